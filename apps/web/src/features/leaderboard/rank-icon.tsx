import { cn } from "@/lib/cn.ts";

const places: Readonly<Record<number, string>> = {
  1: "border-[#b98a1b] bg-[#f6dc92] text-[#5a3f00]",
  2: "border-[#8d98ab] bg-[#dfe5ee] text-[#333d50]",
  3: "border-[#a86a3d] bg-[#efcdb1] text-[#5c2f0c]",
};

/** A rank as a medal for the first three, as a plain number after them. */
export function RankIcon({ rank, className }: { rank: number; className?: string }) {
  return (
    <span
      className={cn(
        "inline-flex size-9 shrink-0 items-center justify-center rounded-full border-2 text-sm font-semibold tabular-nums",
        places[rank] ?? "border-transparent text-ink-muted",
        className,
      )}
    >
      <span className="sr-only">Rank </span>
      {rank}
    </span>
  );
}
