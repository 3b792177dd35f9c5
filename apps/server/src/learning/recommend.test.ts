import { interestOptions, levels, reasoningKinds } from "@anamnesis/contract";
import { modules } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { diagnosisById, topicById } from "@anamnesis/terminology";
import fc from "fast-check";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as reasons from "./reasons.ts";
import { ownLevelOf, wantedOf } from "./wanted.ts";
import {
  recommendationsFor,
  suitedLevel,
  type Level,
  type Playable,
  type Seen,
  type Situation,
} from "./recommend.ts";

const now = new Date("2026-03-10T12:00:00Z");
const day = 24 * 3_600_000;
const playable = (caseId: string, moduleId: string, level: Level = "Beginner"): Playable => ({
  caseId,
  moduleId,
  moduleName: moduleId.toUpperCase(),
  level,
  patientName: `Patient ${caseId}`,
});
const seen = (caseId: string, moduleId: string, overrides: Partial<Seen> = {}): Seen => ({
  caseId,
  moduleId,
  bestPercent: 60,
  lastPercent: 54,
  dueAt: new Date(now.getTime() + day),
  daysAgo: 9,
  ...overrides,
});
const cases = [
  playable("a1", "a"),
  playable("a2", "a", "Advanced"),
  playable("b1", "b"),
  playable("b2", "b", "Intermediate"),
  playable("c1", "c"),
];
const situation = (overrides: Partial<Situation> = {}): Situation => ({
  cases,
  seen: [],
  unfinished: null,
  skills: [],
  lastPercents: [],
  now,
  ...overrides,
});
const chosen = (overrides: Partial<Situation> = {}) =>
  recommendationsFor(situation(overrides)).map(({ kind, caseId }) => `${kind} ${caseId}`);

