import type { CompiledCase } from "./compile/case.ts";

/** What a person weighs in kilograms, as nearly as the case says. */
export interface BodyWeight {
  readonly low: number;
  readonly high: number;
}

/** Facts that may hold it, the surest first. */
const measured = [
  "paeds_history.weight",
  "investigations.weight",
  "investigations.weight_measured",
  "weight_change.kilos",
  "weight_change.current_status",
];
const kilograms = /(\d+(?:\.\d+)?)\s*(?:kg|kilo\w*)/gi;

/** Usual weight by age: Advanced Paediatric Life Support, from half of the usual to half as much again; adults from 45 to 110 kg. */
function byAge(years: number): BodyWeight {
  const usual =
    years < 1 ? 4 + 6 * years : years <= 5 ? 2 * years + 8 : years <= 12 ? 3 * years + 7 : 0;
  return usual === 0 ? { low: 45, high: 110 } : { low: usual * 0.7, high: usual * 1.5 };
}

/** The weight that doses by the kilogram are counted with: what was measured, else what is usual at the age. */
export function bodyWeightOf({
  facts,
  person,
  examination,
}: Pick<CompiledCase, "facts" | "person"> &
  Partial<Pick<CompiledCase, "examination">>): BodyWeight {
  for (const id of measured) {
    const is = facts.find((fact) => fact.id === id)?.is;
    const found = [...(is ?? "").matchAll(kilograms)].map(([, value]) => Number(value));
    // "29.5 kg two months ago, 26.4 kg today"
    const kilos = found.at(-1);
    if (kilos !== undefined && kilos > 1) return { low: kilos * 0.95, high: kilos * 1.05 };
  }
  // "Weight 84 kg" among what is seen of somebody is their weight on the scales.
  const seen = /\b[Ww]eigh(?:t|s) (\d+(?:\.\d+)?) kg/.exec(examination?.["general"]?.text ?? "");
  const kilos = Number(seen?.[1] ?? 0);
  return kilos > 1 ? { low: kilos * 0.95, high: kilos * 1.05 } : byAge(person.age);
}
