import type { CompiledCase } from "@anamnesis/cases";
import { relate } from "@anamnesis/terminology";
import { capAt, earnable, quote } from "../items.ts";
import type { Consultation } from "../encounter/consultation.ts";
import type { Encounter, ReportItem } from "../types.ts";
import { markDelay } from "./delay.ts";
import { diagnosisName, judgeNamed, type NamedDiagnosis } from "./named.ts";
import { markGrounds } from "./grounds.ts";
import { markAlternatives } from "./alternatives.ts";
import { markFindings } from "./findings.ts";
import { knownTo } from "./known.ts";
import { lowerFirst, reasoningOf, type Sources } from "./reasoning.ts";
import { bedsideTests, markTests, type OrderedTest } from "./tests.ts";

const namedPoints = 3.9;
const movePoints = 0.5;
/** A diagnosis that was not reached leaves at most this much for the work done on the way. */
const ceilingWithoutDiagnosis = 5;
const ceilingWhenDangerous = 3;
const missedCredit = 0.2;
/** Below this the line commits to something else, and what argues against that was not heard. */
const settled = 0.6;

export interface DiagnosisMark {
  readonly items: readonly ReportItem[];
  readonly final: NamedDiagnosis;
  readonly initial: NamedDiagnosis;
  readonly isDangerous: boolean;
  /** First impression and final diagnosis are one line of thought. */
  readonly stoodStill: boolean;
}

const whyOf = (compiled: CompiledCase, named: NamedDiagnosis): string => {
  const expected = lowerFirst(compiled.diagnosis.name);
  switch (named.match) {
    case "exact":
    case "more precise":
      return `The diagnosis is ${expected}.`;
    case "too broad":
      return `It points the right way but stops short: the findings allow ${expected}.`;
    case "one of several":
      return `Several diagnoses share the line, so they share the credit. The findings allow a commitment to ${expected}.`;
    case "related":
      return `A near relative, but the findings point to ${expected}.`;
    case "other cause":
      return `The disease is right, and its cause is another. The findings point to ${expected}.`;
    case "denied":
      return `Every diagnosis on the line is denied. It is ${expected}.`;
    case "not recognised":
      return `The examiner could not recognise a diagnosis in this line. Expected was ${expected}.`;
    case "none":
      return `No final diagnosis was given. It is ${expected}.`;
    default:
      return `The diagnosis is ${expected}.`;
  }
};

const isOneLine = (initial: NamedDiagnosis, final: NamedDiagnosis): boolean =>
  initial.id !== undefined &&
  final.id !== undefined &&
  ["same", "subtype", "supertype"].includes(relate(initial.id, final.id));

/** From first impression to final diagnosis: moving with the evidence is rewarded, standing still in error is named. */
function markMove(
  compiled: CompiledCase,
  initial: NamedDiagnosis,
  final: NamedDiagnosis,
  given: string,
  isGrounded: boolean,
): ReportItem {
  const isRight = final.credit >= 0.6;
  const wasClose =
    initial.credit >= 0.2 ||
    initial.ids.some((id) => compiled.marking.diagnosis.alternatives.includes(id));
  const share =
    // Without a word of evidence nothing shows that a change, or its absence, followed any.
    initial.match === "none" || final.match === "none" || !isGrounded
      ? 0
      : isRight
        ? wasClose
          ? 1
          : 0.8
        : final.credit > initial.credit + 0.1
          ? 0.5
          : 0;
  const why =
    initial.match === "none"
      ? "A first impression, written down before the results, is what the results can then change."
      : !isGrounded
        ? "The reasoning names nothing of this patient, so nothing shows what the diagnosis followed."
        : isRight
          ? "The first impression and the final diagnosis follow the evidence."
          : isOneLine(initial, final)
            ? "The first impression stayed although what came in spoke against it: anchoring."
            : final.match === "not recognised"
              ? "I could not read the final diagnosis, so I cannot say where the change of mind went."
              : final.credit > initial.credit + 0.1
                ? "The change of mind went the right way, and stops on the way there."
                : "The change of mind went the wrong way.";
  return earnable({
    id: "move",
    about: "reasoning",
    area: "diagnosis",
    group: "Change of mind",
    label: "From first impression to final diagnosis",
    maxPoints: movePoints,
    share,
    why,
    evidence: given.trim() === "" ? [] : [{ kind: "initial-diagnosis", text: quote(given) }],
  });
}

