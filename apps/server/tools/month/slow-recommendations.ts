import type { CompiledCase } from "@anamnesis/cases";
import type { Life } from "./slow-figures.ts";
import { caseDues, skillsOf } from "./slow-learning.ts";

// Whom to see next, said once more as a list of rules over the whole history: the product keeps what it needs as it goes.

export interface SlowRecommendation {
  readonly kind: string;
  readonly compiled: CompiledCase;
}

const levels = ["Beginner", "Intermediate", "Advanced"];

/** Level for which the last three sessions speak: from a mean of 65 the middle one, from 80 the highest. */
const suitedTo = ({ completed }: Life): number => {
  const last = completed.slice(-3).map(({ percent }) => percent);
  const [a, b, c] = last;
  if (a === undefined || b === undefined || c === undefined) return 0;
  const mean = (a + b + c) / 3;
  return mean >= 80 ? 2 : mean >= 65 ? 1 : 0;
};

/** The module that the specialty speaks for which somebody says is theirs; nobody of the month names interests or a level. */
const moduleOf: Readonly<Record<string, string>> = {
  General: "internal",
  Pediatrics: "pediatrics",
  Cardiology: "cardiology",
  Neurology: "neurology",
  Emergency: "emergency",
};
/** What is wanted comes before what is nearer by one level, and not before what is nearer by two. */
const worthOfWanted = 1.5;

/** The case of the newest session that was begun and neither finished nor taken up again. */
const openCase = (life: Life, cases: readonly CompiledCase[]): CompiledCase | undefined =>
  cases.find(({ id }) => id === life.open.at(-1));

/** At most three, each patient once. */
export const recommendationsOf = (
  life: Life,
  now: Date,
  cases: readonly CompiledCase[],
): readonly SlowRecommendation[] => {
  const chosen: SlowRecommendation[] = [];
  const free = (): readonly CompiledCase[] =>
    cases.filter((one) => chosen.every(({ compiled }) => compiled !== one));
  const best = new Map<string, number>();
  for (const { caseId, percent } of life.completed)
    best.set(caseId, Math.max(percent, best.get(caseId) ?? 0));
  const dues = caseDues(life.completed);
  const skills = [...skillsOf(life.completed)].map(([key, { percent }]) => ({ key, percent }));
  const weakest = (dimension: string) =>
    skills
      .filter(({ key, percent }) => key.startsWith(`${dimension} `) && percent < 70)
      .map(({ key, percent }) => ({ key: key.slice(dimension.length + 1), percent }))
      .sort((a, b) => a.percent - b.percent || (a.key < b.key ? -1 : 1));
  const unseen = () => free().filter(({ id }) => !best.has(id));
  const farness = ({ level, module }: CompiledCase): number =>
    Math.abs(levels.indexOf(level) - suitedTo(life)) -
    (module === moduleOf[life.specialization] ? worthOfWanted : 0);
  const closest = (among: readonly CompiledCase[]): CompiledCase | undefined => {
    const least = Math.min(...among.map(farness));
    return among.find((one) => farness(one) === least);
  };
  const entered = new Set(life.completed.map(({ moduleId }) => moduleId));
  const smallest = (values: ReadonlyMap<string, number>, fits: (value: number) => boolean) => {
    const among = free().filter(({ id }) => fits(values.get(id) ?? Number.NaN));
    const least = Math.min(...among.map(({ id }) => values.get(id) ?? Number.NaN));
    return among.find(({ id }) => values.get(id) === least);
  };
  const rules: Readonly<Record<string, () => CompiledCase | undefined>> = {
    unfinished: () => openCase(life, free() as CompiledCase[]),
    due: () =>
      smallest(
        new Map([...dues].map(([id, at]) => [id, at.getTime()])),
        (at) => at <= now.getTime(),
      ),
    weakness: () => {
      for (const { key } of weakest("specialty")) {
        const found = closest(unseen().filter(({ module }) => module === key));
        if (found) return found;
      }
      return weakest("reasoning").length > 0 ? closest(unseen()) : undefined;
    },
    "new-module": () =>
      closest(
        unseen().filter(
          ({ module }) =>
            !entered.has(module) &&
            chosen.every(
              ({ kind, compiled }) => !kind.startsWith("new") || compiled.module !== module,
            ),
        ),
      ),
    new: () => closest(unseen()),
    improve: () => smallest(best, (percent) => percent < 100),
  };
  const rounds = [
    Object.keys(rules),
    ...[1, 2, 3].map(() => ["due", "new-module", "new", "improve"]),
  ];
  for (const round of rounds)
    for (const kind of round) {
      const compiled = chosen.length < 3 ? rules[kind]?.() : undefined;
      if (compiled) chosen.push({ kind, compiled });
    }
  return chosen;
};
