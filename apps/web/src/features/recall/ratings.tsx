import type { RecallCard, RecallRating } from "@anamnesis/contract";
import { RotateCw } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { messageOf } from "@/lib/api/failure.ts";
import { cn } from "@/lib/cn.ts";
import { recallTexts } from "@/texts/recall.ts";

const texts = recallTexts.rating;
/** In the order of their keys, 1 to 4. */
export const ratingOrder: readonly RecallRating[] = ["again", "hard", "good", "easy"];

interface Props {
  intervals: RecallCard["intervals"];
  /** The rating that is on its way, or did not arrive. */
  chosen: RecallRating | null;
  isSending: boolean;
  error: unknown;
  onRate: (rating: RecallRating) => void;
}

/** Four ratings, each with when the card would come back. */
export function Ratings({ intervals, chosen, isSending, error, onRate }: Props) {
  const id = useId();
  const failed = error !== null && !isSending ? chosen : null;
  return (
    <div role="group" aria-labelledby={id}>
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <p id={id} className="font-medium">
          {texts.legend}
        </p>
        <p className="text-[0.8125rem] text-ink-subtle [@media(pointer:coarse)]:hidden">
          {texts.keys}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
        {ratingOrder.map((rating, index) => {
          const isChosen = chosen === rating;
          return (
            <button
              key={rating}
              type="button"
              aria-keyshortcuts={String(index + 1)}
              // Not disabled, so that the focus stays where it is while the answer is on its way.
              aria-disabled={isSending}
              onClick={() => !isSending && onRate(rating)}
              className={cn(
                "flex min-h-16 flex-col items-center justify-center rounded-lg border border-line-strong/60 bg-surface px-2 py-2 shadow-card transition-colors hover:border-brand hover:bg-brand-soft aria-disabled:cursor-progress",
                isChosen && "border-brand bg-brand-soft text-brand-ink",
                isSending && !isChosen && "opacity-55",
              )}
            >
              <span className="flex items-center gap-2 font-medium">
                {isSending && isChosen && <Spinner className="size-4" />}
                {recallTexts.ratings[rating]}
              </span>
              <span className="text-[0.8125rem] text-ink-muted">
                {recallTexts.inDays(intervals[rating])}
              </span>
            </button>
          );
        })}
      </div>
      <p role="status" className="sr-only">
        {isSending && texts.saving}
      </p>
      {failed !== null && (
        <div
          role="alert"
          className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-danger-soft px-4 py-3 text-danger"
        >
          <p className="min-w-0 flex-1 basis-52">
            {texts.failed} {messageOf(error)}
          </p>
          <Button variant="secondary" size="sm" onClick={() => onRate(failed)}>
            <RotateCw aria-hidden="true" />
            {texts.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
