import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { ErrorState } from "@/components/states/states.tsx";
import { BackLink } from "@/components/ui/back-link.tsx";
import { Card } from "@/components/ui/card.tsx";
import { DiagnosisSkeleton } from "@/features/diagnosis/diagnosis-skeleton.tsx";
import { FinalDiagnosisForm } from "@/features/diagnosis/final-diagnosis-form.tsx";
import { finalInputOf, finalValuesOf } from "@/features/diagnosis/form-values.ts";
import { ResultsSummary } from "@/features/diagnosis/results-summary.tsx";
import { SessionClosed } from "@/features/diagnosis/session-closed.tsx";
import { Transcript } from "@/features/diagnosis/transcript.tsx";
import { draftKeyOf } from "@/features/outbox/entry.ts";
import { read } from "@/lib/api/queries.ts";
import { useUser } from "@/lib/auth/auth-context.ts";
import { isFinished } from "@/lib/sessions/stage.ts";
import { FlowBar } from "./flow-steps.tsx";
import { NotebookBesideForm } from "./notebook-beside-form.tsx";
import { isMissing, isSessionId, PracticeEnds, SessionMissing } from "./session-gate.tsx";
import { useQueuedSubmission, useSubmission } from "./use-submission.ts";

const title = "Final Diagnosis";

function FinalDiagnosisScreen({ sessionId }: { sessionId: string }) {
  const userId = useUser()._id;
  const query = useQuery(read("getSession", { params: { sessionId } }));
  const queuedInitial = useQueuedSubmission(sessionId, "initial-diagnosis");
  const queuedFinal = useQueuedSubmission(sessionId, "final-diagnosis");
  const { submit, isSubmitting } = useSubmission(`/analysis/${sessionId}`);
  const session = query.data;

  if (isMissing(query.error)) return <SessionMissing title={title} />;
  if (query.isPending) return <DiagnosisSkeleton title={title} />;
  if (session && isFinished(session.stage) && !isSubmitting)
    return <SessionClosed title={title} sessionId={sessionId} />;

  const testsPath = `/tests/${sessionId}`;
  return (
    <>
      <FlowBar current="final" back={<BackLink to={testsPath}>Back to Tests</BackLink>} />
      <PageHeading
        title={title}
        subtitle={
          session
            ? `${session.patient.name}: what it is, and what you will do about it.`
            : undefined
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <FinalDiagnosisForm
          key={session === undefined ? "without-session" : "with-session"}
          draftKey={draftKeyOf({ userId, kind: "final-diagnosis", sessionId })}
          initial={() =>
            finalValuesOf(
              queuedFinal?.body ?? session?.finalDiagnosis ?? null,
              queuedInitial?.body ?? session?.initialDiagnosis ?? null,
            )
          }
          fields={queuedFinal?.fields ?? {}}
          differential={session?.notebook.differential ?? []}
          isSubmitting={isSubmitting}
          onSubmit={(values) =>
            void submit({
              kind: "final-diagnosis",
              sessionId,
              patientName: session?.patient.name ?? "your patient",
              body: finalInputOf(values, new Date()),
            })
          }
        />
        <div className="space-y-6 max-lg:-order-1">
          {session ? (
            <>
              <ResultsSummary results={session.testResults} />
              <NotebookBesideForm session={session} />
              <Transcript session={session} />
            </>
          ) : (
            <Card className="px-5">
              <ErrorState
                title="The session could not be loaded"
                error={query.error}
                onRetry={() => void query.refetch()}
                isRetrying={query.isFetching}
                className="py-8"
              />
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

export function Component() {
  const { sessionId = "" } = useParams();
  return isSessionId(sessionId) ? (
    <FinalDiagnosisScreen key={sessionId} sessionId={sessionId} />
  ) : (
    <PracticeEnds title={title} patientId={sessionId} />
  );
}
