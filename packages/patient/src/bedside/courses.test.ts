import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { bedsideScripts, playBedside } from "../testing/bedside-scripts.ts";
import { bandOf, courseOf, playCourse } from "./severity.ts";
import { signsAt } from "./signs.ts";

const library = fileURLToPath(new URL("../../../cases/library", import.meta.url));
const cases = loadLibrary(library).cases.map((one) => patientView(one));
const named = cases.map((view) => [view.id, view] as const);
const moving = named.filter(([, { course }]) => course?.untreated);
const staying = named.filter(([, { course }]) => !course?.untreated);
const hurt = named.filter(([id]) => (bedsideScripts[id]?.wrong.length ?? 0) > 0);
const helped = named.filter(([id]) => (bedsideScripts[id]?.right.length ?? 0) > 0);

it("has a course and a script for every patient of the library", () => {
  expect(cases.filter(({ course }) => !course).map(({ id }) => id)).toEqual([]);
  expect(cases.map(({ id }) => id).sort()).toEqual(Object.keys(bedsideScripts).sort());
  expect(moving.length).toBeGreaterThanOrEqual(20);
});

describe.each(helped)("treated right: %s", (id, view) => {
  const { right = [] } = bedsideScripts[id] ?? {};

  it("gets better, and everything ordered is done", () => {
    const { recovery } = courseOf(view);
    const { now, acts } = playBedside(view, [...right, Math.min(240, recovery + 60)]);
    expect(acts.length).toBeGreaterThanOrEqual(right.length);
    expect(now.severity).toBeLessThan(0);
  });
});

describe.each(moving)("untreated: %s", (id, view) => {
  const { right = [] } = bedsideScripts[id] ?? {};
  const { worse = 30, critical, death } = view.course?.untreated ?? {};

  it("is no worse off late than never, and worse than in time", () => {
    const soon = playBedside(view, [...right, 2]);
    const then = playBedside(view, [worse, ...right, 2]);
    const never = playCourse(view, [], then.now.minute).at(then.now.minute);
    expect(then.now.severity).toBeGreaterThan(soon.now.severity);
    expect(then.now.severity).toBeLessThanOrEqual(never);
  });

  it("goes the way of the case, and the nurse says so", () => {
    const until = (death ?? critical ?? worse) + 10;
    const { now, replies } = playBedside(view, [until]);
    expect(now.band).toBe(
      death !== undefined ? "dead" : critical !== undefined ? "critical" : "worse",
    );
    expect(replies.join(" ")).toMatch(/getting worse|going off/);
    if (death !== undefined)
      expect(replies.join(" ")).toContain(`${view.person.calledName} has died`);
  });
});

describe.each(hurt)("treated wrong: %s", (id, view) => {
  const { wrong = [] } = bedsideScripts[id] ?? {};

  it("is hurt by it, once it is ordered twice", () => {
    const once = playBedside(view, wrong.slice(0, 1));
    expect(once.acts).toEqual([]);
    expect(once.replies[0]).toMatch(/Are you sure, doctor\?/);
    const { now, acts } = playBedside(view, wrong);
    const plain = playCourse(view, [], now.minute).at(now.minute);
    expect(acts.at(-1)?.isInsisted).toBe(true);
    expect(now.severity).toBeGreaterThan(plain + 0.15);
  });
});

describe.each(staying)("left alone: %s", (_, view) => {
  it("stays as they are for as long as one waits", () => {
    const { now } = playBedside(view, [240]);
    expect(now.band).toBe("found");
    expect(now.severity).toBe(0);
    expect(Math.abs(now.signs.heartRate - view.vitals.heartRate)).toBeLessThanOrEqual(2);
  });
});

/** The widest limits of the resuscitation charts by age (APLS 2016): pulse, systolic, breaths. */
const limits = (years: number) =>
  years < 1
    ? { heart: 215, systolic: 46, breaths: 80 }
    : years < 5
      ? { heart: 200, systolic: 50, breaths: 65 }
      : years < 12
        ? { heart: 185, systolic: 40, breaths: 55 }
        : { heart: 180, systolic: 40, breaths: 50 };

/** A rhythm of its own is faster than any sinus node (ESC 2019: 150 to 250 a minute). */
const fastestRhythm = 250;

it.each(named)("never has vital signs that nobody of the age has: %s", (_, view) => {
  const usual = limits(view.person.age);
  const isRhythm = view.course?.isAbrupt === true;
  const most = { ...usual, heart: isRhythm ? fastestRhythm : usual.heart };
  for (let severity = -1; severity < 3; severity += 0.1) {
    const signs = signsAt(view, [], severity, 10);
    expect(signs.heartRate).toBeGreaterThanOrEqual(28);
    expect(signs.heartRate).toBeLessThanOrEqual(most.heart);
    expect(signs.systolic).toBeGreaterThanOrEqual(most.systolic);
    expect(signs.systolic - signs.diastolic).toBeGreaterThanOrEqual(12);
    expect(signs.spo2).toBeGreaterThanOrEqual(40);
    expect(signs.respiratoryRate).toBeGreaterThanOrEqual(4);
    expect(signs.respiratoryRate).toBeLessThanOrEqual(most.breaths);
    expect(bandOf(severity)).not.toBe("dead");
  }
});
