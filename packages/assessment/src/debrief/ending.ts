import type { Ending } from "@anamnesis/cases";
import type { ReportItem } from "../types.ts";

/** The fields of a report that decide how it ended; reports of older examiners lack some. */
export interface Ended {
  readonly overallScore: number;
  readonly isUnsafe?: boolean | undefined;
  readonly items: readonly (Pick<
    ReportItem,
    "id" | "area" | "group" | "outcome" | "points" | "maxPoints"
  > & { readonly liftedBy?: readonly string[] | undefined })[];
  readonly diagnosis: { readonly match: string };
  readonly bedside?:
    | {
        readonly hasDied: boolean;
        readonly times: readonly { readonly within: number; readonly given: number | null }[];
      }
    | undefined;
}

/** How the final diagnosis stands to the case's where somebody else had to find it. */
const notFound: ReadonlySet<string> = new Set(["other", "denied", "not recognised", "none"]);
/** So much of what was needed, by its weight, has to be there for it not to have come late. */
const enough = 0.5;
/** A little late costs a little; at twice the time that there was the patient pays for it. */
const farTooLate = 2;
/** An encounter marked with less could have been unsafe; older reports do not say whether it was. */
const pass = 5;

/** Whether somebody had to come after: what was needed is missing for the greater part, or came late. */
function cameLate({ items, bedside }: Ended, accepted: ReadonlySet<string>): boolean {
  const isMet = (id: string): boolean => accepted.has(id);
  const isVitalMissing = items.some(
    ({ id, liftedBy = [] }) =>
      id === "vital-missing" && !(liftedBy.length > 0 && liftedBy.every(isMet)),
  );
  const needed = items.filter(({ area, group }) => area === "treatment" && group === "Needed");
  const weight = needed
    .filter(({ outcome }) => outcome !== "cap")
    .reduce((sum, { maxPoints }) => sum + maxPoints, 0);
  const there = needed
    .filter(({ id, outcome }) => isMet(id) || outcome === "earned" || outcome === "partial")
    .reduce((sum, { maxPoints }) => sum + maxPoints, 0);
  const times = bedside?.times ?? [];
  const given = times.flatMap((time) => (time.given === null ? [] : [time.given / time.within]));
  const late = given.filter((share) => share >= farTooLate).length;
  return isVitalMissing || there < weight * enough || late > given.length / 2;
}

/**
 * How it ended for the patient, from the report alone: died in the course; into danger by an order or a diagnosis; safe, but
 * found or treated late; or well.
 * @param accepted items that were missed by the report and turned out to be met when they were contested
 * @returns null where an old report does not say whether the patient was safe
 */
export function endingOf(
  report: Ended,
  accepted: ReadonlySet<string> = new Set<string>(),
): Ending | null {
  if (report.bedside?.hasDied === true) return "died";
  if (report.isUnsafe === true) return "harmed";
  if (report.isUnsafe === undefined && report.overallScore < pass) return null;
  if (notFound.has(report.diagnosis.match) || cameLate(report, accepted)) return "late";
  return "well";
}
