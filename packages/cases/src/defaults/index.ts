import { topics } from "@anamnesis/terminology";
import type { Fact } from "../compile/fact.ts";
import type { Person } from "../schema/case.ts";
import { lifeTopics } from "./life.ts";
import { absentSymptoms } from "./symptoms.ts";
import { choiceOf, traitsOf, worded } from "./traits.ts";

const symptomOf = (topic: string) => absentSymptoms[topic.replace(/^symptom:/, "")];

const femaleOnly = new Set(["symptom:vaginal_bleeding"]);
/** What a small child cannot say of itself, and a parent can only guess. */
const unseen = new Set([
  "symptom:headache",
  "symptom:numbness",
  "symptom:palpitations",
  "symptom:dizziness",
  "symptom:visual",
  "symptom:smell_taste",
  "symptom:heartburn",
  "symptom:hallucinations",
]);
const speaksFrom = 3;

const visible =
  /\b(swell|swollen|blood|phlegm|discharge|lump|bruis|yellow|sores|glands|rash|redness)/;
/** What can be seen is not seen; what is felt is not complained of, by somebody who can speak. */
const third = (person: Person, noun: string): string =>
  visible.test(noun)
    ? `I've not seen any ${noun}, no.`
    : person.age < speaksFrom
      ? "Not that I can tell, no."
      : `{She}'s not complained of any ${noun}.`;

/** How this person says that a symptom is absent; empty for a topic that is no symptom. */
export function absentLines(person: Person, topic: string): readonly string[] {
  const symptom = topic.startsWith("symptom:") ? symptomOf(topic) : undefined;
  if (!symptom) return [];
  if (person.sex === "male" && femaleOnly.has(topic)) {
    return person.informant
      ? ["No, he's a boy.", "Er, no. He's male."].map((line) =>
          person.age < 18 ? line : line.replace("a boy", "a man"),
        )
      : ["No. I'm a man.", "Er, no, I'm male."];
  }
  if (!person.informant) return symptom.say.map((line) => worded(person, line));
  const lines =
    person.age < speaksFrom && unseen.has(topic)
      ? [
          "{She} can't tell me, but not that I've noticed.",
          "It's hard to know at {poss} age. I don't think so.",
        ]
      : (symptom.carer ?? [
          `No ${symptom.noun} that I've noticed.`,
          `No, {she} hasn't had any ${symptom.noun}.`,
          third(person, symptom.noun),
        ]);
  return lines.map((line) => worded(person, line));
}

function symptomDefault(person: Person, topic: string): Fact {
  const noun = symptomOf(topic)?.noun;
  return {
    id: `default:${topic}`,
    topic,
    polarity: "absent",
    is: "no",
    say: absentLines(person, topic),
    brief: noun ? [worded(person, `no ${noun}`).replace(/^N/, "n")] : [],
    more: [],
    tell: "asked",
    words: [],
    isDefault: true,
  };
}

/**
 * Facts for every topic that a case leaves open: symptoms absent, life facts ordinary for that person and in keeping with
 * what the case says. The same for one person in every session. Their ids begin with `default:`, so that no mark can hang
 * on them.
 */
export function defaultFacts(person: Person, own: readonly Fact[]): Fact[] {
  const covered = new Set(
    own.filter((fact) => !fact.attribute && !fact.item).map((fact) => fact.topic),
  );
  const traits = traitsOf(person, own);
  return topics
    .filter((topic) => !covered.has(topic.id))
    .flatMap(({ id }): Fact[] => {
      if (id.startsWith("symptom:")) return [symptomDefault(person, id)];
      const chosen = choiceOf(person, id, lifeTopics[id]?.(traits) ?? []);
      if (!chosen) return [];
      return [
        {
          id: `default:${id}`,
          topic: id,
          polarity: "info",
          is: chosen.is,
          say: chosen.say.map((line) => worded(person, line)),
          brief: [],
          more: [],
          tell: "asked",
          words: [],
          ...(chosen.panel ? { panel: chosen.panel } : {}),
          isDefault: true,
        },
      ];
    });
}
