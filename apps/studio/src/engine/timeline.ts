import type { Fact } from "@anamnesis/cases";
import { isSymptom } from "@anamnesis/terminology";
import type { Span } from "../contract.ts";
import { spokenMinutes } from "./spoken-time.ts";

const timeOf = (fact: Fact | undefined): number | null =>
  fact === undefined
    ? null
    : [fact.is, ...fact.say].reduce<number | null>(
        (found, text) => found ?? spokenMinutes(text),
        null,
      );

/** "A few minutes after the pain", "with the fever": told by another symptom, and not by the clock. */
const isRelative = (text: string): boolean =>
  /\b(?:with|after|before|since|from|when|into) (?:the|it|this|that|his|her|their)\b/.test(text);

/**
 * When each symptom that the patient has began and how long it lasted, the oldest first. Where only a duration is told, it
 * began so long ago; what is told to have come with another symptom began when the complaint did, to the eye; where no time
 * could be read, it stands last, for its author to say one. `complaint` is the topic of the main complaint.
 */
export function timelineOf(facts: readonly Fact[], complaint: string): readonly Span[] {
  const own = facts.filter(({ isDefault, topic }) => !isDefault && isSymptom(topic));
  const main = own.find(({ topic, attribute }) => topic === complaint && attribute === "onset");
  const mainBegan = timeOf(main);
  const beganOf = (symptom: Fact, onset: Fact | undefined, lasted: number | null) => {
    if (onset && onset !== main && isRelative(onset.is)) return mainBegan;
    return timeOf(onset) ?? lasted ?? (onset ? null : spokenMinutes(symptom.is));
  };
  return own
    .filter(({ attribute, item, polarity }) => !attribute && !item && polarity !== "absent")
    .map((symptom): Span => {
      const of = (attribute: string) =>
        own.find((fact) => fact.topic === symptom.topic && fact.attribute === attribute);
      const onset = of("onset");
      const duration = of("duration");
      const lasted = timeOf(duration);
      return {
        fact: symptom.id,
        began: beganOf(symptom, onset, lasted),
        lasted,
        onset: onset?.is ?? "",
        about: symptom.is,
        duration: duration?.is ?? "",
      };
    })
    .sort((a, b) => (b.began ?? -1) - (a.began ?? -1));
}
