import type { JournalState } from "@anamnesis/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input, Textarea } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { journalTexts } from "@/texts/journal.ts";
import { categories } from "./content.ts";
import { clearDraft, keepDraft, startingDraft } from "./kept-draft.ts";
import type { useJournal } from "./use-journal.ts";

const texts = journalTexts.draft;
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
      title={texts.title}
      description={texts.text}
      className="max-w-2xl"
    >
      <div className="mt-5 space-y-5">
        <Field label={texts.heading}>
          {(control) => (
            <Input
              {...control}
              maxLength={300}
              value={draft.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label={texts.category}>
          {(control) => (
            <Select
              {...control}
              value={draft.category}
              onValueChange={(category) => change({ category })}
              placeholder={texts.chooseCategory}
              options={options}
            />
          )}
        </Field>
        <Field label={texts.body}>
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
              ? texts.saving
              : isError
                ? texts.onDevice
                : isSaved
                  ? texts.saved
                  : texts.unsaved}
          </p>
          <Button onClick={close}>{texts.done}</Button>
        </div>
      </div>
    </Dialog>
  );
}
