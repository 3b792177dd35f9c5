import { describe, expect, it, vi } from "vitest";
import { mark, type Encounter } from "../index.ts";
import { labelOf } from "../replay/replay.ts";
import { caseNamed, shippedCases } from "../testing/shipped.ts";

vi.setConfig({ testTimeout: 30_000 });

const itemsOf = (caseId: string, updatedReasoning: string, tests: readonly string[] = []) => {
  const encounter: Encounter = { messages: [], tests, finalDiagnosis: { updatedReasoning } };
  return mark(caseNamed(caseId), encounter).items;
};

describe("a finding is what the sentence says", () => {
  it("takes no depression of the ST segment for its elevation", () => {
    const said = (text: string) =>
      itemsOf("inferior-stemi", text, ["ECG/EKG"]).find(({ id }) => id === "finding:test:ecg")
        ?.points;
    expect(said("ST depression in I and aVL so NSTEMI")).toBe(0);
    expect(said("The ECG has ST elevation in II, III and aVF")).toBeGreaterThan(0);
  });

  it("takes no word of another disease's name for a finding", () => {
    const compiled = caseNamed("ectopic-pregnancy");
    const shock = compiled.marking.diagnosis.findings.find(({ any }) => any.includes("unstable"));
    const quoted = (text: string) =>
      itemsOf("ectopic-pregnancy", text).find(({ id }) => id === `finding:${shock?.id ?? ""}`)
        ?.evidence;
    expect(quoted("Unstable angina is unlikely at her age.")).toEqual([]);
    expect(quoted("She is unstable and bleeding.")).toHaveLength(1);
  });
});

describe("what the replay calls a finding", () => {
  it("is never an id of the case", () => {
    for (const compiled of shippedCases)
      for (const id of new Set(
        compiled.differential.flatMap(({ weights }) => Object.keys(weights)),
      )) {
        if (id.startsWith("test:")) continue;
        const label = labelOf(compiled, id);
        expect(label, `${compiled.id} ${id}`).not.toMatch(
          /_|^[a-z]+ [a-z]+(?: [a-z]+)?: (?:yes|no|noted)$/,
        );
        expect(label, `${compiled.id} ${id}`).toMatch(/^\p{Lu}|^[“"]|^\d/u);
      }
  });
});

describe("an alternative is weighed", () => {
  const why = (text: string): string | undefined =>
    itemsOf("community-acquired-pneumonia", text).find(({ id }) => id === "alternatives")?.why;

  it("by what stands under its name", () => {
    const text =
      "Heart failure\nFor: oedema.\nAgainst: left lung clear, no orthopnoea.\n\nLung cancer\nFor: ex smoker.\nAgainst: no weight loss.";
    expect(why(text)).not.toMatch(/could not find a finding/);
    expect(why("Heart failure\nLung cancer")).toMatch(/could not find a finding/);
  });
});
