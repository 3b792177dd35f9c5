import { findInvestigation } from "./index.ts";
import { rowsOf } from "../text/table.ts";

/** What a person has to bear for a test. */
export const invasiveness = ["none", "needle", "catheter or scope"] as const;
export type Invasiveness = (typeof invasiveness)[number];

/** What an investigation costs everybody concerned. */
export interface TestBurden {
  /** Indicative cost in pounds sterling; for comparison, not a tariff. */
  readonly cost: number;
  /** How long until the result is read, in minutes, in a hospital by day. */
  readonly turnaroundMinutes: number;
  readonly invasiveness: Invasiveness;
  /** Typical effective dose of an adult in millisieverts; 0 without ionising radiation. */
  readonly radiationMillisievert: number;
}

/**
 * id or *category | cost (£) | turnaround (min) | 0 none, 1 needle, 2 catheter or scope | mSv. A category's row stands for
 * its tests without a row of their own. Costs are rounded from the order of magnitude of the NHS National Cost Collection
 * (2021/22: pathology and diagnostic imaging); doses from UKHSA, "Patient dose information" (2022) and RCR iRefer.
 */
const burdenTable = `
*Blood Work | 6 | 90 | 1 | 0
*Cardiac | 90 | 60 | 0 | 0
*Imaging | 90 | 120 | 0 | 0
*Endocrine | 12 | 240 | 1 | 0
*Urine | 3 | 15 | 0 | 0
*Microbiology | 20 | 2880 | 0 | 0
*Neurology | 150 | 1440 | 0 | 0
*Respiratory | 60 | 60 | 0 | 0
*Mental Health | 5 | 10 | 0 | 0
*Gastroenterology | 400 | 1440 | 2 | 0
cbc | 3 | 60 | 1 | 0
bmp | 3 | 60 | 1 | 0
troponin | 10 | 60 | 1 | 0
chest_x_ray | 30 | 30 | 0 | 0.014
ecg | 20 | 10 | 0 | 0
ecg_right_sided | 20 | 10 | 0 | 0
lipid_panel | 5 | 180 | 1 | 0
ct_chest | 110 | 90 | 1 | 6.6
echocardiogram | 90 | 120 | 0 | 0
d_dimer | 12 | 60 | 1 | 0
epworth | 5 | 5 | 0 | 0
sleep_study | 150 | 4320 | 0 | 0
procalcitonin | 18 | 90 | 1 | 0
bnp | 22 | 90 | 1 | 0
abg | 8 | 5 | 1 | 0
vbg | 8 | 5 | 1 | 0
lactate | 8 | 5 | 1 | 0
glucose | 1 | 2 | 1 | 0
ketones | 2 | 2 | 1 | 0
hba1c | 5 | 240 | 1 | 0
iron_studies | 9 | 240 | 1 | 0
b12_folate | 9 | 360 | 1 | 0
toxicology | 25 | 120 | 1 | 0
tryptase | 25 | 4320 | 1 | 0
autoimmune_screen | 40 | 4320 | 1 | 0
coeliac_serology | 15 | 2880 | 1 | 0
faecal_calprotectin | 30 | 4320 | 0 | 0
fit | 10 | 2880 | 0 | 0
group_and_save | 15 | 45 | 1 | 0
blood_culture | 25 | 2880 | 1 | 0
respiratory_viral_pcr | 30 | 120 | 0 | 0
urinary_antigens | 25 | 240 | 0 | 0
throat_swab | 12 | 1440 | 0 | 0
hiv_test | 12 | 240 | 1 | 0
tb_test | 60 | 2880 | 1 | 0
lumbar_puncture | 180 | 120 | 1 | 0
ct_head | 90 | 45 | 0 | 1.8
ct_angiography_head_neck | 140 | 90 | 1 | 4
ct_venography | 140 | 90 | 1 | 3
ctpa | 140 | 60 | 1 | 3
ct_aortogram | 150 | 60 | 1 | 12
transoesophageal_echo | 400 | 120 | 2 | 0
porphobilinogen | 40 | 1440 | 0 | 0
ct_abdomen | 130 | 60 | 1 | 10
ct_coronary_angiography | 180 | 1440 | 1 | 3
mri_brain | 190 | 1440 | 0 | 0
mri_spine | 190 | 1440 | 0 | 0
ultrasound_abdomen | 60 | 45 | 0 | 0
ultrasound_pelvis | 60 | 45 | 0 | 0
ultrasound_leg_veins | 65 | 120 | 0 | 0
ultrasound_lung | 50 | 20 | 0 | 0
abdominal_x_ray | 35 | 30 | 0 | 0.4
sinus_x_ray | 30 | 60 | 0 | 0.02
vq_scan | 260 | 480 | 1 | 1
peak_flow | 2 | 5 | 0 | 0
feno | 20 | 15 | 0 | 0
bronchoscopy | 700 | 1440 | 2 | 0
exercise_test | 130 | 1440 | 0 | 0
coronary_angiography | 1500 | 90 | 2 | 4
holter | 110 | 2880 | 0 | 0
blood_pressure_lying_standing | 2 | 10 | 0 | 0
fundoscopy | 2 | 10 | 0 | 0
h_pylori | 25 | 2880 | 0 | 0
ascitic_tap | 60 | 60 | 1 | 0
hepatitis_serology | 40 | 2880 | 1 | 0
ammonia | 8 | 60 | 1 | 0
alcohol_level | 8 | 60 | 1 | 0
mrcp | 190 | 1440 | 0 | 0
liver_biopsy | 900 | 4320 | 2 | 0
elastography | 60 | 1440 | 0 | 0
acth | 25 | 2880 | 1 | 0
digoxin_level | 12 | 60 | 1 | 0
adrenal_antibodies | 40 | 10080 | 1 | 0
renin_aldosterone | 50 | 10080 | 1 | 0
thyroid_antibodies | 25 | 2880 | 1 | 0
ultrasound_thyroid | 60 | 120 | 0 | 0
thyroid_uptake | 220 | 2880 | 1 | 1
metanephrines | 30 | 4320 | 1 | 0
tumour_markers | 30 | 1440 | 1 | 0
ultrasound_temporal_arteries | 90 | 90 | 0 | 0
temporal_artery_biopsy | 700 | 7200 | 1 | 0
bone_density | 60 | 2880 | 0 | 0
`;

