import type { PatientView } from "@anamnesis/cases";
import { bedsideNow } from "../bedside/bedside.ts";
import type { Act } from "../bedside/memory.ts";
import type { Moment } from "../bedside/moment.ts";
import { openConversation, takeTurn, type Turn } from "../index.ts";

/** The lines of two learners: what a guideline asks for, and what hurts, ordered twice. */
export interface BedsideScript {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

/** What was said at a bedside, and how the patient is after it. */
export interface PlayedBedside {
  readonly now: Moment;
  readonly acts: readonly Act[];
  readonly replies: readonly string[];
}

/** A line that is said, or minutes that go by, however often the nurse calls meanwhile. */
export type BedsideStep = string | number;
const mostAtOnce = 60;

/** A talk of these steps, from the first word. Pure. */
export function playBedside(view: PatientView, steps: readonly BedsideStep[]): PlayedBedside {
  const opened = openConversation(view, 4);
  let { state } = opened;
  const context: Turn[] = [{ speaker: "patient", text: opened.reply.text }];
  const replies: string[] = [];
  const now = (): Moment => bedsideNow(view, state.bedside, []);
  const say = (text: string): void => {
    const turn = takeTurn(view, state, text, context);
    ({ state } = turn);
    context.push({ speaker: "learner", text }, { speaker: "patient", text: turn.reply.text });
    replies.push(turn.reply.text);
  };
  for (const step of steps) {
    if (typeof step === "string") {
      say(step);
      continue;
    }
    const until = now().minute + step;
    for (let left = step; left >= 1 && now().band !== "dead"; left = until - now().minute)
      say(`I'll wait ${Math.min(mostAtOnce, Math.round(left))} minutes and look again.`);
  }
  return { now: now(), acts: state.bedside?.acts ?? [], replies };
}

/** What a scripted learner orders, by case: right by the guideline that the case names, and what hurts. */
export const bedsideScripts: Readonly<Record<string, BedsideScript>> = {
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
  "infective-endocarditis": {
    right: ["Give paracetamol 1 g orally now"],
    wrong: ["Give enoxaparin 60 mg subcutaneously now", "I'm sure, give it"],
  },
  "paracetamol-excess": {
    right: [
      "Give acetylcysteine 5.4 g IV over 2 hours now",
      "Give ondansetron 4 mg IV",
      "Give 500 ml of saline over 30 minutes",
    ],
    wrong: ["Give paracetamol 1 g IV now", "I'm sure, give it"],
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
  "digoxin-toxicity": {
    right: [
      "Please put him on the monitor with pacing pads on",
      "Give atropine 0.5 mg IV now",
      "Give 500 ml of saline over 15 minutes",
      "Give digoxin-specific antibody 80 mg IV over 30 minutes",
      "Give 10 units of insulin IV with 25 g of glucose",
      "Give calcium gluconate 3 g IV over 10 minutes",
      "Please call critical care",
    ],
    wrong: ["Give potassium chloride 20 mmol IV", "I'm sure, give it"],
  },
  "supraventricular-tachycardia": {
    right: [
      "Please put her on the monitor",
      "Please do a modified Valsalva manoeuvre now",
      "Give verapamil 5 mg IV over 2 minutes",
    ],
    wrong: ["Give metoprolol 5 mg IV", "I'm sure, give it"],
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
  "leaking-aaa": {
    right: [
      "Please put two large bore cannulas in",
      "Please call the vascular surgeons",
      "Please warn theatre",
      "Give fentanyl 25 micrograms IV",
      "Please put him on the monitor",
      "Please give 2 units of O negative blood now",
    ],
    wrong: ["Give 2000 ml of saline as fast as it runs", "I'm sure, give it"],
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
  "nonspecific-abdominal-pain": {
    right: ["Give paracetamol 1 g orally", "Give hyoscine butylbromide 20 mg orally"],
    wrong: ["Give morphine 10 mg IV", "I'm sure, give it"],
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
  "aortic-stenosis": {
    right: [
      "Please put her on the monitor",
      "Please sit her up on the bed",
      "A cannula please",
      "Give paracetamol 1 g orally",
      "Please call cardiology",
    ],
    wrong: ["Give GTN 0.4 mg sublingual", "Yes, give it"],
  },
  "acute-pericarditis": {
    right: ["Give ibuprofen 600 mg orally now", "Give paracetamol 1 g orally", "Please sit him up"],
    wrong: ["Give enoxaparin 70 mg subcutaneously now", "I'm sure, give it"],
  },
  "alcoholic-hepatitis": {
    right: ["Give lorazepam 1 mg orally now", "Give thiamine 500 mg IV"],
    wrong: ["Give morphine 5 mg IV", "I'm sure, give it"],
  },
  appendicitis: {
    right: [
      "Give morphine 5 mg IV now",
      "Give paracetamol 1 g IV",
      "Give 500 ml of saline over 30 minutes",
      "Give co-amoxiclav 1.2 g IV",
    ],
    wrong: ["Give senna 15 mg orally", "I'm sure, give it"],
  },
  "benign-ectopics": {
    right: [],
    wrong: ["Give flecainide 100 mg orally now", "I'm sure, give it"],
  },
  bronchiolitis: {
    right: [
      "Suction, please",
      "Please pass a nasogastric tube",
      "Oxygen 2 litres by nasal cannulae please",
      "Please leave her in peace with her mother",
      "Please call the paediatricians",
    ],
    wrong: ["Give midazolam 0.5 mg buccally", "I'm sure, give it"],
  },
  "community-acquired-pneumonia": {
    right: [
      "Oxygen 4 litres by face mask please",
      "Give clarithromycin 500 mg IV now",
      "Give 500 ml of saline over 30 minutes",
      "Please call the registrar",
      "Please sit her up",
    ],
    wrong: ["Give morphine 5 mg IV", "I'm sure, give it"],
  },
  croup: {
    right: [
      "Give dexamethasone 1.9 mg orally now",
      "Please leave him in peace on his father's lap",
      "Give adrenaline 5 mg nebulised now",
    ],
    wrong: ["Please put a cannula in", "I'm sure, put a cannula in"],
  },
  "depression-as-fatigue": { right: [], wrong: [] },
  "febrile-infant-uti": {
    right: ["Give cefalexin 125 mg orally now", "Give paracetamol 120 mg orally"],
    wrong: ["Give aspirin 75 mg orally", "I'm sure, give it"],
  },
  "giant-cell-arteritis": {
    right: [
      "Give methylprednisolone 1 g IV now",
      "Please call the ophthalmologist",
      "Please call the rheumatologist",
      "Give paracetamol 1 g orally",
    ],
    wrong: ["Give sumatriptan 50 mg orally", "I'm sure, give it"],
  },
  "guillain-barre": {
    right: [
      "Please call critical care",
      "Nil by mouth please",
      "Please sit her up",
      "Suction, please",
      "Please put her on the monitor",
      "Give immunoglobulin 27 g IV over 4 hours",
    ],
    wrong: ["Give diazepam 5 mg orally", "I'm sure, give it"],
  },
  hyperthyroidism: {
    right: ["Give propranolol 40 mg orally now"],
    wrong: ["Give levothyroxine 100 micrograms orally", "I'm sure, give it"],
  },
  intussusception: {
    right: [
      "Please put a cannula in",
      "Give 88 ml of saline over 10 minutes",
      "Please call the paediatric surgeons",
      "Please arrange the air enema now",
      "Nil by mouth please",
      "Please pass a nasogastric tube",
      "Give another 88 ml of saline over 10 minutes",
    ],
    wrong: ["Give 500 ml of saline stat", "I'm sure, give it"],
  },
  "iron-deficiency-anaemia": {
    right: [],
    wrong: ["Give enoxaparin 70 mg subcutaneously now", "I'm sure, give it"],
  },
  "chronic-subdural": {
    right: [
      "Give four-factor prothrombin complex concentrate 2000 units IV now",
      "Give vitamin K 10 mg IV",
      "Please call the neurosurgeons",
      "Please sit her up with the head at 30 degrees",
      "Nil by mouth please",
      "Please put her on the monitor",
    ],
    wrong: ["Give aspirin 300 mg orally", "I'm sure, give it"],
  },
  "ischaemic-stroke": {
    right: [
      "Please call the stroke team",
      "Please call the thrombectomy team",
      "Nil by mouth please",
      "Please put him on the monitor",
      "Check the blood glucose, please",
    ],
    wrong: ["Give alteplase 60 mg IV", "I'm sure, give it"],
  },
  migraine: {
    right: [
      "Give metoclopramide 10 mg IV now",
      "Give sumatriptan 6 mg subcutaneously",
      "Give ibuprofen 600 mg orally",
    ],
    wrong: ["Give propranolol 40 mg orally", "I'm sure, give it"],
  },
  "new-type-1-diabetes": {
    right: ["Give insulin 3 units subcutaneously now", "Please call the paediatricians"],
    wrong: ["Give insulin 3 units IV now", "I'm sure, give it"],
  },
  "pulmonary-embolism": {
    right: [
      "Give apixaban 10 mg orally now",
      "Give paracetamol 1 g orally",
      "Oxygen 2 litres by nasal cannulae please",
    ],
    wrong: ["Give 1000 ml of saline stat", "I'm sure, give it"],
  },
  "spontaneous-pneumothorax": {
    right: ["Give paracetamol 1 g orally", "I'm doing a needle aspiration of the chest now"],
    wrong: ["Please set up NIV now", "I'm sure, set up NIV"],
  },
  "subarachnoid-haemorrhage": {
    right: [
      "Please call the neurosurgeons",
      "Give codeine 30 mg orally now",
      "Give nimodipine 60 mg orally",
      "Give cyclizine 50 mg IV",
      "Please put her on the monitor",
      "Please sit her up with the head at 30 degrees",
    ],
    wrong: ["Give aspirin 300 mg orally", "I'm sure, give it"],
  },
};
