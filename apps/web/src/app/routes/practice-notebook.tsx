import type { NotesInput } from "@anamnesis/contract";
import { NotebookPanel } from "@/features/notebook/notebook-panel.tsx";
import { isNotes } from "@/features/notebook/use-notebook.ts";
import { useDeviceDraft } from "@/lib/storage/device-draft.ts";

const empty = (): NotesInput => ({ notes: "", differential: [] });

/** The notebook of a practice without a server: it stays on this device. */
export function PracticeNotebook({ userId }: { userId: string }) {
  const { value, setValue } = useDeviceDraft(`${userId}/practice-notes`, isNotes, empty);
  return <NotebookPanel value={value} onValueChange={setValue} status="device" />;
}
