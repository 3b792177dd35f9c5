import type { CatalogueTest } from "@anamnesis/contract";
import { investigationTexts as texts } from "@/texts/investigations.ts";

const pounds = (value: number): string => `£${value.toLocaleString("en-GB")}`;

/** "10 min", "1 h", "2 days": how long a result takes, rounded as one would say it. */
export function waitText(minutes: number): string {
  if (minutes < 60) return texts.minutes(minutes);
  if (minutes < 1440) return texts.hours(Math.round(minutes / 60));
  return texts.days(Math.round(minutes / 1440));
}

/** "6.6 mSv"; two figures are as exact as a typical dose can be. */
export const doseText = (millisievert: number): string =>
  `${Number(millisievert.toPrecision(2))} mSv`;

/** What ordering the test means, in the order in which it is shown: cost, waiting, what is done to the person, radiation. */
export const burdenParts = (test: CatalogueTest): readonly string[] => [
  ...(test.cost > 0 ? [pounds(test.cost), waitText(test.turnaroundMinutes)] : []),
  ...(test.invasiveness === "none" ? [] : [texts.burden.by[test.invasiveness]]),
  ...(test.radiationMillisievert > 0 ? [doseText(test.radiationMillisievert)] : []),
];

/** The sum over a selection: costs and doses add up, waiting does not. "" for nothing selected. */
export function burdenSummary(tests: readonly CatalogueTest[]): string {
  if (tests.length === 0) return "";
  const cost = tests.reduce((sum, test) => sum + test.cost, 0);
  const dose = tests.reduce((sum, test) => sum + test.radiationMillisievert, 0);
  const wait = Math.max(...tests.map((test) => test.turnaroundMinutes));
  return [
    texts.burden.cost(pounds(cost)),
    texts.burden.wait(waitText(wait)),
    ...(dose > 0 ? [texts.burden.dose(doseText(dose))] : []),
  ].join(" · ");
}
