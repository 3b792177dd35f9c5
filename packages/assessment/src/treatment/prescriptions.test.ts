import { describe, expect, it } from "vitest";
import { planOf } from "./prescriptions.ts";

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
