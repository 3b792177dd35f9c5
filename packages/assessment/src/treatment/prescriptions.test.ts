import { describe, expect, it } from "vitest";
import { planOf } from "./prescriptions.ts";

const isSentHomeNow = (row: string): boolean =>
  planOf({ messages: [], tests: [], finalDiagnosis: { finalMedications: [row] } }).orders.some(
    ({ id, isLater }) => id === "ambulatory_care" && !isLater,
  );
const given = (row: string): readonly string[] =>
  planOf({ messages: [], tests: [], finalDiagnosis: { finalMedications: [row] } }).orders.map(
    ({ id }) => id,
  );

describe("a medication row", () => {
  it("gives the medicine that waits for another's end, and not the other", () => {
    expect(given("colchicine 500 micrograms once clarithromycin is finished")).toEqual([
      "colchicine",
    ]);
    expect(given("start colchicine after the clarithromycin course has ended")).toEqual([
      "colchicine",
    ]);
  });

  it("still gives what is merely timed", () => {
    expect(given("clarithromycin 500 mg once daily")).toEqual(["clarithromycin"]);
    expect(given("aspirin 300 mg after food")).toEqual(["aspirin"]);
  });
});

describe("going home", () => {
  it.each([
    "Discharge home",
    "discharge with advice sheet",
    "Send home with paracetamol",
    "home treatment, review in 2 days",
  ])("is now: %s", (row) => {
    expect(isSentHomeNow(row)).toBe(true);
  });

  it.each([
    "Discharge home when feeding more than 75 %",
    "Observe for 3 hours then discharge if no stridor at rest",
    "Admit for observation, discharge tomorrow",
    "home treatment only once sats stay above 92 %",
    "Discharge planning with the health visitor",
    "discharge if well at 4 hours",
    "Do not discharge",
  ])("waits: %s", (row) => {
    expect(isSentHomeNow(row)).toBe(false);
  });
});
