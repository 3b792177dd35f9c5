const minutesText = (minutes: number): string => `${Math.floor(minutes)} min`;

/** Words of what is done at the bedside. */
export const bedsideTexts = {
  clock: (minutes: number) => `${minutesText(minutes)} of the patient's time so far`,
  clockShort: (minutes: number) => `Case ${minutesText(minutes)}`,
  minutes: minutesText,
  taken: (minute: number) => (minute === 0 ? "Taken at triage" : `Taken at ${minutesText(minute)}`),
  monitored: "On the monitor, as they are now",
  monitor: {
    label: "Bedside monitor",
    quiet: "No alarm",
    alarm: (signs: readonly string[]) => `Alarm: ${signs.join(", ")}`,
    silence: "Silence",
    sound: "Alarm sound",
    spoken: (signs: readonly string[], alarms: readonly string[]) =>
      `${alarms.length > 0 ? `Alarm for ${alarms.join(", ")}. ` : ""}${signs.join(", ")}.`,
  },
  wait: "Wait",
  record: "Done so far",
  nothingDone: "Nothing has been done yet.",
  nurse: "Nurse:",
  giveMedicine: "Give a medicine",
  medicine: "Medicine",
  dose: "Dose",
  unit: "Unit",
  route: "Route",
  routeOpen: "not said",
  give: "Give",
  diedAt: (minutes: number) => `Died ${minutesText(minutes)} into the encounter.`,
  died: (name: string) =>
    `${name} has died. What is left is to write down what it was and look back on it.`,
  toDiagnosis: "Go on to the diagnosis",
} as const;
