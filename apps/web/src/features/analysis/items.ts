import type { FinalDiagnosisReport, ReportItem } from "@anamnesis/contract";

export type Area = ReportItem["area"];
export type Outcome = ReportItem["outcome"];

export const areas = [
  { value: "questioning", label: "Questioning" },
  { value: "diagnosis", label: "Diagnosis" },
  { value: "treatment", label: "Treatment" },
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

/** What a person calls the source of a piece of evidence. */
export const evidenceLabels: Readonly<Record<ReportItem["evidence"][number]["kind"], string>> = {
  turn: "Conversation",
  test: "Test ordered",
  "initial-diagnosis": "Initial diagnosis",
  "final-diagnosis": "Final diagnosis",
  reasoning: "Your reasoning",
  medication: "Medication",
  lifestyle: "Lifestyle recommendations",
  "follow-up": "Follow-up instructions",
  none: "",
};

/** What the examiner's word for the match says to the learner; an unknown word is shown as it is. */
export const matchTexts: Readonly<Record<string, string>> = {
  exact: "Your diagnosis is the diagnosis of this case.",
  "more precise": "Your diagnosis is a more precise form of the expected one.",
  "too broad": "Your diagnosis includes the expected one, and is broader than it has to be.",
  related: "Your diagnosis is a near neighbour of the expected one.",
  "one of several": "The expected diagnosis is one of several that you named.",
  other: "Your diagnosis is a different one.",
  denied: "You named the expected diagnosis only to rule it out.",
  "not recognised": "What you wrote was not recognised as a diagnosis.",
  none: "No diagnosis was given.",
};
