import { describe, expect, it, vi } from "vitest";
import { expertEncounter, mark, type Encounter, type Report } from "../index.ts";
import { caseNamed } from "../testing/shipped.ts";

vi.setConfig({ testTimeout: 30_000 });

interface Written {
  readonly rows?: readonly string[];
  readonly lifestyle?: string;
  readonly followUp?: string;
}
/** A plan by itself, nothing else said or done. */
const plan = ({ rows = [], lifestyle = "", followUp = "" }: Written): Encounter => ({
  messages: [],
  tests: [],
  finalDiagnosis: {
    finalMedications: rows,
    treatmentPlan: { lifestyleRecommendations: lifestyle, followUpInstructions: followUp },
  },
});
const reportOf = (caseId: string, written: Written): Report =>
  mark(caseNamed(caseId), plan(written));
const pointsOf = (caseId: string, written: Written, id: string): number => {
  const item = reportOf(caseId, written).items.find((one) => one.id === id);
  return item ? item.points / Math.max(0.01, item.maxPoints) : 0;
};
/** The expert's encounter with other rows or another field. */
const instead = (
  caseId: string,
  change: (rows: readonly string[]) => readonly string[],
): Report => {
  const compiled = caseNamed(caseId);
  const own = expertEncounter(compiled);
  return mark(compiled, {
    ...own,
    finalDiagnosis: {
      ...own.finalDiagnosis,
      finalMedications: change(own.finalDiagnosis?.finalMedications ?? []),
    },
  });
};
const harmsOf = (report: Report): readonly string[] =>
  report.items.filter(({ id, points }) => id.startsWith("harm:") && points < 0).map(({ id }) => id);

describe("whoever withholds is not told that they gave", () => {
  it.each([
    ["urosepsis-elderly", "Hold ramipril, metformin, bisoprolol"],
    ["urosepsis-elderly", "D/C ramipril, metformin, ibuprofen"],
    ["urosepsis-elderly", "Hold nephrotoxins (ramipril, metformin, ibuprofen)"],
    ["aortic-dissection", "No heparin, aspirin, clopidogrel"],
    ["ischaemic-stroke", "No tPA, heparin, aspirin for 24 hours"],
    ["guillain-barre", "Avoid steroids, benzodiazepines, succinylcholine"],
    ["alcoholic-hepatitis", "No NSAIDs, aminoglycosides, opioids"],
    ["adrenal-insufficiency", "No insulin, fluid restriction"],
    ["bronchiolitis", "No salbutamol, steroids, antibiotics"],
    ["pulmonary-embolism", "Stop naproxen, ibuprofen"],
    ["ectopic-pregnancy", "Methotrexate contraindicated"],
    ["ectopic-pregnancy", "Not for discharge"],
  ])("%s: %s", (caseId, row) => {
    const before = instead(caseId, (rows) => rows);
    const after = instead(caseId, (rows) => [...rows, row]);
    expect(harmsOf(after)).toEqual([]);
    expect(after.treatmentScore).toBeGreaterThanOrEqual(before.treatmentScore - 0.1);
  });

  it.each([
    "D/C propranolol, list as contraindicated",
    "No propranolol ever again",
    "Stop propranolol",
  ])("and is credited for it: %s", (row) =>
    expect(pointsOf("acute-asthma", { rows: [row] }, "treatment:no_beta_blocker")).toBe(1),
  );
});

describe("advice against something is no advice to do it", () => {
  it.each([
    ["lifestyle:smoking", { lifestyle: "There is no need to stop smoking in this case." }],
    ["lifestyle:rehab", { lifestyle: "Cardiac rehabilitation is not recommended for this man." }],
    ["follow-up:cardiology", { followUp: "He needs no cardiology review after this admission." }],
    ["follow-up:safety_net", { followUp: "Please do not call 999 if the pain returns tonight." }],
  ])("inferior-stemi, %s", (id, written) => {
    expect(pointsOf("inferior-stemi", written, id)).toBe(0);
  });
  it("a safety plan that is not needed is none", () => {
    const id = "treatment:safety";
    expect(
      pointsOf("depression-as-fatigue", { followUp: "No safety plan needed for this man." }, id),
    ).toBe(0);
    expect(
      pointsOf("depression-as-fatigue", { followUp: "GP review in 4 weeks, safety net" }, id),
    ).toBeLessThanOrEqual(0.4);
    expect(
      pointsOf(
        "depression-as-fatigue",
        { followUp: "Written safety plan with crisis numbers" },
        id,
      ),
    ).toBe(1);
  });
});

