import type { Bedside } from "@anamnesis/contract";
import { palette, waits } from "@anamnesis/terminology/bedside-palette";
import { Clock, Hourglass } from "lucide-react";
import { useId } from "react";
import { cn } from "@/lib/cn.ts";
import { bedsideTexts as texts } from "@/texts/bedside.ts";
import { BedsideRecord } from "./bedside-record.tsx";
import { DrugForm } from "./drug-form.tsx";

interface Props {
  bedside: Bedside | undefined;
  /** An answer is awaited, or the encounter is over. */
  isLocked: boolean;
  /** Says what is done. */
  onDo: (say: string) => void;
}

const chip = (isLocked: boolean): string =>
  cn(
    "min-h-8 rounded-md border border-line px-2.5 py-1 text-left text-sm",
    isLocked ? "cursor-default text-ink-subtle" : "hover:bg-sunken",
  );

interface ChoiceProps {
  label: string;
  isLocked: boolean;
  onChoose: () => void;
}
/** Not `disabled`: whoever treats by the keyboard keeps their place while the answer comes. */
function Choice({ label, isLocked, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-disabled={isLocked}
      onClick={() => {
        if (!isLocked) onChoose();
      }}
      className={chip(isLocked)}
    >
      {label}
    </button>
  );
}

/** What can be done at the bedside by choosing it, how long the case has run, and the record of what was done. */
export function DoPanel({ bedside, isLocked, onDo }: Props) {
  const id = useId();
  return (
    <div className="space-y-4 p-5">
      {bedside && (
        <p className="flex items-center gap-2 text-sm text-ink-muted">
          <Clock className="size-4 shrink-0" aria-hidden="true" />
          {texts.clock(bedside.minutes)}
        </p>
      )}
      <DrugForm isLocked={isLocked} onGive={onDo} />
      {palette.map(({ title, entries }, index) => (
        <section key={title} aria-labelledby={`${id}-${index}`}>
          <h3 id={`${id}-${index}`} className="mb-1.5 text-sm font-semibold">
            {title}
          </h3>
          <ul className="flex flex-wrap gap-1.5">
            {entries.map(({ label, say }) => (
              <li key={label}>
                <Choice label={label} isLocked={isLocked} onChoose={() => onDo(say)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby={`${id}-wait`}>
        <h3 id={`${id}-wait`} className="mb-1.5 flex items-center gap-1.5 text-sm font-semibold">
          <Hourglass className="size-3.5" aria-hidden="true" />
          {texts.wait}
        </h3>
        <ul className="flex flex-wrap gap-1.5">
          {waits.map(({ minutes, say }) => (
            <li key={minutes}>
              <Choice
                label={texts.minutes(minutes)}
                isLocked={isLocked}
                onChoose={() => onDo(say)}
              />
            </li>
          ))}
        </ul>
      </section>
      {bedside && <BedsideRecord entries={bedside.entries} />}
    </div>
  );
}
