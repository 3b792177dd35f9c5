import type { Patient } from "@anamnesis/contract";
import { CircleAlert, RotateCw } from "lucide-react";
import { memo } from "react";
import { Avatar } from "@/components/ui/avatar.tsx";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { ReplyText } from "@/components/ui/reply-text.tsx";
import { cn } from "@/lib/cn.ts";
import { speakerOf } from "@/lib/format/person.ts";
import { consultationTexts as texts } from "@/texts/consultation.ts";
import { timeOf, type ChatLine } from "./conversation.ts";

const inlineAction =
  "inline-flex min-h-6 items-center gap-1 rounded-sm font-semibold underline underline-offset-3 hover:no-underline";

interface Props {
  line: ChatLine;
  patient: Patient;
  onResend: () => void;
  onEdit: (line: ChatLine) => void;
}

function LineView({ line, patient, onResend, onEdit }: Props) {
  const isOwn = line.sender === "user";
  const isUndelivered = line.state === "unsent" || line.state === "refused";
  return (
    <div className={cn("flex gap-3", isOwn && "justify-end")}>
      {!isOwn &&
        (patient.informantName !== undefined && patient.informantPortrait === undefined ? (
          // Who speaks for a patient does not wear the patient's face.
          <Avatar name={patient.informantName} className="mt-6 size-9 text-xs max-sm:hidden" />
        ) : (
          <PatientPortrait patient={patient} speaker className="mt-6 size-9 max-sm:hidden" />
        ))}
      <div
        className={cn("flex max-w-[min(38rem,88%)] flex-col", isOwn ? "items-end" : "items-start")}
      >
        <p className="mb-1 flex items-baseline gap-2 px-1 text-[0.8125rem]">
          <span className="font-medium text-ink-muted">
            {isOwn ? texts.you : speakerOf(patient)}
          </span>
          <time dateTime={line.timestamp} className="text-ink-subtle tabular-nums">
            {timeOf(line.timestamp)}
          </time>
        </p>
        <p
          className={cn(
            "max-w-full rounded-2xl px-4 py-2.5 break-words whitespace-pre-wrap",
            isOwn
              ? "rounded-tr-sm bg-brand text-on-brand forced-colors:border"
              : "rounded-tl-sm border border-line bg-surface text-ink shadow-card",
            isUndelivered && "border border-dashed border-danger-fill bg-danger-soft text-ink",
          )}
        >
          {isOwn ? line.text : <ReplyText text={line.text} />}
        </p>
        {isUndelivered && (
          <p
            role="alert"
            className="mt-1 flex flex-wrap items-center justify-end gap-x-2 px-1 text-[0.8125rem] text-danger"
          >
            <span className="flex items-center gap-1 font-medium">
              <CircleAlert className="size-3.5" aria-hidden="true" />
              {texts.notSent}
            </span>
            {line.state === "refused" ? (
              <>
                <span>{line.problem}</span>
                <button type="button" className={inlineAction} onClick={() => onEdit(line)}>
                  {texts.edit}
                </button>
              </>
            ) : (
              <button type="button" className={inlineAction} onClick={onResend}>
                <RotateCw className="size-3.5" aria-hidden="true" />
                {texts.resend}
              </button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

const isSameLine = (a: ChatLine, b: ChatLine): boolean =>
  a.id === b.id &&
  a.text === b.text &&
  a.state === b.state &&
  a.problem === b.problem &&
  a.timestamp === b.timestamp;

/** One line of the conversation; drawn again only when it has changed, since there may be hundreds. */
export const Line = memo(
  LineView,
  (a, b) =>
    isSameLine(a.line, b.line) &&
    a.patient._id === b.patient._id &&
    a.onResend === b.onResend &&
    a.onEdit === b.onEdit,
);
