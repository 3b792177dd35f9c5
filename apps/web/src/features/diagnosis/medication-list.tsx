import { Plus, SlidersHorizontal, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { TermInput } from "@/components/term-input/term-input.tsx";
import { Button } from "@/components/ui/button.tsx";
import { diagnosisTexts } from "@/texts/diagnosis.ts";
import { limits } from "./form-values.ts";
import { MedicationHelper } from "./medication-helper.tsx";
import { readPrescription, writePrescription } from "./prescription.ts";

const { medication: texts } = diagnosisTexts;

interface Props {
  legend: string;
  rows: readonly string[];
  onRowsChange: (rows: readonly string[]) => void;
  error?: string | undefined;
}

/** The name of a medicine as far as it is written; nothing once a dose stands behind it. */
const nameIn = (row: string): string => {
  const { drug, dose } = readPrescription(row);
  return dose === "" ? drug : "";
};

/** One line a medication; the last one stays, so that there is always a line to write in. */
export function MedicationList({ legend, rows, onRowsChange, error }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [helped, setHelped] = useState<number | null>(null);
  const focusIn = (index: number, selector: string) =>
    requestAnimationFrame(() => {
      const items = list.current?.children;
      const at = Math.max(0, Math.min(index, (items?.length ?? 1) - 1));
      items?.[at]?.querySelector<HTMLElement>(selector)?.focus();
    });

  const set = (at: number, row: string) =>
    onRowsChange(rows.map((old, index) => (index === at ? row : old)));
  const add = (at: number) => {
    if (rows.length >= limits.medications) return;
    onRowsChange([...rows.slice(0, at), "", ...rows.slice(at)]);
    setHelped(null);
    focusIn(at, "input");
  };
  const remove = (at: number) => {
    onRowsChange(rows.filter((_, index) => index !== at));
    setHelped(null);
    focusIn(at - 1, "input");
  };
  const help = (at: number) => {
    setHelped(at);
    focusIn(at, "[data-helper=dose]");
  };

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <p className="mb-2.5 text-[0.8125rem] text-ink-subtle">{texts.hint}</p>
      <ul ref={list} className="space-y-2.5">
        {rows.map((row, index) => (
          <li key={index}>
            <div className="flex flex-wrap items-center gap-x-1 gap-y-1.5 sm:flex-nowrap sm:gap-2">
              <div className="min-w-0 flex-1 max-sm:basis-full">
                <TermInput
                  kind="drug"
                  aria-label={texts.label(index + 1)}
                  value={row}
                  maxLength={limits.medication}
                  placeholder={texts.placeholder}
                  queryOf={nameIn}
                  completed={(value, drug) =>
                    writePrescription({ ...readPrescription(value), drug })
                  }
                  onTake={() => help(index)}
                  onValueChange={(value) => set(index, value)}
                  onKeyDown={(event) => {
                    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                    // Enter in a list means the next line, not "submit everything".
                    event.preventDefault();
                    if (row.trim() !== "") add(index + 1);
                  }}
                />
              </div>
              <Button
                variant="ghost"
                className="px-3 max-sm:h-9 max-sm:text-sm"
                aria-label={texts.helper(index + 1)}
                aria-expanded={helped === index}
                aria-controls={helped === index ? `${id}-${index}` : undefined}
                onClick={() => (helped === index ? setHelped(null) : help(index))}
              >
                <SlidersHorizontal aria-hidden="true" />
                {texts.openHelper}
              </Button>
              {rows.length > 1 && (
                <Button
                  variant="ghost"
                  className="px-3 max-sm:h-9 max-sm:text-sm"
                  aria-label={texts.removeRow(index + 1)}
                  onClick={() => remove(index)}
                >
                  <Trash2 aria-hidden="true" />
                  {texts.remove}
                </Button>
              )}
            </div>
            {helped === index && (
              <MedicationHelper
                id={`${id}-${index}`}
                label={texts.helper(index + 1)}
                row={row}
                onRowChange={(value) => set(index, value)}
                onDone={() => add(index + 1)}
              />
            )}
          </li>
        ))}
      </ul>
      {error && <p className="mt-1.5 text-[0.8125rem] font-medium text-danger">{error}</p>}
      <Button
        variant="soft"
        size="sm"
        className="mt-3"
        disabled={rows.length >= limits.medications}
        onClick={() => add(rows.length)}
      >
        <Plus aria-hidden="true" />
        {texts.add}
      </Button>
    </fieldset>
  );
}
