import type { RecallDeck } from "@anamnesis/contract";
import { ArrowRight, CircleCheck, RotateCw } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { recallTexts } from "@/texts/recall.ts";
import { daysUntil } from "./days-until.ts";
import { ratingOrder } from "./ratings.tsx";
import type { Tally } from "./recall-run.tsx";

const texts = recallTexts.end;

interface Props {
  tally: Tally;
  /** What is due now; null while that is not known. */
  deck: RecallDeck | null;
  isChecking: boolean;
  onRetry: () => void;
  timeZone: string;
  onMore: () => void;
}

/** A sitting is over: how it went, and when the next cards are due. */
export function RecallEnd({ tally, deck, isChecking, timeZone, onRetry, onMore }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const count = ratingOrder.reduce((sum, rating) => sum + tally[rating], 0);
  const given = ratingOrder.filter((rating) => tally[rating] > 0);
  const hasMore = deck !== null && deck.cards.length > 0;
  return (
    <Card className="flex animate-rise flex-col items-center px-5 py-10 text-center sm:px-8">
      <span className="ecg-paper mb-5 flex size-18 items-center justify-center rounded-2xl border border-paper-line-strong bg-paper text-ink-muted">
        <CircleCheck className="size-7" strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        {texts.title(count)}
      </h2>
      <p className="mt-1 text-ink-muted">{texts.text}</p>
      {given.length > 0 && (
        <ul aria-label={texts.counts} className="mt-5 flex flex-wrap justify-center gap-2">
          {given.map((rating) => (
            <li key={rating} className="rounded-lg bg-canvas px-3.5 py-2 text-sm">
              {recallTexts.ratings[rating]}{" "}
              <span className="font-semibold tabular-nums">{tally[rating]}</span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="mt-5 min-h-6 font-medium">
        {deck === null
          ? isChecking
            ? texts.checking
            : texts.unknown
          : hasMore
            ? texts.still(deck.due)
            : deck.nextDueAt === null
              ? texts.nothingNext
              : texts.next(daysUntil(deck.nextDueAt, new Date(), timeZone))}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {deck === null && !isChecking && (
          <Button variant="secondary" onClick={onRetry}>
            <RotateCw aria-hidden="true" />
            {texts.retry}
          </Button>
        )}
        {hasMore && (
          <Button onClick={onMore}>
            {texts.more}
            <ArrowRight aria-hidden="true" />
          </Button>
        )}
        <Button asChild variant={hasMore ? "secondary" : "primary"}>
          <Link to="/modules">{texts.patient}</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to="/dashboard">{texts.dashboard}</Link>
        </Button>
      </div>
    </Card>
  );
}
