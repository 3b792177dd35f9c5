import type { Achievement } from "@anamnesis/contract";
import { cn } from "@/lib/cn.ts";
import { glyphs, middles, outlines } from "./badge-art.ts";
import { metalOf, metals } from "./metals.ts";

const locked = {
  ground: "var(--color-sunken)",
  edge: "var(--color-line-strong)",
  ink: "var(--color-ink-subtle)",
};

interface Props {
  achievement: Pick<Achievement, "group" | "level" | "levels">;
  className?: string;
}

/**
 * The medal of an achievement: its group by the shape, its level by the metal and by the studs beneath the sign. Before the
 * first level it is an empty mount. Decorative: name and level always stand beside it.
 */
export function AchievementBadge({ achievement: { group, level, levels }, className }: Props) {
  const metal = metalOf(level, levels.length);
  const { ground, edge, ink } = metal === null ? locked : metals[metal];
  const middle = middles[group] ?? 31;
  const hasStuds = levels.length > 1 && level > 0;
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className={cn("size-14 shrink-0", className)}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d={outlines[group]}
        fill={ground}
        stroke={edge}
        strokeWidth={metal === null ? 1.75 : 2.5}
        strokeDasharray={metal === null ? "3.5 4" : undefined}
      />
      {metal !== null && (
        <path
          d={outlines[group]}
          transform="translate(5.12 5.12) scale(.84)"
          stroke={edge}
          strokeWidth={1.2}
          opacity={0.55}
        />
      )}
      <path
        d={glyphs[group]}
        transform={`translate(20 ${middle - (hasStuds ? 14.5 : 12)})`}
        stroke={ink}
        strokeWidth={2}
      />
      {hasStuds &&
        levels.map(({ goal }, index) => (
          <circle
            key={goal}
            cx={32 + (index - (levels.length - 1) / 2) * 6.5}
            cy={middle + 14}
            r={2}
            fill={index < level ? ink : "none"}
            stroke={ink}
            strokeWidth={1}
          />
        ))}
    </svg>
  );
}
