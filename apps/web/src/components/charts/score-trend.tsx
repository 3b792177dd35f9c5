import type { TrendPoint } from "@anamnesis/contract";
import { lazy } from "react";
import { Panel } from "@/components/ui/card.tsx";
import { cn } from "@/lib/cn.ts";
import { areas } from "@/lib/sessions/progress.ts";
import { progressTexts } from "@/texts/progress.ts";
import { Picture } from "./picture.tsx";

const TrendPicture = lazy(() =>
  import("./trend-picture.tsx").then(({ TrendPicture }) => ({ default: TrendPicture })),
);
const texts = progressTexts.trend;
const dateOf = (iso: string): string =>
  new Date(iso).toLocaleDateString(undefined, { day: "numeric", month: "short", year: "numeric" });

function AsTable({ points }: { points: readonly TrendPoint[] }) {
  const cell = "px-2 py-1.5 text-right tabular-nums";
  return (
    <details className="mt-3">
      <summary className="w-fit cursor-pointer rounded-sm py-1 text-sm font-medium text-brand-ink">
        {texts.table}
      </summary>
      <div
        role="region"
        aria-label={texts.table}
        tabIndex={0}
        className="mt-2 max-h-72 overflow-auto"
      >
        <table className="w-full min-w-[30rem] text-sm">
          <thead className="text-ink-subtle">
            <tr className="border-b border-line">
              <th scope="col" className="py-1.5 pr-2 text-left font-medium">
                {texts.columns.patient}
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                {texts.columns.date}
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                {progressTexts.overall}
              </th>
              {areas.map((area) => (
                <th key={area} scope="col" className={`${cell} font-medium`}>
                  {progressTexts.areas[area]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {points.toReversed().map((point) => (
              <tr key={point.sessionId}>
                <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                  {point.patientName}
                </th>
                <td className={cell}>{dateOf(point.completedAt)}</td>
                <td className={`${cell} font-medium`}>{point.overall}%</td>
                {areas.map((area) => (
                  <td key={area} className={cell}>
                    {point[area]}%
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

/** How the scores went: a line over the completed cases, what it says in a sentence, and all of it as a table. */
export function ScoreTrend({
  points,
  className,
}: {
  points: readonly TrendPoint[];
  className?: string;
}) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  return (
    <Panel title={texts.title} className={cn("min-w-0", className)}>
      <p className="-mt-2 mb-3 text-[0.9375rem] text-ink-muted">
        {texts.summary(points.length, first.overall, last.overall)}
      </p>
      <Picture className="h-52 sm:h-60" failed={texts.failed}>
        <TrendPicture points={points} />
      </Picture>
      <AsTable points={points} />
    </Panel>
  );
}
