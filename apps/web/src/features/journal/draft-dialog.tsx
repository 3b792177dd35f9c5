import type { JournalState } from "@anamnesis/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input, Textarea } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { categories } from "./content.ts";
import { clearDraft, keepDraft, startingDraft } from "./kept-draft.ts";
import type { useJournal } from "./use-journal.ts";

type Draft = JournalState["draft"];
const options = categories.map(({ name }) => ({ value: name, label: name }));
const restBeforeSaving = 900;

interface Props {
  userId: string;
  saved: Draft;
  save: ReturnType<typeof useJournal>["save"];
  onClose: () => void;
}

/** A draft that saves itself: on this device at once, on the server when the typing rests and when it is closed. */
export function DraftDialog({ userId, saved, save, onClose }: Props) {
  const [draft, setDraft] = useState(() => startingDraft(userId, saved));
  const { mutate, isPending, isError } = save;
  // `saved` already shows a change that is on its way, and falls back when it is refused.
  const isSaved = JSON.stringify(draft) === JSON.stringify(saved);

  const push = () => {
    if (!isSaved) mutate({ draft }, { onSuccess: () => clearDraft(userId, draft) });
  };
  const change = (fields: Partial<Draft>) => {
    const next = { ...draft, ...fields };
    setDraft(next);
    keepDraft(userId, next);
  };
  const pushRested = useEffectEvent(push);
  useEffect(() => {
    const timer = setTimeout(pushRested, restBeforeSaving);
    return () => clearTimeout(timer);
  }, [draft]);
  const close = () => {
    push();
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Write an article"
      description="A draft of your own. It is kept for you and seen by nobody else."
      className="max-w-2xl"
    >
      <div className="mt-5 space-y-5">
        <Field label="Title">
          {(control) => (
            <Input
              {...control}
              maxLength={300}
              value={draft.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label="Category">
          {(control) => (
            <Select
              {...control}
              value={draft.category}
              onValueChange={(category) => change({ category })}
              placeholder="Choose a category"
              options={options}
            />
          )}
        </Field>
        <Field label="Text">
          {(control) => (
            <Textarea
              {...control}
              maxLength={50_000}
              className="max-h-[45dvh] min-h-52"
              value={draft.body}
              onChange={(event) => change({ body: event.target.value })}
            />
          )}
        </Field>
        <div className="flex items-center justify-between gap-4">
          <p role="status" className="text-sm text-ink-subtle">
            {isPending
              ? "Saving…"
              : isError
                ? "Not saved yet: kept on this device"
                : isSaved
                  ? "Saved"
                  : "Unsaved changes"}
          </p>
          <Button onClick={close}>Done</Button>
        </div>
      </div>
    </Dialog>
  );
}
