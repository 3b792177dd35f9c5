import type { Session } from "@anamnesis/contract";
import { NotebookCard } from "@/features/notebook/notebook-card.tsx";
import { useMediaQuery } from "@/lib/use-media-query.ts";
import { notebookTexts } from "@/texts/notebook.ts";
import { SessionNotebook } from "./session-notebook.tsx";

/** Notes and working differential, to look at and go on with while a diagnosis is written. */
export function NotebookBesideForm({ session }: { session: Session }) {
  const hasRoom = useMediaQuery("(min-width: 64rem)");
  return (
    <NotebookCard title={notebookTexts.beside} isOpen={hasRoom}>
      <SessionNotebook session={session} />
    </NotebookCard>
  );
}
