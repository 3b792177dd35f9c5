import { describe, expect, it, vi } from "vitest";
import { expertEncounter } from "../expert-encounter.ts";
import { mark } from "../mark.ts";
import { caseNamed, referencesOf, shippedCases } from "../testing/shipped.ts";
import type { Encounter } from "../types.ts";
import { endingOf, type Ended } from "./ending.ts";

vi.setConfig({ testTimeout: 60_000 });

const said = (lines: readonly string[], medications: readonly string[] = []): Encounter => ({
  messages: lines.map((text) => ({ sender: "user", text })),
  tests: [],
  initialDiagnosis: null,
  finalDiagnosis: {
    updatedReasoning: "Anaphylaxis to a wasp sting.",
    finalDiagnosis: "Anaphylaxis",
    finalMedications: medications,
    treatmentPlan: {},
  },
});
const anaphylaxis = (lines: readonly string[], medications?: readonly string[]) =>
  endingOf(mark(caseNamed("anaphylaxis"), said(lines, medications)));

describe("how it ended", () => {
  it.each(shippedCases.map((compiled) => [compiled.id, compiled] as const))(
    "%s: well with the expert, harmed with the unsafe, and told in the case",
    (id, compiled) => {
      expect(endingOf(mark(compiled, expertEncounter(compiled)))).toBe("well");
      for (const { name, encounter } of referencesOf(id)) {
        const report = mark(compiled, encounter);
        const ending = endingOf(report);
        expect(ending === "harmed", name).toBe(report.isUnsafe && !report.bedside?.hasDied);
        if (name === "minimal" && !report.isUnsafe) expect(ending).toBe("late");
        expect(ending && compiled.afterwards?.[ending], name).toBeDefined();
      }
    },
  );

  it("died where nothing was done until it was too late, whatever was written afterwards", () => {
    const waits = Array.from({ length: 4 }, () => "I'll wait 30 minutes and look again.");
    expect(anaphylaxis(waits, ["Adrenaline 0.5 mg IM", "Oxygen 15 L"])).toBe("died");
  });

  it("is late where most of it was given at twice the time or later, not where it was a little late", () => {
    const given = (...minutes: readonly number[]): Ended => ({
      ...plain,
      bedside: { hasDied: false, times: minutes.map((given) => ({ within: 6, given })) },
    });
    expect(endingOf(given(7, 8))).toBe("well");
    expect(endingOf(given(12, 20, 3))).toBe("late");
  });

  it("is late where nothing was found, and harmed where he is sent home", () => {
    expect(endingOf({ ...plain, diagnosis: { match: "other" } })).toBe("late");
    expect(endingOf({ ...plain, isUnsafe: true })).toBe("harmed");
  });

  it("counts what turned out to be met when it was contested", () => {
    const items: Ended["items"] = [
      needed("treatment:adrenaline", "missed", 4),
      needed("treatment:oxygen", "earned", 2),
      {
        id: "vital-missing",
        area: "treatment",
        group: "Needed",
        outcome: "cap",
        points: 0,
        maxPoints: 0,
        liftedBy: ["treatment:adrenaline"],
      },
    ];
    expect(endingOf({ ...plain, items })).toBe("late");
    expect(endingOf({ ...plain, items }, new Set(["treatment:adrenaline"]))).toBe("well");
  });

  it("leaves open what an old report leaves open", () => {
    const { isUnsafe: _, ...old } = plain;
    expect(endingOf({ ...old, overallScore: 4 })).toBeNull();
    expect(endingOf({ ...old, overallScore: 8 })).toBe("well");
  });
});

const needed = (
  id: string,
  outcome: "earned" | "missed",
  maxPoints: number,
): Ended["items"][number] => ({
  id,
  area: "treatment",
  group: "Needed",
  outcome,
  points: outcome === "earned" ? maxPoints : 0,
  maxPoints,
});
const plain: Ended = {
  overallScore: 8,
  isUnsafe: false,
  items: [needed("treatment:adrenaline", "earned", 4)],
  diagnosis: { match: "exact" },
};
