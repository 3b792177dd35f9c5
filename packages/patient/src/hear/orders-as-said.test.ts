import { describe, expect, it } from "vitest";
import { hear } from "../index.ts";
import { fixtureView } from "../testing/fixture.ts";
import type { Order } from "./ordering.ts";
import { inFigures } from "./spoken-figures.ts";

const movesOf = (line: string) =>
  hear(fixtureView, line, [{ speaker: "patient", text: "Hello, doctor." }]).moves;
const ordered = (line: string): readonly Order[] =>
  movesOf(line).flatMap(({ orders = [] }) => orders);
/** "dexamethasone 10 mg iv", for each medicine in the line. */
const doses = (line: string): readonly string[] =>
  ordered(line).map(({ id, dose, unit, route, millilitres, litresPerMinute }) =>
    [id, dose ?? millilitres ?? litresPerMinute, unit, route]
      .filter((part) => part !== undefined)
      .join(" "),
  );
const tests = (line: string): readonly string[] => [
  ...new Set(movesOf(line).flatMap((move) => move.tests?.ids ?? [])),
];

describe("a dose is heard however it is said", () => {
  it.each([
    [
      "dexamethasone 10 milligrams and ceftriaxone 2 grams into the vein straight away",
      ["dexamethasone 10 mg", "ceftriaxone 2000 mg iv"],
    ],
    ["Nurse, dexamethasone ten milligrams IV now", ["dexamethasone 10 mg iv"]],
    ["Second bag: 500 mL lactated Ringer's IV over 15 minutes", ["iv_fluids 500"]],
    ["Another 500 of LR, pressure bag", ["iv_fluids 500"]],
    ["O2 by nasal cannula 2 liters, keep him above 94.", ["oxygen 2"]],
    ["Nurse, please change to a non-rebreather at 15 litres", ["oxygen 15"]],
    ["Start norepinephrine 5 mcg/min, titrate to MAP 65.", ["noradrenaline 5 microgram"]],
    ["One tablet, carbimazole, calms the gland.", []],
    ["Nurse, a probe on his toe, and an adrenaline neb on standby", []],
    [
      "We'd like to give you antibiotics. Could the nurse give levofloxacin 500 mg IV now please?",
      ["levofloxacin 500 mg iv"],
    ],
    // The dose of the one is not that of the other.
    ["nurse, morphine 5mg iv slowly and labetalol", ["morphine 5 mg iv", "labetalol iv"]],
    ["two grams of ceftriaxone please", ["ceftriaxone 2000 mg"]],
    ["Just to be clear, that is paracetamol 500 milligrams, is it?", []],
    ["Give the paracetamol 190 mg by mouth, not into a vein", ["paracetamol 190 mg oral"]],
    [
      "one hundred milligrams of hydrocortisone now and one hundred fifty millilitres of ten percent glucose",
      ["hydrocortisone 100 mg", "dextrose 10 %"],
    ],
    ["Three hundred, chewed, please.", [" 300 mg oral"]],
    [
      "another salbutamol 5 mg neb straight after, magnesium drip too, 2g over 20 mins",
      ["salbutamol 5 mg nebulised", "magnesium_sulfate 2000 mg iv"],
    ],
    ["Give half a milligram of adrenaline into his thigh", ["adrenaline 0.5 mg im"]],
    [
      "nought point five of a milligram? no, give adrenaline nought point five milligrams IM now",
      ["adrenaline 0.5 mg im"],
    ],
    ["push 400 mg of ibuprofen by mouth", ["ibuprofen 400 mg oral"]],
    ["hydrocortisone 200 mg IM now please", ["hydrocortisone 200 mg im"]],
    ["Nurse, a gram of paracetamol into the vein please", ["paracetamol 1000 mg iv"]],
    [
      "kindly give injection hydrocortisone hundred milligrams IV stat",
      ["hydrocortisone 100 mg iv"],
    ],
    ["Inj. ondansetron 4 mg IV stat", ["ondansetron 4 mg iv"]],
    ["salbutamol five milligrams by nebuliser please nurse", ["salbutamol 5 mg nebulised"]],
    [
      "five hundred mics of ipratropium via the neb please",
      ["ipratropium 500 microgram nebulised"],
    ],
    ["pop him on forty migs of pred orally", ["prednisolone 40 mg oral"]],
    ["Nurse, morphine two point five milligrams intravenously please", ["morphine 2.5 mg iv"]],
    ["let's give 2.5 of morphine IV, sorry 2.5 milligrams", ["morphine 2.5 mg iv"]],
    ["can we get some morphine in, five milligrams", ["morphine 5 mg"]],
    ["actrapid 6 u/h IV please nurse", ["insulin 6 unit iv"]],
    ["start insulin at six units an hour in the drip", ["insulin 6 unit iv"]],
    ["one and a half grams of vancomycin IV please", ["vancomycin 1500 mg iv"]],
    ["aspirin three hundred milligrams, chewed, please", ["aspirin 300 mg oral"]],
    ["Pabrinex two pairs IV now", ["thiamine 2 pair iv"]],
    ["two puffs of salbutamol through the spacer now please", ["salbutamol 2 puff inhaled"]],
    ["fifteen litres of oxygen by reservoir mask please", ["oxygen 15"]],
    ["run in five hundred mils of saline stat", ["iv_fluids 500"]],
    ["a litre of saline over four hours please", ["iv_fluids 1000"]],
    ["tranexamic acid one gram iv over ten minutes please", ["tranexamic_acid 1000 mg iv"]],
    [
      "I want her to get benzylpenicillin 1.2 grams IM before the ambulance moves, please",
      ["benzylpenicillin 1200 mg im"],
    ],
    ["mag sulphate two grams IV over 20 mins please", ["magnesium_sulfate 2000 mg iv"]],
  ])("%j", (line, expected) => {
    expect(doses(line)).toEqual(expected);
  });

  it("by the kilogram, and what it comes to where that is said", () => {
    expect(ordered("Give immunoglobulin 0.4 g/kg a day IV please")[0]).toMatchObject({
      dose: 400,
      isPerKilogram: true,
    });
    expect(ordered("nurse, start insulin 0.1 u/kg/h = 6.2 u/h IV now")[0]).toMatchObject({
      dose: 6.2,
      unit: "unit",
      per: "hour",
    });
  });

  it.each([
    ["ten milligrams", { kind: "detail", dose: 10, unit: "mg" }],
    ["400 mg IM now", { kind: "detail", dose: 400, unit: "mg", route: "im" }],
    ["two grams, into the vein", { kind: "detail", dose: 2000, unit: "mg", route: "iv" }],
    ["half a gram orally please", { kind: "detail", dose: 500, unit: "mg", route: "oral" }],
  ])("as a word on the order before: %j", (line, detail) => {
    expect(ordered(line)).toMatchObject([detail]);
  });

  it.each([
    ["one hundred and twenty mg", "120 mg"],
    ["two fifty mics", "250 micrograms"],
    ["point five mg", "0.5 mg"],
    ["a gram and a half of it", "1.5 g of it"],
    ["twenty-five mg", "25 mg"],
    ["one of them, in two weeks", "one of them, in two weeks"],
    ["U&E, 10 u&e", "U&E, 10 u&e"],
  ])("in figures: %j", (words, figures) => {
    expect(inFigures(words)).toBe(figures);
  });
});

