import type { CatalogueTest } from "@anamnesis/contract";
import { expect, test } from "vitest";
import { burdenParts, burdenSummary, waitText } from "./burden.ts";

const film: CatalogueTest = {
  name: "Chest X-Ray",
  category: "Imaging",
  description: "",
  cost: 30,
  turnaroundMinutes: 30,
  invasiveness: "none",
  radiationMillisievert: 0.014,
  synonyms: [],
};
const scan = {
  ...film,
  name: "CT Chest",
  cost: 1110,
  turnaroundMinutes: 90,
  radiationMillisievert: 6.6,
};
const culture = {
  ...film,
  name: "Blood Cultures",
  cost: 25,
  turnaroundMinutes: 2880,
  radiationMillisievert: 0,
  invasiveness: "needle" as const,
};

test("says what a test costs the patient and the house", () => {
  expect(burdenParts(film)).toEqual(["£30", "30 min", "0.014 mSv"]);
  expect(burdenParts(culture)).toEqual(["£25", "2 days", "by needle"]);
});

test("adds up costs and doses, but not the waiting", () => {
  expect(burdenSummary([film, scan, culture])).toBe(
    "About £1,165 · last result after 2 days · 6.6 mSv of radiation",
  );
  expect(burdenSummary([culture])).toBe("About £25 · last result after 2 days");
  expect(burdenSummary([])).toBe("");
});

test("rounds waiting as one says it", () => {
  expect([5, 60, 90, 1440, 4320].map(waitText)).toEqual(["5 min", "1 h", "2 h", "1 day", "3 days"]);
});
