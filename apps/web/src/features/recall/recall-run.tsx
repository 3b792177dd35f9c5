import type { RecallCard, RecallRating } from "@anamnesis/contract";
import { useRef, useState } from "react";
import { Progress } from "@/components/ui/progress.tsx";
import { recallTexts as texts } from "@/texts/recall.ts";
import { CardView } from "./card-view.tsx";
import { useReview, type Review } from "./use-review.ts";

/** How often each rating was given in a run. */
export type Tally = Readonly<Record<RecallRating, number>>;
const nothing: Tally = { again: 0, hard: 0, good: 0, easy: 0 };

interface Props {
  cards: readonly RecallCard[];
  onEnd: (tally: Tally) => void;
}

/** The cards of one sitting, one at a time. They stay as they were when it began, whatever is loaded meanwhile. */
export function RecallRun({ cards: given, onEnd }: Props) {
  const [cards] = useState(given);
  const [index, setIndex] = useState(0);
  const [tally, setTally] = useState(nothing);
  const [isSkipped, setSkipped] = useState(false);
  // A card that is being answered takes no second answer, however quick the keys are.
  const answered = useRef<string | null>(null);
  const review = useReview(({ rating }: Review, outcome) => {
    const next = outcome === "kept" ? { ...tally, [rating]: tally[rating] + 1 } : tally;
    setTally(next);
    setSkipped(outcome === "elsewhere");
    answered.current = null;
    if (index + 1 < cards.length) setIndex(index + 1);
    else onEnd(next);
  });
  const card = cards[index];
  if (card === undefined) return null;
  const rate = (rating: RecallRating) => {
    if (answered.current === card._id && !review.isError) return;
    answered.current = card._id;
    review.mutate({ card, rating });
  };
  const sent = review.variables?.card._id === card._id ? review.variables : null;
  const place = texts.progress(index + 1, cards.length);
  return (
    <>
      <div className="mb-4 flex items-center gap-4">
        <Progress value={index} max={cards.length} label={texts.progressLabel} valueText={place} />
        <p className="shrink-0 text-sm font-medium text-ink-muted tabular-nums">{place}</p>
      </div>
      <p role="status" className={isSkipped ? "mb-3 text-sm text-ink-muted" : "sr-only"}>
        {isSkipped && texts.rating.elsewhere}
      </p>
      <CardView
        key={card._id}
        card={card}
        place={place}
        chosen={sent?.rating ?? null}
        isSending={review.isPending}
        error={sent && review.error}
        onRate={rate}
      />
    </>
  );
}
