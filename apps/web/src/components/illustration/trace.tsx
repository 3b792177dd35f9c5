import { cn } from "@/lib/cn.ts";

/** One beat: P wave, QRS complex and T wave, 120 wide, around a base line at 40. */
const beat = "h22c4 0 5-7 9-7s5 7 9 7h10l4 5 7-38 8 46 5-13h12c6 0 7-11 14-11s8 11 14 11h6";

interface Props {
  /** How many beats are drawn side by side. */
  beats?: number;
  /** Draws itself once when it appears. */
  isDrawn?: boolean;
  className?: string;
}

/**
 * The running trace that stands for Anamnesis: a heart beat on its paper. Decoration only; it shows no rhythm of a patient.
 */
export function Trace({ beats = 4, isDrawn = false, className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={cn("block overflow-hidden", isDrawn && "motion-safe:animate-uncover", className)}
    >
      <svg
        viewBox={`0 0 ${beats * 120} 60`}
        preserveAspectRatio="xMinYMid slice"
        className={cn("block size-full", isDrawn && "motion-safe:animate-stay")}
      >
        <path
          d={`M0 40${beat.repeat(beats)}`}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  );
}
