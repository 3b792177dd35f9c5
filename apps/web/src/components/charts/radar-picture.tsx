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
        outerRadius="66%"
        margin={{ top: 8, right: 8, bottom: 0, left: 8 }}
        accessibilityLayer={false}
      >
        <PolarGrid stroke="var(--color-line)" />
        <PolarAngleAxis dataKey="skill" tick={{ fill: "var(--color-ink-muted)", fontSize: 13 }} />
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
