import { bodyWeightOf, type BodyWeight, type CompiledCase } from "@anamnesis/cases";
import {
  amountsOf,
  isNarrow,
  usualRangesOf,
  usualRatesOf,
  type Bounds,
  type UsualRange,
  type WrittenAmount,
  type WrittenDose,
} from "@anamnesis/terminology";
import { boundsInWords } from "./dose-words.ts";
import type { Order } from "./prescriptions.ts";

type Target = CompiledCase["marking"]["treatment"]["needed"][number];
type Range = NonNullable<Target["dose"]>;

/** How what is written stands to what is usual: `far-low` treats nothing, `overdose` harms, `route` is not
 * given so, `other-way` runs at a usual rate where the case asks for single doses by another way. */
export type Fit =
  "none" | "unknown" | "in" | "low" | "above" | "other-way" | "far-low" | "overdose" | "route";

export interface DoseFit {
  readonly fit: Fit;
  /** "500 mg to 1 g", or "" where nothing is known. */
  readonly usual: string;
  /** So many times the most that is usual; 1 where it is not above. */
  readonly times: number;
  /** Of an overdose: one that can kill. */
  readonly isSerious: boolean;
}

/** Below half of the least that is usual nothing is treated. */
const treatsNothing = 0.5;
/**
 * From two and a half times the most that is usual a dose is no matter of judgement any more, and from about ten times it is the
 * slip of a decimal point; of a medicine with a narrow margin above twice and from four times.
 */
const limits = { usual: { over: 2.5, serious: 8 }, narrow: { over: 2.01, serious: 4 } } as const;
/** What prevents a clot and what treats one are a factor of two apart. */
const preventionOver = 1.3;
/** Milligrams of one puff, where that does not vary with the maker. */
const puff: Readonly<Record<string, number>> = {
  salbutamol: 0.1,
  terbutaline: 0.25,
  ipratropium: 0.02,
};
const dosesADay = 4;

interface Patient {
  readonly kilos: BodyWeight;
  readonly isChild: boolean;
}
const patientOf = (compiled: CompiledCase): Patient => {
  const kilos = bodyWeightOf(compiled);
  return { kilos, isChild: compiled.person.age < 12 || kilos.high < 40 };
};

const ofMention = ({ mention }: Order): WrittenDose => {
  const { dose, doseMax, unit, route } = mention ?? {};
  const range = doseMax === undefined ? `${dose}` : `${dose} to ${doseMax}`;
  return {
    amounts: dose === undefined || unit === undefined ? [] : amountsOf(`${range} ${unit}`),
    routes: route === undefined ? [] : [route],
  };
};

/** What is written with an order, of what was done at the bedside what was given. */
export const writtenOf = (order: Order): WrittenDose => order.written ?? ofMention(order);

function inRowUnit(range: Range): { readonly bounds: Bounds; readonly unit: string } {
  const unit = range.unit.toLowerCase();
  const factor = /^g$|^gram/.test(unit) ? 1000 : /^(micro|mcg|µg|ug)/.test(unit) ? 0.001 : 1;
  const name = /^(g|gram|micro|mcg|µg|ug|mg)/.test(unit)
    ? "mg"
    : unit.replace(/^(unit|puff)s$/, "$1").replace(/^iu$/, "unit");
  return { bounds: { least: range.min * factor, most: range.max * factor }, unit: name };
}

/** The bounds of a row for this patient at one time. */
function boundsFor({ adult, perKilo }: UsualRange, { kilos, isChild }: Patient): Bounds {
  if (!isChild) return adult;
  if (!perKilo) return { least: 0, most: adult.most };
  return {
    least: Math.min(perKilo.least * kilos.low, adult.most),
    most: Math.min(perKilo.most * kilos.high, adult.most),
  };
}

const overlap = (a: Bounds, b: Bounds): boolean =>
  a.least <= b.most * 1.01 && b.least <= a.most * 1.01;

/** What the case and the table leave of each other: one range for several medicines is the envelope of theirs. */
const within = (own: Bounds, usual: Bounds): Bounds => ({
  least: Math.max(own.least, usual.least),
  most: Math.min(own.most, usual.most),
});

