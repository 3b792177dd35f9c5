import { CircleCheck, CircleX } from "lucide-react";
import { useId } from "react";
import { cn } from "@/lib/cn.ts";
import { recallTexts } from "@/texts/recall.ts";

const texts = recallTexts.card;

interface Props {
  choices: readonly string[];
  chosen: string | null;
  onChoose: (choice: string) => void;
}

/** What to choose from. */
export function Choices({ choices, chosen, onChoose }: Props) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{texts.choose}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice}
            className="relative flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-line-strong/60 bg-surface px-3.5 py-2.5 text-[0.9375rem] leading-snug transition-colors hover:bg-sunken has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={id}
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
              className="size-4.5 shrink-0 accent-brand"
            />
            <span className="min-w-0">{choice}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What was chosen, and whether it was the answer. */
export function Chosen({ choice, answer }: { choice: string; answer: string }) {
  const isRight = choice === answer;
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <div>
      <h3 className="text-sm font-medium text-ink-subtle">{texts.youChose}</h3>
      <p className="mt-0.5 flex items-start gap-2">
        <Icon
          aria-hidden="true"
          className={cn("mt-0.5 size-5 shrink-0", isRight ? "text-success" : "text-danger")}
        />
        <span className="min-w-0">
          {choice} <span className="text-ink-muted">({isRight ? texts.right : texts.wrong})</span>
        </span>
      </p>
    </div>
  );
}
