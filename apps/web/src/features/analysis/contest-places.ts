import type { FinalDiagnosisReport, Pointed, ReportItem, Session } from "@anamnesis/contract";
import { contestTexts as texts } from "@/texts/contest.ts";
import { turnNumbers } from "./turns.ts";

/** Of the contract: `mostContestsOfAnItem` and `longestPointedText`. */
export const mostTries = 3;
export const longestPlace = 1_000;
const longestShown = 90;

export interface Place {
  readonly label: string;
  readonly pointed: Pointed;
}
export interface PlaceGroup {
  readonly label: string;
  readonly places: readonly Place[];
}

type Written = Pick<Session, "messages" | "initialDiagnosis" | "finalDiagnosis">;

const shown = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > longestShown ? `${line.slice(0, longestShown - 1).trimEnd()}…` : line;
};

/** The sentences of a text, each word for word as it stands there. */
const sentencesOf = (text: string | undefined): readonly string[] =>
  (text?.match(/[^.;!?\n]+(?:\.(?=\d)[^.;!?\n]*)*[.;!?]*/g) ?? [])
    .map((sentence) => sentence.trim().slice(0, longestPlace))
    .filter((sentence) => /\p{L}{2}/u.test(sentence));

/** Everything of their own that a learner can point to, in the order in which it came. */
export function placesOf({ messages, initialDiagnosis, finalDiagnosis }: Written): PlaceGroup[] {
  const numbers = turnNumbers(messages);
  const talk = messages.flatMap(({ sender, text }, message): Place[] =>
    sender === "user"
      ? [
          {
            label: texts.turn(numbers[message] ?? 0, shown(text)),
            pointed: { where: "turn", message },
          },
        ]
      : [],
  );
  const plan = finalDiagnosis?.treatmentPlan;
  const written = [
    ...sentencesOf(initialDiagnosis?.clinicalReasoning),
    ...sentencesOf(finalDiagnosis?.updatedReasoning),
    ...(finalDiagnosis ? [finalDiagnosis.finalDiagnosis] : []),
    ...(finalDiagnosis?.finalMedications ?? []),
    ...sentencesOf(plan?.lifestyleRecommendations),
    ...sentencesOf(plan?.followUpInstructions),
  ];
  const groups: PlaceGroup[] = [
    { label: texts.groups.talk, places: talk },
    {
      label: texts.groups.written,
      places: [...new Set(written)].map((text) => ({
        label: shown(text),
        pointed: { where: "written", text },
      })),
    },
    { label: texts.groups.start, places: [{ label: texts.card, pointed: { where: "card" } }] },
  ];
  return groups.filter(({ places }) => places.length > 0);
}

type Contests = Session["contests"];

/** The items with what was accepted on a second look; the words of the first look go where they no longer hold. */
export function itemsAfter(items: readonly ReportItem[], contests: Contests): ReportItem[] {
  return items.map((item) => {
    const points = Math.max(
      item.points,
      ...contests.filter(({ itemId }) => itemId === item.id).map((one) => one.points),
    );
    if (points <= item.points || item.maxPoints === 0) return item;
    const isWhole = points >= item.maxPoints;
    const { note, ...rest } = item;
    return {
      ...rest,
      points,
      outcome: isWhole ? "earned" : "partial",
      ...(note === undefined || isWhole ? {} : { note }),
    };
  });
}

/** The report as it stands after what was contested; the very same one where nothing moved. */
export function reportAfter(
  report: FinalDiagnosisReport,
  session: Pick<Session, "contests" | "contestedScores"> | null,
): FinalDiagnosisReport {
  if (!session || session.contests.length === 0) return report;
  return {
    ...report,
    ...session.contestedScores,
    items: itemsAfter(report.items, session.contests),
  };
}

/** Whether a mark can be contested once more. */
export const canContest = (item: ReportItem, contests: Contests): boolean =>
  item.isContestable === true &&
  item.outcome !== "earned" &&
  contests.filter(({ itemId }) => itemId === item.id).length < mostTries;