interface Compared {
  readonly row?: UsualRange;
  readonly bounds: Bounds;
  /** The bounds are the case's. */
  readonly isOwn: boolean;
  /** By this way so much is given that the case cannot have meant it. */
  readonly isOther: boolean;
}
interface Distance {
  /** Above 1 so many times too high. */
  readonly high: number;
  /** Below 1 that share of the least. */
  readonly low: number;
}
const distance = (low: number, high: number, { least, most }: Bounds): Distance => ({
  high: low / most,
  low: least <= 0 ? 1 : high / least,
});
const nearer = (a: Distance, b: Distance): Distance => {
  const off = ({ high, low }: Distance): number => Math.max(high, 1 / Math.max(low, 1e-9), 1);
  return off(a) <= off(b) ? a : b;
};

function distanceOf(
  drug: string,
  amount: WrittenAmount,
  bounds: Bounds,
  row: UsualRange | undefined,
  { kilos, isChild }: Patient,
  isOwn: boolean,
  routes: readonly string[],
): Distance | undefined {
  const unit = amount.unit === "puff" && puff[drug] !== undefined ? "mg" : amount.unit;
  const factor = amount.unit === "puff" ? (puff[drug] ?? 1) : 1;
  const [low, high] = [amount.low * factor, amount.high * factor];
  if (amount.per === "h" || amount.per === "min") {
    if (!amount.isPerKilo && isChild) return undefined;
    // Nebulised without a break is a thousand times what runs into a vein: a way that is written decides.
    const rates = usualRatesOf(drug).filter((rate) => rate.unit === unit);
    const byWay = rates.filter((rate) => rate.routes.some((one) => routes.includes(one)));
    return (byWay.length > 0 ? byWay : rates)
      .map((rate) => {
        const scale = amount.per === rate.time ? 1 : amount.per === "h" ? 1 / 60 : 60;
        const bounds = amount.isPerKilo ? rate.perKilo : rate.adult;
        return distance(low * scale, high * scale, bounds);
      })
      .reduce<Distance | undefined>((a, b) => (a ? nearer(a, b) : b), undefined);
  }
  if (row && row.unit !== unit) return undefined;
  const isDaily = amount.per === "day";
  const often = isDaily ? dosesADay : 1;
  const most = isDaily && !isOwn ? (row?.mostADay ?? bounds.most * often) : bounds.most * often;
  const scaled = {
    least: bounds.least,
    most: isDaily && isChild ? bounds.most * often : most,
  };
  if (!amount.isPerKilo) return distance(low, high, scaled);
  const whole = distance(low * kilos.low, high * kilos.high, scaled);
  if (isOwn || !row?.perKilo) return whole;
  const perKilo = distance(low, high, {
    least: row.perKilo.least,
    most: row.perKilo.most * often,
  });
  return isChild || row.purpose === "prevention" ? perKilo : nearer(whole, perKilo);
}

export interface Wanted {
  /** The range that the case sets for this medicine. */
  readonly range?: Range;
  /** It is not set for this medicine alone and holds by any way: the table's own range limits it. */
  readonly isEnvelope?: boolean;
  readonly routes?: readonly string[];
  readonly purpose?: UsualRange["purpose"];
}

/** What a target asks of one medicine. What prevents clots names that as an action. */
export const wantedOf = (target: Target, drug: string, isSecond: boolean): Wanted => {
  const own = target.doses?.[drug];
  const range = own ?? (isSecond ? undefined : target.dose);
  return {
    ...(range ? { range } : {}),
    isEnvelope: own === undefined,
    ...(target.route ? { routes: target.route } : {}),
    purpose: target.anyOf.includes("vte_prophylaxis") ? "prevention" : "treatment",
  };
};

const fitOf = (drug: string, at: Distance, isPrevention: boolean): Fit => {
  const { over } = isNarrow(drug) ? limits.narrow : limits.usual;
  if (at.high >= (isPrevention ? preventionOver : over)) return "overdose";
  if (at.high > 1.01) return "above";
  if (at.low < treatsNothing * 0.99) return "far-low";
  return at.low < 0.99 ? "low" : "in";
};

/**
 * How the dose, the way and the rate that are written with a medicine stand to the case's own range, and where it gives none to what
 * is usual. A dose left out is "none"; an unknown medicine or unit is "unknown" and never blamed.
 */
