import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCursor, writeCursor } from "./cursor.ts";
import { beginningOf, findCases, isInModule, patternOf, type Searchable } from "./filter.ts";

describe("a cursor", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date("2200-01-01"), noInvalidDate: true }),
        fc.uuid(),
        (createdAt, id) => {
          expect(readCursor(writeCursor({ createdAt, id }))).toEqual({ createdAt, id });
        },
      ),
    );
  });

  it("is nothing else", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readCursor(text)).toBeNull();
      }),
    );
  });
});

describe("the beginning of a time", () => {
  const now = new Date("2026-03-31T15:00:00Z");
  it.each([
    ["UTC", "today", "2026-03-31T00:00:00.000Z"],
    ["UTC", "week", "2026-03-24T15:00:00.000Z"],
    // There is no 31st of February.
    ["UTC", "month", "2026-02-28T15:00:00.000Z"],
    // It is the 1st of April there already.
    ["Pacific/Auckland", "today", "2026-03-31T11:00:00.000Z"],
    ["Pacific/Auckland", "month", "2026-02-28T15:00:00.000Z"],
    // The clocks went forward on the 29th: at the same time of day a week ago it was an hour later in UTC.
    ["Europe/London", "week", "2026-03-24T16:00:00.000Z"],
  ] as const)("in %s, %s, is %s", (timeZone, time, instant) => {
    expect(beginningOf(time, timeZone, now)?.toISOString()).toBe(instant);
  });

  it("is none for all time", () => {
    expect(beginningOf("all", "UTC", now)).toBeNull();
  });
});

describe("a search in cases", () => {
  const one: Searchable = {
    hash: "one",
    moduleId: "cardiology",
    patientName: "Denise Cole",
    mainDiseases: ["Acute chest discomfort"],
    diagnosis: "Inferior infarction",
  };

  it("tells what is known anyway from what must be earned", () => {
    expect(findCases([one], "cole")).toEqual({ always: ["one"], onceAnalysed: [] });
    expect(findCases([one], "CHEST")).toEqual({ always: ["one"], onceAnalysed: [] });
    expect(findCases([one], "infarct")).toEqual({ always: [], onceAnalysed: ["one"] });
    expect(findCases([one], "stroke")).toEqual({ always: [], onceAnalysed: [] });
  });

  it("takes a module exactly, whatever its case", () => {
    expect(isInModule(one, "Cardiology")).toBe(true);
    expect(isInModule(one, "cardio")).toBe(false);
    expect(isInModule(one, "All")).toBe(true);
  });
});

describe("a pattern", () => {
  it("spells out the cases of letters and takes every sign for itself", () => {
    expect(patternOf("Ärm 5.*ß")).toBe("[Ää][rR][mM] 5\\.\\*ß");
  });

  it("holds what it was made of, in either case, and is never broken", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii", minLength: 1 }), (text) => {
        const pattern = new RegExp(patternOf(text));
        expect(pattern.test(`before ${text.toUpperCase()} after`)).toBe(true);
        expect(pattern.test(`before ${text.toLowerCase()} after`)).toBe(true);
      }),
    );
  });
});
