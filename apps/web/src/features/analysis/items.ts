import type { FinalDiagnosisReport, ReportItem } from "@anamnesis/contract";
import { analysisDetailTexts } from "@/texts/analysis-detail.ts";

export type Area = ReportItem["area"];
export type Outcome = ReportItem["outcome"];

export const areas = [
  { value: "questioning", label: analysisDetailTexts.areas.questioning },
  { value: "diagnosis", label: analysisDetailTexts.areas.diagnosis },
  { value: "treatment", label: analysisDetailTexts.areas.treatment },
] as const satisfies readonly { value: Area; label: string }[];

export const scoreOf = (
  report: Pick<FinalDiagnosisReport, "questioningScore" | "diagnosisScore" | "treatmentScore">,
  area: Area,
): number => report[`${area}Score`];

export const feedbackOf = (
  report: Pick<
    FinalDiagnosisReport,
    "questioningFeedback" | "diagnosisFeedback" | "treatmentFeedback"
  >,
  area: Area,
): string => report[`${area}Feedback`];

export interface ItemGroup {
  readonly name: string;
  readonly items: readonly ReportItem[];
  readonly points: number;
  readonly maxPoints: number;
}

/** The items of an area under their groups, both in the order in which the examiner gives them. */
export function groupsOf(items: readonly ReportItem[], area: Area): ItemGroup[] {
  const groups = new Map<string, ReportItem[]>();
  for (const item of items) {
    if (item.area !== area) continue;
    const group = groups.get(item.group);
    if (group) group.push(item);
    else groups.set(item.group, [item]);
  }
  const sum = (group: readonly ReportItem[], key: "points" | "maxPoints") =>
    group.reduce((total, item) => total + item[key], 0);
  return [...groups].map(([name, group]) => ({
    name,
    items: group,
    points: sum(group, "points"),
    maxPoints: sum(group, "maxPoints"),
  }));
}

/** Whether an item cost something: what a learner looks for first. */
export const isLost = ({ outcome }: Pick<ReportItem, "outcome">): boolean => outcome !== "earned";

/** The examiner's words on an area, without what the reasoning replay says in the very same words. */
export function commentOn(report: FinalDiagnosisReport, area: Area): string {
  const { insights } = report.replay;
  const told = [
    ...(insights?.habits ?? []),
    insights?.mostInformativeAsked,
    insights?.mostInformativeMissed,
  ].flatMap((insight) => (insight ? [insight.text] : []));
  return told
    .reduce((text, words) => text.replace(words, ""), feedbackOf(report, area))
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Points with up to two decimals, as far as they need them, and a true minus. */
export const pointsText = (points: number): string =>
  String(Math.round(points * 100) / 100).replace("-", "−");

/** What earned or missed a mark at each message, by the message's index. */
export function itemsByTurn(items: readonly ReportItem[]): ReadonlyMap<number, ReportItem[]> {
  const byTurn = new Map<number, ReportItem[]>();
  for (const item of items) {
    const turns = new Set(
      item.evidence.flatMap(({ kind, index }) =>
        kind === "turn" && index !== undefined ? [index] : [],
      ),
    );
    for (const turn of turns) byTurn.set(turn, [...(byTurn.get(turn) ?? []), item]);
  }
  return byTurn;
}
