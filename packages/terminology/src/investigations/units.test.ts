import { describe, expect, it } from "vitest";
import { conventionalUnit, inConventional } from "./units.ts";

const shown = (analyte: string, unit: string, text: string): string | undefined => {
  const other = conventionalUnit(analyte, unit);
  return other && `${inConventional(text, other)} ${other.unit}`;
};

describe("conventional units", () => {
  it("converts values and their ranges", () => {
    expect(shown("Glucose (random)", "mmol/L", "5.5")).toBe("99 mg/dL");
    expect(shown("Glucose (random)", "mmol/L", "4.0–7.8")).toBe("72–141 mg/dL");
    expect(shown("Creatinine", "µmol/L", "88")).toBe("1.00 mg/dL");
    expect(shown("Haemoglobin", "g/L", "130–170")).toBe("13.0–17.0 g/dL");
    expect(shown("hs-cTnT (0 h)", "ng/L", "< 14")).toBe("< 14 pg/mL");
    expect(shown("PCO₂", "kPa", "5.3")).toBe("40 mmHg");
    expect(shown("HbA1c", "mmol/mol", "48")).toBe("6.5 %");
  });

  it("tells fluids and fractions apart by the longest name", () => {
    expect(conventionalUnit("Non-HDL cholesterol", "mmol/L")?.factor).toBe(38.67);
    expect(conventionalUnit("Urea", "mmol/L")?.name).toBe("Blood urea nitrogen");
  });

  it("leaves words and analytes without another unit alone", () => {
    expect(shown("Glucose", "mmol/L", "negative")).toBe("negative mg/dL");
    expect(conventionalUnit("INR", "")).toBeUndefined();
  });
});
