import type { FinalDiagnosisReport } from "@anamnesis/contract";
import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import { analysisDetailTexts } from "@/texts/analysis-detail.ts";
import { ReplayChart } from "./replay-chart.tsx";
import { Insights } from "./replay-insights.tsx";
import { replayFrames, type ReplayBar, type ReplayFrame } from "./replay.ts";

const texts = analysisDetailTexts.replay;

function Bar({ bar, isLeading }: { bar: ReplayBar; isLeading: boolean }) {
  const Arrow = bar.change > 0 ? ArrowUp : ArrowDown;
  return (
    <li>
      <p className="mb-1 flex items-baseline justify-between gap-4 text-sm">
        <span className={cn("min-w-0", isLeading && "font-semibold")}>{bar.name}</span>
        <span className="flex shrink-0 items-center gap-2 tabular-nums">
          {bar.change !== 0 && (
            <span className="flex items-center gap-0.5 text-[0.8125rem] text-ink-subtle">
              <Arrow className="size-3.5" aria-hidden="true" />
              <span className="sr-only">{bar.change > 0 ? texts.up : texts.down}</span>
              {Math.abs(bar.change)}
            </span>
          )}
          <span className="w-10 text-right font-medium">{bar.percent}%</span>
        </span>
      </p>
      <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-sunken">
        <div
          className={cn(
            "h-full rounded-full transition-[width] duration-300 ease-out-soft",
            isLeading ? "bg-brand" : "bg-line-strong",
          )}
          style={{ width: `${bar.percent}%` }}
        />
      </div>
    </li>
  );
}

function AllSteps({ frames }: { frames: readonly ReplayFrame[] }) {
  const bars = frames[0]?.bars ?? [];
  return (
    <details className="mt-6 border-t border-line pt-4">
      <summary className="cursor-pointer rounded-sm text-sm font-medium text-brand-ink">
        {texts.table}
      </summary>
      <div className="mt-3 overflow-x-auto" tabIndex={0} role="region" aria-label={texts.steps}>
        <table className="w-full min-w-[36rem] text-left text-sm">
          <thead>
            <tr className="border-b border-line text-ink-subtle">
              <th scope="col" className="py-2 pr-3 font-medium">
                {texts.finding}
              </th>
              {bars.map(({ id, name }) => (
                <th key={id} scope="col" className="px-2 py-2 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {frames.map((frame, index) => (
              <tr key={index}>
                <th scope="row" className="py-2 pr-3 font-normal">
                  {frame.label}
                </th>
                {frame.bars.map((bar) => (
                  <td key={bar.id} className="px-2 py-2 text-right tabular-nums">
                    {bar.percent}%
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

/** How each finding should have moved the differential, one step at a time. */
export function ReasoningReplay({ replay }: { replay: FinalDiagnosisReport["replay"] }) {
  const frames = useMemo(() => replayFrames(replay), [replay]);
  const [step, setStep] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Within the list alone: the page itself stays where the reader is.
    const box = list.current;
    const row = box?.children[step];
    if (!box || !(row instanceof HTMLElement)) return;
    const top = row.offsetTop - box.offsetTop;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + row.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top + row.offsetHeight - box.clientHeight;
  }, [step]);
  const frame = frames[step];
  if (frame === undefined) return null;
  const leading = Math.max(...frame.bars.map(({ percent }) => percent));
  return (
    <>
      <p className="-mt-2 mb-5 max-w-prose text-[0.9375rem] text-ink-muted">{texts.intro}</p>
      {replay.insights && <Insights insights={replay.insights} />}
      <ReplayChart
        frames={frames}
        own={[replay.insights?.initial ?? null, replay.insights?.final ?? null]}
        step={step}
      />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
        <ol
          ref={list}
          aria-label={texts.findings}
          className="max-h-96 space-y-0.5 overflow-y-auto overscroll-contain p-0.5 max-lg:hidden"
        >
          {frames.map(({ label }, index) => (
            <li key={index}>
              <button
                type="button"
                aria-current={index === step ? "step" : undefined}
                onClick={() => setStep(index)}
                className={cn(
                  "flex min-h-10 w-full items-center gap-3 rounded-lg px-2.5 py-1.5 text-left text-sm transition-colors",
                  index === step
                    ? "bg-brand-soft font-medium text-brand-ink"
                    : "text-ink-muted hover:bg-sunken hover:text-ink",
                )}
              >
                <span
                  aria-hidden="true"
                  className={cn(
                    "flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-semibold tabular-nums",
                    index === step ? "bg-brand text-on-brand" : "bg-sunken text-ink-muted",
                  )}
                >
                  {index + 1}
                </span>
                <span className="min-w-0">{label}</span>
              </button>
            </li>
          ))}
        </ol>
        <div className="min-w-0">
          <div className="mb-4 flex items-start justify-between gap-3">
            <div className="min-w-0" aria-live="polite">
              <p className="text-[0.8125rem] text-ink-subtle tabular-nums">
                {texts.step(step + 1, frames.length)}
              </p>
              <h3 className="font-semibold">{frame.label}</h3>
              {frame.source !== null && (
                <p className="mt-1 text-sm text-ink-muted">
                  <q>{frame.source}</q>
                </p>
              )}
            </div>
            <div className="flex shrink-0 gap-1.5">
              <Button
                variant="secondary"
                size="icon-sm"
                aria-label={texts.previous}
                disabled={step === 0}
                onClick={() => setStep(step - 1)}
              >
                <ChevronLeft aria-hidden="true" />
              </Button>
              <Button
                variant="secondary"
                size="icon-sm"
                aria-label={texts.next}
                disabled={step === frames.length - 1}
                onClick={() => setStep(step + 1)}
              >
                <ChevronRight aria-hidden="true" />
              </Button>
            </div>
          </div>
          <ul aria-label={texts.probabilities} className="space-y-3.5">
            {frame.bars.map((bar) => (
              <Bar key={bar.id} bar={bar} isLeading={bar.percent === leading} />
            ))}
          </ul>
        </div>
      </div>
      <AllSteps frames={frames} />
    </>
  );
}
