import type { SessionSummary } from "@anamnesis/contract";
import { TrendingUp } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { ActivityCalendar } from "@/components/charts/activity-calendar.tsx";
import { ScoreTrend } from "@/components/charts/score-trend.tsx";
import { SkillRadar } from "@/components/charts/skill-radar.tsx";
import { EmptyState, LoadingState } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { activityWeeks, skillMeans, trendOf } from "@/lib/sessions/progress.ts";
import { dashboardTexts } from "@/texts/dashboard.ts";

const texts = dashboardTexts.progress;
const weeksShown = 26;

/** Score trend, skills and active days; what to do to have them, while there is nothing to draw. */
export function Progression({ sessions }: { sessions: readonly SessionSummary[] | undefined }) {
  const [now] = useState(() => new Date());
  if (sessions === undefined)
    return (
      <LoadingState
        label={texts.loading}
        className="mt-6 grid gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
      >
        <Skeleton className="h-88 rounded-xl" />
        <Skeleton className="h-88 rounded-xl" />
      </LoadingState>
    );
  const points = trendOf(sessions);
  return (
    <section
      aria-label={texts.label}
      className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
    >
      {points.length === 0 ? (
        <Card className="xl:col-span-2">
          <EmptyState
            icon={TrendingUp}
            title={texts.emptyTitle}
            text={texts.emptyText}
            action={
              <Button asChild variant="soft">
                <Link to="/modules">{texts.emptyAction}</Link>
              </Button>
            }
            className="px-5 py-10"
          />
        </Card>
      ) : (
        <>
          <ScoreTrend points={points} />
          <SkillRadar means={skillMeans(points)} />
          <ActivityCalendar weeks={activityWeeks(sessions, now, weeksShown)} />
        </>
      )}
    </section>
  );
}
