import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "@/lib/cn.ts";

const fill = cva("h-full rounded-full transition-[width] duration-500 ease-out-soft", {
  variants: {
    tone: {
      brand: "bg-brand",
      success: "bg-success-fill",
      warning: "bg-warning-fill",
      danger: "bg-danger-fill",
    },
  },
  defaultVariants: { tone: "brand" },
});

interface Props extends VariantProps<typeof fill> {
  /** 0 to `max`. */
  value: number;
  max?: number;
  /** Accessible name. */
  label: string;
  /** What the value says in words, such as "3 of 12 cases"; the percentage unless given. */
  valueText?: string;
  /** A measured quantity (score, health) rather than the course of something. */
  isMeter?: boolean;
  className?: string;
}

/** A bar for progress or a measured share. */
export function Progress({
  value,
  max = 100,
  label,
  valueText,
  tone,
  isMeter = false,
  className,
}: Props) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role={isMeter ? "meter" : "progressbar"}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText ?? `${Math.round(share * 100)}%`}
      className={cn(
        "h-2 w-full overflow-hidden rounded-full bg-sunken forced-colors:border",
        className,
      )}
    >
      <div
        className={cn(fill({ tone }), "forced-colors:bg-[Highlight]")}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
