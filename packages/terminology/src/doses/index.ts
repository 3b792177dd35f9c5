import { drugById } from "../drugs/index.ts";
import { listOf, rowsOf } from "../text/table.ts";
import { generalDoses } from "./general.ts";
import { heartAndLungDoses } from "./heart-and-lung.ts";
import { infectionDoses } from "./infection.ts";
import { infusionRates } from "./infusions.ts";

/** From least to most, both of them usual. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** What is usually given of a medicine by a way at one time. */
export interface UsualRange {
  readonly drug: string;
  readonly routes: readonly string[];
  readonly unit: "mg" | "unit" | "mmol";
  /** A single dose for an adult. */
  readonly adult: Bounds;
  /** The most in a day for an adult, where it is not just as often as one likes. */
  readonly mostADay?: number;
  /** A single dose for a child, per kilogram; up to the adult's. */
  readonly perKilo?: Bounds;
  /** Where the same medicine prevents in one dose and treats in another. */
  readonly purpose?: "treatment" | "prevention";
}

/** What usually runs of a medicine, per `time`; `perKilo` for adults and children. */
export interface UsualRate {
  readonly drug: string;
  readonly routes: readonly string[];
  readonly unit: UsualRange["unit"];
  readonly time: "h" | "min";
  readonly adult: Bounds;
  readonly perKilo: Bounds;
}

const boundsOf = (text: string): Bounds => {
  const [least, most] = text.split("-").map(Number);
  return { least: least ?? NaN, most: most ?? NaN };
};
const unitOf = (text: string | undefined): UsualRange["unit"] =>
  text === "unit" || text === "mmol" ? text : "mg";

/** Every row of the tables. */
export const usualRanges: readonly UsualRange[] = [heartAndLungDoses, infectionDoses, generalDoses]
  .flatMap(rowsOf)
  .map(([drug = "", routes, adult = "", day = "", kilo = "", purpose = ""]) => {
    const [bounds = "", unit] = adult.split(" ");
    return {
      drug,
      routes: listOf(routes, ","),
      unit: unitOf(unit),
      adult: boundsOf(bounds),
      ...(day === "" ? {} : { mostADay: Number(day) }),
      ...(kilo === "" ? {} : { perKilo: boundsOf(kilo) }),
      ...(purpose === "treatment" || purpose === "prevention" ? { purpose } : {}),
    };
  });

export const usualRates: readonly UsualRate[] = rowsOf(infusionRates).map(
  ([drug = "", adult = "", unit, time, kilo = "", routes]) => ({
    drug,
    routes: listOf(routes ?? "iv", ","),
    unit: unitOf(unit),
    time: time === "min" ? "min" : "h",
    adult: boundsOf(adult),
    perKilo: boundsOf(kilo),
  }),
);

const byDrug = new Map<string, UsualRange[]>();
for (const range of usualRanges) byDrug.set(range.drug, [...(byDrug.get(range.drug) ?? []), range]);

/** The usual single doses of a medicine, a row for each way; empty where none is known. */
export const usualRangesOf = (drug: string): readonly UsualRange[] => byDrug.get(drug) ?? [];
/** The usual rates of a medicine that is run, a row for each way; empty where none is known. */
export const usualRatesOf = (drug: string): readonly UsualRate[] =>
  usualRates.filter((rate) => rate.drug === drug);

/**
 * Where little more than the usual dose harms: opioids and sedatives into a vein, insulin, anticoagulants, vasopressors, potassium and the
 * medicines that are measured in blood (ISMP list of high-alert medications, 2024; NPSA 2002 and 2010).
 */
const narrowIds = new Set(
  "insulin,heparin,enoxaparin,dalteparin,tinzaparin,fondaparinux,bivalirudin,warfarin,apixaban,rivaroxaban,edoxaban,dabigatran,alteplase,tenecteplase,digoxin,adrenaline,noradrenaline,metaraminol,dobutamine,dopamine,potassium_chloride,colchicine,sodium_nitroprusside,midazolam,nimodipine,verapamil,diltiazem,esmolol,levothyroxine,droperidol".split(
    ",",
  ),
);
export const isNarrow = (drug: string): boolean =>
  narrowIds.has(drug) || drugById(drug)?.classes.includes("strong_opioid") === true;
