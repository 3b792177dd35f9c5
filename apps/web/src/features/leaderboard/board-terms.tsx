import type { Board } from "@anamnesis/contract";
import { CalendarClock, ChevronDown } from "lucide-react";
import { leaderboardTexts as texts } from "@/texts/leaderboard.ts";

/** The moment at which a period of the server's calendar ends, in the reader's own time. */
const momentOf = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleString(undefined, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  });

/** When the period ends, and how points come about; nothing where neither is known. */
export function BoardTerms({ board }: { board: Pick<Board, "period" | "endsOn" | "rules"> }) {
  if (board.endsOn === null && board.rules.length === 0) return null;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3 text-sm text-ink-muted">
      {board.endsOn !== null && board.period !== "all" && (
        <p className="flex items-start gap-2">
          <CalendarClock className="mt-0.5 size-4 shrink-0 text-ink-subtle" aria-hidden="true" />
          <span>
            {texts.ends[board.period]} <time dateTime={board.endsOn}>{momentOf(board.endsOn)}</time>
            .
          </span>
        </p>
      )}
      {board.rules.length > 0 && (
        <details className="group open:basis-full">
          <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1.5 rounded-sm font-medium text-brand-ink [&::-webkit-details-marker]:hidden">
            {texts.rules}
            <ChevronDown
              className="size-4 transition-transform group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <ul className="mt-3 max-w-3xl list-disc space-y-1.5 rounded-xl border border-line bg-surface py-4 pr-5 pl-9">
            {board.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
