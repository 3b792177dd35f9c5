import type { CompiledCase } from "@anamnesis/cases";
import { drugs, findDrugs, investigations } from "@anamnesis/terminology";
import { expertEncounter } from "./expert-encounter.ts";
import { mark } from "./mark.ts";
import type { Encounter, Report } from "./types.ts";

/** A plan that must not be rewarded, and what its treatment score may be at most. */
export interface Adversary {
  readonly name: string;
  /** How it goes about it, for the person who reads the result. */
  readonly about: string;
  readonly encounter: Encounter;
  /** A sentence where the marks are not as they should be. */
  readonly problem: (own: Report, expert: Report) => string | undefined;
}

export interface AdversaryResult {
  readonly name: string;
  readonly about: string;
  readonly treatment: number;
  readonly problem?: string;
}

const doseFigure =
  /(?<![\d.,:])(\d+(?:[.,]\d+)?)((?:\s*(?:-|–|to)\s*(\d+(?:[.,]\d+)?))?\s*(?:mg|g|mcg|micrograms?|units?|mmol|ml)(?![\p{L}]))/giu;
/** Every dose with its decimal point slipped by one place. */
const tenfold = (row: string): string =>
  row.replace(doseFigure, (_all, low: string, rest: string) => {
    const times = (text: string): string => String(Number(text.replace(",", ".")) * 10);
    return `${times(low)}${rest.replace(/\d+(?:[.,]\d+)?/, times)}`;
  });

const ways: readonly (readonly [RegExp, string])[] = [
  [/\b(?:IV|intravenously|intravenous)\b/gi, "topically"],
  [/\b(?:IM|intramuscularly|intramuscular)\b/gi, "rectally"],
  [/\b(?:orally|by mouth|oral|PO|chewed)\b/gi, "topically"],
  [/\b(?:SC|subcutaneously|subcutaneous|nebulised|inhaled|sublingual)\b/gi, "rectally"],
];
/** Only where a medicine is given by that way: who is nil by mouth stays so. */
const otherWay = (row: string): string =>
  findDrugs(row).some(
    ({ kind, route, negated }) => kind === "drug" && !negated && route !== undefined,
  )
    ? ways.reduce((text, [way, other]) => text.replace(way, other), row)
    : row;

const atMost = (limit: number) => (own: Report) =>
  own.treatmentScore <= limit
    ? undefined
    : `treatment ${own.treatmentScore}, at most ${limit} is right`;

/** Whether rows that were spoilt lost nothing and are paid in full; what is only sensible may be made up for by something else. */
const isPaid = (own: Report, best: Report, spoilt: readonly string[]): boolean => {
  const earned = ({ items }: Report): number =>
    items
      .filter(({ id }) => id.startsWith("treatment:"))
      .reduce((sum, { points }) => sum + points, 0);
  const isFull = own.items.some(
    ({ id, outcome, points, evidence }) =>
      id.startsWith("treatment:") &&
      outcome === "earned" &&
      points > 0 &&
      evidence.some(({ text }) => spoilt.includes(text)),
  );
  return isFull && earned(own) >= earned(best);
};
const overdosesIn = (report: Report): number =>
  report.items.filter(({ id }) => id.startsWith("overdose:")).length;

