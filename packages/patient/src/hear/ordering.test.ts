import { describe, expect, it } from "vitest";
import { hear } from "../index.ts";
import { fixtureView } from "../testing/fixture.ts";
import type { Order } from "./ordering.ts";

const ordered = (line: string): readonly Order[] =>
  hear(fixtureView, line, [{ speaker: "patient", text: "Hello, doctor." }]).moves.flatMap(
    ({ orders = [] }) => orders,
  );
const ids = (line: string): readonly string[] => ordered(line).map(({ id }) => id);

describe("what is ordered in a line", () => {
  it("is read with dose, route and volume", () => {
    expect(
      ordered(
        "I'm going to give you 0.5 mg adrenaline in the thigh, and can somebody get me a line and a litre of saline?",
      ),
    ).toEqual([
      { kind: "drug", id: "adrenaline", dose: 0.5, unit: "mg", route: "im" },
      { kind: "access", id: "iv_access" },
      { kind: "fluid", id: "iv_fluids", millilitres: 1000 },
    ]);
  });

  it.each([
    ["15 litres of oxygen via a reservoir mask", { litresPerMinute: 15, device: "reservoir mask" }],
    [
      "oxygen at 2 litres by nasal cannulae please",
      { litresPerMinute: 2, device: "nasal cannulae" },
    ],
    ["put him on o2 aim 94-98", { litresPerMinute: 6, device: "face mask" }],
    ["oxygen please, target sats 88 to 92", { litresPerMinute: 4, device: "Venturi mask" }],
    ["high flow oxygen please", { litresPerMinute: 15, device: "reservoir mask" }],
  ])("oxygen by device and flow: %s", (line, flow) => {
    expect(ordered(line)).toEqual([{ kind: "oxygen", id: "oxygen", ...flow }]);
  });

  it.each([
    ["magnesium 2 g iv over 20 minutes", { dose: 2000, unit: "mg", route: "iv", overMinutes: 20 }],
    ["give 500 micrograms of adrenaline im now", { dose: 500, unit: "microgram", route: "im" }],
    ["nebulised salbutamol 5 mg", { dose: 5, unit: "mg", route: "nebulised" }],
    ["aspirin 300 mg to chew", { dose: 300, unit: "mg", route: "oral" }],
    [
      "adrenaline 5 mg through the nebuliser now please",
      { dose: 5, unit: "mg", route: "nebulised" },
    ],
    ["salbutamol neb 2.5", { dose: 2.5, unit: "mg", route: "nebulised" }],
    ["actrapid 50 units in 50ml saline at 6ml/hr", { dose: 6, unit: "unit", per: "hour" }],
    ["FRIII 6 units/hr", { dose: 6, unit: "unit", route: "iv", per: "hour" }],
    ["Let's get 40 of pred down him", { dose: 40, unit: "mg" }],
    ["Give him 4 of morphine IV slow", { dose: 4, unit: "mg", route: "iv" }],
    ["salbutamol 5 back to back, and keep going", { dose: 5, unit: "mg" }],
    [
      "give potassium chloride 20 mEq in each litre of saline",
      { dose: 20, unit: "mmol", route: "iv" },
    ],
    ["morphine 5 iv please", { dose: 5, unit: "mg", route: "iv" }],
    ["give adrenaline 5 mg neb now", { dose: 5, unit: "mg", route: "nebulised" }],
  ])("medicines: %s", (line, dosage) => {
    expect(ordered(line)).toHaveLength(1);
    expect(ordered(line)[0]).toMatchObject(dosage);
  });

  it.each([
    ["Lie her flat with legs up", ["shock_position"]],
    ["sit her up", ["sit_up"]],
    ["2 large bore cannulas please", ["two_lines"]],
    ["pop her on the monitor", ["monitor"]],
    ["check her blood sugar", ["glucose"]],
    ["blood glucose please", ["glucose"]],
    ["call the anaesthetist please", ["anaesthetist"]],
    ["can we get the crash team", ["crash_call"]],
    ["move her to resus and put out a peri-arrest call", ["resus", "crash_call"]],
    ["start CPR", ["cpr"]],
    ["I want the anaesthetist here please", ["anaesthetist"]],
    ["put her on oxygen", ["oxygen"]],
    ["nasal suction and see if she'll feed", ["suction"]],
    ["start hfnc 2 l/kg/min 40%", ["high_flow"]],
    ["ng feeds please, two thirds maintenance", ["stomach_tube"]],
    ["keep handling to a minimum, mum can hold her", ["minimal_handling"]],
    ["ask the paeds reg to come and see her", ["paediatricians"]],
    ["call paediatric surgery urgently", ["surgeons"]],
    ["ring the retrieval team please", ["retrieval_team"]],
    ["book air enema with radiology", ["enema_reduction"]],
    ["refer for thrombectomy", ["thrombectomy_team"]],
    ["nil by mouth until swallow screen", ["nil_by_mouth"]],
    ["aspirate with a 16G cannula in the second intercostal space", ["chest_aspiration"]],
    ["insert a chest drain seldinger", ["chest_drain"]],
    ["check her vital capacity please", ["vital_capacity"]],
    ["head up 30 degrees", ["sit_up"]],
    ["pads on", ["pads"]],
    ["get an 18-gauge in the left arm", ["iv_access"]],
    ["take the oxygen off him", ["oxygen"]],
    ["can I have the med reg and outreach down here please", ["critical_care", "senior"]],
    [
      "call the crash team and the anaesthetist, he's on a beta blocker",
      ["crash_call", "anaesthetist"],
    ],
    ["epi pen now!", ["adrenaline"]],
    ["isolate her, barrier nurse", ["isolation"]],
    ["call cardiothoracics", ["cardiac_surgeons"]],
    ["transfer to the heart attack centre", ["pci_team"]],
    ["catheter and hourly urine output", ["urinary_catheter"]],
    ["glucagon 1mg iv for the beta blocker", ["glucagon"]],
    ["morphine titrate to pain", ["morphine"]],
    ["I'd like to give you some oxygen, is that ok?", ["oxygen"]],
  ])("acts of the bedside: %s", (line, acts) => {
    expect(ids(line)).toEqual(acts);
  });

  it("keeps the first dose of one that is to be repeated if it does not help", () => {
    expect(ids("give adrenaline 0.5 mg im and repeat in 5 minutes if no better")).toEqual([
      "adrenaline",
    ]);
  });

  it.each([
    ["I'll wait five minutes and look again.", 5],
    ["let's wait a couple of minutes", 3],
    ["give it ten minutes", 10],
    ["I'll stand back and watch for ten minutes.", 10],
    ["I'll wait another half an hour and see if it wears off.", 30],
    ["Ten more minutes and then recheck, please.", 10],
  ])("waiting: %s", (line, minutes) => {
    expect(ordered(line)).toMatchObject([{ kind: "wait", minutes }]);
  });

  it.each([
    "Do you have an adrenaline pen?",
    "Have you been given any adrenaline?",
    "Did the ambulance give you oxygen?",
    "Can I put a wee light on her foot to check her oxygen?",
    "And his oxygen was ninety-nine in air, so that's good.",
    "We'll pop a little light on his toe for the oxygen.",
    "Are you allergic to penicillin?",
    "Do you take aspirin?",
    "we'll give you antibiotics if the urine is positive",
    "I'm not going to give you adrenaline",
    "you should carry an adrenaline pen",
    "what would adrenaline do",
    "steroids",
    "if she gets worse, call the crash team",
    "have you been on fluids in hospital before?",
    "Have you had your blood pressure checked?",
    "The adrenaline will make your heart race",
    "any trouble lying flat?",
    "Does it get worse when you lie flat or sit up?",
    "hold the ramipril",
    "I want to help you, I promise",
    "have we met before?",
    "worse lying down",
    "I'd like him watched after that adrenaline before he goes anywhere",
    "Get me a repeat gas and listen again to his chest",
    "previous blood transfusions",
    "any oxygen at home",
    "continue her lantus",
    "listen to the chest again please",
  ])("is nothing in: %s", (line) => {
    expect(ordered(line)).toEqual([]);
  });
});
