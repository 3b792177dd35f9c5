import { describe, expect, it } from "vitest";
import { mark } from "../mark.ts";
import { caseNamed } from "../testing/shipped.ts";
import type { Encounter } from "../types.ts";

interface Written {
  readonly first?: readonly string[];
  readonly rows?: readonly string[];
  readonly life?: string;
  readonly after?: string;
  readonly diagnosis?: string;
  readonly reasoning?: string;
}

const marked = (
  caseId: string,
  { first, rows = [], life = "", after = "", diagnosis = "", reasoning = "" }: Written,
  lines: readonly (readonly [string, string])[] = [],
) => {
  const encounter: Encounter = {
    messages: lines.flatMap(([text, answer]) => [
      { sender: "user" as const, text },
      { sender: "patient" as const, text: answer },
    ]),
    tests: [],
    ...(first ? { initialDiagnosis: { initialMedications: first } } : {}),
    finalDiagnosis: {
      finalDiagnosis: diagnosis,
      updatedReasoning: reasoning,
      finalMedications: rows,
      treatmentPlan: { lifestyleRecommendations: life, followUpInstructions: after },
    },
  };
  const report = mark(caseNamed(caseId), encounter);
  return { report, item: (id: string) => report.items.find((one) => one.id === id) };
};

describe("a medicine that is only named as a reason", () => {
  it.each([
    "No colchicine now, because he is taking clarithromycin, which can make it poisonous",
    "Colchicine waits: it is toxic with his clarithromycin",
  ])("is not ordered: %s", (row) => {
    const { report, item } = marked("acute-pericarditis", {
      first: [row],
      rows: ["Ibuprofen 600 mg PO three times daily", "Stop clarithromycin today"],
    });
    expect(item("harm:macrolide")).toBeUndefined();
    expect(report.isUnsafe).toBe(false);
  });

  it("has no dose of its own in the row of another", () => {
    const { item } = marked("bacterial-meningitis", {
      rows: [
        "Dexamethasone 10 mg IV every 6 hours",
        "Omeprazole 40 mg IV once daily while on dexamethasone",
      ],
    });
    expect(item("overdose:dexamethasone")).toBeUndefined();
  });
});

describe("what is put off in the talk", () => {
  it("is no danger, whoever gave it all the same", () => {
    const { report } = marked("acute-pericarditis", { rows: ["Stop clarithromycin today"] }, [
      [
        "Take ibuprofen 600 mg three times a day. I suggest you stop the clarithromycin, and we start colchicine two weeks from now.",
        'Fine. [Nurse: "Colchicine 500 micrograms by mouth: given."]',
      ],
    ]);
    expect(report.items.filter(({ id }) => id.startsWith("harm:"))).toEqual([]);
    expect(report.bedside?.acts.filter(({ text }) => /colchicine/i.test(text)) ?? []).toEqual([]);
  });
});

describe("what is called harmful", () => {
  it("earns nothing elsewhere on the page", () => {
    const { item } = marked("copd-exacerbation", {
      rows: ["Oxygen to keep SpO2 above 94%"],
      reasoning: "Managed by the guidelines with oxygen, bronchodilators and steroids.",
    });
    expect(item("harm:liberal_oxygen")?.outcome).toBe("penalty");
    expect(item("treatment:oxygen")).toMatchObject({ outcome: "missed", points: 0 });
  });

  it("is not what is refused in the same row", () => {
    const { item } = marked("acute-heart-failure", {
      rows: ["Continue bisoprolol at home dose; do not increase while congested"],
    });
    expect(item("harm:other_beta")).toBeUndefined();
  });

  it("is what the advice permits against the case's own need, unless its condition is said", () => {
    const flying = (life: string) =>
      marked("spontaneous-pneumothorax", { life }).report.items.filter(({ id }) =>
        id.startsWith("harm:allowed:"),
      ).length;
    expect(flying("He may fly in four days if the pain has settled.")).toBe(1);
    expect(flying("He may fly again a week after a clear film.")).toBe(0);
    expect(flying("No flying until a week after the film is clear.")).toBe(0);
  });

  it("is a tablet for somebody whose swallow is not screened", () => {
    const by = (row: string) => marked("ischaemic-stroke", { rows: [row] }).item("harm:by-mouth");
    expect(by("Aspirin 300 mg orally once daily")?.outcome).toBe("penalty");
    expect(by("Aspirin 300 mg rectally")).toBeUndefined();
    expect(by("Aspirin 300 mg PO once the swallow is safe")).toBeUndefined();
  });
});

describe("what saves a life and is left out", () => {
  it("fails the encounter where the case is an emergency, and is said first", () => {
    const { report } = marked("ischaemic-stroke", {
      diagnosis: "Left middle cerebral artery stroke",
      rows: ["Atorvastatin 80 mg"],
      after: "Admit to the stroke unit. Stop apixaban.",
    });
    expect(report.isUnsafe).toBe(true);
    expect(report.overallScore).toBeLessThanOrEqual(4.9);
    expect(report.summaryFeedback.split(". ")[0]).toContain("without thrombectomy");
  });

  it("is not said of what the learner named anywhere", () => {
    const { report } = marked("ischaemic-stroke", {
      reasoning: "Thrombectomy would be the treatment here.",
    });
    expect(report.items.some(({ id }) => id.startsWith("left-out"))).toBe(false);
  });

  it("nor of what needs no hurry", () => {
    const { report } = marked("iron-deficiency-anaemia", { rows: ["Vitamin D 800 units"] });
    expect(report.items.some(({ id }) => id.startsWith("left-out"))).toBe(false);
  });

  it("counts a dose that does not work as left out", () => {
    const dose = (row: string) => marked("anaphylaxis", { rows: [row] }).report;
    expect(dose("Adrenaline 0.15 mg IM into the thigh every 15 minutes").isUnsafe).toBe(true);
    expect(dose("Adrenaline 0.5 mg IM into the thigh, again after 5 minutes").isUnsafe).toBe(false);
  });
});

describe("micrograms and litres", () => {
  const isOver = (caseId: string, rows: readonly string[]): boolean =>
    marked(caseId, { rows }).report.items.some(({ id }) => id.startsWith("overdose:"));
  it("are read however they are written, and oxygen is no fluid", () => {
    expect(isOver("acute-heart-failure", ["Glyceryl trinitrate 400 microg sublingual"])).toBe(
      false,
    );
    expect(isOver("acute-heart-failure", ["Glyceryl trinitrate 400 mg sublingual"])).toBe(true);
    expect(isOver("aortic-dissection", ["15L oxygen, second big cannula, 500ml saline stat"])).toBe(
      false,
    );
    expect(isOver("aortic-dissection", ["saline 15 L stat"])).toBe(true);
  });
});
