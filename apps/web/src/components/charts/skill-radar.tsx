import type { Skill } from "@anamnesis/contract";
import { anchorOf, cornerAt, linesOf, pointsOf } from "./radar.ts";

const radius = 132;
const rings = [0.25, 0.5, 0.75, 1];
const lineHeight = 15;

/**
 * Kinds of skill as a web: the rim is everything that could be earned. Hidden from assistive technology, and only of use
 * beside the table that holds the figures. It needs three skills.
 */
export function SkillRadar({
  skills,
  className,
}: {
  skills: readonly Skill[];
  className?: string;
}) {
  const count = skills.length;
  const corner = (index: number, share: number) => cornerAt(index, count, share, radius);
  const ring = (share: number) => pointsOf(skills.map((_, index) => corner(index, share)));
  const values = skills.map(({ percent }, index) => corner(index, percent / 100));
  return (
    <svg
      viewBox="-240 -172 480 348"
      aria-hidden="true"
      className={className}
      fontSize={13}
      strokeLinejoin="round"
    >
      {rings.map((share) => (
        <polygon key={share} points={ring(share)} fill="none" stroke="var(--color-line)" />
      ))}
      {skills.map(({ key }, index) => {
        const { x, y } = corner(index, 1);
        return <line key={key} x2={x} y2={y} stroke="var(--color-line)" />;
      })}
      <polygon
        points={pointsOf(values)}
        fill="var(--color-brand)"
        fillOpacity={0.16}
        stroke="var(--color-brand)"
        strokeWidth={2.25}
      />
      {values.map(({ x, y }, index) => (
        <circle
          key={skills[index]?.key}
          cx={x}
          cy={y}
          r={3}
          fill="var(--color-surface)"
          stroke="var(--color-brand)"
          strokeWidth={2}
        />
      ))}
      {skills.map(({ key, label }, index) => {
        const at = corner(index, 1);
        const outside = corner(index, 1 + 13 / radius);
        const lines = linesOf(label);
        // Above the middle a name grows upwards, beneath it downwards.
        const lift = ((1 - outside.y / (radius + 13)) / 2) * (lines.length - 1) * lineHeight;
        return (
          <text
            key={key}
            textAnchor={anchorOf(at, radius)}
            y={outside.y + 4 - lift}
            fill="var(--color-ink-muted)"
          >
            {lines.map((line, place) => (
              <tspan key={line} x={outside.x} dy={place === 0 ? 0 : lineHeight}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </svg>
  );
}
