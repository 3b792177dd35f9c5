import type { NotesInput } from "@anamnesis/contract";
import { CircleAlert, CloudCheck, CloudUpload, Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { TermInput } from "@/components/term-input/term-input.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Textarea } from "@/components/ui/input.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { notebookTexts as texts } from "@/texts/notebook.ts";
import {
  longestDiagnosis,
  longestNotes,
  mostDiagnoses,
  moved,
  withDiagnosis,
  without,
} from "./differential.ts";
import { DifferentialList } from "./differential-list.tsx";
import type { NotebookState } from "./use-notebook.ts";

export type NotebookStatus = NotebookState["status"] | "closed" | "device";

function Status({ status, problem }: { status: NotebookStatus; problem: string | null }) {
  const Icon =
    status === "saved"
      ? CloudCheck
      : status === "kept"
        ? CloudUpload
        : status === "refused"
          ? CircleAlert
          : null;
  return (
    <p className="flex items-start gap-1.5 text-[0.8125rem] text-ink-subtle">
      {status === "saving" ? (
        <Spinner className="mt-0.5 size-3.5" />
      ) : (
        Icon && <Icon className="mt-[0.2rem] size-3.5 shrink-0" aria-hidden="true" />
      )}
      {status === "refused" ? texts.refused(problem ?? "") : texts.status[status]}
    </p>
  );
}

interface Props {
  value: NotesInput;
  onValueChange: (value: NotesInput) => void;
  status: NotebookStatus;
  problem?: string | null;
}

/** The learner's own sheet beside the patient: what it could be, in order, and notes. */
export function NotebookPanel({ value, onValueChange, status, problem = null }: Props) {
  const id = useId();
  const [name, setName] = useState("");
  const [said, setSaid] = useState("");
  const input = useRef<HTMLDivElement>(null);
  const isLocked = status === "closed";
  const { notes, differential } = value;
  const setList = (next: readonly string[]) => onValueChange({ notes, differential: [...next] });

  const add = (text: string) => {
    const { kind, list } = withDiagnosis(differential, text);
    if (kind === "blank") return;
    const place = list.length;
    setSaid(
      kind === "added"
        ? texts.added(text.trim(), place)
        : kind === "full"
          ? texts.full(mostDiagnoses)
          : texts.already(text.trim()),
    );
    if (kind === "full") return;
    setName("");
    if (kind === "added") setList(list);
    input.current?.querySelector("input")?.focus();
  };
  const move = (from: number, to: number) => {
    setList(moved(differential, from, to));
    setSaid(texts.moved(differential[from] ?? "", to + 1, differential.length));
  };
  const remove = (at: number) => {
    setList(without(differential, at));
    setSaid(texts.removed(differential[at] ?? ""));
    input.current?.querySelector("input")?.focus();
  };

  return (
    <div className="flex min-h-full flex-col gap-5 p-5">
      <section aria-labelledby={`${id}-list`}>
        <h3 id={`${id}-list`} className="text-sm font-semibold">
          {texts.differential}
        </h3>
        <p className="mt-0.5 mb-2.5 text-[0.8125rem] text-ink-subtle">
          {differential.length === 0 ? texts.differentialNone : texts.differentialHint}
        </p>
        {differential.length > 0 && (
          <div className="mb-2">
            <DifferentialList
              list={differential}
              isLocked={isLocked}
              onMove={move}
              onRemove={remove}
            />
          </div>
        )}
        {!isLocked && (
          <div ref={input} data-notebook="differential" className="flex gap-2">
            <TermInput
              kind="diagnosis"
              value={name}
              onValueChange={setName}
              onTake={add}
              maxLength={longestDiagnosis}
              aria-label={texts.addLabel}
              placeholder={texts.addPlaceholder}
              className="h-10 text-sm"
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add(name);
              }}
            />
            <Button
              variant="soft"
              size="sm"
              className="h-10"
              disabled={name.trim() === ""}
              onClick={() => add(name)}
            >
              <Plus aria-hidden="true" />
              {texts.add}
            </Button>
          </div>
        )}
        <p role="status" className="sr-only">
          {said}
        </p>
      </section>
      <section className="flex flex-1 flex-col">
        <label htmlFor={`${id}-notes`} className="mb-2 text-sm font-semibold">
          {texts.notes}
        </label>
        <Textarea
          id={`${id}-notes`}
          data-notebook="notes"
          value={notes}
          readOnly={isLocked}
          maxLength={longestNotes}
          placeholder={texts.notesPlaceholder}
          onChange={(event) => onValueChange({ notes: event.target.value, differential })}
          className="min-h-40 flex-1 resize-none text-sm"
        />
      </section>
      <Status status={status} problem={problem} />
    </div>
  );
}
