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

/** ST levels (mm) of the six limb leads follow from two of them: II = I + III (Einthoven), and the augmented leads. */
function checkLimbLeads(path: CasePath, ecg: InvestigationResult["ecg"]): LintFinding[] {
  const levels = ecg?.["st"];
  if (typeof levels !== "object" || levels === null) return [];
  const { I, II, III, aVR, aVL, aVF } = levels as Readonly<Record<string, unknown>>;
  if (typeof I !== "number" || typeof III !== "number") return [];
  const expected: readonly (readonly [string, unknown, number])[] = [
    ["II", II, I + III],
    ["aVR", aVR, -(2 * I + III) / 2],
    ["aVL", aVL, (I - III) / 2],
    ["aVF", aVF, (I + 2 * III) / 2],
  ];
  return expected.flatMap(([lead, given, right]) =>
    typeof given === "number" && Math.abs(given - right) > 0.3
      ? [
          error(
            [...path, "ecg", "st", lead],
            `ST in ${lead} is ${given} mm, but I and III make it ${right}`,
          ),
        ]
      : [],
  );
}

/** Results whose flags or figures do not hold together. */
export function checkResults(source: CaseSource): LintFinding[] {
  return Object.entries(source.investigations).flatMap(([test, result]) => {
    const path: CasePath = ["investigations", test];
    const isFlagged = result.values.some((entry) => entry.flag !== "");
    return [
      ...result.values.flatMap((entry, i) => checkFlag([...path, "values", i], entry)),
      ...checkSums(path, result.values),
      ...checkLimbLeads(path, result.ecg),
      ...(isFlagged && !result.abnormal
        ? [error([...path, "abnormal"], "a value is flagged, but the result is called normal")]
        : []),
    ];
  });
}
