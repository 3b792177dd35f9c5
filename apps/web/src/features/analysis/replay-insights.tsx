import type { ReplayInsights } from "@anamnesis/contract";
import { analysisDetailTexts } from "@/texts/analysis-detail.ts";

const texts = analysisDetailTexts.insights;

/** What the replay teaches in words: what told most, what was left out, what moved nothing, and what it all cost. */
export function Insights({ insights }: { insights: ReplayInsights }) {
  const { mostInformativeAsked, mostInformativeMissed, idleTests, burden, habits } = insights;
  const rows: { term: string; text: string }[] = [];
  if (mostInformativeAsked) rows.push({ term: texts.asked, text: mostInformativeAsked.text });
  if (mostInformativeMissed) rows.push({ term: texts.missed, text: mostInformativeMissed.text });
  if (idleTests.length > 0) rows.push({ term: texts.idle, text: idleTests.join(", ") });
  if (burden.cost > 0)
    rows.push({
      term: texts.cost,
      text: [
        texts.about(burden.cost.toLocaleString("en-GB")),
        ...(burden.unneededCost > 0
          ? [texts.unneeded(burden.unneededCost.toLocaleString("en-GB"))]
          : []),
        ...(burden.radiationMillisievert > 0
          ? [texts.radiation(Number(burden.radiationMillisievert.toPrecision(2)))]
          : []),
      ].join(", "),
    });
  for (const { kind, text } of habits)
    rows.push({
      term: kind === "anchoring" ? texts.habits.anchoring : texts.habits.premature,
      text,
    });
  if (rows.length === 0) return null;
  return (
    <dl className="mb-6 grid gap-x-6 gap-y-3 rounded-lg bg-sunken p-4 text-[0.9375rem] sm:grid-cols-[11rem_minmax(0,1fr)]">
      {rows.map(({ term, text }) => (
        <div key={term} className="contents">
          <dt className="font-medium">{term}</dt>
          <dd className="text-ink-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
