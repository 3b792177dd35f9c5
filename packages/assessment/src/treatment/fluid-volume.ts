import { bodyWeightOf, type CompiledCase } from "@anamnesis/cases";
import type { WrittenAmount } from "@anamnesis/terminology";

export interface FluidFit {
  readonly fit: "in" | "far-low" | "overdose";
  /** "90 to 180 ml" */
  readonly usual: string;
  readonly times: number;
  readonly isSerious: boolean;
}

/**
 * What is given at once. A child 10 ml/kg, again and again up to 40 to 60 (Advanced Paediatric Life Support 2023; Resuscitation Council UK
 * 2021; Surviving Sepsis, children, 2020); an adult 250 ml to 30 ml/kg (NICE CG174; Surviving Sepsis 2021).
 */
const perKilo = { least: 5, most: 20 } as const;
const adult = { least: 250, most: 2500 } as const;
const over = 2.5;
const serious = 5;
const treatsNothing = 0.4;

/** What runs for hours is no bolus. */
const runsOn =
  /\b(?:mainten\w*|per (?:hour|day|24)|hourly|daily|a day|over (?:(?:[2-9]|\d\d) ?h|\d+ ?days?|24)|continuous|deficit|rehydrat\w*)|\/ ?(?:h|hr|hour|day|24)/i;
/** What comes with a flush or is fed by a tube is no resuscitation either. */
const isSmall = /\b(?:flush\w*|kvo|tko|keep (?:the )?vein open)\b/i;

/** How a volume that is given at once stands to what a person of this weight is given. What is written without a volume is "in". */
export function fluidFit(
  compiled: CompiledCase,
  amounts: readonly WrittenAmount[],
  text: string,
): FluidFit {
  const { low, high } = bodyWeightOf(compiled);
  const isChild = compiled.person.age < 12;
  const bounds = isChild ? { least: perKilo.least * low, most: perKilo.most * high } : { ...adult };
  const usual = `${Math.round(bounds.least)} to ${Math.round(bounds.most)} ml`;
  const right = { fit: "in" as const, usual, times: 1, isSerious: false };
  const given = amounts.find(({ unit, per }) => unit === "ml" && per === "dose");
  if (!given || runsOn.test(text) || isSmall.test(text)) return right;
  const [least, most] = given.isPerKilo
    ? [given.low * low, given.high * high]
    : [given.low, given.high];
  const times = least / bounds.most;
  if (times >= over) return { fit: "overdose", usual, times, isSerious: times >= serious };
  return most / bounds.least < treatsNothing ? { ...right, fit: "far-low" } : right;
}
