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

/**
 * When each symptom that the patient has began and how long it lasted, the oldest first. Where only a duration is told, it
 * began so long ago; where no time could be read, it stands last, for its author to say one.
 */
export function timelineOf(facts: readonly Fact[]): readonly Span[] {
  const own = facts.filter(({ isDefault, topic }) => !isDefault && isSymptom(topic));
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
        began: timeOf(onset) ?? lasted ?? (onset ? null : spokenMinutes(symptom.is)),
        lasted,
        onset: onset?.is ?? "",
        duration: duration?.is ?? "",
      };
    })
    .sort((a, b) => (b.began ?? -1) - (a.began ?? -1));
}
