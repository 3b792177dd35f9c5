import type { ReplayInsights } from "@anamnesis/contract";
import { analysisDetailTexts } from "@/texts/analysis-detail.ts";
import type { ReplayFrame } from "./replay.ts";

const texts = analysisDetailTexts.replay;

const width = 640;
const height = 190;
const left = 44;
/** Nearer than this, the two marks share one word. */
const apart = 70;
const bottom = 26;
const strokes = [
  "var(--color-brand)",
  "var(--color-danger)",
  "var(--color-warning)",
  "var(--color-success)",
];
const dashes = ["", "7 4", "2 3", "9 3 2 3"];
const drawn = 4;

interface Props {
  frames: readonly ReplayFrame[];
  /** The learner's first and final diagnosis, where they stand in the replay. */
  own: readonly ReplayInsights["initial"][];
  step: number;
}

/**
 * The likeliest diagnoses over the whole consultation, with the learner's own first and final diagnosis marked where they
 * were written. A picture beside the table of all steps, which says the same in words.
 */
export function ReplayChart({ frames, own, step }: Props) {
  const first = frames[0];
  if (!first || frames.length < 2) return null;
  const x = (index: number) => left + (index * (width - left - 10)) / (frames.length - 1);
  const y = (percent: number) => 8 + ((100 - percent) * (height - bottom - 8)) / 100;
  const lines = first.bars.slice(0, drawn);
  const [early, late] = own.map((mark) => mark && x(Math.min(mark.afterStep, frames.length - 1)));
  const isNear = early != null && late != null && Math.abs(late - early) < apart;
  return (
    <figure className="mb-6">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full">
        {[0, 50, 100].map((percent) => (
          <g key={percent}>
            <path d={`M${left} ${y(percent)}H${width - 10}`} className="stroke-line" />
            <text
              x={left - 6}
              y={y(percent) + 4}
              textAnchor="end"
              className="fill-ink-subtle text-[11px] max-sm:text-[19px]"
            >
              {percent}
            </text>
          </g>
        ))}
        <path
          d={`M${x(step)} 4V${height - bottom}`}
          className="stroke-line-strong"
          strokeWidth={1.5}
        />
        {lines.map(({ id }, index) => (
          <polyline
            key={id}
            fill="none"
            stroke={strokes[index]}
            strokeDasharray={dashes[index]}
            strokeWidth={2.2}
            points={frames
              .map((frame, at) => {
                const percent = frame.bars.find((bar) => bar.id === id)?.percent ?? 0;
                return `${x(at).toFixed(1)},${y(percent).toFixed(1)}`;
              })
              .join(" ")}
          />
        ))}
        {own.map((mark, index) => {
          if (!mark) return null;
          const frame = frames[Math.min(mark.afterStep, frames.length - 1)];
          const percent = frame?.bars.find(({ id }) => id === mark.diagnosisId)?.percent ?? 0;
          const at = x(Math.min(mark.afterStep, frames.length - 1));
          return (
            <g key={index}>
              <circle
                cx={at}
                cy={y(percent)}
                r={6}
                className="fill-surface stroke-ink"
                strokeWidth={2}
              />
              {(index > 0 || !isNear) && (
                <text
                  x={at}
                  y={height - 6}
                  textAnchor={at > width - 60 ? "end" : at < left + 30 ? "start" : "middle"}
                  className="fill-ink text-[11px] font-semibold max-sm:text-[19px]"
                >
                  {index === 0 ? texts.first : isNear ? texts.both : texts.final}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-ink-muted">
        {lines.map(({ id, name }, index) => (
          <span key={id} className="flex items-center gap-1.5">
            <svg viewBox="0 0 22 4" aria-hidden="true" className="h-1 w-5.5">
              <path
                d="M0 2H22"
                stroke={strokes[index]}
                strokeDasharray={dashes[index]}
                strokeWidth={3}
              />
            </svg>
            {name}
          </span>
        ))}
        {own.some(Boolean) && <span>{texts.own}</span>}
      </figcaption>
    </figure>
  );
}
