import type { SessionSummary } from "@anamnesis/contract";
import { ClipboardList, Plus } from "lucide-react";
import { Link } from "react-router";
import { EmptyState, LoadingState } from "@/components/states/states.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Panel } from "@/components/ui/card.tsx";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { relativeTime } from "@/lib/format/relative-time.ts";
import { percentOf, scoreTone } from "@/lib/format/score.ts";
import { resumePath } from "@/lib/sessions/resume-path.ts";
import { dashboardTexts } from "@/texts/dashboard.ts";
import { panelLink } from "./panel-link.ts";
import { sampleActivity } from "./sample-data.ts";

const texts = dashboardTexts.recent;
const shownSessions = 3;
const row = "flex items-center gap-3.5 rounded-lg px-3 py-2.5";

const ScoreBadge = ({ percent }: { percent: number }) => (
  <Badge tone={scoreTone(percent)} className="tabular-nums">
    {percent}%
  </Badge>
);

function SessionRow({ session }: { session: SessionSummary }) {
  const report = session.finalDiagnosisReport;
  const problem = session.caseDiagnosis ?? session.patient.mainDiseases[0];
  return (
    <Link to={resumePath(session)} className={`${row} transition-colors hover:bg-sunken`}>
      <PatientPortrait patient={session.patient} className="size-11" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{session.patient.name}</span>
        <span className="flex flex-wrap gap-x-1.5 text-sm text-ink-subtle">
          <span className="max-w-full truncate">{problem}</span>
          <span className="shrink-0">
            {problem && (
              <span aria-hidden="true" className="mr-1.5 max-sm:hidden">
                ·
              </span>
            )}
            {relativeTime(session.createdAt, new Date())}
          </span>
        </span>
      </span>
      {report ? (
        <ScoreBadge percent={percentOf(report.overallScore)} />
      ) : (
        <Badge tone="brand">
          {session.stage === "analysing" ? texts.beingMarked : texts.resume}
        </Badge>
      )}
    </Link>
  );
}

interface Props {
  /** Newest first; null while they load; "sample" when the sample data stands in for them. */
  sessions: readonly SessionSummary[] | null | "sample";
}

/** The three sessions begun last. */
export function RecentActivity({ sessions }: Props) {
  return (
    <Panel
      title={texts.title}
      action={
        <Link to="/history" className={panelLink}>
          {texts.all}
        </Link>
      }
    >
      {sessions === null ? (
        <LoadingState label={texts.loading} className="space-y-5 py-2">
          {[1, 2, 3].map((key) => (
            <div key={key} className="flex items-center gap-3.5">
              <Skeleton className="size-11 rounded-full" />
              <div className="flex-1 space-y-2">
                <Skeleton className="w-1/2" />
                <Skeleton className="h-3 w-1/3" />
              </div>
            </div>
          ))}
        </LoadingState>
      ) : sessions === "sample" ? (
        <ul className="-mx-3 space-y-1">
          {sampleActivity.map(({ title, score }) => (
            <li key={title} className={row}>
              <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-subtle">
                <ClipboardList className="size-5" aria-hidden="true" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{title}</span>
                <span className="block text-sm text-ink-subtle">{texts.sample}</span>
              </span>
              <ScoreBadge percent={score} />
            </li>
          ))}
        </ul>
      ) : sessions.length === 0 ? (
        <EmptyState
          icon={ClipboardList}
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={
            <Button asChild variant="soft">
              <Link to="/modules">{texts.emptyAction}</Link>
            </Button>
          }
          className="py-8"
        />
      ) : (
        <ul className="-mx-3 space-y-1">
          {sessions.slice(0, shownSessions).map((session) => (
            <li key={session._id}>
              <SessionRow session={session} />
            </li>
          ))}
          {sessions.length < shownSessions && (
            <li>
              <Link
                to="/modules"
                className={`${row} text-ink-muted transition-colors hover:bg-sunken hover:text-ink`}
              >
                <span className="flex size-11 shrink-0 items-center justify-center rounded-full border border-dashed border-line-strong">
                  <Plus className="size-4" aria-hidden="true" />
                </span>
                {texts.another}
              </Link>
            </li>
          )}
        </ul>
      )}
    </Panel>
  );
}
