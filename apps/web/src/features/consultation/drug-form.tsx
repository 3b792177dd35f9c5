import {
  paletteDrugs,
  paletteRoutes,
  paletteUnits,
  sayForDrug,
} from "@anamnesis/terminology/bedside-palette";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import { NativeSelect } from "@/components/ui/native-select.tsx";
import { bedsideTexts as texts } from "@/texts/bedside.ts";

const units = paletteUnits.map((value) => ({ value, label: value }));
const routes = [
  { value: "", label: texts.routeOpen },
  ...paletteRoutes.map(({ id, label }) => ({ value: id, label })),
];

interface Props {
  isLocked: boolean;
  onGive: (say: string) => void;
}

/** A medicine with dose and route; what is left open the nurse asks for, or knows, at the first level. */
export function DrugForm({ isLocked, onGive }: Props) {
  const id = useId();
  const [drug, setDrug] = useState("");
  const [dose, setDose] = useState("");
  const [unit, setUnit] = useState<string>(paletteUnits[0]);
  const [route, setRoute] = useState("");
  const canGive = drug.trim() !== "" && !isLocked;
  return (
    <form
      aria-label={texts.giveMedicine}
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!canGive) return;
        onGive(sayForDrug(drug, dose, unit, route));
        setDrug("");
        setDose("");
      }}
    >
      <h3 className="text-sm font-semibold">{texts.giveMedicine}</h3>
      <label
        className="mb-1 block text-[0.8125rem] font-medium text-ink-muted"
        htmlFor={`${id}-drug`}
      >
        {texts.medicine}
      </label>
      <Input
        id={`${id}-drug`}
        list={`${id}-drugs`}
        value={drug}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setDrug(event.target.value)}
      />
      <datalist id={`${id}-drugs`}>
        {paletteDrugs.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="grid grid-cols-2 gap-2">
        <div className="min-w-0">
          <label
            className="mb-1 block text-[0.8125rem] font-medium text-ink-muted"
            htmlFor={`${id}-dose`}
          >
            {texts.dose}
          </label>
          <Input
            id={`${id}-dose`}
            className="h-10"
            inputMode="decimal"
            value={dose}
            maxLength={12}
            autoComplete="off"
            onChange={(event) => setDose(event.target.value)}
          />
        </div>
        <NativeSelect label={texts.unit} value={unit} onValueChange={setUnit} options={units} />
      </div>
      <div className="flex items-end gap-2">
        <NativeSelect
          label={texts.route}
          className="flex-1"
          value={route}
          onValueChange={setRoute}
          options={routes}
        />
        <Button type="submit" size="sm" className="h-10" disabled={!canGive}>
          {texts.give}
        </Button>
      </div>
    </form>
  );
}
