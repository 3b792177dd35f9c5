import type { Span } from "../../contract.ts";
import { useStudio } from "../lib/studio.tsx";
import { pathOfFact, titled } from "../lib/values.ts";

const marks: readonly (readonly [minutes: number, label: string])[] = [
  [15, "15 min"],
  [60, "1 h"],
  [360, "6 h"],
  [1_440, "1 day"],
  [10_080, "1 week"],
  [43_800, "1 month"],
  [525_600, "1 year"],
  [5_256_000, "10 years"],
];
const leastScale = 60;

/** Where a time stands between the oldest (0) and now (1); the steps are those of the times, not of a ruler. */
const place = (minutes: number, oldest: number): number =>
  1 - Math.log(1 + minutes) / Math.log(1 + oldest);

/** Marks of the scale that stand far enough from each other to be read, the youngest first. */
function marksFor(oldest: number): typeof marks {
  const kept: (typeof marks)[number][] = [];
  let right = 1;
  for (const mark of marks) {
    const at = place(mark[0], oldest);
    if (mark[0] >= oldest || at < 0.05 || right - at < 0.13) continue;
    kept.push(mark);
    right = at;
  }
  return kept;
}

function Row({ span, oldest }: { readonly span: Span; readonly oldest: number }) {
  const { goTo, state } = useStudio();
  const began = span.began ?? 0;
  const from = place(began, oldest) * 100;
  const ended = span.lasted !== null && span.lasted < began ? began - span.lasted : 0;
  const to = place(ended, oldest) * 100;
  const path = pathOfFact(state.value, span.onset ? `${span.fact}.onset` : span.fact);
  const told = span.onset || span.duration || span.about;
  return (
    <li>
      <button
        type="button"
        onClick={() => path && goTo(path)}
        className="group grid w-full grid-cols-[minmax(5rem,7rem)_1fr] sm:grid-cols-[minmax(6rem,9rem)_1fr] items-center gap-x-3 rounded-md px-2 py-1 text-left hover:bg-sunken"
      >
        <span className="truncate text-sm text-ink">{titled(span.fact)}</span>
        <span className="relative block h-6">
          <span className="absolute inset-x-0 top-1/2 h-px bg-line" aria-hidden="true" />
          {span.began === null ? null : (
            <span
              aria-hidden="true"
              className="absolute top-1.5 h-3 min-w-1.5 rounded-full bg-brand group-hover:bg-brand-hover"
              style={{ left: `${from}%`, width: `${Math.max(to - from, 0.5)}%` }}
            />
          )}
          <span className="sr-only">: </span>
        </span>
        <span className="col-start-2 truncate text-[0.8125rem] text-ink-subtle">
          {told}
          {span.onset && span.duration ? `; ${span.duration}` : ""}
        </span>
      </button>
    </li>
  );
}

/** When each symptom began and how long it lasted, as the history tells it; pressed to change it. */
export function Timeline() {
  const { check } = useStudio();
  const spans = check?.timeline ?? [];
  if (spans.length === 0) return null;
  const oldest = Math.max(leastScale, ...spans.map(({ began }) => began ?? 0));
  const timed = spans.filter(({ began }) => began !== null);
  const untimed = spans.filter(({ began }) => began === null);
  return (
    <section
      aria-label="Timeline of the history"
      className="rounded-lg border border-line bg-surface p-3 shadow-card sm:p-4"
    >
      <h3 className="text-sm font-semibold text-ink">When it began, and how long it lasted</h3>
      <div
        className="grid grid-cols-[minmax(5rem,7rem)_1fr] sm:grid-cols-[minmax(6rem,9rem)_1fr] gap-x-3 px-2"
        aria-hidden="true"
      >
        <span />
        <span className="relative mt-1 block h-5 text-[0.75rem] text-ink-subtle">
          {marksFor(oldest).map(([minutes, label]) => (
            <span
              key={label}
              className="absolute -translate-x-1/2 whitespace-nowrap odd:max-sm:hidden"
              style={{ left: `${place(minutes, oldest) * 100}%` }}
            >
              {label}
            </span>
          ))}
          <span className="absolute right-0">now</span>
        </span>
      </div>
      <ul>
        {timed.map((span) => (
          <Row key={span.fact} span={span} oldest={oldest} />
        ))}
      </ul>
      {untimed.length > 0 && (
        <>
          <p className="mt-2 px-2 text-[0.8125rem] text-ink-subtle">
            No time could be read for these; say one in their onset (“two days ago”, “for a week”):
          </p>
          <ul>
            {untimed.map((span) => (
              <Row key={span.fact} span={span} oldest={oldest} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
