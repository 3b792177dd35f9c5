import { useId } from "react";
import { Input } from "@/components/ui/input.tsx";
import { NativeSelect } from "@/components/ui/native-select.tsx";
import { diagnosisTexts } from "@/texts/diagnosis.ts";
import {
  frequencies,
  readPrescription,
  routes,
  units,
  writePrescription,
  type Prescription,
} from "./prescription.ts";

const { medication: texts } = diagnosisTexts;

interface Props {
  label: string;
  /** The row as it is written; the helper reads it and writes it anew. */
  row: string;
  onRowChange: (row: string) => void;
  /** Enter: this medication is done. */
  onDone: () => void;
  id: string;
}

/** Dose, unit, route and frequency to choose from: it writes the line, and the line stays free to be written. */
export function MedicationHelper({ label, row, onRowChange, onDone, id }: Props) {
  const doseId = useId();
  const read = readPrescription(row);
  const set = (part: Partial<Prescription>) => onRowChange(writePrescription({ ...read, ...part }));
  const choices = [
    ["unit", texts.unit, units],
    ["route", texts.route, routes],
    ["frequency", texts.frequency, frequencies],
  ] as const;
  return (
    <div
      id={id}
      role="group"
      aria-label={label}
      className="mt-2 grid animate-fade-in grid-cols-2 gap-x-3 gap-y-2.5 rounded-lg bg-sunken p-3 sm:grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1.3fr)]"
    >
      <div>
        <label htmlFor={doseId} className="mb-1 block text-[0.8125rem] font-medium text-ink-muted">
          {texts.dose}
        </label>
        <Input
          id={doseId}
          data-helper="dose"
          className="h-10"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={read.dose}
          onChange={({ target }) => {
            const dose = target.value.replace(/[^\d.,–-]/g, "");
            // A dose without a unit would not be read back as one.
            set({ dose, unit: dose === "" ? "" : read.unit || "mg" });
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            onDone();
          }}
        />
      </div>
      {choices.map(([key, name, list]) => (
        <NativeSelect
          key={key}
          label={name}
          value={read[key]}
          disabled={key === "unit" && read.dose === ""}
          onValueChange={(value) => set({ [key]: value })}
          options={[
            ...(key === "unit" && read.unit !== "" ? [] : [{ value: "", label: texts.unset }]),
            ...list.map(({ text }) => ({ value: text, label: text })),
          ]}
        />
      ))}
    </div>
  );
}
