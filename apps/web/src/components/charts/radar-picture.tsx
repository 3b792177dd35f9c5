import {
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart,
  ResponsiveContainer,
} from "recharts";
import type { SkillMean } from "@/lib/sessions/progress.ts";
import { progressTexts as texts } from "@/texts/progress.ts";

interface Tick {
  x: number | string;
  y: number | string;
  index: number;
  payload: { value: string };
}

/** A name at its corner, kept inside a narrow panel: above the top one, below and inwards of the other two. */
function SkillName({ x, y, index, payload }: Tick) {
  const place = [
    { anchor: "middle", dx: 0, dy: -2 },
    { anchor: "end", dx: 10, dy: 18 },
    { anchor: "start", dx: -10, dy: 18 },
  ][index] ?? { anchor: "middle", dx: 0, dy: 0 };
  return (
    <text
      x={Number(x) + place.dx}
      y={Number(y) + place.dy}
      textAnchor={place.anchor as "start" | "middle" | "end"}
      fill="var(--color-ink-muted)"
      fontSize={13}
    >
      {payload.value}
    </text>
  );
}

/** The drawing of the skills; a chunk of its own, because its library is large. */
export function RadarPicture({ means }: { means: readonly SkillMean[] }) {
  const data = means.map(({ skill, recent, before }) => ({
    skill: texts.skills[skill],
    recent,
    before: before ?? 0,
  }));
  const hasBefore = means.some(({ before }) => before !== null);
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 200 }}>
      <RadarChart
        data={data}
        cy="56%"
        outerRadius="86%"
        margin={{ top: 20, right: 12, bottom: 24, left: 12 }}
        accessibilityLayer={false}
      >
        <PolarGrid stroke="var(--color-line)" />
        <PolarAngleAxis dataKey="skill" tick={SkillName} />
        <PolarRadiusAxis domain={[0, 100]} tick={false} axisLine={false} />
        {hasBefore && (
          <Radar
            dataKey="before"
            stroke="var(--color-line-strong)"
            strokeDasharray="4 4"
            fill="none"
            strokeWidth={1.5}
            isAnimationActive={false}
          />
        )}
        <Radar
          dataKey="recent"
          stroke="var(--color-brand)"
          fill="var(--color-brand)"
          fillOpacity={0.16}
          strokeWidth={2.25}
          isAnimationActive={false}
        />
      </RadarChart>
    </ResponsiveContainer>
  );
}
