import type { CompiledCase } from "@anamnesis/cases";
import type { DiagnosisMark } from "../diagnosis/mark-diagnosis.ts";
import { lowerFirst } from "../diagnosis/reasoning.ts";
import type { TreatmentMark } from "../treatment/mark-treatment.ts";
import type { BedsideReport, ReplayInsights } from "../types.ts";
import { listed, pick } from "./wording.ts";

export interface Scores {
  readonly questioning: number;
  readonly diagnosis: number;
  readonly treatment: number;
  readonly overall: number;
}

/** The whole encounter in a few sentences: what carried it, what held it back, what to do next time. */
export function summaryFeedback(
  compiled: CompiledCase,
  scores: Scores,
  diagnosis: DiagnosisMark,
  treatment: TreatmentMark,
  insights: ReplayInsights,
  /** Of a patient who got worse on the way. */
  worsened?: BedsideReport,
): string {
  const name = compiled.person.calledName;
  const expected = lowerFirst(compiled.diagnosis.name);
  const key = `${compiled.id}:${scores.overall}`;
  if (scores.questioning === 0 && scores.diagnosis === 0 && scores.treatment === 0) {
    return `Nothing was handed in that can be marked yet. Talk with ${name} first, write down your first impression, order what would change your mind, and then commit to a diagnosis and a plan. The expert's path below shows one way through.`;
  }
  const late = tooLate(worsened);
  const parts: string[] = [];
  if (treatment.isSeriousHarm) {
    parts.push(
      scores.diagnosis >= 7
        ? `You understood what was wrong with ${name}, and then ordered something that could do serious harm. That outweighs the rest.`
        : `The plan holds something that could seriously harm ${name}. Start there.`,
    );
  } else if (treatment.leftOut) {
    parts.push(
      scores.diagnosis >= 7
        ? `You understood what was wrong with ${name}, and left ${subject(compiled)} ${treatment.leftOut.what}. That outweighs the rest.`
        : `${name} was left ${treatment.leftOut.what}. Start there.`,
    );
  } else if (diagnosis.isDangerous) {
    parts.push(
      `The diagnosis that you settled on would have sent ${name} the wrong way: this was ${expected}.`,
    );
  } else if (scores.overall >= 7 && late.length > 0) {
    parts.push(
      `A sound line from story to plan, and time lost on the way: ${listed(late)}. What is right has to come in time.`,
    );
  } else if (scores.overall >= 9) {
    parts.push(
      pick(key, [
        `An excellent encounter: history, thinking and plan follow from each other.`,
        `You took ${name} from the first word to a sound plan. Very little to add.`,
      ]),
    );
  } else if (scores.overall >= 7) {
    parts.push(
      pick(key, [
        `A good encounter with a clear line from story to plan.`,
        `${name} was in safe hands; a few things would have made it better still.`,
      ]),
    );
  } else if (diagnosis.final.credit >= 0.7) {
    parts.push(
      scores.diagnosis >= Math.max(scores.questioning, scores.treatment) + 1
        ? `You reached the diagnosis. What leads to it and what follows from it can still grow.`
        : `You reached the diagnosis, and there is more to gain on the way there and after it.`,
    );
  } else {
    parts.push(
      insights.habits.some(({ kind }) => kind === "anchoring")
        ? `This was ${expected}. Your first impression was another one, and what you found against it did not change it.`
        : diagnosis.final.match === "none"
          ? `This was ${expected}; no final diagnosis was handed in.`
          : `This was ${expected}, which your encounter did not reach.`,
    );
  }
  parts.push(
    balance(
      scores,
      treatment.isSeriousHarm || treatment.leftOut !== undefined || diagnosis.isDangerous,
    ),
  );
  return parts.filter((part) => part !== "").join(" ");
}

const mostLate = 2;
/** What the case wants by a certain time and got later, as a clause each. */
const tooLate = (worsened: BedsideReport | undefined): readonly string[] =>
  (worsened?.times ?? [])
    .flatMap(({ label, given, within, outcome }) =>
      given === null || outcome !== "late"
        ? []
        : [`${lowerFirst(label)} came after ${Math.round(given)} minutes (within ${within})`],
    )
    .slice(0, mostLate);

const subject = ({ person }: CompiledCase): string => (person.sex === "male" ? "him" : "her");

/** What is as good as this needs no more attention than the rest. */
const goodEnough = 8.5;

/** The next step, taken from the weakest of the three areas. */
function balance(scores: Scores, isUnsafe: boolean): string {
  const areas = [
    [
      "questioning",
      scores.questioning,
      "the history: decide beforehand what you must not leave the room without knowing",
    ],
    [
      "diagnosis",
      scores.diagnosis,
      "the reasoning: write for each diagnosis what speaks for it and what against",
    ],
    [
      "treatment",
      scores.treatment,
      "the plan: what this patient needs now, what would hurt, and what happens after today",
    ],
  ] as const;
  const ordered = [...areas].sort((a, b) => a[1] - b[1]);
  const weakest = ordered[0];
  const strongest = ordered[2];
  if (!weakest || !strongest || weakest[1] >= goodEnough) return "";
  const strength =
    !isUnsafe && scores.overall >= 6 && strongest[1] - weakest[1] >= 1.5
      ? `Your ${strongest[0]} was the strongest part. `
      : "";
  return `${strength}Next time, give most attention to ${weakest[2]}.`;
}