describe("what is needed has to be done", () => {
  it("is worth at most half where it is only named in the advice", () => {
    const only = { lifestyle: "PCI", followUp: "aspirin 300 mg, prasugrel 60 mg, heparin, saline" };
    expect(pointsOf("inferior-stemi", only, "treatment:reperfusion")).toBeLessThanOrEqual(0.51);
    expect(pointsOf("inferior-stemi", only, "treatment:aspirin")).toBeLessThanOrEqual(0.51);
    expect(
      pointsOf(
        "inferior-stemi",
        { followUp: "Activate the cath lab for primary PCI now" },
        "treatment:reperfusion",
      ),
    ).toBe(1);
  });
  it("earns little as a list of words", () => {
    const words = {
      lifestyle: "smoking iodine coffee eyes diet exercise",
      followUp: "endocrinology agranulocytosis sore throat TFT contraception",
    };
    const { items, treatmentScore } = reportOf("hyperthyroidism", words);
    const advice = items.filter(({ group }) => group === "Lifestyle" || group === "Follow-up");
    expect(advice.reduce((sum, { points }) => sum + points, 0)).toBeLessThan(0.6);
    expect(treatmentScore).toBeLessThan(1.5);
  });
  it.each([
    [
      "ectopic-pregnancy",
      { followUp: "hCG on day 4 and day 7 at the early pregnancy unit" },
      "treatment:surgery",
    ],
    ["appendicitis", { rows: ["Fluids, bland diet"] }, "treatment:fluids"],
  ])("is not earned by something else, %s", (caseId, written, id) => {
    expect(pointsOf(caseId, written, id)).toBe(0);
  });
  it.each([
    "Endocrinology consult",
    "Endocrinology consultation",
    "endo referral",
    "consult endocrine",
    "Discuss with endocrinologist",
  ])("is read in other words: %s", (row) =>
    expect(pointsOf("hyperthyroidism", { rows: [row] }, "treatment:referral")).toBe(1),
  );
  it.each([
    ["appendicitis", "Lap appy", "treatment:surgery"],
    ["subarachnoid-haemorrhage", "NSGY STAT", "treatment:neurosurgery"],
    [
      "depression-as-fatigue",
      "Brief alcohol intervention, gradual reduction, thiamine 100 mg",
      "treatment:alcohol",
    ],
    ["depression-as-fatigue", "motivational interviewing about alcohol", "treatment:alcohol"],
    ["inferior-stemi", "cardiology consult for emergent catheterization", "treatment:reperfusion"],
  ])("is read in other words, %s: %s", (caseId, row, id) => {
    expect(pointsOf(caseId, { rows: [row] }, id)).toBe(1);
  });
});

