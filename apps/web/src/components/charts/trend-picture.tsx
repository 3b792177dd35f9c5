import type { TrendPoint } from "@anamnesis/contract";
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceArea,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from "recharts";
import { areas } from "@/lib/sessions/progress.ts";
import { progressTexts as texts } from "@/texts/progress.ts";

const axis = { fill: "var(--color-ink-subtle)", fontSize: 12 };
const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString(undefined, { day: "numeric", month: "short" });

function Remark({
  active,
  payload,
}: Pick<TooltipContentProps<number, string>, "active" | "payload">) {
  const point = payload?.[0]?.payload as TrendPoint | undefined;
  if (!active || !point) return null;
  return (
    <div className="rounded-lg border border-line bg-raised px-3.5 py-2.5 text-sm shadow-pop">
      <p className="font-semibold">{point.patientName}</p>
      <p className="text-[0.8125rem] text-ink-subtle">{dayOf(point.completedAt)}</p>
      <dl className="mt-1.5 grid grid-cols-[auto_auto] gap-x-4 tabular-nums">
        <dt className="font-medium">{texts.overall}</dt>
        <dd className="text-right font-medium">{point.overall}%</dd>
        {areas.map((area) => (
          <div key={area} className="contents text-ink-muted">
            <dt>{texts.areas[area]}</dt>
            <dd className="text-right">{point[area]}%</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The drawing of the score trend; a chunk of its own, because its library is large. */
export function TrendPicture({ points }: { points: readonly TrendPoint[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 200 }}>
      <LineChart
        data={[...points]}
        margin={{ top: 8, right: 12, bottom: 0, left: -18 }}
        accessibilityLayer={false}
      >
        <ReferenceArea
          y1={85}
          y2={100}
          fill="var(--color-success-soft)"
          fillOpacity={0.7}
          label={{
            value: texts.trend.excellent,
            position: "insideTopRight",
            fill: "var(--color-success)",
            fontSize: 12,
          }}
        />
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="sessionId"
          tickFormatter={(id: string) =>
            dayOf(points.find((point) => point.sessionId === id)?.completedAt ?? "")
          }
          tick={axis}
          tickLine={false}
          axisLine={false}
          minTickGap={28}
          tickMargin={8}
        />
        <YAxis
          domain={[0, 100]}
          ticks={[0, 25, 50, 75, 100]}
          tick={axis}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          content={({ active, payload }) => <Remark active={active} payload={payload} />}
          cursor={{ stroke: "var(--color-line-strong)" }}
        />
        <Line
          dataKey="overall"
          type="monotone"
          stroke="var(--color-brand)"
          strokeWidth={2.5}
          dot={{
            r: 3.5,
            fill: "var(--color-surface)",
            stroke: "var(--color-brand)",
            strokeWidth: 2,
          }}
          activeDot={{ r: 5, fill: "var(--color-brand)" }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
