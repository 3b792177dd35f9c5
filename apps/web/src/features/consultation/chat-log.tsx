import type { Patient } from "@anamnesis/contract";
import { ArrowDown } from "lucide-react";
import { memo, useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { cn } from "@/lib/cn.ts";
import { speakerOf } from "@/lib/format/person.ts";
import { consultationTexts as texts } from "@/texts/consultation.ts";
import { Line } from "./chat-line.tsx";
import { dayAbove, type ChatLine } from "./conversation.ts";
import { spokenPart } from "./use-read-aloud.ts";
import { useNewestInView } from "./use-newest-in-view.ts";

/** A long conversation: its older lines are laid out only when they come near the view. */
const alwaysDrawn = 24;

function Typing({ patient, isShown }: { patient: Patient; isShown: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <div className="flex animate-fade-in items-center gap-3">
          <PatientPortrait patient={patient} speaker className="size-9 max-sm:hidden" />
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
            {texts.typing}
          </p>
        </div>
      )}
    </div>
  );
}

/** Tells a screen reader each new reply once, whole, however it came. */
function Announcer({ lines, speaker }: { lines: readonly ChatLine[]; speaker: string }) {
  const last = lines.findLast(({ sender, state }) => sender === "patient" && state === "stored");
  const known = useRef(last?.id);
  const [text, setText] = useState("");
  useEffect(() => {
    if (last === undefined || last.id === known.current) return;
    known.current = last.id;
    const findings = last.text.includes("[")
      ? last.text.replace(/[[\]]/g, "")
      : spokenPart(last.text);
    setText(texts.said(speaker, findings));
  }, [last, speaker]);
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}

export interface ChatLogHandle {
  readonly toNewest: () => void;
}

interface Props {
  lines: readonly ChatLine[];
  patient: Patient;
  isTyping: boolean;
  onResend: () => void;
  onEdit: (line: ChatLine) => void;
  ref?: Ref<ChatLogHandle>;
}

/** The conversation, newest line last. */
export const ChatLog = memo(function ChatLog({
  lines,
  patient,
  isTyping,
  onResend,
  onEdit,
  ref,
}: Props) {
  const newest = lines.at(-1);
  const { box, content, onScroll, hasUnseen, toEnd } = useNewestInView(
    newest && `${newest.id}${newest.text.length}${isTyping ? "+typing" : ""}`,
    newest?.sender === "user",
  );
  useImperativeHandle(
    ref,
    () => ({
      toNewest: () => {
        toEnd("instant");
        box.current?.focus({ preventScroll: true });
      },
    }),
    [toEnd, box],
  );
  const now = new Date();
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        onScroll={onScroll}
        tabIndex={0}
        role="region"
        aria-label={texts.conversation}
        className="h-full overflow-y-auto overscroll-contain px-4 py-5 outline-offset-[-2px] sm:px-6"
      >
        <div ref={content} className="mx-auto max-w-3xl">
          <div role="log" aria-live="off" aria-label={texts.conversationWith(patient.name)}>
            <ol className="space-y-4">
              {lines.map((line, index) => {
                const day = dayAbove(line, lines[index - 1], now);
                return (
                  <li
                    key={line.id}
                    className={cn(
                      index < lines.length - alwaysDrawn &&
                        "[contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]",
                    )}
                  >
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
          <Announcer lines={lines} speaker={speakerOf(patient)} />
        </div>
      </div>
      {hasUnseen && (
        <button
          type="button"
          onClick={() => toEnd("smooth")}
          className="absolute bottom-3 left-1/2 flex min-h-9 -translate-x-1/2 animate-fade-in items-center gap-1.5 rounded-full border border-line bg-raised px-4 text-sm font-medium text-brand-ink shadow-pop"
        >
          <ArrowDown className="size-4" aria-hidden="true" />
          {texts.newMessage}
        </button>
      )}
    </div>
  );
});