/** Ways to be paid for what treats nobody, each the same way every time. `others` lends the plans of other illnesses. */
export function adversaries(
  compiled: CompiledCase,
  others: readonly CompiledCase[],
): readonly Adversary[] {
  const expert = expertEncounter(compiled);
  const rows = expert.finalDiagnosis?.finalMedications ?? [];
  const plan = expert.finalDiagnosis?.treatmentPlan;
  const empty = { lifestyleRecommendations: "", followUpInstructions: "" };
  // What the reasoning orders is an order; where nothing of the expert's is meant it stays out.
  const alone = (encounter: Encounter): Encounter => ({
    ...encounter,
    finalDiagnosis: { ...encounter.finalDiagnosis, updatedReasoning: "" },
  });
  const withPlan = (
    finalMedications: readonly string[],
    treatmentPlan: typeof plan = plan,
    tests: readonly string[] = expert.tests,
  ): Encounter => ({
    ...expert,
    messages: [],
    initialDiagnosis: null,
    tests,
    finalDiagnosis: { ...expert.finalDiagnosis, finalMedications, treatmentPlan },
  });
  const at = others.findIndex(({ id }) => id === compiled.id);
  // A neighbour's plan may serve by chance (a cough beside a cough); halfway round the library it is another organ.
  const foreign = others[(at + Math.floor(others.length / 2)) % Math.max(1, others.length)];
  const foreignRows = foreign
    ? (expertEncounter(foreign).finalDiagnosis?.finalMedications ?? [])
    : [];
  const { needed, acceptable } = compiled.marking.treatment;
  const dosed = rows.filter((row) => tenfold(row) !== row);
  return [
    {
      name: "tenfold",
      about: "the expert's plan, every dose times ten",
      encounter: withPlan(rows.map(tenfold)),
      problem: (own, best) =>
        dosed.length === 0
          ? undefined
          : isPaid(own, best, dosed.map(tenfold))
            ? `treatment ${own.treatmentScore}, no less than with the right doses`
            : overdosesIn(own) === 0
              ? "no dose is called too high"
              : undefined,
    },
    {
      name: "wrong way",
      about: "the expert's plan, every medicine by a way that does not work",
      encounter: withPlan(rows.map(otherWay)),
      problem: (own, best) =>
        isPaid(
          own,
          best,
          rows.map(otherWay).filter((row) => !rows.includes(row)),
        )
          ? `treatment ${own.treatmentScore}, no less than by the right way`
          : undefined,
    },
    {
      name: "comma list",
      about: "the names of all that the rubric wants, in one row with commas",
      encounter: alone(
        withPlan(
          [
            [...needed, ...acceptable]
              .map(({ anyOf }) => (anyOf[0] ?? "").replaceAll("_", " "))
              .join(", "),
          ],
          empty,
        ),
      ),
      problem: (own, best) =>
        own.treatmentScore < best.treatmentScore
          ? undefined
          : `treatment ${own.treatmentScore}, no less than the expert's`,
    },
    {
      name: "foreign",
      about: "the plan of another illness",
      encounter: alone(withPlan(foreignRows, empty)),
      problem: atMost(5),
    },
    {
      name: "everything",
      about: "every test, and forty medicines",
      encounter: alone(
        withPlan(
          drugs
            .filter((_one, index) => index % Math.ceil(drugs.length / 40) === 0)
            .map(({ name }) => name),
          empty,
          investigations.map(({ name }) => name),
        ),
      ),
      problem: atMost(3),
    },
    {
      name: "nothing",
      about: "the expert's diagnosis, nothing ordered",
      encounter: alone(withPlan([], empty, [])),
      problem: atMost(0.5),
    },
    {
      name: "advice words",
      about: "words of advice strung together, nothing ordered",
      encounter: alone(
        withPlan([], {
          lifestyleRecommendations:
            "smoking alcohol diet exercise weight rest fluids sleep stress work driving vaccines",
          followUpInstructions:
            "clinic review safety net 999 bloods GP specialist surgery admission antibiotics",
        }),
      ),
      problem: atMost(2.5),
    },
  ];
}

/** What each adversary is paid, with the problem where it is too much. */
export function tryAdversaries(
  compiled: CompiledCase,
  others: readonly CompiledCase[],
): readonly AdversaryResult[] {
  const expert = mark(compiled, {
    ...expertEncounter(compiled),
    messages: [],
    initialDiagnosis: null,
  });
  return adversaries(compiled, others).map(({ name, about, encounter, problem }) => {
    const own = mark(compiled, encounter);
    const found = problem(own, expert);
    return {
      name,
      about,
      treatment: own.treatmentScore,
      ...(found ? { problem: found } : {}),
    };
  });
}
