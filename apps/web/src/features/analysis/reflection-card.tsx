import type { Session } from "@anamnesis/contract";
import { CircleAlert, CloudCheck, HardDrive } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Panel } from "@/components/ui/card.tsx";
import { Textarea } from "@/components/ui/input.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { cn } from "@/lib/cn.ts";
import { analysisTexts } from "@/texts/analysis.ts";
import { longestReflection, useReflection, type ReflectionStatus } from "./use-reflection.ts";

const texts = analysisTexts.reflection;
const icons = { draft: HardDrive, saved: CloudCheck, failed: CircleAlert } as const;

function Status({ status, problem }: { status: ReflectionStatus; problem: string | null }) {
  const Icon = status === "empty" || status === "saving" ? null : icons[status];
  return (
    <p
      role="status"
      className={cn(
        "flex min-w-0 flex-1 basis-52 items-start gap-1.5 text-sm text-ink-muted",
        status === "failed" && "text-danger",
      )}
    >
      {status === "saving" && <Spinner className="mt-0.5 size-4" />}
      {Icon && <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />}
      {status === "failed" ? texts.failed(problem ?? "") : texts.status[status]}
    </p>
  );
}

/** A learner's own words about what they take away; found again in the history and on recall cards. */
export function ReflectionCard({ session }: { session: Session }) {
  const id = useId();
  const { text, setText, save, status, problem } = useReflection(session);
  const isUnsaved = status === "draft" || status === "failed" || status === "saving";
  return (
    <Panel
      title={<label htmlFor={id}>{texts.title}</label>}
      className={cn(text.trim() === "" && "print:hidden")}
    >
      <p id={`${id}-hint`} className="-mt-2 mb-3 text-[0.9375rem] text-ink-muted print:hidden">
        {texts.hint}
      </p>
      <Textarea
        id={id}
        aria-describedby={`${id}-hint`}
        aria-keyshortcuts="Control+Enter"
        value={text}
        maxLength={longestReflection}
        placeholder={texts.placeholder}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          save();
        }}
        className="print:hidden"
      />
      <p className="hidden break-words whitespace-pre-wrap print:block">{text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <Status status={status} problem={problem} />
        <Button variant="soft" onClick={save} disabled={!isUnsaved} isLoading={status === "saving"}>
          {status === "failed" ? texts.retry : texts.save}
        </Button>
      </div>
    </Panel>
  );
}
