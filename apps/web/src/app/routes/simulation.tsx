import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import type { Session, User } from "@anamnesis/contract";
import { Link, Navigate, useLocation, useParams, useSearchParams } from "react-router";
import { UserRoundX } from "lucide-react";
import { EmptyState, ErrorState, LoadingState } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { ConsultationSkeleton } from "@/features/consultation/consultation-skeleton.tsx";
import { ConsultationView } from "@/features/consultation/consultation-view.tsx";
import { useSessionStart } from "@/features/consultation/use-session-start.ts";
import { OfflineNotice } from "@/features/offline/offline-notice.tsx";
import { preparePractice, useOfflinePractice } from "@/features/offline/use-offline-practice.ts";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { isTransient } from "@/lib/api/failure.ts";
import { read } from "@/lib/api/queries.ts";
import { useUser } from "@/lib/auth/auth-context.ts";
import { resumePath } from "@/lib/sessions/resume-path.ts";
import { LiveConsultation } from "./simulation-live.tsx";

const PracticeNotebook = lazy(() =>
  import("./practice-notebook.tsx").then(({ PracticeNotebook }) => ({ default: PracticeNotebook })),
);

/** The session that an entry of the browser's history remembers. */
const sessionOf = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "session" in state ? String(state.session) : null;
const isOver = ({ stage }: Pick<Session, "stage">): boolean =>
  stage === "analysing" || stage === "analysed";

function NotFound() {
  return (
    <>
      <PageHeading title="Patient Consultation" />
      <EmptyState
        icon={UserRoundX}
        title="This patient isn't available"
        text="The case may have been withdrawn, or the address is wrong."
        action={
          <Button asChild>
            <Link to="/modules">Choose another patient</Link>
          </Button>
        }
      />
    </>
  );
}

interface PracticeProps {
  patientId: string;
  onRetry: () => void;
  isRetrying: boolean;
}
function OfflineConsultation({ patientId, onRetry, isRetrying }: PracticeProps) {
  const practice = useOfflinePractice();
  const userId = useUser()._id;
  if (practice.status === "loading") return <ConsultationSkeleton />;
  if (practice.status === "failed")
    return (
      <>
        <PageHeading title="Patient Consultation" />
        <ErrorState
          title="Your session could not be started"
          error={practice.error}
          onRetry={() => {
            practice.retry();
            onRetry();
          }}
          isRetrying={isRetrying}
        />
      </>
    );
  return (
    <ConsultationView
      patient={practice.patient}
      panel={practice.panel}
      lines={practice.lines}
      mood={practice.mood}
      isPending={practice.isPending}
      draftKey={`${userId}/practice`}
      diagnosePath={`/diagnosis/initial/${patientId}`}
      onSend={async (text) => practice.send(text)}
      notebook={
        <Suspense fallback={<LoadingState />}>
          <PracticeNotebook userId={userId} />
        </Suspense>
      }
      notice={<OfflineNotice onRetry={onRetry} isRetrying={isRetrying} />}
    />
  );
}

function Consultation({ patientId }: { patientId: string }) {
  // The registrar's note needs it: asked for along with the session, it is there when the conversation is.
  const { hints } = useUser();
  useQuery({
    ...read("listSeenPatients"),
    enabled: (hints as User["hints"] | undefined)?.isOff !== true,
  });
  const [query, setQuery] = useSearchParams();
  const asked = query.get("restart");
  // Kept when the address loses it, below: this visit stays the visit that it is.
  const [restartKey, setRestartKey] = useState(asked);
  if (asked !== null && asked !== restartKey) setRestartKey(asked);
  const { state } = useLocation();
  // What the entry was about when this visit began; a restart is a visit of its own.
  const [entry] = useState(() => (asked === null ? sessionOf(state) : null));
  const visited = restartKey === null ? entry : null;
  const { start, session } = useSessionStart(patientId, restartKey, visited);

  useEffect(() => {
    const timer = window.setTimeout(preparePractice, 20_000);
    return () => window.clearTimeout(timer);
  }, []);

  // By the browser's Back after the case was finished: its analysis is what there is to see.
  if (visited !== null && session.data !== undefined && isOver(session.data))
    return <Navigate to={resumePath(session.data)} replace />;
  if (session.data !== undefined)
    return (
      <LiveConsultation
        key={session.data._id}
        session={session.data}
        onStarted={() => {
          // The session is there: a reload, or coming back later, goes on with it and does not start another one.
          setQuery({}, { replace: true, state: { session: session.data._id } });
        }}
      />
    );
  const error = start.error ?? session.error;
  if (error === null) return <ConsultationSkeleton />;
  const onRetry = () => void (start.isError ? start.refetch() : session.refetch());
  const isRetrying = start.isFetching || session.isFetching;
  if (isTransient(error))
    return <OfflineConsultation patientId={patientId} onRetry={onRetry} isRetrying={isRetrying} />;
  if ("status" in error && error.status === 404) return <NotFound />;
  return (
    <>
      <PageHeading title="Patient Consultation" />
      <ErrorState
        title="Your session could not be started"
        error={error}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </>
  );
}

export function Component() {
  const { patientId = "" } = useParams();
  return <Consultation key={patientId} patientId={patientId} />;
}
