import type { InvestigationResult, PatientView } from "@anamnesis/cases";
import { findInvestigation, investigationById, type Investigation } from "@anamnesis/terminology";
import { hash } from "../speak/seeded.ts";
import { computedLines, consistentCounts, consistentGas } from "./derive.ts";
import { type Line, resultLine, textOf } from "./lines.ts";
import { type Analyte, normalAnalytes } from "./normal-values.ts";
import { normalReport } from "./normal-reports.ts";
import { recordingOf } from "./tracing.ts";
import type { InvestigationReport } from "./types.ts";

const linesOf = (result: InvestigationResult): readonly Line[] =>
  result.values.map(({ name, value, unit, range, flag }) => ({
    name,
    value: String(value),
    unit,
    range,
    flag,
  }));

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

/** Categories whose values are not of blood: a glucose of cerebrospinal fluid says nothing of plasma. */
const isOtherFluid = new Set(["Neurology", "Urine", "Microbiology", "Imaging"]);

/** A value that the case gives elsewhere (the glucose of its metabolic panel) stands in every test that reports it. */
function consistent(lines: readonly Line[], view: PatientView): readonly Line[] {
  const known = new Map(
    Object.entries(view.investigations)
      .filter(([id]) => !isOtherFluid.has(investigationById(id)?.category ?? ""))
      .flatMap(([, result]) => result?.values ?? [])
      .map((value) => [value.name.toLowerCase().replace(/\s*\(.*\)/, ""), value]),
  );
  return lines.map((line) => {
    const own = known.get(line.name.toLowerCase().replace(/\s*\(.*\)/, ""));
    return own && own.unit === line.unit
      ? { ...line, value: String(own.value), range: own.range || line.range, flag: own.flag }
      : line;
  });
}

/** What the case leaves open, proper to the person and consistent with what it does say. */
function normalLines(analytes: readonly Analyte[], view: PatientView, seed: number) {
  const lines = consistentCounts(consistent(sameBlood(analytes, view, seed), view));
  return consistentGas(lines, view);
}

function resultOf(
  test: Investigation,
  view: PatientView,
  seed: number,
): { readonly lines: readonly Line[]; readonly report: string } {
  const own = view.investigations[test.id];
  if (own) {
    const lines = linesOf(own);
    return { lines: [...lines, ...computedLines(lines, view)], report: own.report };
  }
  const analytes = normalAnalytes(test.id, view.person);
  if (!analytes) return { lines: [], report: normalReport(test.id, test.category, view) };
  const measuredLines = normalLines(analytes, view, seed);
  const lines = [...measuredLines, ...computedLines(measuredLines, view)];
  const isNormal = lines.every((line) => line.flag === "");
  return { lines, report: isNormal ? "Within the reference range." : "" };
}

/** The case's own picture, once its file has been read. */
function imageOf(view: PatientView, testId: string): Pick<InvestigationReport, "image" | "format"> {
  const image = view.investigations[testId]?.image;
  if (!image?.sha256) return { format: "text" };
  const { sha256, alt, credit, licence } = image;
  return { format: "image", image: { sha256, alt, credit, licence } };
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
  const { lines, report } = resultOf(test, view, seed);
  return {
    testName: test.name,
    resultText: textOf(lines, report),
    values: lines.map(resultLine),
    report,
    ...imageOf(view, test.id),
    hasTracing: recordingOf(view, test.id) !== undefined,
    fromCase: view.investigations[test.id] !== undefined,
  };
}
