import type { Skill, TrendPoint } from "@anamnesis/contract";
import { ClipboardList } from "lucide-react";
import { ActivityCalendar } from "@/components/charts/activity-calendar.tsx";
import { ScoreTrend } from "@/components/charts/score-trend.tsx";
import { ReasoningSkills, SpecialtySkills } from "@/components/charts/skill-panels.tsx";
import { FormAlert } from "@/components/states/form-alert.tsx";
import {
  EmptyState,
  ErrorState,
  LoadingState,
  SampleDataBanner,
} from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card, Panel } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { ApiFailure } from "@/lib/api/failure.ts";
import { activityWeeks } from "@/lib/sessions/progress.ts";
import { Chapter, Specimen } from "./specimen.tsx";

const scores = [35, 48, 44, 61, 58, 73, 70, 82];
const day = 86_400_000;
const start = Date.parse("2026-03-02T09:00:00Z");
const points: TrendPoint[] = scores.map((overall, index) => ({
  sessionId: String(index),
  patientName: `Specimen ${index + 1}`,
  completedAt: new Date(start + index * 3 * day).toISOString(),
  overall,
  questioning: Math.min(100, overall + 6),
  diagnosis: Math.max(0, overall - 8),
  treatment: overall,
}));
const weeks = activityWeeks(
  points.map(({ completedAt }) => ({ day: completedAt.slice(0, 10), sessions: 1 })),
  new Date(start + 24 * day).toISOString().slice(0, 10),
  14,
);
const skills: Skill[] = [
  ["reasoning", "history", "History", 81],
  ["reasoning", "red-flags", "Red flags", 74],
  ["reasoning", "communication", "Communication", 66],
  ["reasoning", "justification", "Justifying a diagnosis", 52],
  ["reasoning", "treatment", "Treatment", 70],
  ["specialty", "cardiology", "Cardiology", 78],
  ["specialty", "neurology", "Neurology", 61],
].map(
  ([dimension, key, label, percent]) => ({ dimension, key, label, percent, sessions: 4 }) as Skill,
);
const ignore = () => undefined;

/** The states of a view of data, and the charts. */
export function Views() {
  return (
    <>
      <Chapter
        title="States"
        text="Every view of data has four: skeleton, error with Retry, empty with a way on, data."
      >
        <div className="grid gap-5 md:grid-cols-2">
          <Card className="p-6">
            <LoadingState label="Loading a specimen" className="space-y-3">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton />
              <Skeleton className="w-4/5" />
            </LoadingState>
          </Card>
          <Card>
            <EmptyState
              icon={ClipboardList}
              title="Nothing yet"
              text="Why, and what to do about it."
              action={<Button variant="soft">A way on</Button>}
              className="px-5 py-8"
            />
          </Card>
          <Card>
            <ErrorState
              error={new ApiFailure(503, "The server is restarting.")}
              onRetry={ignore}
              className="px-5 py-8"
            />
          </Card>
          <div>
            <SampleDataBanner onRetry={ignore} />
            <Specimen label="Remarks of a form" className="flex-col items-stretch">
              <FormAlert>Something has to be changed.</FormAlert>
              <FormAlert tone="success">It is done.</FormAlert>
              <FormAlert tone="info">Good to know.</FormAlert>
            </Specimen>
          </div>
        </div>
      </Chapter>
      <Chapter
        title="Charts"
        text="A picture, a sentence that says the same, and the figures themselves."
      >
        <div className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <ScoreTrend points={points} />
          <SpecialtySkills skills={skills} />
          <ActivityCalendar weeks={weeks} />
          <ReasoningSkills skills={skills} className="lg:col-span-2" />
        </div>
        <Panel
          title="A panel"
          className="mt-5"
          action={
            <Button size="sm" variant="link">
              Action
            </Button>
          }
        >
          <p className="text-ink-muted">A card with a title line.</p>
        </Panel>
      </Chapter>
    </>
  );
}
