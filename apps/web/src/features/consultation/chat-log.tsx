import type { Patient } from "@anamnesis/contract";
import { ArrowDown, CircleAlert, RotateCw, Stethoscope } from "lucide-react";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { cn } from "@/lib/cn.ts";
import { dayAbove, speakerOf, timeOf, type ChatLine } from "./conversation.ts";
import { replyParts } from "./reply-parts.ts";
import { useNewestInView } from "./use-newest-in-view.ts";

const inlineAction =
  "inline-flex min-h-6 items-center gap-1 rounded-sm font-semibold underline underline-offset-3 hover:no-underline";

/** What was said, with findings and a child's own words set apart from it. */
function Reply({ text }: { text: string }) {
  return replyParts(text).map((part, index) => {
    switch (part.kind) {
      case "speech":
        return <span key={index}>{index > 0 ? ` ${part.text}` : part.text}</span>;
      case "aside":
        return (
          <span key={index} className="mt-1.5 block border-l-2 border-brand pl-3">
            <span className="text-[0.8125rem] font-medium text-ink-muted">{part.name}: </span>
            {part.text}
          </span>
        );
      case "finding":
        return (
          <span
            key={index}
            className="my-1.5 block rounded-lg bg-sunken px-3.5 py-2.5 text-[0.9375rem] last:mb-0"
          >
            <span className="mb-0.5 flex items-center gap-1.5 text-[0.8125rem] font-semibold text-ink-muted">
              <Stethoscope className="size-3.5" aria-hidden="true" />
              {part.heading}
            </span>
            {part.text}
          </span>
        );
    }
  });
}

interface LineProps {
  line: ChatLine;
  patient: Patient;
  onResend: () => void;
  onEdit: (line: ChatLine) => void;
}

function Line({ line, patient, onResend, onEdit }: LineProps) {
  const isOwn = line.sender === "user";
  const isUndelivered = line.state === "unsent" || line.state === "refused";
  return (
    <div className={cn("flex gap-3", isOwn && "justify-end")}>
      {!isOwn && <PatientPortrait patient={patient} className="mt-6 size-9 max-sm:hidden" />}
      <div
        className={cn("flex max-w-[min(38rem,88%)] flex-col", isOwn ? "items-end" : "items-start")}
      >
        <p className="mb-1 flex items-baseline gap-2 px-1 text-[0.8125rem]">
          <span className="font-medium text-ink-muted">{isOwn ? "You" : speakerOf(patient)}</span>
          <time dateTime={line.timestamp} className="text-ink-subtle tabular-nums">
            {timeOf(line.timestamp)}
          </time>
        </p>
        <p
          className={cn(
            "rounded-2xl px-4 py-2.5 break-words whitespace-pre-wrap",
            isOwn
              ? "rounded-tr-sm bg-brand text-on-brand"
              : "rounded-tl-sm border border-line bg-surface text-ink shadow-card",
            isUndelivered && "border border-dashed border-danger-fill bg-danger-soft text-ink",
          )}
        >
          {isOwn ? line.text : <Reply text={line.text} />}
        </p>
        {isUndelivered && (
          <p
            role="alert"
            className="mt-1 flex flex-wrap items-center justify-end gap-x-2 px-1 text-[0.8125rem] text-danger"
          >
            <span className="flex items-center gap-1 font-medium">
              <CircleAlert className="size-3.5" aria-hidden="true" />
              Not sent
            </span>
            {line.state === "refused" ? (
              <>
                <span>{line.problem}</span>
                <button type="button" className={inlineAction} onClick={() => onEdit(line)}>
                  Edit
                </button>
              </>
            ) : (
              <button type="button" className={inlineAction} onClick={onResend}>
                <RotateCw className="size-3.5" aria-hidden="true" />
                Resend
              </button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

function Typing({ patient, isShown }: { patient: Patient; isShown: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <div className="flex animate-fade-in items-center gap-3">
          <PatientPortrait patient={patient} className="size-9 max-sm:hidden" />
          <p className="flex items-center gap-2.5 text-sm text-ink-muted">
            <span aria-hidden="true" className="flex gap-1">
              {[0, 160, 320].map((delay) => (
                <span
                  key={delay}
                  className="size-1.5 animate-pulse rounded-full bg-ink-subtle"
                  style={{ animationDelay: `${delay}ms` }}
                />
              ))}
            </span>
            Patient is typing...
          </p>
        </div>
      )}
    </div>
  );
}

interface Props {
  lines: readonly ChatLine[];
  patient: Patient;
  isTyping: boolean;
  onResend: () => void;
  onEdit: (line: ChatLine) => void;
}

/** The conversation, newest line last; a screen reader hears each new line. */
export function ChatLog({ lines, patient, isTyping, onResend, onEdit }: Props) {
  const newest = lines.at(-1);
  const { box, onScroll, hasUnseen, toEnd } = useNewestInView(
    newest && `${newest.id}${isTyping ? "+typing" : ""}`,
    newest?.sender === "user",
  );
  const now = new Date();
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        onScroll={onScroll}
        tabIndex={0}
        role="region"
        aria-label="Conversation"
        className="h-full overflow-y-auto overscroll-contain px-4 py-5 outline-offset-[-2px] sm:px-6"
      >
        <div className="mx-auto max-w-3xl">
          <div role="log" aria-label={`Conversation with ${patient.name}`}>
            <ol className="space-y-4">
              {lines.map((line, index) => {
                const day = dayAbove(line, lines[index - 1], now);
                return (
                  <li key={line.id}>
                    {day && (
                      <p className="pt-1 pb-3 text-center text-[0.8125rem] font-medium text-ink-subtle">
                        {day}
                      </p>
                    )}
                    <Line line={line} patient={patient} onResend={onResend} onEdit={onEdit} />
                  </li>
                );
              })}
            </ol>
          </div>
          <div className="mt-3 min-h-8">
            <Typing patient={patient} isShown={isTyping} />
          </div>
        </div>
      </div>
      {hasUnseen && (
        <button
          type="button"
          onClick={() => toEnd("smooth")}
          className="absolute bottom-3 left-1/2 flex min-h-9 -translate-x-1/2 animate-fade-in items-center gap-1.5 rounded-full border border-line bg-raised px-4 text-sm font-medium text-brand-ink shadow-pop"
        >
          <ArrowDown className="size-4" aria-hidden="true" />
          New message
        </button>
      )}
    </div>
  );
}