describe("no medicine is given or asked after", () => {
  it.each([
    "There is another medicine, colchicine, but it is dangerous together with your clarithromycin, so we stop the antibiotic first.",
    "For the treatment I would give you an anti-inflammatory, ibuprofen, with a tablet to protect the stomach.",
    "I'll ask Dr Khatun to look at swapping the bisoprolol too, so don't stop it on your own.",
    "There are tablets for this, prednisolone or colchicine, that might help.",
    "I said stop the diazepam, nurse, nothing to give.",
    "Now, the aspirin off your own bat, I'd like you to stop that today please.",
    "and some paracetamol isn't due for a bit so leave that",
    "nurse: insulin HOLD till K back.",
    "Nurse, labetalol 10mg iv only if the pressure stays over 160, so not yet.",
    "No paracetamol. None. Zero, nurse.",
    "zofran in, should ease the vomiting in a quarter of an hour",
    "The adrenaline's in now, you'll feel your heart go.",
    "ill check w the senior for steroids",
    "Nurse, heparin low dose for the clots later, the senior decides.",
    "oh ok propranolol, just the one tablet? what time, and was that before the breathing got bad or after",
    "And the diazepam, who gave it and when was the last?",
    "no insulin means the body burns fat instead",
    "Nurse: VBG pH, bicarb, K",
    "Do the tap, send it for cell count, culture, albumin.",
    "Albumin in the ascitic fluid, as a test. I'm measuring it, not pouring it in.",
    "With all this four litres, how is her eating?",
  ])("%j", (line) => {
    expect(ordered(line).filter(({ kind }) => kind === "drug" || kind === "fluid")).toEqual([]);
  });

  it.each([
    "that's the very reason I want the dexamethasone in, because it protects the hearing",
    "So we will give you the keys back as insulin.",
    "We start insulin today and the nurse will show you how.",
    "You might like some paracetamol for that.",
    "We could try a little morphine, it would help.",
  ])("told of, and nobody is bidden: %j", (line) => {
    const medicines = ordered(line).filter(({ kind }) => kind === "drug");
    expect(medicines.every(({ isTold }) => isTold === true)).toBe(true);
  });

  it("keeps a dose that is said for later, with what it waits for left out of the orders", () => {
    const held = movesOf("nurse plan: K >3.5 -> insulin 0.1 u/kg/h = 6.2 u/h IV").flatMap(
      (move) => move.held ?? [],
    );
    expect(held).toMatchObject([
      { id: "insulin", isLater: true, order: { dose: 6.2, unit: "unit" } },
    ]);
  });
});