const levels: Readonly<Record<string, Invasiveness>> = {
  "0": "none",
  "1": "needle",
  "2": "catheter or scope",
};

const rows = new Map(
  rowsOf(burdenTable).map(([key = "", cost, minutes, level = "0", dose]) => [
    key,
    {
      cost: Number(cost),
      turnaroundMinutes: Number(minutes),
      invasiveness: levels[level] ?? "none",
      radiationMillisievert: Number(dose),
    } satisfies TestBurden,
  ]),
);
const unknown: TestBurden = {
  cost: 50,
  turnaroundMinutes: 240,
  invasiveness: "none",
  radiationMillisievert: 0,
};

/** Cost, waiting, discomfort and radiation of a test of the catalogue; its category's figures where it has none of its own. */
export const burdenOf = (test: { readonly id: string; readonly category: string }): TestBurden =>
  rows.get(test.id) ?? rows.get(`*${test.category}`) ?? unknown;

/** For tests of this table: the ids and categories that have figures. */
export const burdenKeys: readonly string[] = [...rows.keys()];

/** Results that take a day or more are not waited for: the sample is taken, and care goes on. */
const notWaitedFor = 1440;
const minutesToTakeASample = 10;

/**
 * Minutes that pass until everything that is waited for is back: tests of one order run side by side, orders follow one
 * another. Names that are no investigation take no time.
 */
export const waitingMinutes = (orders: readonly (readonly string[])[]): number =>
  orders.reduce((sum, names) => {
    const waits = names.flatMap((name) => {
      const test = findInvestigation(name);
      if (!test) return [];
      const { turnaroundMinutes } = burdenOf(test);
      return [turnaroundMinutes < notWaitedFor ? turnaroundMinutes : minutesToTakeASample];
    });
    return sum + Math.max(0, ...waits);
  }, 0);
