import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { ErrorState } from "@/components/states/states.tsx";
import { BackLink } from "@/components/ui/back-link.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { DiagnosisSkeleton } from "@/features/diagnosis/diagnosis-skeleton.tsx";
import { initialInputOf, initialValuesOf } from "@/features/diagnosis/form-values.ts";
import { InitialDiagnosisForm } from "@/features/diagnosis/initial-diagnosis-form.tsx";
import { PatientSummary } from "@/features/diagnosis/patient-summary.tsx";
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

const title = "Initial Diagnosis";

function InitialDiagnosisScreen({ sessionId }: { sessionId: string }) {
  const userId = useUser()._id;
  const query = useQuery(read("getSession", { params: { sessionId } }));
  const queued = useQueuedSubmission(sessionId, "initial-diagnosis");
  const { submit, isSubmitting } = useSubmission(`/tests/${sessionId}`);
  const session = query.data;

  if (isMissing(query.error)) return <SessionMissing title={title} />;
  if (query.isPending) return <DiagnosisSkeleton title={title} />;
  if (session && isFinished(session.stage) && !isSubmitting)
    return <SessionClosed title={title} sessionId={sessionId} />;

  const chatPath = session && `/simulation/${session.patient._id}`;
  return (
    <>
      <FlowBar
        current="initial"
        back={chatPath && <BackLink to={chatPath}>Back to Chat</BackLink>}
      />
      <PageHeading
        title={title}
        subtitle={
          session && session.testResults.length > 0
            ? "You have seen a result, so your first impression is locked. What you change now is kept as a change and shown beside it."
            : "Commit to what you think so far, before any test. The first result locks it."
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <InitialDiagnosisForm
          key={session === undefined ? "without-session" : "with-session"}
          draftKey={draftKeyOf({ userId, kind: "initial-diagnosis", sessionId })}
          initial={() => initialValuesOf(queued?.body ?? session?.initialDiagnosis ?? null)}
          fields={queued?.fields ?? {}}
          differential={session?.notebook.differential ?? []}
          isSubmitting={isSubmitting}
          onSubmit={(values) =>
            void submit({
              kind: "initial-diagnosis",
              sessionId,
              patientName: session?.patient.name ?? "your patient",
              body: initialInputOf(values, new Date()),
            })
          }
          back={
            chatPath && (
              <Button asChild variant="secondary" className="max-sm:w-full">
                <Link to={chatPath}>Continue Conversation</Link>
              </Button>
            )
          }
        />
        <div className="space-y-6 max-lg:-order-1">
          {session ? (
            <>
              <PatientSummary patient={session.patient} mood={session.emotionalState} />
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
    <InitialDiagnosisScreen key={sessionId} sessionId={sessionId} />
  ) : (
    <PracticeEnds title={title} patientId={sessionId} />
  );
}
