import { describe, expect, it, vi } from "vitest";
import { mark, type Encounter } from "./index.ts";
import { judgeNamed } from "./diagnosis/named.ts";
import { caseNamed } from "./testing/shipped.ts";

vi.setConfig({ testTimeout: 30_000 });

const harmsOf = (caseId: string, final: readonly string[], initial: readonly string[] = []) => {
  const encounter: Encounter = {
    messages: [],
    tests: [],
    initialDiagnosis: { initialMedications: initial },
    finalDiagnosis: { finalMedications: final },
  };
  return mark(caseNamed(caseId), encounter)
    .items.filter(({ id }) => /^(?:harm|duplicate|overdose):/.test(id))
    .map(({ id }) => id);
};

describe("what is stopped, past or behind a condition is not given", () => {
  it.each([
    [
      "aortic-dissection",
      "NO heparin, NO antiplatelets, NO thrombolysis; already had ASA 300 mg pre-hospital, tell CT surgery",
    ],
    ["urosepsis-elderly", "STOP metformin, ramipril, tamsulosin, apixaban (held), ibuprofen"],
    ["iron-deficiency-anaemia", "Red cell transfusion only if Hb below 70 or symptom at rest"],
  ])("%s: %s", (caseId, row) => {
    expect(harmsOf(caseId, [row], [row])).toEqual([]);
  });

  it("lets two medicines that are kept apart in time not interact", () => {
    const late =
      "Colchicine 500 micrograms PO twice daily for 3 months, to start only 14 days after the last clarithromycin dose, after cardiology agrees";
    expect(harmsOf("acute-pericarditis", ["Stop clarithromycin today", late])).toEqual([]);
    expect(harmsOf("acute-pericarditis", ["Colchicine 500 micrograms PO twice daily"])).not.toEqual(
      [],
    );
  });

  it("still calls the same medicines dangerous when they are given", () => {
    expect(harmsOf("aortic-dissection", ["Aspirin 300 mg PO"])).toContain("harm:aspirin");
    expect(harmsOf("iron-deficiency-anaemia", ["Red cell transfusion 2 units"])).toContain(
      "harm:transfusion",
    );
  });

  it("calls a sedative that is repeated without a last dose a serious danger", () => {
    const row = "Haloperidol 5 mg IV now, repeat every 30 minutes until settled";
    const report = mark(caseNamed("urosepsis-elderly"), {
      messages: [],
      tests: [],
      finalDiagnosis: { finalMedications: [row] },
    });
    expect(report.isUnsafe).toBe(true);
    expect(report.treatmentFeedback).toContain("Haloperidol");
    expect(harmsOf("urosepsis-elderly", ["Haloperidol 0.5 mg PO once only"])).not.toContain(
      "harm:sedation:haloperidol",
    );
  });
});

describe("one disease in full is one diagnosis", () => {
  it.each([
    [
      "acute-heart-failure",
      "Acute decompensated heart failure with pulmonary oedema, new HFrEF (LVEF 34%), in permanent AF with fast rate, precipitated by naproxen (with losartan) and salt; AKI stage 1 pattern on CKD, mild hyponatraemia, iron deficiency",
    ],
    [
      "pulmonary-embolism",
      "Acute PE, low risk, pulmonary infarct, L popliteal/PT DVT, provoked by boot immobilisation",
    ],
    [
      "bacterial-meningitis",
      "Pneumococcal meningitis w/ bacteraemia 2° to R cribriform CSF leak (post-traumatic); mild hypoNa",
    ],
    [
      "urosepsis-elderly",
      "Septic shock (hypothermic) from obstructive pyelonephritis, E. coli likely, with acute urinary retention from benign prostatic enlargement, AKI stage 2, hyperkalaemia",
    ],
  ])("%s", (caseId, line) => {
    expect(judgeNamed(caseNamed(caseId), line).credit).toBe(1);
  });

  it("leaves a list of alternatives a list", () => {
    const pe = caseNamed("pulmonary-embolism");
    expect(judgeNamed(pe, "PE or pneumothorax or pericarditis").credit).toBeLessThan(0.5);
    expect(judgeNamed(pe, "PE, pneumonia, pericarditis, pneumothorax, ACS").credit).toBeLessThan(
      0.4,
    );
  });

  it("does not credit in full a cause that the findings speak against", () => {
    const named = judgeNamed(
      caseNamed("ischaemic-stroke"),
      "Acute ischaemic stroke in the left middle cerebral artery, probably from carotid artery atherosclerosis",
      "He takes his apixaban every day so I think the AF clot is less likely.",
    );
    expect(named.match).toBe("other cause");
    expect(named.credit).toBe(0.5);
  });

  it("does not say that the credit is shared where the diagnosis is not among them", () => {
    const line =
      "Gastroenteritis with dehydration and electrolyte disturbance; undertreated hypothyroidism";
    expect(judgeNamed(caseNamed("adrenal-insufficiency"), line).match).not.toBe("one of several");
  });
});

