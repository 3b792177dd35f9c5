import type { DailyMark } from "@anamnesis/contract";
import { Check, CheckCheck, Dot, Minus, type LucideIcon } from "lucide-react";
import { cn } from "@/lib/cn.ts";
import { dailyTexts } from "@/texts/daily.ts";

const looks: Readonly<Record<DailyMark, { icon: LucideIcon; className: string }>> = {
  "must-ask": { icon: CheckCheck, className: "border-success-fill bg-success-soft text-success" },
  telling: { icon: Check, className: "border-success-fill/50 bg-success-soft text-success" },
  useful: { icon: Dot, className: "border-warning-fill/50 bg-warning-soft text-warning" },
  none: { icon: Minus, className: "border-line-strong/60 bg-sunken text-ink-muted" },
};

/** The square of a mark. Decorative: the word always stands beside it, or is read out in its place. */
export function MarkSquare({ mark, className }: { mark: DailyMark; className?: string }) {
  const { icon: Icon, className: look } = looks[mark];
  return (
    <span
      aria-hidden="true"
      className={cn(
        "inline-flex size-9 shrink-0 items-center justify-center rounded-lg border",
        look,
        className,
      )}
    >
      <Icon className="size-5" />
    </span>
  );
}

/** The marks of a round in a row, in the order of the questions. */
export function MarkRow({ marks }: { marks: readonly DailyMark[] }) {
  return (
    <ol aria-label={dailyTexts.result.row} className="flex flex-wrap gap-1.5">
      {marks.map((mark, index) => (
        <li key={index} className="flex">
          <MarkSquare mark={mark} />
          <span className="sr-only">{dailyTexts.result.marks[mark]}</span>
        </li>
      ))}
    </ol>
  );
}
