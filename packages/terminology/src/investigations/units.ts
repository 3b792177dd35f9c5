import { rowsOf } from "../text/table.ts";

/** How a laboratory value is written in the other system of units. */
export interface ConventionalUnit {
  readonly unit: string;
  readonly factor: number;
  readonly offset: number;
  readonly decimals: number;
  /** What the same substance is called in that system, where it differs (urea: blood urea nitrogen). */
  readonly name?: string;
}

/**
 * analyte (start of its name) | SI unit | conventional unit | factor | decimals | offset | other name. Factors: AMA Manual of
 * Style, 11th edition (2020), SI conversion tables; HbA1c by the IFCC-NGSP master equation (Hoelzel et al. 2004).
 */
const unitTable = `
haemoglobin | g/L | g/dL | 0.1 | 1
haematocrit | L/L | % | 100 | 0
white cell | 10⁹/L | 10³/µL | 1 | 1
neutrophil | 10⁹/L | 10³/µL | 1 | 1
lymphocyte | 10⁹/L | 10³/µL | 1 | 1
monocyte | 10⁹/L | 10³/µL | 1 | 1
eosinophil | 10⁹/L | 10³/µL | 1 | 1
basophil | 10⁹/L | 10³/µL | 1 | 1
platelet | 10⁹/L | 10³/µL | 1 | 0
sodium | mmol/L | mEq/L | 1 | 0
potassium | mmol/L | mEq/L | 1 | 1
chloride | mmol/L | mEq/L | 1 | 0
bicarbonate | mmol/L | mEq/L | 1 | 0
anion gap | mmol/L | mEq/L | 1 | 0
urea | mmol/L | mg/dL | 2.801 | 0 | 0 | Blood urea nitrogen
creatinine | µmol/L | mg/dL | 0.01131 | 2
glucose | mmol/L | mg/dL | 18.016 | 0
csf glucose | mmol/L | mg/dL | 18.016 | 0
adjusted calcium | mmol/L | mg/dL | 4.008 | 1
corrected calcium | mmol/L | mg/dL | 4.008 | 1
calcium | mmol/L | mg/dL | 4.008 | 1
phosphate | mmol/L | mg/dL | 3.097 | 1
magnesium | mmol/L | mg/dL | 2.431 | 1
bilirubin | µmol/L | mg/dL | 0.05848 | 1
albumin | g/L | g/dL | 0.1 | 1
total protein | g/L | g/dL | 0.1 | 1
protein | g/L | mg/dL | 100 | 0
csf protein | g/L | mg/dL | 100 | 0
total cholesterol | mmol/L | mg/dL | 38.67 | 0
hdl | mmol/L | mg/dL | 38.67 | 0
ldl | mmol/L | mg/dL | 38.67 | 0
non-hdl | mmol/L | mg/dL | 38.67 | 0
triglyceride | mmol/L | mg/dL | 88.57 | 0
c-reactive protein | mg/L | mg/dL | 0.1 | 1
crp | mg/L | mg/dL | 0.1 | 1
free t4 | pmol/L | ng/dL | 0.0777 | 2
free t3 | pmol/L | pg/mL | 0.651 | 1
tsh | mU/L | µIU/mL | 1 | 2
hs-ct | ng/L | pg/mL | 1 | 0
troponin | ng/L | pg/mL | 1 | 0
nt-probnp | ng/L | pg/mL | 1 | 0
bnp | ng/L | pg/mL | 1 | 0
pco₂ | kPa | mmHg | 7.5006 | 0
po₂ | kPa | mmHg | 7.5006 | 0
lactate | mmol/L | mg/dL | 9.009 | 0
ketone | mmol/L | mg/dL | 10.41 | 0
hba1c | mmol/mol | % | 0.09148 | 1 | 2.152
ferritin | µg/L | ng/mL | 1 | 0
iron | µmol/L | µg/dL | 5.587 | 0
vitamin b12 | ng/L | pg/mL | 1 | 0
folate | µg/L | ng/mL | 1 | 1
cortisol | nmol/L | µg/dL | 0.03625 | 1
fibrinogen | g/L | mg/dL | 100 | 0
urate | µmol/L | mg/dL | 0.01681 | 1
ammonia | µmol/L | µg/dL | 1.703 | 0
paracetamol | mg/L | µg/mL | 1 | 0
procalcitonin | µg/L | ng/mL | 1 | 2
`;

const rows = rowsOf(unitTable)
  .map(([start = "", si = "", unit = "", factor, decimals, offset = "0", name = ""]) => ({
    start,
    si,
    conventional: {
      unit,
      factor: Number(factor),
      decimals: Number(decimals),
      offset: Number(offset),
      ...(name ? { name } : {}),
    } satisfies ConventionalUnit,
  }))
  // The longest name that fits is the most particular one: "csf glucose" before "glucose".
  .sort((a, b) => b.start.length - a.start.length);

/** The conventional (US) unit of an analyte reported in that SI unit; undefined where both systems write the same. */
export const conventionalUnit = (analyte: string, unit: string): ConventionalUnit | undefined => {
  const name = analyte.toLowerCase();
  return rows.find(({ start, si }) => si === unit && name.startsWith(start))?.conventional;
};

const numbers = /(?<![\d.])[-−]?\d+(?:\.\d+)?/g;

/**
 * Every number of `text` ("3.5–5.3", "< 14", "138") in the conventional unit; a text without numbers comes back as it is.
 * A minus sign counts only at the start of a number that follows nothing, so that the dash of a range is not one.
 */
export const inConventional = (
  text: string,
  { factor, offset, decimals }: ConventionalUnit,
): string =>
  text.replace(numbers, (given) =>
    (Number(given.replace("−", "-")) * factor + offset).toFixed(decimals),
  );
