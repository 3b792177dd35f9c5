import type { CompiledCase } from "@anamnesis/cases";
import { round2 } from "../items.ts";
import {
  askItemOf,
  readsAsAsking,
  readsAsExamining,
  readsAsManner,
  standsOnCard,
  type Reading,
} from "./asked-again.ts";
import type { ReportItem } from "../types.ts";
import type { ContestedItem, Pointed, Verdict } from "./types.ts";
import {
  readsAsAdvice,
  readsAsAlternative,
  readsAsDiagnosis,
  readsAsFinding,
  readsAsTest,
  readsAsTreatment,
} from "./written-again.ts";

/** What a whole talk shows; there is no one line to point to. */
const mannerOfTheWhole: ReadonlySet<string> = new Set(["single", "neutral", "plain"]);
/** What one line or sentence can show. */
const shownByALine: ReadonlySet<ReportItem["about"]> = new Set([
  "question",
  "examination",
  "manner",
  "finding",
  "alternatives",
  "diagnosis",
  "treatment",
  "lifestyle",
  "follow-up",
  "test",
]);

/** Whether an item counts as missed, wholly or in part, and a line of the learner's could show that it was met. */
export const isContestable = (item: ContestedItem): boolean =>
  (item.outcome === "missed" || item.outcome === "partial") &&
  item.maxPoints > 0 &&
  shownByALine.has(item.about) &&
  !(item.about === "manner" && mannerOfTheWhole.has(item.ref ?? ""));

/** What was read, or why what the learner points to can show nothing of this kind. */
type Outcome = { readonly reading: Reading } | { readonly beside: string };

const beside = {
  talk: "This mark is for what you asked or said. Point to a line of the talk.",
  written: "This mark is for what you wrote. Point to a sentence of your reasoning or plan.",
  ordered: "This mark is for what you ordered or wrote. Point to a row or sentence of yours.",
} as const;

/**
 * Judges one item again on the one piece of evidence that the learner points to, more generously than the first marking
 * did: what comes near has half, and nothing that was earned is taken away. Pure and quick, without holding the talk
 * again: what the patient understood comes with the line.
 */
export function reconsider(compiled: CompiledCase, item: ContestedItem, pointed: Pointed): Verdict {
  const outcome = readAgain(compiled, item, pointed);
  if ("beside" in outcome)
    return { outcome: "not-found", points: item.points, text: outcome.beside };
  const { reading } = outcome;
  const points = round2(Math.max(item.points, item.maxPoints * reading));
  return {
    outcome: reading === 1 ? "accepted" : reading > 0 ? "partly" : "not-found",
    points,
    text: textOf(pointed, reading, points > item.points),
  };
}

function readAgain(compiled: CompiledCase, item: ContestedItem, pointed: Pointed): Outcome {
  const text = pointed.where === "written" ? pointed.text : "";
  switch (item.about) {
    case "question": {
      const ask = askItemOf(compiled, item);
      if (!ask) return { reading: 0 };
      if (pointed.where === "card") return { reading: standsOnCard(compiled, ask) };
      return pointed.where === "turn"
        ? { reading: readsAsAsking(compiled, ask, pointed) }
        : {
            beside: "This mark is for what you asked. Point to a line of the talk, or to the card.",
          };
    }
    case "examination":
      return pointed.where === "turn"
        ? { reading: readsAsExamining(compiled, item, pointed) }
        : { beside: beside.talk };
    case "manner": {
      const reading = pointed.where === "turn" ? readsAsManner(item, pointed) : null;
      return reading === null ? { beside: beside.talk } : { reading };
    }
    case "finding":
      return findingAgain(compiled, item, pointed);
    case "alternatives":
      return pointed.where === "written"
        ? { reading: readsAsAlternative(compiled, text) }
        : { beside: beside.written };
    case "diagnosis":
      return pointed.where === "written" && pointed.part === "diagnosis"
        ? { reading: readsAsDiagnosis(compiled, text) }
        : { beside: "This mark is for the line of your final diagnosis. Point to that line." };
    case "treatment": {
      if (pointed.where !== "written" || pointed.part === "diagnosis")
        return { beside: beside.ordered };
      const reading = readsAsTreatment(compiled, item, text);
      // What is named in a reasoning is not ordered yet.
      return { reading: pointed.part === "reasoning" && reading === 1 ? 0.5 : reading };
    }
    case "test":
      return pointed.where === "card"
        ? { beside: beside.ordered }
        : { reading: readsAsTest(item, pointed.where === "turn" ? pointed.line : text) };
    case "lifestyle":
    case "follow-up": {
      if (pointed.where === "card") return { beside: beside.ordered };
      const said = pointed.where === "turn" ? pointed.line : text;
      const reading = readsAsAdvice(compiled, item, said);
      // Told to the patient and not written down: nobody who comes after can follow it.
      return { reading: pointed.where === "turn" && reading === 1 ? 0.5 : reading };
    }
    default:
      return { reading: 0 };
  }
}

/** A finding has to be written; where it was, and its source was not found, the talk or the card can show the source. */
function findingAgain(compiled: CompiledCase, item: ContestedItem, pointed: Pointed): Outcome {
  if (pointed.where === "written") return { reading: readsAsFinding(compiled, item, pointed.text) };
  const isWritten = item.evidence.length > 0;
  if (!isWritten)
    return {
      beside:
        "This mark is for a finding that is used in the reasoning. Point to the sentence in which you use it.",
    };
  const finding = compiled.marking.diagnosis.findings.find(
    ({ id, label }) => id === item.ref && label === item.label,
  );
  const asks = compiled.marking.ask.filter(({ fact }) => finding && fact.includes(finding.id));
  const source = {
    fact: finding ? [finding.id] : [],
    kind: "key" as const,
    weight: 1,
    label: item.label,
    why: "",
    question: asks[0]?.question ?? item.label,
  };
  return {
    reading:
      pointed.where === "card"
        ? standsOnCard(compiled, source)
        : readsAsAsking(compiled, source, pointed),
  };
}

const placeOf = (pointed: Pointed): string =>
  pointed.where === "turn"
    ? `turn ${pointed.number}`
    : pointed.where === "card"
      ? "the card"
      : "that sentence";

function textOf(pointed: Pointed, reading: Reading, isMore: boolean): string {
  const place = placeOf(pointed);
  if (reading === 1) return `You are right: it is in ${place}. I had not found it.`;
  if (reading > 0)
    return isMore
      ? `It comes near in ${place}. You have half the mark for it.`
      : `It comes near in ${place}, which is what you have the mark for already.`;
  return `I still cannot find it in ${place}. Whoever keeps this case can see that you disagree.`;
}
