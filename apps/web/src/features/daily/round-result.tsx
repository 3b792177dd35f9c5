import type { DailyResult, DailyRound } from "@anamnesis/contract";
import { ArrowRight, Check, CircleCheck, CircleDot, CircleX, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { Card, Panel } from "@/components/ui/card.tsx";
import { ReplyText } from "@/components/ui/reply-text.tsx";
import { cn } from "@/lib/cn.ts";
import { dailyTexts } from "@/texts/daily.ts";
import { MarkRow } from "./mark-chip.tsx";
import { shareText } from "./share.ts";
import { useFocusWhenNew } from "./use-focus-when-new.ts";

const texts = dailyTexts.result;
const hourMs = 3_600_000;
const verdicts = {
  right: { icon: CircleCheck, className: "text-success" },
  close: { icon: CircleDot, className: "text-warning" },
  other: { icon: CircleX, className: "text-danger" },
} as const;

function Share({ text }: { text: string }) {
  const [state, setState] = useState<"idle" | "copied" | "by hand">("idle");
  const copy = () => {
    // Absent where the page did not come over a secure connection.
    const written =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
    written.then(
      () => setState("copied"),
      () => setState("by hand"),
    );
  };
  return (
    <div className="min-w-0">
      <Button onClick={copy}>
        {state === "copied" ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {texts.share}
      </Button>
      <p role="status" className="mt-2 text-sm text-ink-muted empty:hidden">
        {state === "copied" ? texts.shared : ""}
      </p>
      {state === "by hand" && (
        <textarea
          readOnly
          aria-label={texts.byHand}
          value={text}
          rows={4}
          onFocus={(event) => event.currentTarget.select()}
          className="mt-2 w-full rounded-lg border border-line-strong bg-surface p-3 text-sm"
        />
      )}
    </div>
  );
}

function Part({ name, points }: { name: string; points: number }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-subtle">{name}</dt>
      <dd className="font-semibold tabular-nums">{texts.points(points)}</dd>
    </div>
  );
}

export interface ResultProps {
  round: DailyRound;
  result: DailyResult;
  /** The diagnosis was given just now. */
  isNew: boolean;
}

/** How the round went: the number, what it was, the marks, and one's place among the others. */
function Outcome({ round, result, isNew }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [now] = useState(() => Date.now());
  useFocusWhenNew(heading, isNew);
  const { icon: Icon, className } = verdicts[result.verdict];
  const hours = Math.floor((Date.parse(round.endsAt) - now) / hourMs);
  return (
    <Card className="p-5 sm:p-7">
      <h2
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-24 font-serif text-[1.375rem] leading-snug font-medium outline-none sm:text-2xl"
      >
        <Icon
          aria-hidden="true"
          className={cn("mr-2 inline-block size-6 align-[-0.2em]", className)}
        />
        {texts.verdicts[result.verdict]}. {texts.was(result.diagnosis)}
      </h2>
      <p className="mt-1 break-words text-ink-muted">{texts.youSaid(round.given ?? "")}</p>
      <div className="mt-5 flex flex-wrap items-end gap-x-8 gap-y-4 border-t border-line pt-5">
        <p className="leading-none">
          <span className="font-serif text-5xl font-medium tabular-nums">{result.score}</span>{" "}
          <span className="text-ink-muted">{texts.of}</span>
        </p>
        <dl className="flex gap-8">
          <Part name={texts.questions} points={result.questionPoints} />
          <Part name={texts.diagnosis} points={result.diagnosisPoints} />
        </dl>
        <p className="text-sm text-ink-muted">
          <span className="block font-medium text-ink">
            {result.standing
              ? texts.rank(result.standing.rank, result.standing.of)
              : texts.notRanked}
          </span>
          {texts.run(round.run)}
        </p>
      </div>
      {result.lines.length > 0 && (
        <div className="mt-5">
          <MarkRow marks={result.lines.map(({ mark }) => mark)} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-start gap-3">
        <Share text={shareText(round, result, `${window.location.origin}/daily`)} />
        <Button asChild variant="secondary">
          <Link to="/modules">
            {texts.seeAnother}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </div>
      <p className="mt-4 text-sm text-ink-subtle">{texts.next(hours)}</p>
    </Card>
  );
}

/** The answer: the questions that tell most, with what this patient says to them, and what must not be left out. */
export function RoundResult({ round, result, isNew }: ResultProps) {
  return (
    <section aria-label={texts.label} className="mb-6 space-y-6">
      <Outcome round={round} result={result} isNew={isNew} />
      <Panel title={texts.telling}>
        <p className="-mt-3 mb-4 text-sm text-ink-muted">{texts.tellingHint}</p>
        <ol className="space-y-5">
          {result.telling.map(({ question, answer, why, isAsked }) => (
            <li key={question} className="border-l-2 border-brand-line pl-4">
              <p className="font-medium">
                {question}
                {isAsked && (
                  <span className="ml-2 inline-flex items-center gap-1 text-sm text-success">
                    <Check className="size-4" aria-hidden="true" />
                    {texts.asked}
                  </span>
                )}
              </p>
              <div className="mt-1">
                {answer === null ? (
                  <p className="text-ink-muted">{texts.noWords}</p>
                ) : (
                  <ReplyText text={answer} />
                )}
              </div>
              <p className="mt-1.5 max-w-prose text-[0.9375rem] text-ink-muted">{why}</p>
            </li>
          ))}
        </ol>
        {result.open.length > 0 && (
          <div className="mt-6 border-t border-line pt-4">
            <h3 className="font-semibold">{texts.open}</h3>
            <ul className="mt-1 list-disc pl-5 text-ink-muted">
              {result.open.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          </div>
        )}
      </Panel>
    </section>
  );
}