describe("tests asked for in the talk", () => {
  it.each([
    ["send cultures, full blood count and a lactate", ["cbc", "lactate", "blood_culture"]],
    ["let's get an ECG", ["ecg"]],
    ["urgent CT head please", ["ct_head"]],
    [
      "Nurse: FBC, U and E, LFTs, clotting, CRP, paracetamol level",
      ["cbc", "bmp", "liver_function", "coagulation", "crp", "toxicology"],
    ],
    ["I'd like to do a chest x-ray and an ECG, if that's all right", ["chest_x_ray", "ecg"]],
    [
      "Nurse, can we set up for a clean catch, dipstick and send it for microscopy and culture please",
      ["urinalysis", "urine_culture"],
    ],
    [
      "Nurse, bloods please, FBC, CRP, U and Es, and a culture.",
      ["cbc", "crp", "bmp", "blood_culture"],
    ],
    ["We need a CT head and CT angiogram immediately.", ["ct_head", "ct_angiography_head_neck"]],
    ["What I want is a blood gas, an ECG and a chest film", ["vbg", "ecg", "chest_x_ray"]],
    ["Sister, kindly send troponin, and D-dimer also", ["troponin", "d_dimer"]],
    [
      "we'll send you for a colonoscopy and I'd like iron studies today",
      ["colonoscopy", "iron_studies"],
    ],
    ["nurse, crossmatch six units", ["group_and_save"]],
    ["could we get a wee sample please", ["urinalysis"]],
    ["and do the ascitic tap now please, nurse", ["ascitic_tap"]],
    [
      "Nurse, full bloods and clotting please",
      ["cbc", "bmp", "liver_function", "crp", "coagulation"],
    ],
  ])("%j", (line, ids) => {
    expect([...tests(line)].sort()).toEqual([...ids].sort());
  });

  it.each([
    "Have you ever had an ECG?",
    "Did they do bloods at the GP?",
    "The ECG was normal last year.",
    "Nurse, what does the CT show?",
    "nurse, what is the potassium",
    "if the urine is positive we'll do a scan",
    "Your ferritin was low, that's why you're tired.",
    "Put him on the ECG monitor please",
    "I'll put a wee light on her foot and have a wee look",
    "I don't think you need an MRI.",
    "Nurse, magnesium two grams IV over 20 minutes please",
  ])("is nothing in: %j", (line) => {
    expect(tests(line)).toEqual([]);
  });
});

