import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  diagnoses,
  drugs,
  findActions,
  findDiagnoses,
  findDrugs,
  investigationsIn,
  isDrugOf,
  relate,
} from "./index.ts";

const marks = (text: string) =>
  findDiagnoses(text).map(
    ({ id, negated, hedged }) => `${id}${negated ? "-" : ""}${hedged ? "?" : ""}`,
  );

describe("words of every day", () => {
  it.each(["hello", "cooking", "dairy", "scaly", "frozen"])("%s is not a misspelling", (word) => {
    expect([...findDiagnoses(word), ...findDrugs(word), ...findActions(word)]).toEqual([]);
  });
});

describe("finding diagnoses in what a learner writes", () => {
  it.each([
    ["Inferior STEMI", ["inferior_stemi"]],
    ["STEMI of the inferior wall", ["inferior_stemi"]],
    ["subarachnoid hemorrage", ["subarachnoid_haemorrhage"]],
    ["comunity aquired pnuemonia", ["community_acquired_pneumonia"]],
    ["classic migrane with aura", ["migraine_with_aura"]],
    ["infection in the lungs", ["lower_respiratory_tract_infection"]],
    ["heart attack", ["myocardial_infarction"]],
    ["MI or PE", ["myocardial_infarction?", "pulmonary_embolism?"]],
    ["?PE", ["pulmonary_embolism?"]],
    ["cannot exclude SAH", ["subarachnoid_haemorrhage?"]],
    ["no evidence of PE", ["pulmonary_embolism-"]],
    [
      "no evidence of PE, dissection or asthma",
      ["pulmonary_embolism-", "aortic_dissection-?", "asthma-?"],
    ],
    ["SAH has been ruled out", ["subarachnoid_haemorrhage-"]],
    ["Migraine, PE unlikely", ["migraine", "pulmonary_embolism-"]],
    ["Not a stroke but a migraine", ["stroke-", "migraine"]],
    ["No fever, likely migraine", ["migraine?"]],
    ["hypocalcaemia", ["hypocalcaemia"]],
    ["ST elevation MI, inferior", ["inferior_stemi"]],
    ["acute MI (inferior)", ["inferior_stemi"]],
    ["Pneumonia vs PE", ["pneumonia?", "pulmonary_embolism?"]],
    ["exophthalmic goiter", ["graves_disease"]],
    ["purulent meningitis", ["bacterial_meningitis"]],
    ["uro-sepsis", ["urosepsis"]],
  ])("reads %s", (text, expected) => {
    expect(marks(text)).toEqual(expected);
  });

  it("takes no ordinary word for a disease", () => {
    expect(
      marks(
        "I would like to ask whether the story has changed, could you attach the table and store while the patient is waiting at the stroke of ten",
      ),
    ).toEqual(["stroke"]);
  });

  it("finds every diagnosis by its own name", () => {
    for (const { id, name } of diagnoses) {
      expect(
        findDiagnoses(name).map((mention) => mention.id),
        name,
      ).toContain(id);
    }
  });
});

