import type { Person } from "@anamnesis/cases";

/** One line of a laboratory result and the interval it is normal in. */
export interface Analyte {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly unit: string;
  readonly decimals: number;
  /** How the range is printed when it is one-sided, such as "< 5". */
  readonly range?: string;
}

const of = (
  name: string,
  low: number,
  high: number,
  unit: string,
  decimals = 0,
  range?: string,
): Analyte => ({ name, low, high, unit, decimals, ...(range ? { range } : {}) });

const bySex = (
  person: Person,
  male: readonly [number, number],
  female: readonly [number, number],
) => (person.sex === "male" ? male : female);

/**
 * Haemoglobin and creatinine by age and sex. Adult ranges as in UK laboratories (Royal College of Pathologists, Pathology
 * Harmony 2011); children's haemoglobin and creatinine as in CALIPER (Clin Chem 2012).
 */
const haemoglobin = (person: Person): readonly [number, number] => {
  if (person.age < 2) return [105, 135];
  if (person.age < 12) return [115, 145];
  return bySex(person, [130, 170], [120, 150]);
};
const haematocrit = (person: Person): readonly [number, number] => {
  if (person.age < 2) return [0.31, 0.41];
  if (person.age < 12) return [0.34, 0.44];
  return bySex(person, [0.39, 0.51], [0.36, 0.46]);
};
const creatinine = (person: Person): readonly [number, number] => {
  if (person.age < 2) return [14, 34];
  if (person.age < 12) return [25, 55];
  if (person.age < 16) return [35, 75];
  return bySex(person, [59, 104], [45, 84]);
};

const cbc = (person: Person): readonly Analyte[] => {
  const isSmall = person.age < 6;
  return [
    of("Haemoglobin", ...haemoglobin(person), "g/L"),
    of("Haematocrit", ...haematocrit(person), "L/L", 2),
    of("MCV", person.age < 6 ? 73 : 80, person.age < 6 ? 89 : 100, "fL"),
    of("White cells", isSmall ? 5 : 4, isSmall ? 15 : 11, "10⁹/L", 1),
    of("Neutrophils", isSmall ? 1.5 : 2, isSmall ? 8 : 7.5, "10⁹/L", 1),
    of("Lymphocytes", isSmall ? 2 : 1, isSmall ? 9 : 4, "10⁹/L", 1),
    of("Platelets", 150, isSmall ? 450 : 400, "10⁹/L"),
  ];
};

/** The same in a metabolic panel and in a blood gas: one blood, one range. */
const bicarbonate = (person: Person): Analyte =>
  of("Bicarbonate", person.age < 12 ? 19 : 22, 28, "mmol/L");

const bmp = (person: Person): readonly Analyte[] => [
  of("Sodium", 133, 146, "mmol/L"),
  of("Potassium", 3.5, 5.3, "mmol/L", 1),
  of("Chloride", 95, 108, "mmol/L"),
  bicarbonate(person),
  of("Urea", person.age < 12 ? 2.0 : 2.5, person.age < 12 ? 6.5 : 7.8, "mmol/L", 1),
  of("Creatinine", ...creatinine(person), "µmol/L"),
  of("Glucose (random)", 4.0, 7.8, "mmol/L", 1),
  of("Adjusted calcium", 2.2, 2.6, "mmol/L", 2),
];

const gas = (isVenous: boolean, person: Person): readonly Analyte[] => [
  of("pH", isVenous ? 7.32 : 7.35, isVenous ? 7.42 : 7.45, "", 2),
  of("PCO₂", isVenous ? 5.3 : 4.7, isVenous ? 6.9 : 6.0, "kPa", 1),
  ...(isVenous ? [] : [of("PO₂ (room air)", 11.0, 13.5, "kPa", 1)]),
  bicarbonate(person),
  person.age < 12 ? of("Base excess", -4, 2, "mmol/L", 1) : of("Base excess", -2, 2, "mmol/L", 1),
  of("Lactate", 0.5, 2.0, "mmol/L", 1),
];

