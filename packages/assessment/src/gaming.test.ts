import { describe, expect, it, vi } from "vitest";
import { expertEncounter, mark, type Encounter } from "./index.ts";
import { absurdReasoning, adviceWords, universalScript } from "./testing/gaming.ts";
import { caseNamed, shippedCases } from "./testing/shipped.ts";

vi.setConfig({ testTimeout: 60_000 });

const script: Encounter["messages"] = universalScript.map((text) => ({ sender: "user", text }));
const tests = ["Complete Blood Count (CBC)", "Basic Metabolic Panel"];
const plan = {
  lifestyleRecommendations: adviceWords.lifestyle,
  followUpInstructions: adviceWords.followUp,
};
/** Every phrase of the rubric's findings in a row: the bag of key words that a learner could paste. */
const bagFor = (caseId: string): string =>
  caseNamed(caseId)
    .marking.diagnosis.findings.map(({ any }) => any[0] ?? "")
    .join(" ");

describe("a script that fits everybody", () => {
  it.each(shippedCases.map(({ id }) => id))("stays below 5 in questioning: %s", (id) => {
    expect(mark(caseNamed(id), { messages: script, tests: [] }).questioningScore).toBeLessThan(5);
  });
  it.each(["migraine", "acute-pericarditis", "ischaemic-stroke"])(
    "nor does it when its questions come in twos and threes: %s",
    (id) => {
      for (const size of [2, 3]) {
        const together = Array.from({ length: Math.ceil(universalScript.length / size) }, (_, at) =>
          universalScript.slice(at * size, at * size + size).join(" "),
        );
        const messages = together.map((text) => ({ sender: "user" as const, text }));
        expect(mark(caseNamed(id), { messages, tests: [] }).questioningScore).toBeLessThan(5);
      }
    },
  );
  it("costs a learner nothing whose questions take up what the patient says", () => {
    for (const compiled of shippedCases) {
      const items = mark(compiled, expertEncounter(compiled)).items;
      expect(
        items.find(({ id }) => id === "particular"),
        compiled.id,
      ).toBeUndefined();
    }
  }, 90_000);
});

describe("no attempt to game the marks is above 4 overall", () => {
  const attempts: readonly (readonly [string, (caseId: string) => Encounter])[] = [
    [
      "universal script, absurd reasoning, words for advice, no prescription",
      (id) => ({
        messages: script,
        tests,
        initialDiagnosis: {
          clinicalReasoning: absurdReasoning,
          preliminaryDiagnosis: caseNamed(id).diagnosis.name,
        },
        finalDiagnosis: {
          updatedReasoning: absurdReasoning,
          finalDiagnosis: caseNamed(id).diagnosis.name,
          finalMedications: [],
          treatmentPlan: plan,
        },
      }),
    ],
    [
      "universal script, a bag of the rubric's own words, words for advice",
      (id) => ({
        messages: script,
        tests,
        initialDiagnosis: {
          clinicalReasoning: bagFor(id),
          preliminaryDiagnosis: caseNamed(id).diagnosis.name,
        },
        finalDiagnosis: {
          updatedReasoning: bagFor(id),
          finalDiagnosis: caseNamed(id).diagnosis.name,
          finalMedications: [],
          treatmentPlan: plan,
        },
      }),
    ],
    [
      "no history, the reports pasted as reasoning, the expert's plan",
      (id) => {
        const compiled = caseNamed(id);
        const own = expertEncounter(compiled);
        const reports = Object.values(compiled.investigations)
          .map(({ report }) => report)
          .join(" ");
        return {
          ...own,
          messages: [],
          finalDiagnosis: { ...own.finalDiagnosis, updatedReasoning: reports },
        };
      },
    ],
    [
      "no history, the expert's reasoning and diagnosis, everything in the advice",
      (id) => {
        const own = expertEncounter(caseNamed(id));
        const rows = own.finalDiagnosis?.finalMedications ?? [];
        return {
          ...own,
          messages: [],
          finalDiagnosis: {
            ...own.finalDiagnosis,
            finalMedications: [],
            treatmentPlan: {
              lifestyleRecommendations: rows.join(" "),
              followUpInstructions: adviceWords.followUp,
            },
          },
        };
      },
    ],
  ];
  it.each(
    attempts.flatMap(([name, encounter]) =>
      [
        "inferior-stemi",
        "ectopic-pregnancy",
        "hyperthyroidism",
        "depression-as-fatigue",
        "migraine",
        "bronchiolitis",
        "acute-asthma",
        "appendicitis",
      ].map((id) => [name, id, encounter] as const),
    ),
  )("%s: %s", (_name, id, encounter) => {
    expect(mark(caseNamed(id), encounter(id)).overallScore).toBeLessThanOrEqual(4);
  });
});

