import { examSystems, type AskItem, type CompiledCase } from "@anamnesis/cases";
import { findInvestigation } from "@anamnesis/terminology";
import type { Consultation, LearnerTurn } from "../encounter/consultation.ts";
import { factsInLine } from "../encounter/heard.ts";
import { Prose } from "../encounter/prose.ts";
import { stemsOf } from "../encounter/stems.ts";

/** What a learner sees without asking: the triage note and the vital signs. */
const vitalWords =
  /hypotens|hypertens|blood pressure|\bbp\b|bradycard|tachycard|heart rate|pulse|febrile|fever|pyrex|temperature|hypox|saturat|spo2|\bsats?\b|tachypn|respiratory rate|breathing rate|\d{2,3}\/\d{2,3}|\d{2} ?%/i;

const mostAtOnce = 3;

/** All that this learner could have read or heard, and what of it can be found again. */
export interface Known {
  readonly prose: Prose;
  readonly stems: ReadonlySet<string>;
  readonly tests: ReadonlySet<string>;
}

const vitalsText = ({ vitals }: CompiledCase): string =>
  Object.entries(vitals)
    .map(([name, value]) => `${name.replace(/([A-Z])/g, " $1")} ${String(value)}`)
    .join(". ");

/** What stands on the triage card and among the vital signs. */
export const cardOf = (compiled: CompiledCase): readonly string[] => {
  const { problem, symptoms, history, criticalFactors } = compiled.triage;
  return [problem, history, ...symptoms, ...criticalFactors, vitalsText(compiled)];
};

/** Whether the triage card or the vital signs tell a fact of the item in so many words. */
export const isToldOnCard = (compiled: CompiledCase, ask: Pick<AskItem, "fact">): boolean =>
  factsInLine(compiled, cardOf(compiled).join(". ")).some((fact) => ask.fact.includes(fact));

/** Everything that was told, examined, resulted, put up for confirmation, or stood on the card at the start. */
export function knownTo(
  compiled: CompiledCase,
  consultation: Consultation,
  tests: ReadonlySet<string>,
): Known {
  const told = compiled.facts
    .filter((fact) => consultation.told.has(fact.id))
    .flatMap((fact) => [fact.is, ...fact.say]);
  const seen = examSystems.flatMap((system) =>
    consultation.examined.has(system) ? [compiled.examination[system]?.text ?? ""] : [],
  );
  const read = Object.entries(compiled.investigations).flatMap(([id, result]) =>
    tests.has(findInvestigation(id)?.id ?? id) ? [result.report] : [],
  );
  const card = cardOf(compiled);
  const prose = new Prose(
    [
      ...card,
      ...told,
      ...seen,
      ...read,
      // What is poured out in one message was hardly a question about anything.
      ...consultation.turns.flatMap(({ text, answer, asked }) =>
        asked <= mostAtOnce ? [text, answer] : [answer],
      ),
    ].join(". "),
  );
  return {
    prose: new Prose([...card, ...told, ...seen, ...read, ...confirmed(consultation)].join(". ")),
    stems: new Set(stemsOf(prose.text)),
    tests,
  };
}

/** What the learner put to the patient and had confirmed is as good as told. */
const confirmed = ({ turns }: Consultation): readonly string[] =>
  turns
    .filter((turn) =>
      turn.reply.plan.some((step) => step.kind === "social" && step.move === "summary_right"),
    )
    .map(({ text }) => text);

/** How sure it is that a finding was there to be used. */
export type Establishment = "seen" | "perhaps" | "not found";

/** Whether a finding was told, examined, resulted or on the card; "perhaps" where the learner came near it. */
export function establishmentOf(
  compiled: CompiledCase,
  consultation: Consultation,
  known: Known,
  id: string,
  phrase: string,
  sentence = "",
): Establishment {
  const isStated = known.prose.findStated(phrase, false).length > 0 || known.prose.mentions(phrase);
  if (id.startsWith("test:"))
    return known.tests.has(findInvestigation(id.slice(5))?.id ?? id.slice(5))
      ? "seen"
      : isStated || isInPanel(known, id) || isReadOff(known, sentence)
        ? "perhaps"
        : "not found";
  if (id.startsWith("exam:") && consultation.examined.has(id.slice(5))) return "seen";
  if (vitalWords.test(phrase)) return "seen";
  const asked = compiled.marking.ask.find((item) => item.fact.includes(id));
  const facts = [id, ...(asked?.fact ?? [])];
  const told = [...consultation.told.keys()];
  if (facts.some((fact) => told.some((one) => one === fact || one.startsWith(`${fact}.`))))
    return "seen";
  if (isStated) return "seen";
  const near = stemsOf(phrase).filter((stem) => known.stems.has(stem)).length;
  return near > 0 ||
    consultation.turns.some((turn) => touches(turn, facts)) ||
    isMadeOfKnown(known, sentence)
    ? "perhaps"
    : "not found";
}

const enoughKnown = 3;
/** A sentence that says so much of what this learner was told and shown was learnt somewhere, under whatever name. */
const isMadeOfKnown = (known: Known, sentence: string): boolean =>
  stemsOf(sentence).filter((stem) => known.stems.has(stem)).length >= enoughKnown;

/** A sentence that gives a figure of a result that this learner had: the ratio of a ventricle read off another scan. */
const isReadOff = (known: Known, sentence: string): boolean =>
  known.tests.size > 0 &&
  (sentence.match(/\b\d+\.\d+\b|\b\d{2,}\b/g) ?? []).some((figure) =>
    new RegExp(`(?<![\\d.])${figure.replace(".", "\\.")}(?![\\d.])`).test(known.prose.text),
  );

/** A result that stood in another one: the glucose of a metabolic panel, the one that triage measured. */
const isInPanel = (known: Known, id: string): boolean => {
  const stems = stemsOf(
    id
      .slice(5)
      .replace(/_/g, " ")
      .replace(/\b(?:blood|serum|urine|test|level)\b/g, " "),
  );
  const read = new Set(stemsOf(known.prose.text));
  return stems.length > 0 && stems.every((stem) => read.has(stem));
};

/** Whether a line of the talk was about one of these facts, whatever came of it. */
const touches = (turn: LearnerTurn, facts: readonly string[]): boolean =>
  turn.asked <= mostAtOnce &&
  turn.reply.asks.some(
    (ask) =>
      ask.slots.some(({ id }) => id !== undefined && facts.includes(id)) ||
      facts.includes(ask.topic.replace(/^(symptom|identity|ice):/, "")),
  );