describe("danger fails", () => {
  it("caps the whole below a pass, and says so first", () => {
    const report = instead("inferior-stemi", (rows) => [...rows, "GTN spray 400 mcg"]);
    expect(report.overallScore).toBeLessThan(5);
    expect(report.areasToImprove[0]).toMatch(/^Unsafe here/);
    expect(report.treatmentFeedback).toMatch(/^Unsafe here/);
    expect(report.treatmentFeedback).not.toMatch(
      /all that is needed|Everything that this patient needs/,
    );
  });
  it("takes sending home for a danger where the patient needs a hospital", () => {
    for (const caseId of [
      "ectopic-pregnancy",
      "inferior-stemi",
      "acute-asthma",
      "subarachnoid-haemorrhage",
    ]) {
      const report = reportOf(caseId, {
        rows: ["Paracetamol 1 g"],
        followUp: "Discharge home with advice",
      });
      if (caseId !== "subarachnoid-haemorrhage")
        expect(harmsOf(report), caseId).toContain("harm:unsafe-discharge");
      expect(report.overallScore).toBeLessThan(5);
    }
  });
  it("knows it in the words in which it is written", () => {
    const report = reportOf("community-acquired-pneumonia", {
      rows: ["Doxycycline 100 mg PO once a day 5 days", "Paracetamol 1 g PO"],
      followUp: "home today with tablets, daughter to keep an eye. see gp in a week if not better",
    });
    expect(harmsOf(report)).toContain("harm:unsafe-discharge");
  });
  it("does not where the plan keeps the patient in, or waits", () => {
    expect(
      harmsOf(instead("acute-asthma", (rows) => [...rows, "Discharge when peak flow above 75 %"])),
    ).toEqual([]);
    expect(
      harmsOf(instead("inferior-stemi", (rows) => [...rows, "Discharge letter to GP"])),
    ).toEqual([]);
  });
  it.each([
    [
      "acute-pericarditis",
      "Colchicine 500 micrograms twice daily",
      "harm:interaction:clarithromycin+colchicine",
    ],
    [
      "depression-as-fatigue",
      "Sertraline 50 mg daily",
      "harm:interaction:sertraline+st_johns_wort",
    ],
  ])("sees what is ordered beside what the patient takes: %s", (caseId, row, harm) => {
    expect(harmsOf(reportOf(caseId, { rows: [row] }))).toContain(harm);
    expect(harmsOf(instead(caseId, (rows) => rows))).toEqual([]);
  });
  it("sees a pair in either order", () => {
    for (const rows of [
      ["Sildenafil 50 mg", "GTN spray"],
      ["GTN spray", "Sildenafil 50 mg"],
    ])
      expect(
        harmsOf(reportOf("migraine", { rows })).some((id) => id.startsWith("harm:interaction")),
      ).toBe(true);
  });
});

