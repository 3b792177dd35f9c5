import type { InvestigationResult, PatientView } from "@anamnesis/cases";
import { findInvestigation, type Investigation } from "@anamnesis/terminology";
import { hash } from "../speak/seeded.ts";
import { type Analyte, normalAnalytes } from "./normal-values.ts";
import { normalReport } from "./normal-reports.ts";
import type { InvestigationReport } from "./types.ts";

interface Line {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly range: string;
  readonly flag: string;
}

const printed = ({ name, value, unit, range, flag }: Line): string =>
  `${name}: ${value}${unit ? ` ${unit}` : ""}${range ? ` (${range})` : ""}${flag ? ` [${flag}]` : ""}`;

const textOf = (lines: readonly Line[], report: string): string =>
  [lines.map(printed).join("\n"), report].filter((part) => part !== "").join("\n\n");

function ownResult(result: InvestigationResult): string {
  const lines = result.values.map(({ name, value, unit, range, flag }) => ({
    name,
    value: String(value),
    unit,
    range,
    flag,
  }));
  return textOf(lines, result.report);
}

/** Values stay in the middle of their range, where most healthy people are. */
const middle = 0.5;

function measured(analyte: Analyte, share: number): Line {
  const { low, high, decimals, unit, name } = analyte;
  const span = (high - low) * middle;
  const value = (low + high) / 2 + (share - 0.5) * span;
  return {
    name,
    value: value.toFixed(decimals),
    unit,
    range: analyte.range ?? `${low.toFixed(decimals)}–${high.toFixed(decimals)}`,
    flag: "",
  };
}

/** Analytes that are reported with more than one test are the same in each: one blood, one value. */
const sameBlood = (
  analytes: readonly Analyte[],
  view: PatientView,
  seed: number,
): readonly Line[] =>
  analytes.map((analyte) => measured(analyte, hash(view.id, seed, analyte.name) / 0xffffffff));

/** A value that the case gives elsewhere (the glucose of its metabolic panel) stands in every test that reports it. */
function consistent(lines: readonly Line[], view: PatientView): readonly Line[] {
  const known = new Map(
    Object.values(view.investigations)
      .flatMap((result) => result?.values ?? [])
      .map((value) => [value.name.toLowerCase().replace(/\s*\(.*\)/, ""), value]),
  );
  return lines.map((line) => {
    const own = known.get(line.name.toLowerCase().replace(/\s*\(.*\)/, ""));
    return own && own.unit === line.unit
      ? { ...line, value: String(own.value), range: own.range || line.range, flag: own.flag }
      : line;
  });
}

function normalResult(test: Investigation, view: PatientView, seed: number): string {
  const analytes = normalAnalytes(test.id, view.person);
  if (!analytes) return normalReport(test.id, test.category, view);
  const lines = consistent(sameBlood(analytes, view, seed), view);
  const isNormal = lines.every((line) => line.flag === "");
  return textOf(lines, isNormal ? "Within the reference range." : "");
}

/**
 * The result of a test: the case's own, or a normal one proper to the patient's age and sex, the same whenever it is asked
 * for with the same seed.
 * @throws Error for a name that the catalogue does not know.
 */
export function investigate(
  view: PatientView,
  testName: string,
  seed: number,
): InvestigationReport {
  const test = findInvestigation(testName);
  if (!test) throw new Error(`Unknown investigation "${testName}"`);
  const own = view.investigations[test.id];
  return {
    testName: test.name,
    resultText: own ? ownResult(own) : normalResult(test, view, seed),
    format: "text",
    fromCase: own !== undefined,
  };
}