describe("what is spoken of is no order", () => {
  it.each([
    "Because the cold has gone, I suggest that we start colchicine two weeks from now.",
    "So anti-D immunoglobulin 250 international units intramuscular within 72 hours after surgery.",
    "We'll give it another minute, and there's a second dose ready if it's needed.",
    "and we will keep four units of blood ready",
  ])("%s", (line) => {
    expect(ordered(line).filter(({ kind }) => kind !== "confirm")).toEqual([]);
  });

  it("nor is a medicine that the patient has just named, without a word that gives it", () => {
    const said = [{ speaker: "patient" as const, text: "I took one propranolol this morning." }];
    const line = "Hang on, propranolol, I'm really glad you told me that. What strength was it?";
    expect(hear(fixtureView, line, said).moves.flatMap(({ orders = [] }) => orders)).toEqual([]);
    const given = hear(fixtureView, "Then give another propranolol 40 mg by mouth.", said);
    expect(given.moves.flatMap(({ orders = [] }) => orders)).toMatchObject([{ id: "propranolol" }]);
  });

  it("reads units of insulin and a litre beside them each by itself", () => {
    expect(doses("nurse give her actrapid 10 units iv stat and a litre of saline quick")).toEqual([
      "insulin 10 unit iv",
      "iv_fluids 1000",
    ]);
    expect(doses("His chest is clear, so one more 250 millilitres of saline.")).toEqual([
      "iv_fluids 250",
    ]);
  });
});

describe("what waits and what does not", () => {
  it.each([
    [
      "Nurse, paracetamol one gram by mouth and apixaban ten milligrams by mouth now, as I don't want to wait for the scan.",
      ["paracetamol", "apixaban"],
    ],
    ["Nurse, right after the cultures: dexamethasone 10 mg IV now.", ["dexamethasone"]],
    [
      "Nurse, frusemide 40 mg IV stat please, urine output chart, catheter only if she can't manage.",
      ["furosemide"],
    ],
    ["Give gent 320 mg and co-amox 1.2 g IV", ["gentamicin", "co_amoxiclav"]],
    ["If it's under 100 mL in the first hour I'll double the frusemide to 80 mg IV.", []],
    ["If he is still tachycardic, give one more 10 ml per kg of saline.", []],
    [
      "Wait, nurse, I didn't mean give the colchicine yet, hes on clarithro! pls stop it + the clarithro and tell the senior now.",
      [],
    ],
    [
      "Likely colchicine + an anti-inflam w stomach cover, but colchicine clashes w ur clarithromycin so well sort that first.",
      [],
    ],
    ["Likely sepsis, so give ceftriaxone 2 g IV now", ["ceftriaxone"]],
    ["I've put my hand on his arm (goes round to his left side)", []],
    ["Nurse, take the cultures off the cannula please", []],
  ])("%s", (line, ids) => {
    const given = ordered(line).filter(({ kind }) => /^(drug|fluid|access|position)$/.test(kind));
    expect(given.map(({ id }) => id)).toEqual(ids);
  });

  it.each(["400 microg", "400 micrograms", "400 mcg", "0.4 mg"])("reads %s as it is", (dose) => {
    const [order] = ordered(`Give GTN ${dose} sublingual`);
    expect((order?.dose ?? 0) / (order?.unit === "mg" ? 1 : 1000)).toBeCloseTo(0.4);
  });
});

describe("what runs in", () => {
  it("runs by the minute or the hour, and is no single dose", () => {
    const [minute] = ordered("Start norepinephrine 5 mcg/min, titrate to MAP 65.");
    expect(minute).toMatchObject({ dose: 5, unit: "microgram", per: "minute" });
    const [hour] = ordered("Start insulin at 6 units an hour");
    expect(hour).toMatchObject({ dose: 6, per: "hour" });
  });
});

it("is no rudeness to let somebody sleep", () => {
  const line = "I'll do a blood count too, so you can stop lying awake about it.";
  expect(movesOf(line).map(({ act }) => act)).not.toContain("rude");
});
