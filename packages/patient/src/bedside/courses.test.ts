import { patientView, type PatientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { bedsideNow, openConversation, takeTurn, type Turn } from "../index.ts";
import { bandOf, playCourse } from "./severity.ts";
import { signsAt } from "./signs.ts";

const library = fileURLToPath(new URL("../../../cases/library", import.meta.url));
const cases = loadLibrary(library).cases.map((one) => patientView(one));
const moving = cases.filter(({ course }) => course?.untreated);

function after(view: PatientView, lines: readonly string[]) {
  const opened = openConversation(view, 4);
  let { state } = opened;
  const context: Turn[] = [{ speaker: "patient", text: opened.reply.text }];
  const replies = lines.map((text) => {
    const turn = takeTurn(view, state, text, context);
    ({ state } = turn);
    context.push({ speaker: "learner", text }, { speaker: "patient", text: turn.reply.text });
    return turn.reply.text;
  });
  return { now: bedsideNow(view, state.bedside, []), acts: state.bedside?.acts ?? [], replies };
}
/** Waits until an hour and a half have gone by, however often the nurse calls. */
const longWait = Array.from({ length: 12 }, () => "I'll wait 30 minutes and look again.");
const shortWait = Array.from({ length: 3 }, () => "I'll wait 20 minutes and look again.");

/** What a scripted learner orders: right by the guideline, and what hurts. */
const scripts: Readonly<Record<string, { right: readonly string[]; wrong: readonly string[] }>> = {
  anaphylaxis: {
    right: [
      "Give adrenaline 0.5 mg into the thigh now",
      "Oxygen 15 litres by reservoir mask please, and lie him flat with the legs up",
      "Two large bore cannulas and a litre of saline stat please",
      "Call the anaesthetist please",
      "I'll wait 4 minutes",
      "Repeat the adrenaline",
    ],
    wrong: ["Give lorazepam 2 mg IV", "Yes, give it", "Stand him up", "I'm sure, stand him up"],
  },
  "acute-asthma": {
    right: [
      "Oxygen 8 litres by face mask please",
      "Give salbutamol 5 mg nebulised now and ipratropium 500 micrograms nebulised",
      "Give hydrocortisone 100 mg IV",
      "Give magnesium 2 g IV over 20 minutes",
      "I'll wait 10 minutes",
      "Repeat the salbutamol",
    ],
    wrong: ["Give lorazepam 2 mg IV", "I'm sure, give it"],
  },
  "inferior-stemi": {
    right: [
      "Please put him on the monitor",
      "Give aspirin 300 mg to chew now",
      "Please call the primary PCI team",
      "Give 250 ml of saline as a bolus",
      "Give ticagrelor 180 mg orally",
      "Give heparin 5000 units IV",
    ],
    wrong: ["Give GTN 0.4 mg sublingual", "Yes, give it"],
  },
  "urosepsis-elderly": {
    right: [
      "Give piperacillin-tazobactam 4.5 g IV now",
      "Give 500 ml of saline over 15 minutes",
      "Please put in a urinary catheter",
      "Give another 500 ml of saline over 15 minutes",
      "Please call the registrar",
    ],
    wrong: ["Give ramipril 5 mg orally", "I'm sure, give it"],
  },
  "bacterial-meningitis": {
    right: [
      "Give dexamethasone 10 mg IV now",
      "Give ceftriaxone 2 g IV",
      "Give 500 ml of saline over 30 minutes",
      "Please call critical care",
    ],
    wrong: ["Give lorazepam 4 mg IV", "I'm sure, give it"],
  },
  "aortic-dissection": {
    right: [
      "Give morphine 5 mg IV",
      "Give labetalol 20 mg IV",
      "Please call the cardiac surgeons",
      "Please put him on the monitor",
    ],
    wrong: ["Give heparin 5000 units IV", "I'm sure, give it"],
  },
  "ectopic-pregnancy": {
    right: [
      "Please put two large bore cannulas in",
      "Please call gynaecology",
      "Give 500 ml of saline as fast as it runs",
      "Please give 2 units of O negative blood now",
    ],
    wrong: ["Give enoxaparin 70 mg subcutaneously now", "I'm sure, give it"],
  },
  "diabetic-ketoacidosis": {
    right: [
      "Give 1000 ml of saline over 60 minutes",
      "Start an insulin infusion at 0.1 units/kg/h IV",
      "Please put her on the monitor",
      "Give potassium chloride 40 mmol IV over 4 hours",
    ],
    wrong: ["Give sodium bicarbonate 50 mmol IV", "I'm sure, give it"],
  },
  "adrenal-insufficiency": {
    right: ["Give hydrocortisone 100 mg IV now", "Give 1000 ml of saline over 60 minutes"],
    wrong: ["Stand her up", "I'm sure, stand her up"],
  },
  "acute-heart-failure": {
    right: [
      "Please sit her up",
      "Oxygen 15 litres by reservoir mask please",
      "Give furosemide 50 mg IV",
      "Give GTN 0.4 mg sublingual",
    ],
    wrong: ["Give 500 ml of saline stat", "I'm sure, give it"],
  },
  "copd-exacerbation": {
    right: [
      "Please turn the oxygen down, 28% Venturi mask at 4 litres",
      "Give salbutamol 5 mg nebulised",
      "Give ipratropium 500 micrograms nebulised",
      "Give prednisolone 30 mg orally",
    ],
    wrong: [
      "Oxygen 15 litres by reservoir mask please",
      "I'm sure, oxygen 15 litres by reservoir mask",
    ],
  },
  "painless-infarction-diabetic": {
    right: [
      "Oxygen 15 litres by reservoir mask please",
      "Give aspirin 300 mg orally now",
      "Please call the primary PCI team",
      "Give furosemide 50 mg IV",
    ],
    wrong: ["Give 500 ml of saline stat", "I'm sure, give it"],
  },
};

it("has a script for every patient who changes, and ten of them and more", () => {
  expect(moving.map(({ id }) => id).sort()).toEqual(Object.keys(scripts).sort());
  expect(moving.length).toBeGreaterThanOrEqual(10);
});

describe.each(moving.map((view) => [view.id, view] as const))("%s", (id, view) => {
  const { right = [], wrong = [] } = scripts[id] ?? {};

  it("gets better or holds when treated right", () => {
    const { now, acts } = after(view, [...right, ...shortWait]);
    expect(acts.length).toBeGreaterThanOrEqual(right.length);
    expect(now.severity).toBeLessThanOrEqual(0);
  });

  it("is no worse off late than never, and worse than in time", () => {
    const untreated = view.course?.untreated?.worse ?? 30;
    const wait = `I'll wait ${Math.min(110, untreated)} minutes`;
    const early = after(view, [...right, "I'll wait 2 minutes"]);
    const late = after(view, [wait, ...right, "I'll wait 2 minutes"]);
    const never = after(view, [wait, ...longWait.slice(0, 4)]);
    expect(late.now.severity).toBeGreaterThan(early.now.severity);
    expect(late.now.severity).toBeLessThan(never.now.severity);
  });

  it("goes the way of the case when nothing is done", () => {
    const { now, replies } = after(view, longWait);
    const { death } = view.course?.untreated ?? {};
    expect(now.band).toBe(death === undefined ? "critical" : "dead");
    if (death !== undefined)
      expect(replies.join(" ")).toContain(`${view.person.calledName} has died`);
  });

  it("is hurt by what is wrong, once it is ordered twice", () => {
    const once = after(view, wrong.slice(0, 1));
    expect(once.acts).toEqual([]);
    expect(once.replies[0]).toMatch(/Are you sure, doctor\?/);
    const { now, acts } = after(view, wrong);
    const plain = playCourse(view, [], now.minute).at(now.minute);
    expect(acts.at(-1)?.isInsisted).toBe(true);
    expect(now.severity).toBeGreaterThan(plain + 0.15);
  });

  it("never has vital signs that nobody has", () => {
    for (let severity = -1; severity < 3; severity += 0.1) {
      const signs = signsAt(view, [], severity, 10);
      expect(signs.heartRate).toBeGreaterThanOrEqual(28);
      expect(signs.systolic - signs.diastolic).toBeGreaterThanOrEqual(12);
      expect(signs.spo2).toBeGreaterThanOrEqual(40);
      expect(signs.respiratoryRate).toBeGreaterThanOrEqual(4);
      expect(bandOf(severity)).not.toBe("dead");
    }
  });
});

describe("a patient without a course", () => {
  it.each(cases.filter(({ course }) => !course).map((view) => [view.id, view] as const))(
    "stays as they are for as long as one waits: %s",
    (_, view) => {
      const now = bedsideNow(view, undefined, [300]);
      expect(now.severity).toBe(0);
      expect(now.signs.systolic).toBe(Number(view.vitals.bloodPressure.split("/")[0]));
    },
  );
});
