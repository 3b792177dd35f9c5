import { describe, expect, it } from "vitest";
import { mark } from "../mark.ts";
import { caseNamed } from "../testing/shipped.ts";

const planned = (
  id: string,
  plan: {
    readonly lifestyle?: string;
    readonly followUp?: string;
    readonly rows?: readonly string[];
  },
) => {
  const { items } = mark(caseNamed(id), {
    messages: [],
    tests: [],
    finalDiagnosis: {
      finalDiagnosis: "x",
      finalMedications: plan.rows ?? [],
      treatmentPlan: {
        lifestyleRecommendations: plan.lifestyle ?? "",
        followUpInstructions: plan.followUp ?? "",
      },
    },
  });
  return (label: RegExp) => {
    const found = items.find((item) => label.test(item.label));
    if (!found) throw new Error(`no item ${label.source}`);
    return found;
  };
};

describe("a word shared is no evidence", () => {
  it.each([
    [
      "spontaneous-pneumothorax",
      { lifestyle: "He may fly in four days if the pain has settled." },
      /^No flying/,
    ],
    [
      "spontaneous-pneumothorax",
      { followUp: "GP in one week for CRP and ECG, cardiology echo in two weeks." },
      /^Film and chest clinic/,
    ],
    [
      "aortic-dissection",
      {
        followUp:
          "Consent and goals discussed with him, Catherine driving in, to see him before OR.",
      },
      /^Driving and work/,
    ],
    [
      "appendicitis",
      { followUp: "Return after discharge for fever, wound discharge, vomiting, worsening pain." },
      /^Wounds/,
    ],
    ["appendicitis", { lifestyle: "Alcohol: none until off opioids." }, /^Painkillers at home/],
    ["appendicitis", { lifestyle: "Off stone carving and lifting four weeks after." }, /^Review$/],
    [
      "intussusception",
      { followUp: "Come straight back if crying in waves, vomiting or blood in the nappy." },
      /^Watch nappies/,
    ],
    [
      "urosepsis-elderly",
      { followUp: "Repeat lactate at 2 hours and after fluids, potassium at 2 hours, gas." },
      /^Drinking/,
    ],
  ])("in %s, %j", (id, plan, label) => {
    expect(planned(id, plan)(label).outcome).toBe("missed");
  });
});

describe("advice in the hand of a ward", () => {
  it.each([
    [
      "pulmonary-embolism",
      { followUp: "PE clinic 1/52, 3/12. Return SOB, collapse, haemoptysis, bleed. GP letter." },
      /^When to come back/,
    ],
    [
      "aortic-dissection",
      { followUp: "CTA 1 mo, then yearly; return for any chest/back pain." },
      /^When to call/,
    ],
    [
      "bacterial-meningitis",
      { followUp: "U&E 6-hrly. De-label PCN via allergy clinic. OPD ID 6/52." },
      /^Review in four/,
    ],
    [
      "bacterial-meningitis",
      { lifestyle: "No driving till reviewed; no sailing till repair." },
      /^Saws, ladders/,
    ],
    ["acute-pericarditis", { rows: ["Ibuprofen 600 mg PO TDS with food"] }, /^With food/],
    [
      "acute-pericarditis",
      {
        lifestyle:
          "No courier cycling or sport until pain free with normal CRP, at least one month.",
      },
      /^No strenuous exercise/,
    ],
  ])("in %s, %j", (id, plan, label) => {
    expect(planned(id, plan)(label).outcome).toBe("earned");
  });

  it("does not call a follow-up general that says who, when and what for", () => {
    const { treatmentFeedback } = mark(caseNamed("pulmonary-embolism"), {
      messages: [],
      tests: [],
      finalDiagnosis: {
        finalDiagnosis: "Pulmonary embolism",
        finalMedications: ["Apixaban 10 mg PO BD"],
        treatmentPlan: {
          lifestyleRecommendations: "Walk, hydrate.",
          followUpInstructions: "PE clinic 1/52. Return SOB, collapse, haemoptysis, bleed.",
        },
      },
    });
    expect(treatmentFeedback).not.toContain("stays general");
  });

  it("takes “return” without a sign for a part", () => {
    const item = planned("adrenal-insufficiency", { followUp: "Safety netting advice given." });
    expect(item(/^When to call at once/).outcome).not.toBe("earned");
  });
});

describe("what a name in a text is", () => {
  const items = (caseId: string, reasoning: string, life = "", after = "", rows: string[] = []) =>
    mark(caseNamed(caseId), {
      messages: [],
      tests: [],
      finalDiagnosis: {
        finalDiagnosis: "",
        updatedReasoning: reasoning,
        finalMedications: rows,
        treatmentPlan: { lifestyleRecommendations: life, followUpInstructions: after },
      },
    }).items;
  const treated = (caseId: string, reasoning: string) =>
    items(caseId, reasoning).filter(({ about, points }) => about === "treatment" && points > 0);

  it.each([
    [
      "spontaneous-pneumothorax",
      "He is stable, saturation 96 percent on room air, minimal symptoms at rest.",
    ],
    ["spontaneous-pneumothorax", "A father who had a chest tube at twenty is a risk factor."],
    ["ectopic-pregnancy", "There is echogenic free fluid in the pouch of Douglas."],
  ])("is a finding and no order in a reasoning, %s: %s", (caseId, reasoning) => {
    expect(treated(caseId, reasoning).map(({ label }) => label)).toEqual([]);
  });

  it.each([
    [
      "hyperthyroidism",
      "treatment:referral",
      "",
      "Endocrine outpatients referral within 2 to 4 weeks.",
      [],
    ],
    [
      "inferior-stemi",
      "follow-up:nitrate_note",
      "No sildenafil until reviewed, and never with nitrates.",
      "",
      [],
    ],
    [
      "guillain-barre",
      "follow-up:relapse",
      "",
      "Red flags (weak again, breathless, choking) -> 999.",
      [],
    ],
    [
      "ectopic-pregnancy",
      "follow-up:anti_d",
      "",
      "",
      ["Anti-D immunoglobulin 250 IU IM within 72 hours"],
    ],
    [
      "pulmonary-embolism",
      "lifestyle:adherence",
      "Take the tablets with food and don't miss any.",
      "",
      [],
    ],
  ] as const)("is found where it is written, %s: %s", (caseId, id, life, after, rows) => {
    expect(items(caseId, "", life, after, [...rows]).find((one) => one.id === id)?.outcome).toBe(
      "earned",
    );
  });
});
