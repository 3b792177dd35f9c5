import { Check, RotateCw, SendHorizontal } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { control } from "@/components/ui/control.ts";
import { cn } from "@/lib/cn.ts";
import { landingContent } from "@/texts/landing.ts";
import portrait from "./portrait.svg";
import { useLiveConsultation, type LiveLine } from "./use-live-consultation.ts";

const { demo, live } = landingContent;
const maxLength = 400;
/** Questions after which an account is worth a mention. */
const enough = 3;

function Line({ line }: { line: LiveLine }) {
  const isOwn = line.sender === "user";
  return (
    <li
      className={cn(
        "w-fit max-w-[88%] animate-rise rounded-2xl px-4 py-2",
        isOwn
          ? "ml-auto rounded-br-sm bg-brand text-[0.9375rem] text-on-brand"
          : "rounded-bl-sm bg-sunken font-serif text-[1.0625rem] leading-snug",
      )}
    >
      <span className="sr-only">{isOwn ? live.you : demo.firstName}: </span>
      {line.text}
    </li>
  );
}

function Notes({ learnt, asked }: { learnt: readonly string[]; asked: number }) {
  return (
    <div className="border-t border-line bg-canvas/60 px-5 py-3.5 text-sm">
      <p className="flex justify-between gap-3 text-[0.8125rem] text-ink-subtle">
        <span>{live.learnt}</span>
        {asked > 0 && <span className="tabular-nums">{live.asked(asked)}</span>}
      </p>
      {learnt.length === 0 ? (
        <p className="mt-1 text-ink-muted">{live.nothingLearnt}</p>
      ) : (
        <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
          {learnt.map((text) => (
            <li key={text} className="flex animate-rise items-center gap-1.5">
              <Check className="size-3.5 shrink-0 text-brand-ink" aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      )}
      {asked >= enough && (
        <p className="mt-3 border-t border-line pt-3 text-ink-muted">
          {live.next}{" "}
          <Link
            to="/register"
            className="font-medium whitespace-nowrap text-brand-ink underline underline-offset-4"
          >
            {live.goOn}
          </Link>
        </p>
      )}
    </div>
  );
}

function Suggestions({ onWake, onAsk }: { onWake: () => void; onAsk: (text: string) => void }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {live.suggestions.map((suggestion) => (
        <li key={suggestion}>
          <button
            type="button"
            onFocus={onWake}
            onClick={() => onAsk(suggestion)}
            className="min-h-9 rounded-full border border-brand-line bg-surface px-3.5 py-1 text-left text-sm font-medium text-brand-ink hover:bg-brand-soft"
          >
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A consultation in miniature that anybody can type into: the same engine that answers signed-in learners. */
export function LiveConsultation() {
  const { lines, learnt, status, wake, send, retry } = useLiveConsultation();
  const [text, setText] = useState("");
  const log = useRef<HTMLDivElement>(null);
  const isBusy = status === "loading" || status === "thinking";
  const asked = lines.filter(({ sender }) => sender === "user").length;
  useEffect(() => {
    // Within the log alone, so that the page stays where the visitor is.
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [lines.length, status]);

  const ask = (question: string) => {
    if (isBusy || status === "failed" || question.trim() === "") return;
    setText("");
    send(question.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(text);
  };

  return (
    <section
      aria-label={live.title}
      className="relative mx-auto flex w-full max-w-xl flex-col overflow-hidden rounded-2xl border border-line bg-surface shadow-pop lg:mx-0"
    >
      <div className="flex items-center gap-3.5 border-b border-line px-5 py-4">
        <img src={portrait} alt="" width={48} height={48} className="size-12 rounded-full" />
        <div className="min-w-0 flex-1">
          <p className="leading-tight font-semibold">{demo.name}</p>
          <p className="text-sm text-ink-subtle">
            {demo.person} · {demo.problem}
          </p>
        </div>
        <span className="rounded-full bg-brand-soft px-2.5 py-1 text-[0.8125rem] font-medium text-brand-ink max-sm:hidden">
          {live.badge}
        </span>
      </div>
      <div
        ref={log}
        role="log"
        aria-label={live.title}
        tabIndex={0}
        className="h-64 overflow-y-auto overscroll-contain px-5 py-4 sm:h-60"
      >
        <ol className="space-y-2.5">
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
          {asked === 0 && (
            <li className="pt-2">
              <Suggestions onWake={wake} onAsk={ask} />
            </li>
          )}
          {isBusy && (
            <li className="px-1 text-sm text-ink-subtle">
              {status === "loading" ? live.loading : live.typing}
            </li>
          )}
          {status === "failed" && (
            <li className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
              {live.failed}
              <Button variant="secondary" size="sm" onClick={retry}>
                <RotateCw aria-hidden="true" />
                {live.retry}
              </Button>
            </li>
          )}
        </ol>
      </div>
      <div className="px-5 pb-4">
        <form onSubmit={submit} className="flex gap-2">
          <input
            aria-label={live.label}
            placeholder={live.placeholder}
            autoComplete="off"
            maxLength={maxLength}
            value={text}
            onFocus={wake}
            onChange={(event) => setText(event.target.value)}
            className={cn(control, "h-11 min-w-0 flex-1")}
          />
          <Button
            type="submit"
            size="icon"
            aria-label={live.send}
            disabled={isBusy || status === "failed" || text.trim() === ""}
          >
            <SendHorizontal aria-hidden="true" />
          </Button>
        </form>
      </div>
      <Notes learnt={learnt} asked={asked} />
    </section>
  );
}
