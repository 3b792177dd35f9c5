import type { BedsideEntry } from "@anamnesis/contract";
import { cn } from "@/lib/cn.ts";
import { bedsideTexts as texts } from "@/texts/bedside.ts";

/** What was done and what the nurse reported, with the minute of the case's time, the newest first. */
export function BedsideRecord({ entries }: { entries: readonly BedsideEntry[] }) {
  return (
    <section aria-label={texts.record} className="border-t border-line pt-3">
      <h3 className="mb-1.5 text-sm font-semibold">{texts.record}</h3>
      {entries.length === 0 ? (
        <p className="text-sm text-ink-subtle">{texts.nothingDone}</p>
      ) : (
        <ol className="space-y-1.5 text-sm">
          {entries.toReversed().map(({ minute, kind, text }, index) => (
            <li key={entries.length - index} className="flex gap-2.5">
              <span className="w-14 shrink-0 text-right text-ink-subtle tabular-nums">
                {texts.minutes(minute)}
              </span>
              <span
                className={cn("min-w-0 flex-1 break-words", kind === "report" && "text-ink-muted")}
              >
                {kind === "report" && <span className="font-medium">{texts.nurse} </span>}
                {text}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
