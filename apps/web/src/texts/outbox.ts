/** Words for what has been submitted and not been saved yet. */
export const outboxTexts = {
  names: { "initial-diagnosis": "initial diagnosis", "final-diagnosis": "final diagnosis" },
  notSaved: "Not saved yet.",
  waiting: (name: string, patient: string) =>
    ` Your ${name} for ${patient} is kept on this device and is sent again by itself.`,
  sendNow: "Send now",
  refused: (name: string, patient: string) => `Your ${name} for ${patient} was not accepted.`,
  reasons: (reasons: string) => ` ${reasons} What you wrote is kept on this device.`,
  correct: "Go back and correct",
  discard: "Discard",
  discardTitle: (name: string) => `Discard this ${name}?`,
  discardText: "It was never saved on the server. What you wrote in it will be gone.",
  keep: "Keep it",
  afterInitial: "It waits for the initial diagnosis before it.",
  untilSignedIn: "It waits until you have signed in.",
  afterMessage: "It waits for the message before it.",
} as const;
