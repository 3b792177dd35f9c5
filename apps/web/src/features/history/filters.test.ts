import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginningOf, filterSessions, isFiltering, knownOption, timeOptions } from "./filters.ts";
import { sampleSessions } from "./sample-sessions.ts";

const now = new Date("2026-05-31T15:30:00");
const sessions = sampleSessions(now);
const all = { text: "", specialization: "all", time: "all" } as const;
const names = (filter: Parameters<typeof filterSessions>[1]) =>
  filterSessions(sessions, filter, now).map(({ patient }) => patient.name);

describe("history filters", () => {
  test("nothing filtered shows everything", () => {
    expect(names(all)).toHaveLength(3);
    expect(isFiltering(all)).toBe(false);
    expect(isFiltering({ ...all, text: "  " })).toBe(false);
  });

  test("the search finds a name, a condition or a specialization, whatever the case", () => {
    expect(names({ ...all, text: "okaFOR" })).toEqual(["Amara Okafor"]);
    expect(names({ ...all, text: "hypertension" })).toEqual(["Robert Whitfield"]);
    expect(names({ ...all, text: "NEURO" })).toEqual(["Ines Carvalho"]);
    expect(names({ ...all, text: "gout" })).toEqual([]);
  });

  test("a diagnosis that is not earned yet is found by nobody", () => {
    const open = sessions.map((session) => ({ ...session, caseDiagnosis: null }));
    expect(filterSessions(open, { ...all, text: "migraine" }, now)).toEqual([]);
    expect(names({ ...all, text: "migraine" })).toEqual(["Ines Carvalho"]);
  });

  test("the specialization has to be the whole word", () => {
    const odd = sessions.map((session) => ({ ...session, specialization: "Cardiology" }));
    expect(filterSessions(odd, { ...all, specialization: "cardiology" }, now)).toHaveLength(3);
    expect(names({ ...all, specialization: "cardio" })).toEqual([]);
  });

  test("today begins at midnight, a week is seven days, a month one month", () => {
    expect(beginningOf("today", now)).toEqual(new Date("2026-05-31T00:00:00"));
    expect(beginningOf("week", now)).toEqual(new Date("2026-05-24T15:30:00"));
    expect(beginningOf("month", now)).toEqual(new Date("2026-04-30T15:30:00"));
    expect(names({ ...all, time: "today" })).toEqual(["Robert Whitfield"]);
    expect(names({ ...all, time: "week" })).toHaveLength(3);
  });

  test("an address that names no filter filters nothing", () => {
    expect(knownOption(timeOptions, "yesteryear")).toBe("all");
    expect(knownOption(timeOptions, "week")).toBe("week");
  });

  test("a longer time never shows less", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 900 })), (hours) => {
        const list = hours.map((ago) => ({
          ...sampleSessions(now)[0]!,
          createdAt: new Date(now.getTime() - ago * 3_600_000).toISOString(),
        }));
        const counts = (["today", "week", "month", "all"] as const).map(
          (time) => filterSessions(list, { ...all, time }, now).length,
        );
        expect(counts).toEqual([...counts].sort((a, b) => a - b));
      }),
    );
  });
});
