import type { Session } from "@anamnesis/contract";
import { NotebookPanel } from "@/features/notebook/notebook-panel.tsx";
import { useNotebook } from "@/features/notebook/use-notebook.ts";
import { useOutbox, useQueued } from "@/features/outbox/outbox-context.ts";
import { isFinished } from "@/lib/sessions/stage.ts";

/** The notebook of a session, kept by the outbox until the server has it. */
export function SessionNotebook({ session }: { session: Session }) {
  const outbox = useOutbox();
  const waiting = useQueued(session._id).find(
    ({ entry, delivery }) => entry.kind === "notes" && delivery === null,
  )?.entry;
  const { value, setValue, status, problem } = useNotebook({
    draftKey: `${session.user}/notes/${session._id}`,
    stored: session.notebook,
    queued: waiting?.kind === "notes" ? waiting : null,
    save: (body) =>
      outbox.add({
        kind: "notes",
        sessionId: session._id,
        patientName: session.patient.name,
        body: { notes: body.notes, differential: [...body.differential] },
      }),
  });
  const isClosed = isFinished(session.stage) && status !== "refused";
  return (
    <NotebookPanel
      value={value}
      onValueChange={setValue}
      status={isClosed ? "closed" : status}
      problem={problem}
    />
  );
}
