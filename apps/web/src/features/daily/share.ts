import type { DailyMark, DailyResult, DailyRound } from "@anamnesis/contract";
import { dailyTexts } from "@/texts/daily.ts";

const signs: Readonly<Record<DailyMark, string>> = {
  "must-ask": "🟩",
  telling: "🟢",
  useful: "🟡",
  none: "⚪",
};
const verdicts: Readonly<Record<DailyResult["verdict"], string>> = {
  right: "✅",
  close: "🟠",
  other: "❌",
};

/** A finished round as text to be sent to somebody who has not played it: marks and a number, and nothing of the case. */
export const shareText = (
  { day }: Pick<DailyRound, "day">,
  { lines, verdict, score }: Pick<DailyResult, "lines" | "verdict" | "score">,
  address: string,
): string =>
  [
    `Anamnesis, daily round of ${dailyTexts.dayOf(day)}`,
    `${lines.map(({ mark }) => signs[mark]).join("")} → ${verdicts[verdict]}`,
    `${score} of 100`,
    address,
  ].join("\n");
