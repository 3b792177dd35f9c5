import { estimatedGfr, type PatientView } from "@anamnesis/cases";
import { flagOf, limitsOf, numberOf, type Line } from "./lines.ts";

const computed = (
  name: string,
  value: number,
  decimals: number,
  unit: string,
  range: string,
): Line => {
  const text = value.toFixed(decimals);
  return { name, value: text, unit, range, flag: flagOf(Number(text), range) };
};

/** The value as it is printed decides its flag. */
const withValue = (lines: readonly Line[], start: string, value: number, decimals: number) => {
  const text = value.toFixed(decimals);
  return lines.map((line) =>
    line.name.toLowerCase().startsWith(start)
      ? { ...line, value: text, flag: flagOf(Number(text), line.range) }
      : line,
  );
};

/** What a laboratory computes from the values it measured and prints with them. */
export function computedLines(lines: readonly Line[], view: PatientView): readonly Line[] {
  const of = (name: string) => numberOf(lines, name);
  const has = (pattern: RegExp) => lines.some((line) => pattern.test(line.name));
  const [sodium, chloride, bicarbonate] = [of("sodium"), of("chloride"), of("bicarbonate")];
  const [urea, glucose, creatinine] = [of("urea"), of("glucose"), of("creatinine")];
  const [total, hdl] = [of("total cholesterol"), of("hdl")];
  const { age, sex } = view.person;
  const more: Line[] = [];
  if (sodium && chloride && bicarbonate && !has(/anion gap/i))
    more.push(computed("Anion gap", sodium - chloride - bicarbonate, 0, "mmol/L", "8–16"));
  if (sodium && urea && glucose && !has(/osmolal/i))
    more.push(
      computed("Calculated osmolality", 2 * sodium + urea + glucose, 0, "mOsm/kg", "275–300"),
    );
  if (creatinine && age >= 18 && !has(/gfr/i))
    more.push(
      computed(
        "eGFR (CKD-EPI 2021)",
        estimatedGfr(creatinine, age, sex),
        0,
        "mL/min/1.73 m²",
        "> 60",
      ),
    );
  if (total && hdl && !has(/ratio/i))
    more.push(computed("Total/HDL cholesterol ratio", total / hdl, 1, "", "< 6.0"));
  return more;
}

const mmHgPerKiloPascal = 7.5006;

/** Partial pressure (kPa) at which haemoglobin is saturated to `percent` (Severinghaus, J Appl Physiol 1979). */
export function oxygenPressure(percent: number): number {
  let [low, high] = [10, 150];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    const saturation = 100 / (23_400 / (middle ** 3 + 150 * middle) + 1);
    if (saturation < percent) low = middle;
    else high = middle;
  }
  return low / mmHgPerKiloPascal;
}

/** pH by Henderson and Hasselbalch from bicarbonate (mmol/L) and PCO₂ (kPa). */
const acidity = (bicarbonate: number, carbonDioxide: number): number =>
  6.1 + Math.log10(bicarbonate / (0.0307 * carbonDioxide * mmHgPerKiloPascal));

/**
 * A blood gas that the case leaves open, made to hold together: its bicarbonate is that of the blood; a bicarbonate outside the
 * range is met by the expected compensation (Winters: PCO₂ = 1.5 × HCO₃ + 8 mmHg; metabolic alkalosis 0.7 × HCO₃ + 20); the
 * pressure of oxygen is that of the saturation at triage.
 */
export function consistentGas(lines: readonly Line[], view: PatientView): readonly Line[] {
  const bicarbonate = numberOf(lines, "bicarbonate");
  const co2Line = lines.find((line) => line.name.startsWith("PCO₂"));
  if (bicarbonate === undefined || co2Line === undefined || numberOf(lines, "ph") === undefined)
    return lines;
  const isVenous = !lines.some((line) => line.name.startsWith("PO₂"));
  const shift = isVenous ? 0.8 : 0;
  const { low, high } = limitsOf(co2Line.range) ?? { low: 4.7, high: 6.0 };
  const carbonDioxide =
    bicarbonate < 21
      ? (1.5 * bicarbonate + 8) / mmHgPerKiloPascal + shift
      : bicarbonate > 30
        ? (0.7 * bicarbonate + 20) / mmHgPerKiloPascal + shift
        : Math.min(
            high,
            Math.max(
              low,
              bicarbonate / (0.0307 * 10 ** ((isVenous ? 7.37 : 7.4) - 6.1)) / mmHgPerKiloPascal,
            ),
          );
  const ph = acidity(bicarbonate, carbonDioxide);
  const excess = 0.93 * (bicarbonate - 24.4 + 14.8 * (ph - 7.4));
  let result = withValue(lines, "pco₂", carbonDioxide, 1);
  result = withValue(result, "ph", ph, 2);
  result = withValue(result, "base excess", excess, 1);
  const { spo2 } = view.vitals;
  return spo2 < 95 ? withValue(result, "po₂", oxygenPressure(spo2), 1) : result;
}

/** Values that follow from the others of the same normal sample: a count from its kinds, LDL by Friedewald, chloride from the gap. */
export function consistentCounts(lines: readonly Line[]): readonly Line[] {
  const of = (name: string) => numberOf(lines, name);
  const [total, hdl, fat] = [of("total cholesterol"), of("hdl"), of("triglyceride")];
  const haemoglobin = of("haemoglobin");
  const [sodium, chloride, bicarbonate] = [of("sodium"), of("chloride"), of("bicarbonate")];
  const [neutrophils, lymphocytes] = [of("neutrophil"), of("lymphocyte")];
  let result = lines;
  // Chloride is what leaves an anion gap of 9 to 15.
  if (sodium && chloride && bicarbonate) {
    const gap = Math.min(15, Math.max(9, sodium - chloride - bicarbonate));
    result = withValue(result, "chloride", sodium - bicarbonate - gap, 0);
  }
  // Monocytes, eosinophils and basophils, which are not listed, make up the rest.
  if (neutrophils && lymphocytes)
    result = withValue(result, "white cell", (neutrophils + lymphocytes) * 1.08, 1);
  if (total && hdl && fat) result = withValue(result, "ldl", total - hdl - fat / 2.2, 1);
  // A mean corpuscular haemoglobin concentration of 333 g/L is the middle of its range.
  if (haemoglobin) result = withValue(result, "haematocrit", haemoglobin / 333, 2);
  return result;
}
