import type { CompiledCase, Fact } from "@anamnesis/cases";
import { findInvestigation, topicById } from "@anamnesis/terminology";
import { quote } from "../items.ts";
import { systemNames } from "../questioning/systems.ts";
import { stemsOf } from "../encounter/stems.ts";
import { turnEvidence, type Consultation } from "../encounter/consultation.ts";
import { diagnosisName } from "../diagnosis/named.ts";
import type { OrderedTest } from "../diagnosis/tests.ts";
import type { Report, ReplayStep } from "../types.ts";

/** The replay itself, without what it shows. */
export type Trace = Omit<Report["replay"], "insights">;

/** Something learnt that moves the differential, in the order in which the learner came by it. */
interface Finding {
  readonly id: string;
  readonly label: string;
  readonly evidence: ReplayStep["evidence"];
}

/** Weights name a test by any of its names; the order names it by the catalogue's id. */
export const testIdOf = (key: string): string | undefined =>
  key.startsWith("test:") ? (findInvestigation(key.slice(5))?.id ?? key.slice(5)) : undefined;

/** Fewest words of a fact in a sentence that tells it; a short fact is told by fewer. */
const fewestShared = 2;

/** The sentence of an answer that tells a fact: the learner is shown what was said, and nothing that the case knows beyond it. */
function toldIn(answer: string, { topic, item, is, say, more = [] }: Fact): string | undefined {
  const stems = new Set(stemsOf([is, ...say, ...more].join(" ")));
  // What it is called by counts for more than what else is said with it.
  const names = new Set(
    stemsOf([topicById(topic)?.title ?? "", (item ?? "").replace(/_/g, " "), is].join(" ")),
  );
  const [best] = answer
    .replace(/\[[^\]]*\]/g, " ")
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => {
      const own = stemsOf(sentence);
      return {
        sentence,
        named: own.filter((stem) => names.has(stem)).length,
        shared: own.filter((stem) => stems.has(stem)).length,
        all: own.length,
      };
    })
    // Of two that share as much the one that says little else.
    .sort((a, b) => b.named + b.shared - (a.named + a.shared) || a.all - b.all);
  const isTold =
    best &&
    (best.shared >= fewestShared ||
      (best.shared > 0 && best.named > 0 && best.all <= fewestShared));
  return isTold ? quote(best.sentence, 90) : undefined;
}

/** What a finding is called to the learner: by the rubric's label or its topic, with what the patient said of it where an answer is given. */
export function labelOf(compiled: CompiledCase, id: string, answer = ""): string {
  if (id.startsWith("exam:")) {
    const system = id.slice("exam:".length);
    return `Examination: ${systemNames[system] ?? system.replace(/_/g, " ")}`;
  }
  const fact = compiled.facts.find((one) => one.id === id);
  const named =
    compiled.marking.diagnosis.findings.find((one) => one.id === id)?.label ??
    compiled.marking.ask.find((one) => one.fact.includes(id))?.label ??
    compiled.marking.ask.find(
      (one) => one.label.length > 0 && one.fact.some((other) => id.startsWith(`${other}.`)),
    )?.label;
  const topic = (fact && topicById(fact.topic)?.title) ?? id.replace(/[._]/g, " ");
  const told = fact && toldIn(answer, fact);
  return told ? `${named ?? topic}: “${told}”` : (named ?? topic);
}

function findingsOf(
  compiled: CompiledCase,
  consultation: Consultation,
  tests: readonly OrderedTest[],
): readonly Finding[] {
  const weighted = new Set(compiled.differential.flatMap((entry) => Object.keys(entry.weights)));
  const found: Finding[] = [];
  for (const turn of consultation.turns) {
    for (const fact of turn.newFacts) {
      if (weighted.has(fact))
        found.push({
          id: fact,
          label: labelOf(compiled, fact, turn.answer),
          evidence: turnEvidence(turn),
        });
    }
    for (const system of turn.reply.examined) {
      const id = `exam:${system}`;
      if (weighted.has(id) && consultation.examined.get(system) === turn) {
        found.push({
          id,
          label: labelOf(compiled, id),
          evidence: turnEvidence(turn),
        });
      }
    }
  }
  for (const test of tests) {
    const key = [...weighted].find((one) => testIdOf(one) === test.id);
    if (key)
      found.push({
        id: key,
        label: test.name,
        evidence: { kind: "test", index: test.index, text: test.name },
      });
  }
  return found;
}

export const normalise = (weights: ReadonlyMap<string, number>): Record<string, number> => {
  const total = [...weights.values()].reduce((sum, value) => sum + value, 0);
  return Object.fromEntries(
    [...weights].map(([id, value]) => [id, total > 0 ? value / total : 1 / weights.size]),
  );
};

/**
 * How each thing learnt should have moved the differential: prior odds times the likelihood ratio of every finding, among
 * the case's diagnoses, in the order in which this learner came by them (findings are taken as independent).
 */
export function replayOf(
  compiled: CompiledCase,
  consultation: Consultation,
  tests: readonly OrderedTest[],
): Trace {
  const weights = new Map(compiled.differential.map((entry) => [entry.id, entry.prior]));
  const steps: ReplayStep[] = [
    { label: "Before the first question", evidence: null, probabilities: normalise(weights) },
  ];
  for (const finding of findingsOf(compiled, consultation, tests)) {
    for (const entry of compiled.differential) {
      const ratio = entry.weights[finding.id]?.lr ?? 1;
      weights.set(entry.id, Math.max(1e-12, (weights.get(entry.id) ?? 0) * ratio));
    }
    const probabilities = normalise(weights);
    for (const [id, value] of Object.entries(probabilities)) weights.set(id, value);
    steps.push({ label: finding.label, evidence: finding.evidence, probabilities });
  }
  return {
    diagnoses: compiled.differential.map(({ id }) => ({ id, name: diagnosisName(compiled, id) })),
    steps,
  };
}
