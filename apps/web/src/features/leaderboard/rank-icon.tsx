import { metals } from "@/components/progress/metals.ts";
import { cn } from "@/lib/cn.ts";
import { leaderboardTexts as texts } from "@/texts/leaderboard.ts";

const places: Readonly<Record<number, string>> = {
  1: metals.gold.classes,
  2: metals.silver.classes,
  3: metals.bronze.classes,
};

interface Props {
  rank: number;
  /** Somebody else has it too. */
  isShared: boolean;
  className?: string;
}

/** A rank as a medal for the first three, as a plain number after them; "4 =" where it is shared. */
export function RankIcon({ rank, isShared, className }: Props) {
  return (
    <span
      className={cn(
        "inline-flex h-9 min-w-9 shrink-0 items-center justify-center rounded-full border-2 px-1 text-sm font-semibold whitespace-nowrap tabular-nums",
        places[rank] ?? "border-none text-ink-muted",
        className,
      )}
    >
      <span className="sr-only">{texts.row.rank(rank, isShared)}</span>
      <span aria-hidden="true">
        {rank.toLocaleString()}
        {isShared && <span className="opacity-80"> =</span>}
      </span>
    </span>
  );
}
