import type { Board, LeaderboardEntry } from "@anamnesis/contract";
import { EyeOff, Flag } from "lucide-react";
import { Link } from "react-router";
import { Trace } from "@/components/illustration/trace.tsx";
import { Button } from "@/components/ui/button.tsx";
import { leaderboardTexts as texts } from "@/texts/leaderboard.ts";

interface Props {
  own: LeaderboardEntry;
  /** Somebody else has this rank too. */
  isShared: boolean;
  board: Pick<Board, "people" | "shownAs">;
  /** One's own name, to say so where another is shown. */
  name: string;
}

function ShownAs({ shownAs, name }: { shownAs: string | null; name: string }) {
  if (shownAs === name) return null;
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-on-night/20 pt-4 text-sm text-on-night-muted">
      {shownAs === null ? (
        <span className="flex items-start gap-2">
          <EyeOff className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            <strong className="font-medium text-on-night">{texts.own.hidden}</strong>{" "}
            {texts.own.hiddenText}
          </span>
        </span>
      ) : (
        <span>
          {texts.own.shownAs}{" "}
          <strong className="font-medium break-words text-on-night">{shownAs}</strong>.
        </span>
      )}
      <Link
        to="/profile#leaderboard"
        className="rounded-sm text-on-night underline underline-offset-4 focus-visible:outline-on-night print:hidden"
      >
        {texts.own.change}
      </Link>
    </p>
  );
}

/** One's own rank and points; to somebody who is hidden, where they would stand. */
export function YourRank({ own, isShared, board, name }: Props) {
  // Whoever is not listed is one more than those who are.
  const total = board.people + (board.shownAs === null ? 1 : 0);
  return (
    <section
      aria-label={texts.own.rank}
      className="relative isolate overflow-hidden rounded-xl bg-night p-5 text-on-night sm:px-7 sm:py-6 forced-colors:border"
    >
      <Trace
        beats={4}
        className="absolute top-6 left-1/3 -z-10 h-16 w-1/2 text-on-night/12 max-sm:hidden forced-colors:hidden"
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-sm font-medium tracking-normal text-on-night-muted">
            {texts.own.rank}
          </h2>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-lg text-on-night-muted">
            <span className="font-serif text-5xl leading-none font-medium tracking-[-0.02em] text-on-night lining-nums">
              #{own.rank.toLocaleString()}
            </span>
            <span>{texts.own.outOf(total, isShared)}</span>
          </p>
        </div>
        <div className="sm:text-right">
          <p className="text-sm font-medium text-on-night-muted">{texts.own.points}</p>
          <p className="mt-1 font-serif text-4xl leading-none font-medium tracking-[-0.02em] lining-nums">
            {Math.round(own.totalScore).toLocaleString()}
          </p>
        </div>
      </div>
      <ShownAs shownAs={board.shownAs} name={name} />
    </section>
  );
}

/** For somebody without a point in the period. */
export function NotRanked({ period }: { period: Board["period"] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-xl border border-brand-line bg-brand-soft px-5 py-4">
      <Flag className="size-5 shrink-0 text-brand-ink" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-56 text-brand-ink">{texts.notRanked.text(period)}</p>
      <Button asChild size="sm">
        <Link to="/modules">{texts.notRanked.action}</Link>
      </Button>
    </div>
  );
}
