import type { RecallCard } from "@anamnesis/contract";
import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Chosen } from "./choices.tsx";
import { recallTexts } from "@/texts/recall.ts";

const texts = recallTexts.card;

/** The answer of a card, why it matters, and what the learner noted then. It takes the focus, so that it is read. */
export function Answer({ card, thought }: { card: RecallCard; thought: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="animate-fade-in space-y-5 border-t border-line pt-5">
      {card.choices && thought !== "" && <Chosen choice={thought} answer={card.answer} />}
      {!card.choices && thought.trim() !== "" && (
        <div>
          <h3 className="text-sm font-medium text-ink-subtle">{texts.youWrote}</h3>
          <p className="mt-0.5 break-words whitespace-pre-wrap text-ink-muted">{thought}</p>
        </div>
      )}
      <div>
        <h3
          ref={heading}
          tabIndex={-1}
          className="text-sm font-medium text-ink-subtle outline-none"
        >
          {texts.answer}
        </h3>
        <p className="mt-0.5 font-serif text-[1.25rem] leading-snug font-medium break-words whitespace-pre-line">
          {card.answer}
        </p>
      </div>
      {card.why !== "" && (
        <div>
          <h3 className="text-sm font-medium text-ink-subtle">
            {card.choices ? texts.evidence : texts.why}
          </h3>
          <p className="mt-0.5 max-w-prose break-words whitespace-pre-line">{card.why}</p>
        </div>
      )}
      {card.reflection !== null && (
        <figure className="border-l-2 border-brand-line pl-4">
          <figcaption className="text-sm text-ink-subtle">{texts.reflection}</figcaption>
          <blockquote className="mt-0.5 font-serif text-[1.0625rem] leading-snug break-words whitespace-pre-line">
            {card.reflection}
          </blockquote>
        </figure>
      )}
      <Link
        to={`/analysis/${card.sessionId}`}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-sm text-sm font-medium text-brand-ink underline-offset-4 hover:underline"
      >
        {texts.analysis(card.patientName)}
        <ArrowRight className="size-4" aria-hidden="true" />
      </Link>
    </div>
  );
}
