import type { BedsideReport } from "@anamnesis/contract";
import { Badge, type Tone } from "@/components/ui/badge.tsx";
import { bedsideReportTexts as texts } from "@/texts/bedside-report.ts";
import { TurnLink } from "./turn-link.tsx";
import { signs, VitalCurves } from "./vital-curves.tsx";

const tones: Readonly<Record<BedsideReport["times"][number]["outcome"], Tone>> = {
  "in time": "success",
  late: "warning",
  missed: "danger",
};

/** So many rows of the curve tell it in figures. */
const mostRows = 16;

function Figures({ curve }: Pick<BedsideReport, "curve">) {
  const every = Math.max(1, Math.ceil(curve.length / mostRows));
  const rows = curve.filter((_, index) => index % every === 0 || index === curve.length - 1);
  return (
    <details className="mt-6 border-t border-line pt-4">
      <summary className="cursor-pointer rounded-sm text-sm font-medium text-brand-ink">
        {texts.table}
      </summary>
      <div
        className="mt-3 overflow-x-auto"
        tabIndex={0}
        role="region"
        aria-label={texts.tableLabel}
      >
        <table className="w-full min-w-[30rem] text-left text-sm">
          <thead>
            <tr className="border-b border-line text-ink-subtle">
              <th scope="col" className="py-2 pr-3 font-medium">
                {texts.time}
              </th>
              {signs.map((sign) => (
                <th key={sign} scope="col" className="px-2 py-2 text-right font-medium">
                  {texts.signs[sign]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={row.minute}>
                <th scope="row" className="py-2 pr-3 font-normal tabular-nums">
                  {texts.minute(row.minute)}
                </th>
                {signs.map((sign) => (
                  <td key={sign} className="px-2 py-2 text-right tabular-nums">
                    {row[sign]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** The bedside looked back on: curves, what was done on them, and the case's own times. */
export function BedsideReplay({ report }: { report: BedsideReport }) {
  const { acts, times, curve, hasDied } = report;
  return (
    <>
      <p className="-mt-2 mb-5 max-w-prose text-[0.9375rem] text-ink-muted">
        {texts.intro} {hasDied && texts.died}
      </p>
      <VitalCurves report={report} />
      <div className="grid gap-6 lg:grid-cols-2">
        {times.length > 0 && (
          <section aria-label={texts.times}>
            <h3 className="mb-2 text-sm font-semibold">{texts.times}</h3>
            <ul className="space-y-3 text-sm">
              {times.map(({ id, label, within, given, outcome, why }) => (
                <li key={id}>
                  <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <Badge tone={tones[outcome]}>{texts.outcome[outcome]}</Badge>
                    <span className="font-medium">{label}</span>
                    <span className="text-ink-subtle tabular-nums">
                      {texts.expected(within, given)}
                    </span>
                  </p>
                  <p className="mt-0.5 text-ink-muted">{why}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-label={texts.acts}>
          <h3 className="mb-2 text-sm font-semibold">{texts.acts}</h3>
          {acts.length === 0 ? (
            <p className="text-sm text-ink-subtle">{texts.noActs}</p>
          ) : (
            <ol className="space-y-1.5 text-sm">
              {acts.map(({ minute, text, evidence }, index) => (
                <li key={index} className="flex gap-2.5">
                  <span className="w-6 shrink-0 text-right font-semibold tabular-nums">
                    {index + 1}
                  </span>
                  <span className="w-14 shrink-0 text-ink-subtle tabular-nums">
                    {texts.minute(minute)}
                  </span>
                  <span className="min-w-0 flex-1 break-words">
                    {text}{" "}
                    {evidence.index !== undefined && evidence.kind === "turn" && (
                      <TurnLink index={evidence.index} />
                    )}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </section>
      </div>
      <Figures curve={curve} />
    </>
  );
}
