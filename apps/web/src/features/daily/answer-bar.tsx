import type { DailyRound } from "@anamnesis/contract";
import { ArrowLeft, SendHorizontal, Stethoscope } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { TermInput } from "@/components/term-input/term-input.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import { messageOf } from "@/lib/api/failure.ts";
import { cn } from "@/lib/cn.ts";
import { firstNameOf } from "@/lib/format/names.ts";
import { dailyTexts as texts } from "@/texts/daily.ts";
import type { useSay } from "./use-round.ts";

const longestQuestion = 300;
const longestDiagnosis = 500;

/** How many questions are left: dots, and the same in words. */
function Left({ round: { left, questions } }: { round: DailyRound }) {
  return (
    <p role="status" className="flex items-center gap-2 text-sm font-medium tabular-nums">
      <span aria-hidden="true" className="flex gap-1">
        {Array.from({ length: questions }, (_, index) => (
          <span
            key={index}
            className={cn(
              "size-2 rounded-full border",
              index < left ? "border-brand bg-brand" : "border-line-strong bg-transparent",
            )}
          />
        ))}
      </span>
      {texts.left(left)}
    </p>
  );
}

interface LineProps {
  label: string;
  hint: string;
  isPending: boolean;
  canSend: boolean;
  onSend: () => void;
  send: ReactNode;
  children: (control: { id: string; "aria-describedby": string }) => ReactNode;
}

/** One input with its button, and what is good to know about it. */
function Line({ label, hint, isPending, canSend, onSend, send, children }: LineProps) {
  const id = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend && !isPending) onSend();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">{children({ id, "aria-describedby": `${id}-hint` })}</div>
        <Button type="submit" disabled={!canSend} isLoading={isPending}>
          {send}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 px-1 text-[0.8125rem] text-ink-subtle">
        {hint}
      </p>
    </form>
  );
}

/** Where one asks, and where one says what it is. */
export function AnswerBar({ round, say }: { round: DailyRound; say: ReturnType<typeof useSay> }) {
  const [question, setQuestion] = useState("");
  const [diagnosis, setDiagnosis] = useState("");
  const [wantsDiagnosis, setWantsDiagnosis] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const isDiagnosing = wantsDiagnosis || round.left === 0;
  const name = firstNameOf(round.patient.informantName ?? round.patient.name);

  const giveDiagnosis = () => {
    const text = diagnosis.trim();
    if (text !== "" && !say.isPending) say.mutate({ kind: "answer", text });
  };

  // What had the focus goes when the other input takes its place: this one takes it over, but never on arrival.
  const wasDiagnosing = useRef(isDiagnosing);
  useEffect(() => {
    if (wasDiagnosing.current === isDiagnosing) return;
    wasDiagnosing.current = isDiagnosing;
    bar.current?.querySelector("input")?.focus();
  }, [isDiagnosing]);

  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 -mx-4 mt-6 border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6"
    >
      <div className="mb-2.5 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Left round={round} />
        {round.left > 0 &&
          (isDiagnosing ? (
            <Button variant="ghost" size="sm" onClick={() => setWantsDiagnosis(false)}>
              <ArrowLeft aria-hidden="true" />
              {texts.diagnose.back}
            </Button>
          ) : (
            <Button variant="soft" size="sm" onClick={() => setWantsDiagnosis(true)}>
              <Stethoscope aria-hidden="true" />
              {texts.ask.toDiagnosis}
            </Button>
          ))}
      </div>
      {say.isError && (
        <p role="alert" className="mb-2 text-sm font-medium text-danger">
          {messageOf(say.error)}
        </p>
      )}
      {isDiagnosing ? (
        <Line
          label={texts.diagnose.label}
          hint={texts.diagnose.hint}
          isPending={say.isPending}
          canSend={diagnosis.trim() !== ""}
          onSend={giveDiagnosis}
          send={texts.diagnose.send}
        >
          {(control) => (
            <TermInput
              {...control}
              kind="diagnosis"
              value={diagnosis}
              onValueChange={setDiagnosis}
              maxLength={longestDiagnosis}
              enterKeyHint="done"
              onKeyDown={(event) => {
                // The list of proposals keeps Enter from the form.
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                giveDiagnosis();
              }}
              placeholder={texts.diagnose.placeholder}
            />
          )}
        </Line>
      ) : (
        <Line
          label={texts.ask.label}
          hint={say.isPending ? texts.ask.thinking(name) : texts.ask.hint}
          isPending={say.isPending}
          canSend={question.trim() !== ""}
          onSend={() =>
            say.mutate({ kind: "ask", text: question.trim() }, { onSuccess: () => setQuestion("") })
          }
          send={
            <>
              {!say.isPending && <SendHorizontal aria-hidden="true" />}
              {texts.ask.send}
            </>
          }
        >
          {(control) => (
            <Input
              {...control}
              value={question}
              onChange={(event) => setQuestion(event.target.value)}
              maxLength={longestQuestion}
              autoComplete="off"
              enterKeyHint="send"
              placeholder={texts.ask.placeholder}
            />
          )}
        </Line>
      )}
    </div>
  );
}
