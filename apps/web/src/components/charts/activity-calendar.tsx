import { Panel } from "@/components/ui/card.tsx";
import { cn } from "@/lib/cn.ts";
import type { ActivityDay } from "@/lib/sessions/progress.ts";
import { progressTexts } from "@/texts/progress.ts";

const texts = progressTexts.calendar;
const shades = [
  "bg-sunken",
  "bg-brand/30 forced-colors:bg-[Highlight]",
  "bg-brand/60 forced-colors:bg-[Highlight]",
  "bg-brand forced-colors:bg-[Highlight]",
];
const shadeOf = (count: number): string | undefined => shades[Math.min(count, shades.length - 1)];
const column = "grid grid-cols-[minmax(0,1fr)] grid-rows-[1rem_repeat(7,var(--day))] gap-1";
const square = "block rounded-[3px] forced-colors:border";
const dateOf = (day: string): string =>
  new Date(day).toLocaleDateString(undefined, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
const monthOf = (day: string): string =>
  new Date(day).toLocaleDateString(undefined, { month: "short", timeZone: "UTC" });
const isSameMonth = (a: string, b: string): boolean => a.slice(0, 7) === b.slice(0, 7);

/** The month's name over the first week of each month; not over a first week that the next month crowds. */
const monthLabel = (weeks: readonly (readonly ActivityDay[])[], index: number): string => {
  const first = weeks[index]?.[0]?.day;
  const before = weeks[index - 1]?.[0]?.day;
  if (!first) return "";
  if (!before) {
    const third = weeks[index + 2]?.[0]?.day;
    return third && isSameMonth(third, first) ? monthOf(first) : "";
  }
  return isSameMonth(first, before) ? "" : monthOf(first);
};

/** The days on which sessions were begun, a column a week; a sentence says the sum. */
export function ActivityCalendar({
  weeks,
  className,
}: {
  weeks: readonly (readonly ActivityDay[])[];
  className?: string;
}) {
  const days = weeks.flat();
  const sessions = days.reduce((sum, { count }) => sum + count, 0);
  const active = days.filter(({ count }) => count > 0).length;
  return (
    <Panel title={texts.title} className={cn("min-w-0", className)}>
      <p className="-mt-2 mb-4 text-[0.9375rem] text-ink-muted">
        {texts.summary(sessions, active, weeks.length)}
      </p>
      {/* From the right, so that a narrow window begins with the newest weeks. */}
      <div
        aria-hidden="true"
        className="flex w-fit max-w-full flex-row-reverse gap-1 overflow-x-auto pb-1 text-[0.6875rem] text-ink-subtle [--day:0.75rem] lg:[--day:1.25rem] xl:[--day:1.7rem]"
      >
        {weeks
          .map((week, index) => (
            <div key={index} className={cn(column, "w-(--day) shrink-0")}>
              <span className="whitespace-nowrap">{monthLabel(weeks, index)}</span>
              {week.map(({ day, count, isFuture }) => (
                <span
                  key={day}
                  title={isFuture ? undefined : texts.day(dateOf(day), count)}
                  className={cn(square, isFuture ? "border border-line" : shadeOf(count))}
                />
              ))}
            </div>
          ))
          .reverse()}
        <div className={cn(column, "mr-1 shrink-0 items-center leading-3")}>
          <span />
          {texts.weekdays.map((day, index) => (
            <span key={index}>{day}</span>
          ))}
        </div>
      </div>
      <p
        aria-hidden="true"
        className="mt-3 flex items-center gap-1 text-[0.8125rem] text-ink-subtle"
      >
        <span className="mr-1">{texts.less}</span>
        {shades.map((shade) => (
          <span key={shade} className={cn(square, "size-3", shade)} />
        ))}
        <span className="ml-1">{texts.more}</span>
      </p>
    </Panel>
  );
}