describe("an alternative that is set aside with a finding is argued against", () => {
  const finding = (caseId: string, updatedReasoning: string, label: string, tests: string[] = []) =>
    mark(caseNamed(caseId), {
      messages: [],
      tests,
      finalDiagnosis: { updatedReasoning },
    }).items.find((item) => item.label === label)?.outcome;

  it.each([
    [
      "pulmonary-embolism",
      "Not pneumonia: PCT low, CRP 38 is infarct, wedge on CXR.",
      "Against pneumonia",
    ],
    ["acute-pericarditis", "Against PE: calves normal, sats 98%.", "Against embolism"],
    [
      "urosepsis-elderly",
      "CT head clear: no subdural despite the fall on apixaban.",
      "Against a subdural",
    ],
    [
      "appendicitis",
      "Not a stone (kidneys normal; trace blood and leucocytes in the urine come from the appendix).",
      "Against a stone or urinary infection",
    ],
  ])("%s: %s", (caseId, text, label) => {
    expect(finding(caseId, text, label, ["CT Head"])).toBe("earned");
  });

  it("is not argued by a bare name", () => {
    expect(finding("pulmonary-embolism", "I considered pneumonia.", "Against pneumonia")).toBe(
      "missed",
    );
  });
});

describe("no relief is called delayed that was given before the tests", () => {
  it("counts what the first impression ordered", () => {
    const orders = [["Chest X-Ray"], ["NT-proBNP"], ["Echocardiogram"], ["CT Chest"]];
    const delayOf = (initialMedications: string[]) =>
      mark(caseNamed("acute-heart-failure"), {
        messages: [],
        tests: orders.flat(),
        orders,
        initialDiagnosis: { preliminaryDiagnosis: "Heart failure", initialMedications },
      }).items.find(({ id }) => id === "delay");
    expect(delayOf(["Furosemide 40 mg IV bolus"])).toBeUndefined();
    expect(delayOf([])?.outcome).toBe("penalty");
  });
});

describe("manner is read off the words", () => {
  const outcomeOf = (caseId: string, messages: readonly string[], id: string) =>
    mark(caseNamed(caseId), {
      messages: messages.map((text) => ({ sender: "user", text })),
      tests: [],
    }).items.find((item) => item.id === `process:${id}`)?.outcome;

  it.each([
    "I'm going to check your BP in both arms, listen to your heart for a murmur, and feel pulses in your arms and legs.",
    "Mr Fairlie, I'd like to examine you now.",
    "Fine. Gonna examine you: chest, heart, and that calf. OK?",
    "Ok, is it alright if I have a little look at him?",
  ])("%s says what comes next", (line) => {
    expect(outcomeOf("aortic-dissection", ["Hello.", line], "consent")).toBe("earned");
  });

  it("takes no invitation to ask for leave, and no label for a person", () => {
    expect(outcomeOf("pulmonary-embolism", ["OK. Questions?"], "consent")).toBe("missed");
    expect(
      outcomeOf(
        "acute-pericarditis",
        ["Have you got the box on you, what's the name on the label?"],
        "identity",
      ),
    ).toBe("missed");
  });

  it("hears an open question in any grammar", () => {
    const line = "But tell me please with your words, what is bother you?";
    expect(outcomeOf("iron-deficiency-anaemia", [line], "opening")).toBe("earned");
  });

  it("takes the telling of results for no summary", () => {
    const told =
      "Your ECG, bloods and the clot test are all normal, so it's not a heart attack and not a clot. Is that right?";
    expect(
      outcomeOf("spontaneous-pneumothorax", ["Tell me about the pain.", "Where?", told], "summary"),
    ).toBe("missed");
  });
});