describe("dose, route and condition belong to the act", () => {
  it.each([
    ["inferior-stemi", "Morphine 10 mg IV", "treatment:analgesia", 0.5],
    ["inferior-stemi", "Morphine 2.5 mg IV titrated", "treatment:analgesia", 1],
    ["depression-as-fatigue", "Citalopram 40 mg, 3 months supply", "treatment:ssri", 0.5],
    ["depression-as-fatigue", "Citalopram 20 mg once daily", "treatment:ssri", 1],
    ["bronchiolitis", "Oxygen to keep saturations above 92%", "treatment:oxygen", 0.5],
    ["bronchiolitis", "Oxygen only if persistently below 90 %", "treatment:oxygen", 1],
    ["migraine", "Aspirin 300 mg then clopidogrel", "treatment:analgesic", 0.5],
    ["migraine", "Aspirin 900 mg", "treatment:analgesic", 1],
    ["urosepsis-elderly", "Ciprofloxacin 500 mg orally", "treatment:antibiotic", 0.25],
    ["urosepsis-elderly", "Ciprofloxacin 400 mg IV", "treatment:antibiotic", 0.5],
    ["urosepsis-elderly", "Sodium chloride 0.9 % 1 L over 8 hours", "treatment:fluids", 0.5],
    ["urosepsis-elderly", "Sodium chloride 0.9 % 500 mL bolus", "treatment:fluids", 1],
    ["pulmonary-embolism", "Enoxaparin 40 mg once daily", "treatment:anticoagulation", 0],
    ["pulmonary-embolism", "Enoxaparin 80 mg twice daily", "treatment:anticoagulation", 1],
    ["pulmonary-embolism", "Apixaban 5 mg twice daily", "treatment:anticoagulation", 0.5],
    ["diabetic-ketoacidosis", "Actrapid 100 units IV", "treatment:insulin", 0],
    ["diabetic-ketoacidosis", "Insulin 0.1 units/kg/h IV", "treatment:insulin", 1],
  ])("%s: %s", (caseId, row, id, share) => {
    expect(pointsOf(caseId, { rows: [row] }, id)).toBeCloseTo(share, 1);
  });

  it.each([
    ["inferior-stemi", "Morphine 100 mg IV", "overdose:analgesia"],
    ["inferior-stemi", "Prasugrel 600 mg", "overdose:p2y12"],
    ["migraine", "Paracetamol 10 g orally", "overdose:analgesic"],
    ["diabetic-ketoacidosis", "Actrapid 100 units IV bolus", "overdose:insulin"],
  ])("a dose ten times too high is a serious harm in %s: %s", (caseId, row, id) => {
    const report = instead(caseId, (rows) => [...rows, row]);
    const item = report.items.find((one) => one.id === id || one.id.startsWith("overdose:"));
    expect(item?.isHarm).toBe(true);
    expect(item?.points).toBe(-2.5);
    expect(report.isUnsafe).toBe(true);
  });

  it.each([
    ["diabetic-ketoacidosis", "Actrapid 50 units in 50 mL, 0.1 units/kg/h"],
    [
      "diabetic-ketoacidosis",
      "Regular insulin (Actrapid) 50 U in 50 ml NS, fixed rate 0.1 U/kg/hr = 6.2 U/hr IV, to start only after K+ known to be > 3.5",
    ],
    ["inferior-stemi", "Aspirin 300 mg"],
    ["bacterial-meningitis", "Ceftriaxone 2 g IV"],
  ])("an ordinary one is none in %s: %s", (caseId, row) => {
    const report = reportOf(caseId, { rows: [row] });
    expect(report.items.filter(({ id }) => id.startsWith("overdose:"))).toEqual([]);
  });

  it("potassium into a vein at once is a serious harm, in a bag it is none", () => {
    const harm = "harm:potassium-push";
    expect(
      harmsOf(reportOf("diabetic-ketoacidosis", { rows: ["Potassium chloride 40 mmol IV push"] })),
    ).toContain(harm);
    expect(
      harmsOf(
        reportOf("diabetic-ketoacidosis", {
          rows: ["Potassium chloride 40 mmol in each litre of saline"],
        }),
      ),
    ).not.toContain(harm);
    // The bolus is saline; the potassium runs in the litres behind it.
    expect(
      harmsOf(
        reportOf("diabetic-ketoacidosis", {
          rows: [
            "0.9% NaCl 500 ml bolus over 15 min (given, repeat if SBP < 90), then 1 L over 2 hr, 1 L over 2 hr, 1 L over 4 hr, with KCl 40 mmol/L if K 3.5-5.5; none if > 5.5",
          ],
        }),
      ),
    ).toEqual([]);
    expect(
      harmsOf(
        reportOf("diabetic-ketoacidosis", {
          rows: ["Saline 1 L over 1 hour, then KCl 20 mmol IV bolus"],
        }),
      ),
    ).toContain(harm);
  });

  it("what is refused is not ordered by the effect that it is refused for", () => {
    const report = instead("depression-as-fatigue", (rows) => [
      ...rows,
      "No sleeping tablets; avoid mirtazapine or tricyclics while he is drinking heavily (sedation, overdose risk)",
    ]);
    expect(harmsOf(report)).toEqual([]);
  });

  it("what waits for something that may come is not given now", () => {
    const report = instead("inferior-stemi", (rows) => [
      ...rows,
      "If ventricular fibrillation: amiodarone 300 mg, adrenaline 1 mg",
    ]);
    expect(harmsOf(report)).toEqual([]);
  });
});

describe("a clinic for something else", () => {
  it("is neither the neurologist nor the review", () => {
    const tia = { followUp: "TIA clinic, no driving for one month" };
    expect(pointsOf("migraine", tia, "treatment:neurology")).toBe(0);
    expect(pointsOf("migraine", tia, "follow-up:review")).toBe(0);
    expect(pointsOf("migraine", { followUp: "GP review in 6 weeks" }, "follow-up:review")).toBe(1);
  });
});

describe("what is held is not given", () => {
  it("makes no two of one class of what is held, then bridged", () => {
    const rows = [
      "HOLD ramipril, apixaban until CT head read, then restart at renal dose or heparin bridge per ICU",
    ];
    const ids = reportOf("urosepsis-elderly", { rows }).items.map(({ id }) => id);
    expect(ids).not.toContain("duplicate:anticoagulant");
  });

  it("builds up later what is named for later", () => {
    const rows = [
      "Later when dry and stable: bisoprolol 1.25 mg, restart ramipril, eplerenone 25 mg",
    ];
    expect(
      pointsOf("painless-infarction-diabetic", { rows }, "follow-up:failure_drugs"),
    ).toBeGreaterThan(0);
  });
});