describe("reasoning is credited for sentences", () => {
  const stemi = caseNamed("inferior-stemi");
  const expert = expertEncounter(stemi);
  const reasoned = (updatedReasoning: string, caseId = "inferior-stemi") => {
    const compiled = caseNamed(caseId);
    const own = caseId === "inferior-stemi" ? expert : expertEncounter(compiled);
    const { items } = mark(compiled, {
      ...own,
      initialDiagnosis: null,
      finalDiagnosis: { ...own.finalDiagnosis, updatedReasoning },
    });
    const sum = (test: RegExp) =>
      items.filter(({ id }) => test.test(id)).reduce((total, { points }) => total + points, 0);
    return {
      items,
      findings: sum(/^finding:/),
      alternatives: sum(/^alternatives$/),
      grounds: sum(/^grounds$/),
    };
  };

  it("and for nothing where the words are about something else", () => {
    expect(reasoned(absurdReasoning)).toMatchObject({ findings: 0, alternatives: 0, grounds: 0 });
  });
  it("at most a third for a string of words, and no alternative is weighed in it", () => {
    const bag = reasoned(bagFor("inferior-stemi"));
    expect(bag.findings).toBeLessThan(0.8);
    expect(bag).toMatchObject({ alternatives: 0, grounds: 0 });
  });
  it.each([
    ["migraine", "She has neck stiffness and her neck is supple."],
    ["migraine", "The combined pill is safe in migraine with aura and must be stopped."],
    ["migraine", "It came on gradually so it is a thunderclap headache."],
    ["migraine", "Subarachnoid haemorrhage is the most likely diagnosis and is unlikely."],
  ])("not for a contradiction, %s: %s", (caseId, line) => {
    const { findings, alternatives } = reasoned(line, caseId);
    expect(findings).toBe(0);
    expect(alternatives).toBeLessThanOrEqual(0.13);
  });
  it("not for a value that is the other way round", () => {
    const item = (line: string) =>
      reasoned(line, "acute-pericarditis").items.find(({ id }) => id === "finding:test:crp");
    expect(item("The CRP is raised at 48.")?.outcome).toBe("earned");
    expect(item("CRP normal.")?.points).toBe(0);
  });
  it.each([
    "Aortic dissection: gradual onset, equal BP in both arms.",
    "Against dissection: no tearing, pulses equal.",
    "Aortic dissection is unlikely because the pain does not go to the back and the pulses are equal.",
    "Dissection unlikely (no back pain).",
  ])("but for a short argument as for a long one: %s", (line) => {
    const { alternatives, items } = reasoned(line);
    expect(alternatives).toBeGreaterThanOrEqual(0.39);
    expect(items.find(({ id }) => id === "alternatives")?.why).not.toContain("dissection");
  });
  it("never says that nothing shows what stood on the card", () => {
    const fresh = (line: string) => {
      const { items } = mark(caseNamed("bronchiolitis"), {
        messages: [],
        tests: [],
        finalDiagnosis: { updatedReasoning: line, finalDiagnosis: "Bronchiolitis" },
      });
      return items.filter(
        ({ id, note }) => id.startsWith("finding:") && note?.includes("could not find where"),
      );
    };
    expect(fresh("Saturation 93 % with fast breathing fits bronchiolitis.")).toEqual([]);
    expect(fresh("Three days of runny nose, then cough and poor feeds: bronchiolitis.")).toEqual(
      [],
    );
  });
  it("says plainly which result was never ordered", () => {
    const { items } = mark(stemi, {
      ...expert,
      tests: [],
      initialDiagnosis: null,
      finalDiagnosis: {
        ...expert.finalDiagnosis,
        updatedReasoning: "The troponin is raised, which supports infarction.",
      },
    });
    const item = items.find(({ id }) => id === "finding:test:troponin");
    expect(item?.points).toBe(0);
    expect(item?.note).toContain("could not find that test among your orders");
  });
  it("has dropped the old accusation everywhere", () => {
    const report = mark(stemi, { ...expert, messages: [], tests: [] });
    expect(JSON.stringify(report)).not.toMatch(/nothing that you asked|nothing you asked/i);
  });
});
