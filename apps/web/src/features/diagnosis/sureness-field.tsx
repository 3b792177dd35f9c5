import type { Sureness } from "@anamnesis/contract";
import { useId } from "react";
import { cn } from "@/lib/cn.ts";
import { surenessTexts as texts } from "@/texts/sureness.ts";
import { surenessOptions } from "./form-values.ts";

interface Props {
  value: Sureness | null;
  onValueChange: (value: Sureness | null) => void;
}

/** How sure the learner is of the diagnosis above, in five steps, or not said at all. */
export function SurenessField({ value, onValueChange }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`} className="mt-4 min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{texts.legend}</legend>
      <div className="grid grid-cols-5 gap-1.5 sm:flex sm:flex-wrap">
        {[null, ...surenessOptions].map((option) => (
          <label
            key={option ?? "unsaid"}
            title={option === null ? undefined : texts.inWords[option]}
            className={cn(
              option === null && "max-sm:col-span-5 max-sm:justify-self-start",
              "relative flex min-h-10 cursor-pointer items-center justify-center rounded-lg border border-line-strong/60 bg-surface px-3 text-sm font-medium text-ink-muted tabular-nums transition-colors hover:bg-sunken",
              "has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand forced-colors:has-checked:outline-2",
            )}
          >
            <input
              type="radio"
              name={id}
              checked={value === option}
              onChange={() => onValueChange(option)}
              aria-label={option === null ? texts.unsaid : texts.option(option)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{option === null ? texts.unsaid : `${option}%`}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-[0.8125rem] text-ink-subtle">
        {texts.hint}
      </p>
    </fieldset>
  );
}
