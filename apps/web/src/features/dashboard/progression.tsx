import type { Dashboard } from "@anamnesis/contract";
import { TrendingUp } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { ActivityCalendar } from "@/components/charts/activity-calendar.tsx";
import { ScoreTrend } from "@/components/charts/score-trend.tsx";
import { ReasoningSkills, SpecialtySkills } from "@/components/charts/skill-panels.tsx";
import { EmptyState, LoadingState } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { useUser } from "@/lib/auth/auth-context.ts";
import { activityWeeks, dateIn } from "@/lib/sessions/progress.ts";
import { dashboardTexts } from "@/texts/dashboard.ts";

const texts = dashboardTexts.progress;
const weeksShown = 26;
const columns = "mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]";

/** Score trend, skills and active days; what to do to have them, while there is nothing to draw. */
export function Progression({ dashboard }: { dashboard: Dashboard | undefined }) {
  const { timeZone } = useUser();
  const [now] = useState(() => new Date());
  if (dashboard === undefined)
    return (
      <LoadingState label={texts.loading} className={columns}>
        <Skeleton className="h-88 rounded-xl" />
        <Skeleton className="h-88 rounded-xl" />
      </LoadingState>
    );
  const { recent, trend, skills, activity } = dashboard;
  // Somebody who has seen nobody yet is invited once, where their sessions will stand.
  if (trend.length === 0)
    return recent.length === 0 ? null : (
      <section aria-label={texts.label} className="mt-6">
        <Card>
          <EmptyState
            icon={TrendingUp}
            title={texts.emptyTitle}
            text={texts.emptyText}
            action={
              <Button asChild variant="soft">
                <Link to="/history">{texts.emptyAction}</Link>
              </Button>
            }
            className="px-5 py-10"
          />
        </Card>
      </section>
    );
  return (
    <section aria-label={texts.label} className={columns}>
      <ScoreTrend points={trend} />
      <SpecialtySkills skills={skills} />
      <ReasoningSkills skills={skills} className="xl:col-span-2" />
      <ActivityCalendar
        weeks={activityWeeks(activity, dateIn(timeZone, now), weeksShown)}
        className="xl:col-span-2"
      />
    </section>
  );
}
