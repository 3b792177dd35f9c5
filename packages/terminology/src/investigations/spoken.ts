import { rowsOf } from "../text/table.ts";
import { investigationById } from "./index.ts";

/** How a nurse names an investigation, where it is not the catalogue's name: id | name. */
const table = `
cbc | FBC
bmp | U&E
troponin | troponin
chest_x_ray | chest X-ray
ecg | ECG
lipid_panel | lipids
thyroid_function | thyroid function
urinalysis | urine dip
ct_chest | CT chest
echocardiogram | echo
crp | CRP
esr | ESR
bnp | BNP
abg | arterial gas
vbg | venous gas
lactate | lactate
liver_function | LFTs
coagulation | clotting
glucose | lab glucose
hba1c | HbA1c
ketones | lab ketones
magnesium | magnesium
bone_profile | bone profile
amylase_lipase | amylase and lipase
creatine_kinase | CK
iron_studies | iron studies
b12_folate | B12 and folate
blood_culture | blood cultures
sputum_culture | sputum culture
urine_culture | urine culture
stool_culture | stool culture
lumbar_puncture | lumbar puncture
pregnancy_test | pregnancy test
toxicology | tox screen
fit | FIT
group_and_save | group and save
ct_head | CT head
ct_angiography_head_neck | CT angiogram, head and neck
spirometry | spirometry
bacterial_pcr | blood PCR
anti_xa | anti-Xa level
digoxin_level | digoxin level
ascitic_tap | ascitic tap
hepatitis_serology | hepatitis screen
d_dimer | D-dimer
procalcitonin | procalcitonin
`;

const names = new Map(rowsOf(table).map(([id = "", name = ""]) => [id, name]));

/** An investigation as it is named at the bedside: "FBC", "blood cultures", "CT head". */
export const spokenNameOf = (id: string): string =>
  names.get(id) ??
  (investigationById(id)?.name ?? id).replace(/\s*\(.*\)/, "").replace(/\s*\/.*$/, "");
