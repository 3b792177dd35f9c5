import { describe, expect, it } from "vitest";
import { drawEcg } from "./draw.ts";
import { pathOf, printoutOf, sheetOf } from "./paths.ts";

const printout = printoutOf(drawEcg({}, 1));

describe("the printout", () => {
  it("has 2.5 s of each lead, column after column, and ten seconds of lead II", () => {
    expect(printout.strips.map(({ lead, startSeconds }) => `${lead} ${startSeconds}`)).toEqual([
      ...["I 0", "II 0", "III 0", "aVR 2.5", "aVL 2.5", "aVF 2.5"],
      ...["V1 5", "V2 5", "V3 5", "V4 7.5", "V5 7.5", "V6 7.5"],
    ]);
    expect(printout.strips.every(({ microvolts }) => microvolts.length === 625)).toBe(true);
    expect(printout.rhythm).toMatchObject({ lead: "II", startSeconds: 0 });
    expect(printout.rhythm.microvolts).toHaveLength(2500);
  });

  it("shows lead II in its window exactly as on the rhythm strip", () => {
    const two = printout.strips.find(({ lead }) => lead === "II");
    expect(two?.microvolts).toEqual(printout.rhythm.microvolts.slice(0, 625));
  });

  it("weighs less than 60 kB on the wire", () => {
    for (const preset of ["ventricular_fibrillation", "left_ventricular_hypertrophy", "normal"])
      expect(JSON.stringify(printoutOf(drawEcg({ preset }, 1))).length).toBeLessThan(60_000);
  });
});

describe("the sheet", () => {
  it("draws 1 mV 10 mm high and one second 25 mm long", () => {
    const samples = Array.from({ length: 251 }, (_, i) => (i === 250 ? 1000 : 0));
    const points = pathOf(samples, 250, 15, 50).slice(1).split("L");
    expect(points[0]).toBe("15 50");
    expect(points.at(-1)).toBe("40 40");
  });

  it("has twelve strips and the rhythm strip inside the paper, and a calibration pulse before each row", () => {
    const sheet = sheetOf(printout);
    expect(sheet.strips).toHaveLength(13);
    expect(sheet.calibration).toHaveLength(4);
    expect(sheet.calibration[0]).toContain("V10H10V20");
    for (const { left, width, baseline } of sheet.strips) {
      expect(left + width).toBeLessThanOrEqual(sheet.width);
      expect(baseline).toBeLessThan(sheet.height);
    }
    expect(sheet.strips.at(-1)?.width).toBe(250);
  });
});
