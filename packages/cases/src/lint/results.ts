import { intervalsOf } from "@anamnesis/ecg";
import { estimatedGfr } from "../glomerular-filtration.ts";
import type { CaseSource, InvestigationResult } from "../schema/case.ts";
import { error, type CasePath, type LintFinding } from "./problem.ts";

type Analyte = InvestigationResult["values"][number];

/** The limits in "3.5–5.3", "< 14" or "> 60"; undefined when the range is in words. */
export function limitsOf(range: string): { low: number; high: number } | undefined {
  const between = /^(-?[\d.]+)\s*(?:–|-|to)\s*\+?(-?[\d.]+)/.exec(range);
  if (between) return { low: Number(between[1]), high: Number(between[2]) };
  const bound = /^([<>≤≥])\s*([\d.]+)/.exec(range);
  if (!bound) return undefined;
  const value = Number(bound[2]);
  return bound[1] === "<" || bound[1] === "≤"
    ? { low: -Infinity, high: value }
    : { low: value, high: Infinity };
}

function checkFlag(path: CasePath, { name, value, range, flag }: Analyte): LintFinding[] {
  const limits = limitsOf(range);
  if (typeof value !== "number" || !limits) return [];
  const right = value < limits.low ? "L" : value > limits.high ? "H" : "";
  const given = flag === "LL" ? "L" : flag === "HH" ? "H" : flag;
  if (right === given) return [];
  return [
    error(
      [...path, "flag"],
      right === ""
        ? `${name} ${value} is within ${range}, but flagged "${flag}"`
        : `${name} ${value} is outside ${range} and should be flagged "${right}"`,
    ),
  ];
}

/** The value of the analyte whose name begins so. */
const valueOf = (values: readonly Analyte[], name: string): number | undefined => {
  const found = values.find((entry) => entry.name.toLowerCase().startsWith(name))?.value;
  return typeof found === "number" ? found : undefined;
};

const kPaToMmHg = 7.5006;

/** Values that follow from one another: the sum of a count, an anion gap, LDL by Friedewald, a blood gas by Henderson. */
function checkSums(path: CasePath, values: readonly Analyte[]): LintFinding[] {
  const get = (name: string) => valueOf(values, name);
  const findings: LintFinding[] = [];
  const expect = (name: string, given: number, right: number, slack: number) => {
    if (Math.abs(given - right) > slack)
      findings.push(
        error(
          [...path, "values"],
          `${name} is ${given}, but the other values make it ${right.toFixed(1)}`,
        ),
      );
  };
  const [sodium, chloride, bicarbonate, gap] = [
    get("sodium"),
    get("chloride"),
    get("bicarbonate"),
    get("anion gap"),
  ];
  if (sodium && chloride && bicarbonate && gap)
    expect("Anion gap", gap, sodium - chloride - bicarbonate, 1);

  const white = get("white cells");
  const kinds = ["neutrophils", "lymphocytes", "monocytes", "eosinophils", "basophils"].map(get);
  if (white && kinds.every((count) => count !== undefined))
    expect(
      "White cells",
      white,
      kinds.reduce((sum, count) => sum + count, 0),
      0.3,
    );

  const [total, hdl, ldl, fat] = [
    get("total cholesterol"),
    get("hdl"),
    get("ldl"),
    get("triglycerides"),
  ];
  if (total && hdl && ldl && fat && fat < 4.5)
    expect("LDL cholesterol", ldl, total - hdl - fat / 2.2, 0.2);

  const [ph, co2] = [get("ph"), get("pco")];
  if (ph && co2 && bicarbonate)
    expect("Bicarbonate", bicarbonate, (24 * co2 * kPaToMmHg) / 10 ** (9 - ph), 1.5);
  return findings;
}

const adult = 18;
/** A written eGFR follows from creatinine, age and sex; "> 90" is for anything above. */
function checkFiltration(
  path: CasePath,
  values: readonly Analyte[],
  person: CaseSource["person"],
): LintFinding[] {
  const creatinine = valueOf(values, "creatinine");
  const written = values.find(({ name }) => /^egfr/i.test(name))?.value;
  if (person.age < adult || creatinine === undefined || written === undefined) return [];
  const right = estimatedGfr(creatinine, person.age, person.sex);
  const limit = Number(/^>\s*(\d+)$/.exec(String(written))?.[1]);
  const fits = Number.isNaN(limit) ? Math.abs(Number(written) - right) <= 2 : right > limit - 2;
  return fits
    ? []
    : [
        error(
          [...path, "values"],
          `eGFR is ${written}, but a creatinine of ${creatinine} at ${person.age} gives ${Math.round(right)} (CKD-EPI 2021)`,
        ),
      ];
}

/** What is written beside a tracing is what can be measured on it. */
function checkTracing(path: CasePath, { values, ecg }: InvestigationResult): LintFinding[] {
  if (!ecg) return [];
  const drawn = intervalsOf(ecg);
  const written: readonly (readonly [string, number, number])[] = [
    ["heart rate", drawn.rate, 2],
    ["pr interval", drawn.pr, 8],
    ["qrs duration", drawn.qrs, 6],
    ["qtc", drawn.qtc, 10],
  ];
  return written.flatMap(([name, right, slack]) => {
    const given = valueOf(values, name);
    return given === undefined || Math.abs(given - right) <= slack
      ? []
      : [
          error(
            [...path, "values"],
            `${name} is ${given}, but the tracing is drawn with ${Math.round(right)}`,
          ),
        ];
  });
}

/** Results whose flags or figures do not hold together. */
export function checkResults(source: CaseSource): LintFinding[] {
  return Object.entries(source.investigations).flatMap(([test, result]) => {
    const path: CasePath = ["investigations", test];
    const isFlagged = result.values.some((entry) => entry.flag !== "");
    return [
      ...result.values.flatMap((entry, i) => checkFlag([...path, "values", i], entry)),
      ...checkSums(path, result.values),
      ...checkTracing(path, result),
      ...checkFiltration(path, result.values, source.person),
      ...(isFlagged && !result.abnormal
        ? [error([...path, "abnormal"], "a value is flagged, but the result is called normal")]
        : []),
    ];
  });
}