describe("finding medicines in what a learner writes", () => {
  it.each([
    [
      "aspirin 300 mg PO stat",
      { id: "aspirin", dose: 300, unit: "mg", route: "oral", frequency: "stat" },
    ],
    ["300mg asprin", { id: "aspirin", dose: 300, unit: "mg" }],
    ["ASA 0.3 g", { id: "aspirin", dose: 300, unit: "mg" }],
    [
      "paracetamol 15 mg/kg qds",
      { id: "paracetamol", dose: 15, unit: "mg/kg", frequency: "four times daily" },
    ],
    ["1,000 mg acetaminophen", { id: "paracetamol", dose: 1000, unit: "mg" }],
    ["2 x 500 mg paracetamol", { id: "paracetamol", dose: 1000, unit: "mg" }],
    ["Augmentin 500/125 mg tds", { id: "co_amoxiclav", dose: 625, unit: "mg" }],
    [
      "GTN 400 mcg SL",
      { id: "glyceryl_trinitrate", dose: 400, unit: "microgram", route: "sublingual" },
    ],
    ["morphine 2.5-5 mg IV", { id: "morphine", dose: 2.5, doseMax: 5, unit: "mg", route: "iv" }],
    ["a macrolide", { id: "macrolide", kind: "class" }],
    ["Naproxen 500 bd", { id: "naproxen", dose: 500, unit: "mg", frequency: "twice daily" }],
    ["clarithro 500mg", { id: "clarithromycin", dose: 500 }],
    ["amoxicillin 500 mg tds (check allergy)", { id: "amoxicillin", dose: 500 }],
  ])("reads %s", (text, expected) => {
    expect(findDrugs(text)).toHaveLength(1);
    expect(findDrugs(text)[0]).toMatchObject({ ...expected, negated: false });
  });

  it.each([
    "avoid nitrates",
    "stop Microgynon",
    "penicillin allergy",
    "no ibuprofen",
    "allergic to amoxicillin",
  ])("sees that %s is not a prescription", (text) => {
    expect(findDrugs(text).map((mention) => mention.negated)).toEqual([true]);
  });

  it("does not take advice on smoking for a refusal of nicotine replacement", () => {
    expect(findDrugs("Stop smoking with NRT").map((mention) => mention.negated)).toEqual([false]);
  });

  it("keeps the doses of two medicines on one line apart", () => {
    const [first, second] = findDrugs("morphine 5 mg IV with metoclopramide 10 mg IV");
    expect([first?.dose, second?.dose]).toEqual([5, 10]);
  });

  it("knows which class a medicine belongs to", () => {
    expect(isDrugOf("co_amoxiclav", "penicillin")).toBe(true);
    expect(isDrugOf("co_amoxiclav", "antibiotic")).toBe(true);
    expect(isDrugOf("clarithromycin", "penicillin")).toBe(false);
    expect(isDrugOf("ticagrelor", "antiplatelet")).toBe(true);
  });

  it("finds every medicine by its name and brands, and survives one slip in a long name", () => {
    for (const drug of drugs) {
      for (const text of [drug.name, ...drug.brands]) {
        expect(findDrugs(text)[0]?.id, text).toBe(drug.id);
      }
    }
    expect(findDrugs("clarythromycin")[0]?.id).toBe("clarithromycin");
  });
});

describe("finding actions and investigations", () => {
  it("reads actions, and sees refusals", () => {
    expect(findActions("urgent angiography, then CCU").map((mention) => mention.id)).toEqual([
      "primary_pci",
      "cardiac_monitoring",
    ]);
    expect(findActions("no oxygen needed")[0]?.negated).toBe(true);
    const ids = (text: string) => findActions(text).map(({ id }) => id);
    expect(ids("15 L oxygen")).toEqual(["liberal_oxygen", "oxygen"]);
    expect(ids("Withhold her long-acting insulin")).toEqual(["stop_basal_insulin"]);
    expect(ids("Continue her long-acting insulin")).toEqual(["basal_insulin"]);
  });

  it("reads investigations named in a sentence", () => {
    expect(
      investigationsIn("let's get an ECG and a chest xray, then bloods with FBC").map((i) => i.id),
    ).toEqual(["ecg", "chest_x_ray", "cbc"]);
  });
});

describe("relations between diagnoses", () => {
  it.each([
    ["inferior_stemi", "inferior_stemi", "same"],
    ["inferior_rv_mi", "inferior_stemi", "subtype"],
    ["stemi", "inferior_stemi", "supertype"],
    ["acute_coronary_syndrome", "inferior_stemi", "supertype"],
    ["anterior_stemi", "inferior_stemi", "sibling"],
    ["aortic_dissection", "inferior_stemi", "neighbour"],
    ["heart_failure", "inferior_stemi", "same_organ"],
    ["gout", "inferior_stemi", "unrelated"],
  ] as const)("%s given for %s is %s", (given, expected, relation) => {
    expect(relate(given, expected)).toBe(relation);
  });
});

describe("whatever is written", () => {
  it("never fails, and every mention stands in the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        for (const mention of [...findDiagnoses(text), ...findDrugs(text), ...findActions(text)]) {
          expect(text.slice(mention.span.start, mention.span.end)).toBe(mention.text);
        }
      }),
    );
  });
});

describe("names of other countries", () => {
  it.each([
    ["Injectafer 1 g", "iron_infusion"],
    ["IV immune globulin 0.4 g/kg", "immunoglobulin"],
    ["ProAir 2 puffs", "salbutamol"],
  ])("reads %s", (text, id) => expect(findDrugs(text)[0]?.id).toBe(id));
  it.each([
    ["CMP", "bmp"],
    ["RUQ ultrasound", "ultrasound_abdomen"],
    ["CTA chest-abdomen-pelvis", "ct_aortogram"],
    ["acetaminophen level", "toxicology"],
    ["cosyntropin stimulation test", "cortisol"],
  ])("orders %s", (text, id) => expect(investigationsIn(text)[0]?.id).toBe(id));
  it("takes no ordinary word for a brand", () =>
    expect(findDrugs("once clarithromycin is ended, discover what may mitigate it")).toHaveLength(
      1,
    ));
});
