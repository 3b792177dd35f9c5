import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ErrorState, SampleDataBanner } from "@/components/states/states.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Card } from "@/components/ui/card.tsx";
import { AnalysisSkeleton } from "@/features/analysis/analysis-skeleton.tsx";
import {
  BeingAnalysed,
  NotFinished,
  WaitingToBeSaved,
} from "@/features/analysis/analysis-waiting.tsx";
import { ReportView } from "@/features/analysis/report-view.tsx";
import { samplePatient, sampleReport } from "@/features/analysis/sample-report.ts";
import { useAnalysis } from "@/features/analysis/use-analysis.ts";
import { OwnRating } from "@/features/modules/module-rating.tsx";
import { isTransient } from "@/lib/api/failure.ts";
import { read } from "@/lib/api/queries.ts";
import { isMissing, isSessionId, PracticeEnds, SessionMissing } from "./session-gate.tsx";
import { useQueuedSubmission } from "./use-submission.ts";

const title = "Analysis";

/** After a completed case the module can be rated; without the modules there is nothing to rate. */
function RateModule({ moduleId }: { moduleId: string }) {
  const modules = useQuery(read("listModules"));
  const module = modules.data?.find(({ id }) => id === moduleId);
  if (module === undefined) return null;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-2 text-lg font-semibold">How do you like {module.name}?</h2>
      <OwnRating module={module} />
    </Card>
  );
}

function AnalysisScreen({ sessionId }: { sessionId: string }) {
  const query = useAnalysis(sessionId);
  const queued = useQueuedSubmission(sessionId, "final-diagnosis");
  const session = query.data;

  if (isMissing(query.error)) return <SessionMissing title={title} />;
  if (session !== undefined) {
    const report = session.finalDiagnosisReport;
    if (report !== null)
      return (
        <ReportView report={report} patient={session.patient} session={session}>
          <RateModule moduleId={session.patient.moduleId} />
        </ReportView>
      );
    if (session.stage === "analysing") return <BeingAnalysed patientName={session.patient.name} />;
    return queued?.status === "waiting" ? <WaitingToBeSaved /> : <NotFinished session={session} />;
  }
  if (query.isPending) return <AnalysisSkeleton />;
  const retry = { onRetry: () => void query.refetch(), isRetrying: query.isFetching };
  if (!isTransient(query.error))
    return (
      <>
        <PageHeading title={title} />
        <ErrorState error={query.error} {...retry} />
      </>
    );
  return (
    <>
      <SampleDataBanner {...retry} />
      <ReportView report={sampleReport} patient={samplePatient} session={null} />
    </>
  );
}

export function Component() {
  const { sessionId = "" } = useParams();
  return isSessionId(sessionId) ? (
    <AnalysisScreen key={sessionId} sessionId={sessionId} />
  ) : (
    <PracticeEnds title={title} patientId={sessionId} />
  );
}
