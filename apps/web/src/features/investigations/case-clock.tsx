import type { Session } from "@anamnesis/contract";
import { Clock, TriangleAlert } from "lucide-react";
import { investigationTexts as texts } from "@/texts/investigations.ts";

/** "45 min", "3 h 10 min", "2 days 1 h": time that has passed, to the minute for as long as minutes matter. */
export function elapsedText(minutes: number): string {
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor((minutes % 1440) / 60),
    minutes % 60,
  ];
  if (days > 0)
    return [texts.days(days), hours > 0 && texts.hours(hours)].filter(Boolean).join(" ");
  if (hours > 0)
    return [texts.hours(hours), rest > 0 && texts.minutes(rest)].filter(Boolean).join(" ");
  return texts.minutes(rest);
}

interface Props {
  session: Pick<Session, "caseClockMinutes" | "urgencyWarning">;
}

/** How long the patient has waited for results, and what is seen of one who should not wait any longer. */
export function CaseClock({ session: { caseClockMinutes, urgencyWarning } }: Props) {
  if (caseClockMinutes === 0) return null;
  return (
    <div className="mb-5 space-y-3">
      <p className="flex items-center gap-2 text-sm text-ink-muted">
        <Clock className="size-4 shrink-0" aria-hidden="true" />
        <span>
          {texts.clock.before}
          <span className="font-semibold text-ink tabular-nums">
            {elapsedText(caseClockMinutes)}
          </span>
          {texts.clock.after}
        </span>
      </p>
      {urgencyWarning !== null && (
        <p
          role="alert"
          className="flex items-start gap-2.5 rounded-lg bg-danger-soft px-4 py-3 text-[0.9375rem] font-medium text-danger"
        >
          <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          {urgencyWarning}
        </p>
      )}
    </div>
  );
}
