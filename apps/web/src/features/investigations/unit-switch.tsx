import { cn } from "@/lib/cn.ts";
import { investigationTexts as texts } from "@/texts/investigations.ts";
import { unitSystems, useUnitSystem } from "./unit-system.ts";

/** SI or conventional units for every table on the page. */
export function UnitSwitch() {
  const [system, choose] = useUnitSystem();
  return (
    <fieldset className="flex items-center gap-0.5 rounded-lg bg-sunken p-0.5 text-[0.8125rem]">
      <legend className="sr-only">{texts.values.units}</legend>
      {unitSystems.map((option) => (
        <label
          key={option}
          className={cn(
            "cursor-pointer rounded-md px-2.5 py-1.5 font-medium text-ink-muted has-focus-visible:outline-2 has-focus-visible:outline-brand",
            option === system && "bg-surface text-ink shadow-sm",
          )}
        >
          <input
            type="radio"
            name="units"
            value={option}
            checked={option === system}
            onChange={() => choose(option)}
            className="sr-only"
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
