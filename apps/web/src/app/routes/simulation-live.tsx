import type { Session } from "@anamnesis/contract";
import { lazy, Suspense, useEffect, useMemo, useRef } from "react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { ConsultationView } from "@/features/consultation/consultation-view.tsx";
import { linesOf, type UnsentMessage } from "@/features/consultation/conversation.ts";
import { OutboxBanner } from "@/features/outbox/outbox-banner.tsx";
import { RegistrarNote } from "@/features/registrar/registrar-note.tsx";
import { useOutbox, useQueued } from "@/features/outbox/outbox-context.ts";
import type { QueuedEntry } from "@/features/outbox/outbox.ts";
import { LoadingState } from "@/components/states/states.tsx";
import { bedsideTexts } from "@/texts/bedside.ts";
import { resumePath } from "@/lib/sessions/resume-path.ts";

const loadNotebook = () =>
  import("./session-notebook.tsx").then(({ SessionNotebook }) => ({ default: SessionNotebook }));
const SessionNotebook = lazy(loadNotebook);

const unsentOf = ({ entry, isSending, delivery, heard }: QueuedEntry): UnsentMessage[] => {
  if (entry.kind !== "message") return [];
  const hasFailed = entry.attempts > 0 || entry.problem !== null;
  return [
    {
      id: entry.id,
      text: entry.body.message,
      createdAt: entry.createdAt,
      state:
        entry.status === "refused"
          ? "refused"
          : hasFailed && !isSending && delivery === null
            ? "unsent"
            : "sending",
      problem: entry.problem,
      storedAs: delivery?.kind === "message" ? delivery.output.userMessage._id : null,
      heard,
    },
  ];
};

const nextSteps: Partial<Record<Session["stage"], { text: string; action: string }>> = {
  tests: { text: "You have given an initial diagnosis.", action: "Go on to the tests" },
  final: { text: "Test results are in.", action: "Go on to the results" },
  analysing: { text: "This consultation is over.", action: "See the analysis" },
  analysed: { text: "This consultation is over.", action: "See the analysis" },
};

/** Said once more above the conversation, with the only way that is left. */
function DeathNotice({ session }: { session: Session }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line bg-sunken px-4 py-2 text-sm sm:px-6"
    >
      <p>{bedsideTexts.died(session.patient.name)}</p>
      <Button asChild variant="link" size="inline" className="min-h-8">
        <Link to={`/diagnosis/initial/${session._id}`}>{bedsideTexts.toDiagnosis}</Link>
      </Button>
    </div>
  );
}

function StageNotice({ session }: { session: Session }) {
  if (session.bedside?.hasDied && session.stage === "chat")
    return <DeathNotice session={session} />;
  const next = nextSteps[session.stage];
  if (next === undefined) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line bg-brand-soft px-4 py-2 text-sm text-brand-ink sm:px-6">
      <p>{next.text}</p>
      <Button asChild variant="link" size="inline" className="min-h-8">
        <Link to={resumePath(session)}>{next.action}</Link>
      </Button>
    </div>
  );
}

/** A consultation that the server keeps; what it has not acknowledged yet is kept here. */
export function LiveConsultation({
  session,
  onStarted,
}: {
  session: Session;
  onStarted: () => void;
}) {
  const outbox = useOutbox();
  const queued = useQueued(session._id);
  const unsent = useMemo(() => queued.flatMap(unsentOf), [queued]);
  const lines = useMemo(() => linesOf(session.messages, unsent), [session.messages, unsent]);

  // Asked for soon enough, and not before the conversation is there.
  useEffect(() => {
    const timer = setTimeout(() => void loadNotebook().catch(() => undefined), 1_200);
    return () => clearTimeout(timer);
  }, []);

  const started = useRef(onStarted);
  useEffect(() => started.current(), []);
  // The server has just answered: whatever an earlier visit could not send can be tried again.
  useEffect(() => outbox.wake(session._id), [outbox, session._id]);

  const isOver = session.stage === "analysing" || session.stage === "analysed";
  const hasDied = session.bedside?.hasDied === true;
  return (
    <ConsultationView
      sessionId={session._id}
      patient={session.patient}
      panel={session.panel}
      bedside={session.bedside}
      lines={lines}
      mood={hasDied ? "" : session.emotionalState}
      startedAt={session.createdAt}
      notebook={
        <Suspense fallback={<LoadingState />}>
          <SessionNotebook session={session} />
        </Suspense>
      }
      isPending={unsent.some(({ state, storedAs }) => state === "sending" && storedAs === null)}
      draftKey={`${session.user}/message/${session._id}`}
      diagnosePath={isOver ? resumePath(session) : `/diagnosis/initial/${session._id}`}
      onSend={(text) =>
        outbox.add({
          kind: "message",
          sessionId: session._id,
          patientName: session.patient.name,
          body: { message: text },
        })
      }
      onResend={() => outbox.wake(session._id)}
      onWithdraw={(line) => void outbox.discard(line.id)}
      isOver={isOver || hasDied}
      notice={
        <>
          <OutboxBanner className="px-4 pt-3 sm:px-6" />
          <StageNotice session={session} />
          {session.stage === "chat" && !hasDied && (
            <RegistrarNote patient={session.patient} bedside={session.bedside} lines={lines} />
          )}
        </>
      }
    />
  );
}
