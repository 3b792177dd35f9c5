import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import { limits } from "./form-values.ts";

interface Props {
  legend: string;
  rows: readonly string[];
  onRowsChange: (rows: readonly string[]) => void;
  error?: string | undefined;
}

/** One line a medication; the last one stays, so that there is always a line to write in. */
export function MedicationList({ legend, rows, onRowsChange, error }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const focusRow = (index: number) =>
    requestAnimationFrame(() => {
      const inputs = list.current?.querySelectorAll("input");
      inputs?.[Math.max(0, Math.min(index, inputs.length - 1))]?.focus();
    });

  const add = (at: number) => {
    onRowsChange([...rows.slice(0, at), "", ...rows.slice(at)]);
    focusRow(at);
  };
  const remove = (at: number) => {
    onRowsChange(rows.filter((_, index) => index !== at));
    focusRow(at - 1);
  };

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <p className="mb-2.5 text-[0.8125rem] text-ink-subtle">
        Drug, dose and route, or any other measure such as oxygen. Optional.
      </p>
      <ul ref={list} className="space-y-2.5">
        {rows.map((row, index) => (
          <li key={index} className="flex items-center gap-2">
            <Input
              aria-label={`Medication ${index + 1}`}
              value={row}
              maxLength={limits.medication}
              placeholder="e.g. Paracetamol 1 g orally, four times a day"
              onChange={(event) =>
                onRowsChange(rows.map((old, at) => (at === index ? event.target.value : old)))
              }
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                // Enter in a list means the next line, not "submit everything".
                event.preventDefault();
                if (row.trim() !== "" && rows.length < limits.medications) add(index + 1);
              }}
            />
            {rows.length > 1 && (
              <Button
                variant="ghost"
                className="px-3"
                aria-label={`Remove row ${index + 1}`}
                onClick={() => remove(index)}
              >
                <Trash2 aria-hidden="true" />
                <span className="max-sm:sr-only">Remove</span>
              </Button>
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
        Add Another Medication
      </Button>
    </fieldset>
  );
}