export function doseFit(compiled: CompiledCase, order: Order, wanted: Wanted = {}): DoseFit {
  const patient = patientOf(compiled);
  const written = writtenOf(order);
  const { range, isEnvelope = false, purpose } = wanted;
  const own = range && inRowUnit(range);
  const known = usualRangesOf(order.id);
  const ofPurpose = known.filter((row) => !row.purpose || !purpose || row.purpose === purpose);
  const isWritten = ({ routes }: UsualRange): boolean =>
    written.routes.length === 0 || routes.some((one) => written.routes.includes(one));
  const compared = ofPurpose.filter(isWritten).map((row): Compared => {
    const usual = boundsFor(row, patient);
    const isOwn = own !== undefined && own.unit === row.unit && overlap(own.bounds, usual);
    const bounds = isOwn ? (isEnvelope ? within(own.bounds, usual) : own.bounds) : usual;
    return { row, isOwn, isOther: own?.unit === row.unit && !isOwn, bounds };
  });
  // Where the case gives a range, it means the ways by which so much is given.
  const meant = compared.filter(({ isOther }) => !isOther);
  const isOtherWay =
    written.routes.length > 0 &&
    ((wanted.routes !== undefined && !written.routes.some((one) => wanted.routes?.includes(one))) ||
      (known.length > 0 && meant.length === 0));
  const list: readonly Compared[] =
    meant.length > 0
      ? meant
      : compared.length > 0
        ? compared
        : own
          ? [{ bounds: own.bounds, isOwn: true, isOther: false }]
          : [];
  const unit = list[0]?.row?.unit ?? ofPurpose[0]?.unit ?? own?.unit ?? "mg";
  const base = { usual: usualWords(list, unit), times: 1, isSerious: false };
  const isPrevention = purpose === "prevention" && known.some((row) => row.purpose === purpose);
  // What treats a clot where one is to be prevented: by the vein it is that at any dose.
  if (isPrevention && compared.length === 0 && known.some(isWritten)) {
    const usual = usualWords(
      ofPurpose.map((row) => ({ bounds: boundsFor(row, patient) })),
      unit,
    );
    return { ...base, usual, fit: "overdose", times: 2 };
  }
  const worst = worstOf(written, list, order.id, own?.unit, patient);
  if (worst) {
    const fit = fitOf(order.id, worst, isPrevention);
    const { serious } = isNarrow(order.id) ? limits.narrow : limits.usual;
    const times = Math.max(1, worst.high);
    if (fit === "overdose") return { ...base, fit, times, isSerious: times >= serious };
    if (!isOtherWay)
      return {
        ...base,
        fit: preventsOnly(order.id, written, purpose) && fit !== "in" ? "far-low" : fit,
        times,
      };
    const isRun = wanted.routes === undefined && fit === "in" && written.amounts.every(isRate);
    return { ...base, fit: isRun ? "other-way" : "route" };
  }
  if (isOtherWay) return { ...base, fit: "route" };
  const isNone = written.amounts.length === 0 && order.mention?.dose === undefined;
  return { ...base, fit: isNone ? "none" : "unknown" };
}

const isRate = ({ per }: WrittenAmount): boolean => per === "h" || per === "min";

/** Whether what is written prevents a clot where one is to be treated. */
const preventsOnly = (drug: string, { amounts, routes }: WrittenDose, purpose: Wanted["purpose"]) =>
  purpose === "treatment" &&
  usualRangesOf(drug).some(
    (row) =>
      row.purpose === "prevention" &&
      (routes.length === 0 || row.routes.some((one) => routes.includes(one))) &&
      amounts.some(
        ({ per, isPerKilo, unit, high }) =>
          per === "dose" && !isPerKilo && unit === row.unit && high <= row.adult.most * 1.01,
      ),
  );

/** The first amount given at once and the first that runs, whichever is further off; each by the row that it is nearest to. */
function worstOf(
  { amounts, routes }: WrittenDose,
  list: readonly Compared[],
  drug: string,
  ownUnit: string | undefined,
  patient: Patient,
): Distance | undefined {
  const distances = [amounts.find((one) => !isRate(one)), amounts.find(isRate)].flatMap(
    (amount) => {
      if (!amount) return [];
      const all = list.flatMap(({ row, bounds, isOwn }) =>
        row === undefined && ownUnit !== amount.unit
          ? []
          : (distanceOf(drug, amount, bounds, row, patient, isOwn, routes) ?? []),
      );
      return all.length > 0 ? [all.reduce(nearer)] : [];
    },
  );
  return distances.reduce<Distance | undefined>(
    (worst, one) => (worst && nearer(worst, one) === one ? worst : one),
    undefined,
  );
}

const usualWords = (list: readonly { readonly bounds: Bounds }[], unit: string): string =>
  list.length === 0
    ? ""
    : boundsInWords(
        {
          least: Math.min(...list.map(({ bounds }) => bounds.least)),
          most: Math.max(...list.map(({ bounds }) => bounds.most)),
        },
        unit,
      );