const tables: Readonly<Record<string, (person: Person) => readonly Analyte[]>> = {
  cbc,
  bmp,
  troponin: (person) => {
    const limit = person.sex === "male" ? 34 : 16;
    return [of("hs-cTnI", 1, Math.min(6, limit), "ng/L", 0, `< ${limit}`)];
  },
  lipid_panel: () => [
    of("Total cholesterol", 3.5, 4.9, "mmol/L", 1, "< 5.0"),
    of("HDL cholesterol", 1.2, 1.9, "mmol/L", 1, "> 1.0"),
    of("LDL cholesterol", 1.8, 2.9, "mmol/L", 1, "< 3.0"),
    of("Triglycerides", 0.7, 1.6, "mmol/L", 1, "< 1.7"),
  ],
  thyroid_function: () => [of("TSH", 0.4, 4.0, "mU/L", 2), of("Free T4", 9, 25, "pmol/L", 1)],
  d_dimer: (person) => {
    const limit = person.age > 50 ? Math.round(person.age) * 10 : 500;
    return [of("D-dimer", 120, 380, "ng/mL FEU", 0, `< ${limit}`)];
  },
  crp: () => [of("CRP", 1, 4, "mg/L", 0, "< 5")],
  esr: (person) => {
    const limit =
      person.sex === "male"
        ? Math.max(10, Math.round(person.age / 2))
        : Math.max(15, Math.round((person.age + 10) / 2));
    return [of("ESR", 3, Math.min(9, limit), "mm/h", 0, `< ${limit}`)];
  },
  procalcitonin: () => [of("Procalcitonin", 0.02, 0.05, "µg/L", 2, "< 0.10")],
  bnp: () => [of("NT-proBNP", 20, 110, "ng/L", 0, "< 400")],
  abg: (person) => gas(false, person),
  vbg: (person) => gas(true, person),
  lactate: () => [of("Lactate", 0.5, 2.0, "mmol/L", 1)],
  liver_function: (person) => [
    of("Bilirubin", 4, 16, "µmol/L", 0, "< 21"),
    of("ALT", 10, 36, "U/L", 0, "< 40"),
    person.age < 16 ? of("ALP", 130, 380, "U/L") : of("ALP", 30, 130, "U/L"),
    of("Albumin", 35, 50, "g/L"),
  ],
  coagulation: () => [
    of("INR", 0.9, 1.1, "", 1),
    of("APTT", 25, 35, "s"),
    of("Fibrinogen", 2.0, 4.0, "g/L", 1),
  ],
  glucose: () => [of("Glucose (random)", 4.0, 7.8, "mmol/L", 1)],
  hba1c: () => [of("HbA1c", 30, 40, "mmol/mol", 0, "< 42")],
  ketones: () => [of("Ketones", 0.1, 0.4, "mmol/L", 1, "< 0.6")],
  magnesium: () => [of("Magnesium", 0.7, 1.0, "mmol/L", 2)],
  bone_profile: () => [
    of("Adjusted calcium", 2.2, 2.6, "mmol/L", 2),
    of("Phosphate", 0.8, 1.5, "mmol/L", 2),
  ],
  amylase_lipase: () => [
    of("Amylase", 30, 90, "U/L", 0, "30–110"),
    of("Lipase", 12, 50, "U/L", 0, "< 60"),
  ],
  creatine_kinase: (person) => [
    of("CK", 45, 150, "U/L", 0, person.sex === "male" ? "40–320" : "25–200"),
  ],
  iron_studies: (person) => [
    of("Ferritin", 40, 150, "µg/L", 0, person.sex === "male" ? "30–400" : "15–300"),
    of("Transferrin saturation", 22, 38, "%", 0, "20–45"),
  ],
  b12_folate: () => [
    of("Vitamin B12", 250, 600, "ng/L", 0, "180–900"),
    of("Folate", 5, 15, "µg/L", 1, "> 3.9"),
  ],
  carboxyhaemoglobin: () => [of("Carboxyhaemoglobin", 0.4, 1.4, "%", 1, "< 2")],
  tryptase: () => [of("Tryptase", 2, 8, "µg/L", 1, "< 11.4")],
  cortisol: () => [of("Cortisol (9 am)", 280, 520, "nmol/L", 0, "140–690")],
  faecal_calprotectin: () => [of("Faecal calprotectin", 10, 40, "µg/g", 0, "< 50")],
  fit: () => [of("Faecal haemoglobin", 0, 6, "µg/g", 0, "< 10")],
  coeliac_serology: () => [of("Tissue transglutaminase IgA", 0.2, 3, "U/mL", 1, "< 10")],
};

/** The normal laboratory lines of an investigation for this person, or undefined when its result is a report alone. */
export const normalAnalytes = (id: string, person: Person): readonly Analyte[] | undefined =>
  tables[id]?.(person);