describe("recommendationsFor", () => {
  it("shows a newcomer around", () => {
    expect(chosen()).toEqual(["new-module a1", "new b1", "new-module c1"]);
  });

  it("brings what somebody asked for first, at most a level further away, and says so", () => {
    const wanted = new Map([["b", "interest" as const]]);
    const choices = recommendationsFor(situation({ wanted }));
    expect(choices.map(({ caseId }) => caseId)).toEqual(["b1", "b2", "a1"]);
    expect(choices[0]?.reason).toBe("B, as you asked. Beginner level.");
    const hard = [playable("a1", "a"), playable("b9", "b", "Advanced")];
    expect(chosen({ wanted, cases: hard })[0]).toBe("new-module a1");
    const own = recommendationsFor(situation({ wanted: new Map([["c", "specialty"]]) }))[0];
    expect(own?.reason).toBe("Your own specialty: C. Beginner level.");
  });

  it("begins at the level that somebody says they are at, until results say otherwise", () => {
    const first = (overrides: Partial<Situation>) => chosen(overrides)[0];
    expect(first({ ownLevel: "Advanced" })).toBe("new-module a2");
    expect(first({ ownLevel: "Advanced", lastPercents: [40, 40, 40] })).toBe("new-module a1");
  });

  it("reads the answers of onboarding: interests before the specialty, and what speaks for no module as nothing", () => {
    const of = (interests: string[], specialization = "") => [
      ...wantedOf({ interests, specialization }),
    ];
    expect(of(["Pediatric Cases", "Diagnostic Accuracy"], "Cardiology")).toEqual([
      ["pediatrics", "interest"],
    ]);
    expect(of(["Diagnostic Accuracy"], "Cardiology")).toEqual([["cardiology", "specialty"]]);
    expect(of([], "Gynecology")).toEqual([]);
    const known = new Set(modules.map(({ id }) => id));
    for (const interest of interestOptions)
      for (const [id] of of([interest])) expect(known).toContain(id);
    expect(ownLevelOf({ experienceLevel: "" })).toBeNull();
  });

  it("puts what was begun first, then what is about to be forgotten, then what is weak", () => {
    const choices = recommendationsFor(
      situation({
        unfinished: { sessionId: "s", caseId: "b1", daysAgo: 2 },
        seen: [seen("a1", "a", { dueAt: now }), seen("c1", "c")],
        skills: [{ dimension: "specialty", key: "a", percent: 54, sessions: 2 }],
      }),
    );
    expect(choices).toEqual([
      {
        kind: "unfinished",
        caseId: "b1",
        sessionId: "s",
        reason: "You began with Patient b1 2 days ago and have not given a final diagnosis yet.",
      },
      {
        kind: "due",
        caseId: "a1",
        sessionId: null,
        reason: "You saw Patient a1 9 days ago with 54%; it is about to be forgotten.",
      },
      {
        kind: "weakness",
        caseId: "a2",
        sessionId: null,
        reason: "You are at 54% in A after 2 sessions. Advanced level.",
      },
    ]);
  });

  it("takes the most overdue of several first, and the others only after the other kinds", () => {
    const past = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    const due = [
      seen("a1", "a", { dueAt: past(1) }),
      seen("b1", "b", { dueAt: past(3) }),
      seen("c1", "c", { dueAt: past(2) }),
    ];
    expect(chosen({ seen: due })).toEqual(["due b1", "new b2", "improve a1"]);
    expect(chosen({ seen: due, cases: cases.filter(({ caseId }) => /1/.test(caseId)) })).toEqual([
      "due b1",
      "improve a1",
      "due c1",
    ]);
  });

  it("turns to a kind of reasoning where no specialty is weak, and says what to mind", () => {
    const choices = recommendationsFor(
      situation({
        seen: [seen("a1", "a")],
        skills: [
          { dimension: "specialty", key: "a", percent: 71, sessions: 1 },
          { dimension: "reasoning", key: "treatment", percent: 62, sessions: 1 },
          { dimension: "reasoning", key: "red-flags", percent: 43, sessions: 1 },
        ],
      }),
    );
    expect(choices[0]).toMatchObject({
      kind: "weakness",
      caseId: "b1",
      reason:
        "Next skill: red flags, at 43%. In this beginner case of B, ask soon for what must not be missed.",
    });
  });

  it("looks past a weak specialty of which everything was completed", () => {
    const skills = [
      { dimension: "specialty", key: "c", percent: 20, sessions: 4 },
      { dimension: "specialty", key: "b", percent: 60, sessions: 4 },
    ] as const;
    const choices = recommendationsFor(
      situation({ seen: [seen("c1", "c"), seen("b1", "b")], skills }),
    );
    expect(choices[0]).toMatchObject({
      kind: "weakness",
      caseId: "b2",
      reason: "You are at 60% in B after 4 sessions. Intermediate level.",
    });
  });

  it("calls a specialty the weakest only where it is, of several", () => {
    const skills = [
      { dimension: "specialty", key: "a", percent: 69, sessions: 1 },
      { dimension: "specialty", key: "b", percent: 31, sessions: 1 },
    ] as const;
    expect(
      recommendationsFor(situation({ seen: [seen("b1", "b"), seen("a1", "a")], skills }))[0]
        ?.reason,
    ).toBe("You are at 31% in B after one session, your weakest specialty. Intermediate level.");
  });

  it("asks for the level that the last three results speak for", () => {
    expect(suitedLevel([90, 95])).toBe("Beginner");
    expect(suitedLevel([64, 65, 66, 0])).toBe("Intermediate");
    expect(suitedLevel([80, 80, 80])).toBe("Advanced");
    expect(suitedLevel([64, 64, 65])).toBe("Beginner");
    const choices = recommendationsFor(situation({ lastPercents: [90, 85, 80] }));
    expect(choices[0]?.caseId).toBe("a2");
    expect(choices[1]).toMatchObject({
      kind: "new",
      caseId: "b2",
      reason: "A new patient in B. Intermediate level. Your last three results average 85%.",
    });
  });

  it("ends with what can be improved, and with nothing when all is perfect", () => {
    const all = (bestPercent: (index: number) => number) =>
      cases.map(({ caseId, moduleId }, index) =>
        seen(caseId, moduleId, { bestPercent: bestPercent(index) }),
      );
    expect(chosen({ seen: all((index) => 90 - index) })).toEqual([
      "improve c1",
      "improve b2",
      "improve b1",
    ]);
    expect(chosen({ seen: all(() => 100) })).toEqual([]);
  });

  it("is at most three different patients of those that may be proposed, and the same each time", () => {
    const percent = fc.integer({ min: 0, max: 100 });
    const anySituation = fc.record({
      seen: fc.subarray(cases).chain((some) =>
        fc.tuple(
          ...some.map((one) =>
            fc
              .record({ bestPercent: percent, hours: fc.integer({ min: -99, max: 99 }) })
              .map(({ bestPercent, hours }) =>
                seen(one.caseId, one.moduleId, {
                  bestPercent,
                  dueAt: new Date(now.getTime() + hours * 3_600_000),
                }),
              ),
          ),
        ),
      ),
      unfinished: fc.option(
        fc.constantFrom(...cases).map(({ caseId }) => ({ sessionId: "s", caseId, daysAgo: 1 })),
      ),
      skills: fc.array(
        fc.record({
          dimension: fc.constant("reasoning" as const),
          key: fc.constantFrom(...reasoningKinds.map(({ value }) => value)),
          percent,
          sessions: fc.constant(2),
        }),
      ),
      lastPercents: fc.array(percent, { maxLength: 3 }),
      cases: fc.subarray(cases),
    });
    fc.assert(
      fc.property(anySituation, (parts) => {
        const choices = recommendationsFor(situation(parts));
        const ids = choices.map(({ caseId }) => caseId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(3);
        expect(parts.cases.map(({ caseId }) => caseId)).toEqual(expect.arrayContaining(ids));
        expect(recommendationsFor(situation(parts))).toEqual(choices);
      }),
    );
  });
});

describe("the reason for a case not completed yet", () => {
  const { cases: library } = loadLibrary(
    fileURLToPath(new URL("../../../../packages/cases/library", import.meta.url)),
  );
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  // "Without a diagnosis", "nothing dangerous found": names of what stays unclear, which tell nothing.
  const common = new Set(
    "with from after without that this when your diagnosis nothing dangerous three days weeks over".split(
      " ",
    ),
  );

  it("has no word of its diagnosis nor of what it is about", () => {
    for (const { diagnosis, facts, module } of library) {
      const moduleName = modules.find(({ id }) => id === module)?.name ?? "";
      const named = [diagnosis.name, ...(diagnosisById(diagnosis.id)?.synonyms ?? [])];
      // What every patient can be asked gives nobody away.
      const symptoms = facts
        .filter(({ isDefault, topic }) => !isDefault && topic.startsWith("symptom:"))
        .map(({ topic }) => topicById(topic)?.title ?? "");
      const telling = new Set(
        [...named, ...symptoms].flatMap(wordsOf).filter((word) => !common.has(word)),
      );
      for (const level of levels) {
        const one = { moduleName, level };
        const texts = [
          reasons.newModule(one),
          reasons.newModule(one, "interest"),
          reasons.unseen(one, null, "specialty"),
          reasons.unseen(one, 72),
          reasons.weakSpecialty(one, { percent: 54, sessions: 3, isWeakest: true }),
          ...reasoningKinds.map(({ value }) => reasons.weakReasoning(one, value, 54)),
        ];
        const given = texts
          .map((text) => text.replaceAll(moduleName, ""))
          .flatMap(wordsOf)
          .filter((word) => telling.has(word));
        expect(given, diagnosis.name).toEqual([]);
      }
    }
  });
});
