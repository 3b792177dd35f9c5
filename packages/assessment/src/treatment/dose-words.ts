import type { Bounds } from "@anamnesis/terminology";

const figure = (value: number): string => Number(value.toPrecision(3)).toLocaleString("en-GB");

/** An amount as one writes it: micrograms below a milligram, grams from a thousand. */
function words(value: number, unit: string): string {
  if (unit !== "mg") return `${figure(value)} ${unit}${unit === "unit" && value !== 1 ? "s" : ""}`;
  if (value > 0 && value < 0.3) return `${figure(value * 1000)} micrograms`;
  return value >= 1000 ? `${figure(value / 1000)} g` : `${figure(value)} mg`;
}

/** "500 mg to 1 g", "30 to 60 mg", "10 mg". */
export function boundsInWords({ least, most }: Bounds, unit: string): string {
  const [low, high] = [words(least, unit), words(most, unit)];
  if (least <= 0) return `at most ${high}`;
  if (low === high) return high;
  const [, lowUnit] = low.split(" ");
  const [, highUnit] = high.split(" ");
  return lowUnit === highUnit ? `${low.split(" ")[0]} to ${high}` : `${low} to ${high}`;
}
