import type { AskItem, CompiledCase } from "@anamnesis/cases";
import { isToldOnCard } from "../diagnosis/known.ts";
import { judgeNamed, type NamedDiagnosis } from "../diagnosis/named.ts";
import { rehearse } from "../encounter/consultation.ts";
import { questionsIn } from "../encounter/questions.ts";
import { markCoverage } from "../questioning/coverage.ts";
import { alone } from "../replay/insights.ts";
import type { Encounter } from "../types.ts";

/** Points for the questions and for the diagnosis; together a round is worth 100. */
export const roundPoints = { questions: 50, diagnosis: 50 } as const;
/** What the history must not be without counts this many times its weight. */
const mustAskFactor = 2;
/** Nobody hits with every question: this share of what the best ones would bring out is whole. */
const wholeShare = 5 / 8;
/** From this share of the heaviest item's weight on, or this many bits, an item is a telling one. */
const tellingWeight = 0.75;
const tellingBits = 0.3;
const mostTelling = 3;

/** What one line of the learner's brought out: something the history must not be without, something telling, something useful, or nothing. */
export type LineMark = "must-ask" | "telling" | "useful" | "none";

export interface RoundMark {
  /** 0..100, whole. */
  readonly score: number;
  /** 0..50, whole. */
  readonly questionPoints: number;
  /** 0..50, whole. */
  readonly diagnosisPoints: number;
  /** For each line of the learner's, in order. */
  readonly lines: readonly { readonly mark: LineMark; readonly found: readonly string[] }[];
  /** What must be asked here and was not: the labels. */
  readonly open: readonly string[];
  readonly diagnosis: { readonly expected: string } & Pick<NamedDiagnosis, "match" | "credit">;
  /** The questions that tell most, best first: by what the answer moves, times what the author says it weighs. */
  readonly telling: readonly {
    readonly facts: readonly string[];
    readonly question: string;
    readonly why: string;
    readonly isAsked: boolean;
  }[];
}

/** How many questions a line costs: as many as a person would count in it, and never less than one. */
export const costOfLine = (text: string): number => Math.max(1, questionsIn(text));

const isMustAsk = ({ marking }: CompiledCase, item: AskItem): boolean =>
  (marking.mustAsk ?? []).some(({ fact }) => fact.some((id) => item.fact.includes(id)));

interface Worth {
  readonly item: AskItem;
  readonly isMust: boolean;
  /** How far the answer moves the case's differential by itself, in bits. */
  readonly bits: number;
  readonly weight: number;
}

/** What each item of the rubric is worth in a round; what stands on the triage card need not be asked. */
function worthOf(compiled: CompiledCase): readonly Worth[] {
  return compiled.marking.ask
    .filter((item) => !isToldOnCard(compiled, item))
    .map((item) => {
      const isMust = isMustAsk(compiled, item);
      return {
        item,
        isMust,
        bits: Math.max(0, ...item.fact.map((id) => alone(compiled, id).bits)),
        weight: item.weight * (isMust ? mustAskFactor : 1),
      };
    });
}

/**
 * Marks a daily round: a few questions and a first diagnosis. Pure, and by the same reading of words as `mark`. Half of the points are for the questions: the weight
 * of what they brought out, of five eighths of the most that so many single questions can bring out. The other half is the credit of the
 * diagnosis. Manners, tests and treatment are not asked for here and are not marked.
 * @param questions how many questions a round has
 */
export function markRound(
  compiled: CompiledCase,
  encounter: Encounter,
  given: string,
  questions: number,
): RoundMark {
  const consultation = rehearse(compiled, encounter);
  const coverage = markCoverage(compiled, consultation);
  const worth = worthOf(compiled);
  const heaviest = Math.max(0, ...worth.map(({ item }) => item.weight));
  const telling = new Set(
    worth
      .filter(({ item, bits }) => item.weight >= heaviest * tellingWeight || bits >= tellingBits)
      .map(({ item }) => item),
  );

  const met = worth.map((one) => {
    const mark = coverage.items[compiled.marking.ask.indexOf(one.item)];
    const isAsked = mark !== undefined && !coverage.unasked.has(mark.id);
    const share = isAsked && mark.maxPoints > 0 ? Math.min(1, mark.points / mark.maxPoints) : 0;
    return { ...one, share, at: share > 0 ? mark?.evidence[0]?.index : undefined };
  });
  const found = met.reduce((sum, { weight, share }) => sum + weight * share, 0);
  const most = worth
    .map(({ weight }) => weight)
    .sort((a, b) => b - a)
    .slice(0, questions)
    .reduce((sum, weight) => sum + weight, 0);
  const questionShare = most > 0 ? Math.min(1, found / (most * wholeShare)) : 0;

  const named = judgeNamed(compiled, given);
  const questionPoints = Math.round(roundPoints.questions * questionShare);
  const diagnosisPoints = Math.round(roundPoints.diagnosis * named.credit);
  return {
    score: questionPoints + diagnosisPoints,
    questionPoints,
    diagnosisPoints,
    lines: encounter.messages.flatMap(({ sender }, index) => {
      if (sender !== "user") return [];
      const here = met.filter(({ at }) => at === index);
      const mark: LineMark = here.some(({ isMust }) => isMust)
        ? "must-ask"
        : here.some(({ item }) => telling.has(item))
          ? "telling"
          : here.length > 0
            ? "useful"
            : "none";
      return [{ mark, found: here.map(({ item }) => item.label) }];
    }),
    open: met.filter(({ isMust, share }) => isMust && share === 0).map(({ item }) => item.label),
    diagnosis: {
      expected: compiled.diagnosis.name,
      match: named.match,
      credit: named.credit,
    },
    telling: [...met]
      .sort((a, b) => b.bits * b.weight - a.bits * a.weight || b.weight - a.weight)
      .slice(0, mostTelling)
      .map(({ item, share }) => ({
        facts: item.fact,
        question: item.question,
        why: item.why,
        isAsked: share > 0,
      })),
  };
}
