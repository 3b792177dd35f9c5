import type { RecallCard, RecallRating } from "@anamnesis/contract";
import { Eye } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Textarea } from "@/components/ui/input.tsx";
import { cn } from "@/lib/cn.ts";
import { recallTexts } from "@/texts/recall.ts";
import { Answer } from "./answer.tsx";
import { Choices } from "./choices.tsx";
import { ratingOrder, Ratings } from "./ratings.tsx";

const texts = recallTexts.card;
const isWithin = (event: KeyboardEvent, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

interface Props {
  card: RecallCard;
  /** "3 of 12". */
  place: string;
  /** The rating that is on its way, or did not arrive. */
  chosen: RecallRating | null;
  isSending: boolean;
  error: unknown;
  onRate: (rating: RecallRating) => void;
}

/** One card: first what is asked, then the answer and how well it was recalled. Its keys work while the focus is in it. */
export function CardView({ card, place, chosen, isSending, error, onRate }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [thought, setThought] = useState("");
  const [isShown, setShown] = useState(false);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (!isShown) {
      const isOwnKey =
        event.key === "Enter" && (event.ctrlKey || event.metaKey)
          ? true
          : event.key === "Enter" && isWithin(event, "input")
            ? thought !== ""
            : (event.key === "Enter" || event.key === " ") &&
              !isWithin(event, "button, a, textarea, input");
      if (!isOwnKey) return;
      event.preventDefault();
      setShown(true);
      return;
    }
    const rating = ratingOrder[Number(event.key) - 1];
    if (rating === undefined || isSending || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onRate(rating);
  };

  return (
    <Card
      role="group"
      aria-label={`${texts.label} ${place}`}
      onKeyDown={onKeyDown}
      className="animate-rise p-5 sm:p-8"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="brand">{recallTexts.kinds[card.kind]}</Badge>
        {card.lapses > 1 && <Badge tone="outline">{texts.lapses(card.lapses)}</Badge>}
      </div>
      <h2
        ref={heading}
        id={`${id}-situation`}
        tabIndex={-1}
        aria-describedby={`${id}-prompt`}
        className={cn(
          "mt-4 tracking-normal outline-none",
          card.choices
            ? "max-w-prose text-base leading-relaxed font-normal"
            : "text-[0.9375rem] font-medium text-ink-muted",
        )}
      >
        {card.situation}
      </h2>
      <p
        id={`${id}-prompt`}
        className="mt-1.5 mb-6 max-w-prose font-serif text-[1.375rem] leading-snug font-medium tracking-[-0.01em] break-words sm:text-2xl"
      >
        {card.prompt}
      </p>
      {isShown ? (
        <div className="space-y-7">
          <Answer card={card} thought={thought} />
          <Ratings
            intervals={card.intervals}
            chosen={chosen}
            isSending={isSending}
            error={error}
            onRate={onRate}
          />
        </div>
      ) : (
        <>
          {card.choices ? (
            <Choices choices={card.choices} chosen={thought} onChoose={setThought} />
          ) : (
            <Field label={texts.thought} hint={texts.thoughtHint}>
              {(control) => (
                <Textarea
                  {...control}
                  value={thought}
                  autoComplete="off"
                  onChange={(event) => setThought(event.target.value)}
                  className="min-h-20"
                />
              )}
            </Field>
          )}
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button onClick={() => setShown(true)}>
              <Eye aria-hidden="true" />
              {texts.show}
            </Button>
            <p className="text-[0.8125rem] text-ink-subtle [@media(pointer:coarse)]:hidden">
              {card.choices ? texts.chooseKeys : texts.showKeys}
            </p>
          </div>
        </>
      )}
    </Card>
  );
}
