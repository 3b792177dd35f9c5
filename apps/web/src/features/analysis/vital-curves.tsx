import type { BedsideReport } from "@anamnesis/contract";
import { bedsideReportTexts as texts } from "@/texts/bedside-report.ts";

export const signs = ["systolic", "heartRate", "spo2", "respiratoryRate"] as const;
const looks = {
  systolic: { stroke: "var(--color-danger)", dash: "" },
  heartRate: { stroke: "var(--color-brand)", dash: "7 4" },
  spo2: { stroke: "var(--color-success)", dash: "2 3" },
  respiratoryRate: { stroke: "var(--color-warning)", dash: "9 3 2 3" },
} as const;

const width = 640;
const height = 220;
const left = 40;
const right = 8;
const top = 22;
const bottom = 24;

/** A whole number of minutes between the marks of the time axis: at most seven of them. */
const stepOf = (minutes: number): number =>
  [1, 2, 5, 10, 15, 30, 60].find((step) => minutes / step <= 7) ?? 120;

/** Vital signs over the case's time, every act a numbered mark above; the table beside it says the same in figures. */
export function VitalCurves({ report: { curve, acts, minutes } }: { report: BedsideReport }) {
  const span = Math.max(1, minutes);
  const most = Math.max(140, ...curve.flatMap((point) => [point.systolic, point.heartRate]));
  const ceiling = Math.ceil(most / 20) * 20;
  const x = (minute: number) => left + (minute / span) * (width - left - right);
  const y = (value: number) => top + (1 - value / ceiling) * (height - top - bottom);
  const step = stepOf(span);
  const ticks = Array.from({ length: Math.floor(span / step) + 1 }, (_, index) => index * step);
  return (
    <figure className="mb-6">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full">
        {[0, ceiling / 2, ceiling].map((value) => (
          <g key={value}>
            <path d={`M${left} ${y(value)}H${width - right}`} className="stroke-line" />
            <text
              x={left - 6}
              y={y(value) + 4}
              textAnchor="end"
              className="fill-ink-subtle text-[11px] max-sm:text-[19px]"
            >
              {value}
            </text>
          </g>
        ))}
        {ticks.map((minute) => (
          <text
            key={minute}
            x={x(minute)}
            y={height - 6}
            textAnchor={minute === 0 ? "start" : minute > span * 0.95 ? "end" : "middle"}
            className="fill-ink-subtle text-[11px] max-sm:text-[19px]"
          >
            {texts.minute(minute)}
          </text>
        ))}
        {acts.map((act, index) => (
          <g key={index}>
            <path
              d={`M${x(act.minute).toFixed(1)} ${top - 6}V${height - bottom}`}
              className="stroke-line-strong"
              strokeDasharray="2 3"
            />
            {/* Marks that would stand on one another share the first one's number. */}
            {(index === 0 || x(act.minute) - x(acts[index - 1]?.minute ?? 0) > 12) && (
              <text
                x={x(act.minute)}
                y={12}
                textAnchor="middle"
                className="fill-ink text-[11px] font-semibold max-sm:text-[19px]"
              >
                {index + 1}
              </text>
            )}
          </g>
        ))}
        {signs.map((sign) => (
          <polyline
            key={sign}
            fill="none"
            stroke={looks[sign].stroke}
            strokeDasharray={looks[sign].dash}
            strokeWidth={2.2}
            points={curve
              .map((point) => `${x(point.minute).toFixed(1)},${y(point[sign]).toFixed(1)}`)
              .join(" ")}
          />
        ))}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-ink-muted">
        {signs.map((sign) => (
          <span key={sign} className="flex items-center gap-1.5">
            <svg viewBox="0 0 22 4" aria-hidden="true" className="h-1 w-5.5">
              <path
                d="M0 2H22"
                stroke={looks[sign].stroke}
                strokeDasharray={looks[sign].dash}
                strokeWidth={3}
              />
            </svg>
            {texts.signs[sign]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
