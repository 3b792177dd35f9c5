import { overallOf, round1 } from "../items.ts";
import { coreShare, coveragePoints } from "../questioning/coverage.ts";
import type { Report, ReportItem } from "../types.ts";

/** What an item was judged to be worth when it was looked at again. */
export interface Raised {
  readonly itemId: string;
  readonly points: number;
  readonly outcome: "accepted" | "partly" | "not-found";
}

export interface Scores {
  readonly questioningScore: number;
  readonly diagnosisScore: number;
  readonly treatmentScore: number;
  readonly overallScore: number;
}

/** The fields of a report that its scores after contesting follow from; items of older reports lack the newer ones. */
export type Contestable = Scores & {
  readonly isUnsafe?: boolean | undefined;
  readonly items: readonly (Pick<ReportItem, "id" | "area" | "outcome" | "points" | "maxPoints"> & {
    readonly about?: ReportItem["about"] | undefined;
    readonly ceiling?: number | undefined;
    readonly liftedBy?: readonly string[] | undefined;
  })[];
};

/** The best that was found for each item; the first item of an id is the one that is shown and contested. */
function pointsAfter(report: Contestable, raised: readonly Raised[]): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const { itemId, points } of raised)
    best.set(itemId, Math.max(points, best.get(itemId) ?? 0));
  return new Map(
    report.items.flatMap(({ id, points, maxPoints }) => {
      const found = best.get(id);
      return found === undefined
        ? []
        : [[id, Math.min(maxPoints, Math.max(points, found))] as const];
    }),
  );
}

function scoreAfter(
  report: Contestable,
  area: ReportItem["area"],
  after: ReadonlyMap<string, number>,
  accepted: ReadonlySet<string>,
): number {
  const before = report[`${area}Score`];
  const own = report.items.filter((item) => item.area === area);
  const gained = own.flatMap((item) => {
    const points = after.get(item.id);
    return points !== undefined && points > item.points
      ? [{ item, gain: points - item.points }]
      : [];
  });
  const isLifted = own.some(
    ({ liftedBy }) => liftedBy?.length && liftedBy.every((id) => accepted.has(id)),
  );
  if (gained.length === 0 && !isLifted) return before;
  const asked = gained
    .filter(({ item }) => item.about === "question")
    .reduce((sum, { gain }) => sum + gain, 0);
  const core = own.find(({ id }) => id === "history:core");
  const coreGain = core
    ? Math.min(core.maxPoints - core.points, (core.maxPoints * asked) / coveragePoints / coreShare)
    : 0;
  const earned = own
    .filter(({ outcome }) => outcome !== "cap")
    .reduce((sum, { points }) => sum + points, 0);
  const ceilings = own
    .filter(({ outcome }) => outcome === "cap")
    .filter(({ liftedBy }) => !(liftedBy?.length && liftedBy.every((id) => accepted.has(id))))
    // Reports of older examiners do not say where a ceiling lies; there it holds what it held.
    .map(({ ceiling }) => ceiling ?? before);
  const total = earned + coreGain + gained.reduce((sum, { gain }) => sum + gain, 0);
  return Math.max(before, round1(Math.max(0, Math.min(10, total, ...ceilings))));
}

/**
 * The scores of a report after what was contested, never below what they were; null where nothing moved. The report
 * itself, and with it points and ranks, stays as it was marked.
 */
export function scoresAfter(
  report: Contestable | Report,
  raised: readonly Raised[],
): Scores | null {
  const after = pointsAfter(report, raised);
  const accepted = new Set(
    raised.filter(({ outcome }) => outcome === "accepted").map(({ itemId }) => itemId),
  );
  const [questioningScore, diagnosisScore, treatmentScore] = (
    ["questioning", "diagnosis", "treatment"] as const
  ).map((area) => scoreAfter(report, area, after, accepted)) as [number, number, number];
  const overallScore = Math.max(
    report.overallScore,
    overallOf([questioningScore, diagnosisScore, treatmentScore], report.isUnsafe === true),
  );
  const scores = { questioningScore, diagnosisScore, treatmentScore, overallScore };
  const isMoved =
    questioningScore > report.questioningScore ||
    diagnosisScore > report.diagnosisScore ||
    treatmentScore > report.treatmentScore;
  return isMoved ? scores : null;
}