/** What was written with the results on the table shows no change of mind. */
const hindsight = (given: string): ReportItem =>
  earnable({
    id: "move",
    about: "reasoning",
    area: "diagnosis",
    group: "Change of mind",
    label: "From first impression to final diagnosis",
    maxPoints: movePoints,
    share: 0,
    why: "The first impression was written after the first result. Written before, it is what the results can change.",
    evidence: [{ kind: "initial-diagnosis", text: quote(given) }],
  });

const fewestWords = 3;
/** Whether either reasoning says anything at all; a bare label and key words in a row say nothing. */
const isReasoned = ({ final, initial }: Sources): boolean =>
  [final, initial].some(
    ({ sentences, isNonsense }) =>
      !isNonsense &&
      sentences.some(
        ({ text, isBag, isContradictory }) =>
          !isBag && !isContradictory && text.split(/\s+/).length >= fewestWords,
      ),
  );

/** Everything that the diagnosis score is the sum of. */
export function markDiagnosis(
  compiled: CompiledCase,
  encounter: Encounter,
  consultation: Consultation,
  tests: readonly OrderedTest[],
): DiagnosisMark {
  const givenFinal = encounter.finalDiagnosis?.finalDiagnosis ?? "";
  const givenInitial = encounter.initialDiagnosis?.preliminaryDiagnosis ?? "";
  const final = judgeNamed(compiled, givenFinal, encounter.finalDiagnosis?.updatedReasoning);
  const initial = judgeNamed(compiled, givenInitial);
  const testIds = new Set(tests.map((test) => test.id));
  const known = knownTo(compiled, consultation, testIds);
  const sources = reasoningOf(compiled, encounter, known.stems);
  const grounds = markGrounds(compiled, encounter, known, sources);
  const findings = markFindings(
    compiled,
    consultation,
    sources,
    known,
    final.credit < settled ? final.ids : [],
  );
  const argued = new Map(
    compiled.marking.diagnosis.findings.flatMap(({ against }, at) => {
      const mark = findings[at];
      return against !== undefined && mark?.outcome === "earned"
        ? [[against, mark.evidence[0]?.text ?? ""] as const]
        : [];
    }),
  );
  const items: ReportItem[] = [
    earnable({
      id: "final-diagnosis",
      about: "diagnosis",
      area: "diagnosis",
      group: "Diagnosis",
      label: `Final diagnosis: ${compiled.diagnosis.name}`,
      maxPoints: namedPoints,
      share: final.credit,
      why: whyOf(compiled, final),
      evidence:
        givenFinal.trim() === "" ? [] : [{ kind: "final-diagnosis", text: quote(givenFinal) }],
    }),
    encounter.initialDiagnosis?.afterResults === true
      ? hindsight(givenInitial)
      : markMove(compiled, initial, final, givenInitial, isReasoned(sources)),
    grounds,
    ...findings,
    ...markAlternatives(compiled, sources, final.ids, known, argued),
    ...markTests(compiled, tests, bedsideTests(consultation)),
    ...markDelay(compiled, encounter),
  ];
  const danger = compiled.marking.diagnosis.dangerous.find(
    ({ id }) =>
      final.credit < 0.5 &&
      final.ids.some((given) => ["same", "subtype"].includes(relate(given, id))),
  );
  if (danger) {
    items.push(
      capAt(ceilingWhenDangerous, items, {
        id: `dangerous:${danger.id}`,
        about: "dangerous-diagnosis",
        ref: danger.id,
        isHarm: true,
        area: "diagnosis",
        group: "Diagnosis",
        label: `Dangerous to settle on ${lowerFirst(diagnosisName(compiled, danger.id))}`,
        why: danger.why,
        evidence: [{ kind: "final-diagnosis", text: quote(givenFinal) }],
      }),
    );
  } else if (final.credit < missedCredit) {
    items.push(
      capAt(ceilingWithoutDiagnosis, items, {
        id: "not-reached",
        about: "whole",
        area: "diagnosis",
        group: "Diagnosis",
        label: "The diagnosis was not reached",
        why: `Good work on the way keeps its points, up to ${ceilingWithoutDiagnosis} of 10.`,
        liftedBy: ["final-diagnosis"],
        evidence: [],
      }),
    );
  }
  return {
    items,
    final,
    initial,
    isDangerous: danger !== undefined,
    stoodStill: isOneLine(initial, final),
  };
}
