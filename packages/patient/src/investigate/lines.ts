import { conventionalUnit, inConventional } from "@anamnesis/terminology";
import type { ResultLine } from "./types.ts";

/** One measured value before it is printed; `value` is text where the laboratory writes words ("negative"). */
export interface Line {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly range: string;
  readonly flag: string;
}

/** The limits in "3.5–5.3", "< 14" or "> 60"; undefined when the range is in words. */
export function limitsOf(range: string): { low: number; high: number } | undefined {
  const between = /^([-−]?[\d.]+)\s*(?:–|-|to)\s*\+?([-−]?[\d.]+)/.exec(range);
  const number = (text: string | undefined) => Number((text ?? "").replace("−", "-"));
  if (between) return { low: number(between[1]), high: number(between[2]) };
  const bound = /^([<>≤≥])\s*([\d.]+)/.exec(range);
  if (!bound) return undefined;
  return bound[1] === "<" || bound[1] === "≤"
    ? { low: -Infinity, high: number(bound[2]) }
    : { low: number(bound[2]), high: Infinity };
}

/** "H" above, "L" below, "" within the range or where the range is in words. */
export function flagOf(value: number, range: string): "" | "H" | "L" {
  const limits = limitsOf(range);
  if (!limits) return "";
  return value < limits.low ? "L" : value > limits.high ? "H" : "";
}

/** The number a line holds, or undefined when the laboratory wrote words. */
export const numberOf = (lines: readonly Line[], start: string): number | undefined => {
  const found = lines.find((line) => line.name.toLowerCase().startsWith(start));
  const value = found === undefined || found.value === "" ? NaN : Number(found.value);
  return Number.isFinite(value) ? value : undefined;
};

const printed = ({ name, value, unit, range, flag }: Line): string =>
  `${name}: ${value}${unit ? ` ${unit}` : ""}${range ? ` (${range})` : ""}${flag ? ` [${flag}]` : ""}`;

/** A result in plain text: a line a value, then what the reporter wrote. */
export const textOf = (lines: readonly Line[], report: string): string =>
  [lines.map(printed).join("\n"), report].filter((part) => part !== "").join("\n\n");

/** The line with its conventional units beside the SI ones, where they differ. */
export function resultLine(line: Line): ResultLine {
  const isNumber = Number.isFinite(Number(line.value.replace(/^[<>≤≥]\s*/, "")));
  const other = isNumber ? conventionalUnit(line.name, line.unit) : undefined;
  return {
    analyte: line.name,
    value: line.value,
    unit: line.unit,
    range: line.range,
    flag: line.flag,
    conventional: other
      ? {
          analyte: other.name ?? line.name,
          value: inConventional(line.value, other),
          unit: other.unit,
          range: inConventional(line.range, other),
        }
      : null,
  };
}
