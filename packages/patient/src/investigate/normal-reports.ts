import type { PatientView } from "@anamnesis/cases";

const ecgLine = ({ vitals, person }: PatientView): string => {
  const { heartRate } = vitals;
  const limit = person.age < 2 ? 160 : person.age < 12 ? 130 : 100;
  const rhythm =
    heartRate > limit
      ? "Sinus tachycardia"
      : heartRate < 60 && person.age >= 12
        ? "Sinus bradycardia"
        : "Sinus rhythm";
  return `${rhythm}, ${heartRate}/min. Normal axis. PR, QRS and QT intervals normal. No ST or T-wave changes.`;
};

const spirometryLine = ({ person }: PatientView): string =>
  person.age < 5
    ? "Not possible reliably at this age."
    : "FEV1 and FVC within the predicted range, FEV1/FVC ratio above the lower limit of normal. No obstruction.";

const pregnancyLine = ({ person }: PatientView): string =>
  person.sex === "male" ? "Urine hCG: negative (not indicated in a male)." : "Urine hCG: negative.";

/** What a reporter writes when there is nothing abnormal to see. */
const reports: Readonly<Record<string, string | ((view: PatientView) => string)>> = {
  ecg: ecgLine,
  ecg_right_sided: "Right-sided leads V3R to V6R: no ST elevation.",
  holter: "Sinus rhythm throughout. No pauses, no significant arrhythmia; diary without symptoms.",
  exercise_test:
    "Completed nine minutes of the Bruce protocol. No chest pain, no ST change, normal blood pressure response.",
  echocardiogram:
    "Normal left ventricular size and systolic function, ejection fraction 60 % (normal 55 % or more). Normal right ventricle. No significant valve disease. No pericardial effusion.",
  ct_coronary_angiography: "No coronary calcium, no stenosis.",
  coronary_angiography: "Coronary arteries smooth, no stenosis.",
  blood_pressure_lying_standing: ({ vitals }) =>
    `Lying ${vitals.bloodPressure} mmHg; after three minutes standing no fall of 20 mmHg systolic or 10 mmHg diastolic.`,
  chest_x_ray:
    "Heart size normal, lungs and pleural spaces clear, mediastinal contours normal, no bony abnormality.",
  ct_chest:
    "Lungs clear, no nodules, consolidation or effusion. Mediastinum and great vessels normal. No enlarged lymph nodes.",
  ctpa: "Good opacification of the pulmonary arteries. No filling defect. Lungs clear.",
  ct_aortogram: "Aorta of normal calibre throughout. No dissection flap, no intramural haematoma.",
  ct_head: "No haemorrhage, no infarct, no mass, ventricles of normal size.",
  ct_angiography_head_neck:
    "Carotid, vertebral and intracranial arteries patent. No aneurysm, no dissection.",
  ct_venography: "Dural venous sinuses opacify normally. No thrombosis.",
  mri_brain: "Normal brain for age. No restricted diffusion, no mass, no white-matter lesions.",
  mri_spine: "Normal alignment and cord signal. No compression of cord or roots.",
  ct_abdomen: "Solid organs normal. No free fluid or gas, no obstruction, appendix normal.",
  ultrasound_abdomen: "Liver, gallbladder, pancreas, spleen and kidneys normal. No free fluid.",
  ultrasound_pelvis: "Normal appearances. No free fluid.",
  ultrasound_lung:
    "Lung sliding present on both sides, A-lines throughout, no consolidation or effusion.",
  ultrasound_leg_veins: "Deep veins of both legs compress fully. No thrombus.",
  abdominal_x_ray: "Normal bowel gas pattern. No dilated loops, no free gas.",
  sinus_x_ray: "Paranasal sinuses clear.",
  vq_scan: "Ventilation and perfusion matched. No perfusion defect.",
  spirometry: spirometryLine,
  peak_flow: "Best of three within 80–100 % of the predicted value.",
  feno: "18 ppb (below 25 ppb is low).",
  bronchoscopy: "Normal bronchial tree to segmental level. No lesion, no secretions.",
  urinalysis:
    "Dipstick: blood negative, protein negative, leucocytes negative, nitrite negative, glucose negative, ketones negative. Specific gravity 1.015, pH 6.0.",
  pregnancy_test: pregnancyLine,
  blood_culture: "Two sets. No growth after 5 days.",
  sputum_culture: "Upper respiratory flora only. No pathogen isolated.",
  urine_culture: "No significant growth.",
  stool_culture: "No Salmonella, Shigella, Campylobacter or E. coli O157 isolated.",
  throat_swab: "No beta-haemolytic streptococci isolated.",
  urinary_antigens: "Pneumococcal antigen: not detected. Legionella antigen: not detected.",
  respiratory_viral_pcr: "Influenza A and B, RSV, SARS-CoV-2: not detected.",
  hiv_test: "HIV 1 and 2 antigen and antibody: not detected.",
  tb_test: "No acid-fast bacilli seen. Interferon-gamma release assay negative.",
  lumbar_puncture:
    "Opening pressure 14 cmH₂O (10–20). Clear, colourless. White cells 1 ×10⁶/L (0–5), red cells 0 ×10⁶/L, protein 0.28 g/L (0.15–0.45), glucose 3.6 mmol/L, more than 60 % of blood glucose. No organisms. No xanthochromia.",
  digoxin_level: "Digoxin not detected.",
  toxicology: "Paracetamol and salicylate not detected. Urine screen negative.",
  autoimmune_screen: "ANA, rheumatoid factor and ANCA negative.",
  group_and_save: "Sample valid. No red-cell antibodies detected.",
  eeg: "Normal waking record. No epileptiform discharge.",
  nerve_conduction: "Normal motor and sensory conduction.",
  fundoscopy: "Discs flat with sharp margins, vessels and maculae normal on both sides.",
  endoscopy: "Normal oesophagus, stomach and duodenum.",
  colonoscopy: "Normal mucosa to the caecum.",
  h_pylori: "Stool antigen: negative.",
};

const byCategory: Readonly<Record<string, string>> = {
  "Blood Work": "Within the reference range.",
  Cardiac: "Normal study.",
  Imaging: "No abnormality seen.",
  Endocrine: "Within the reference range.",
  Urine: "No abnormality detected.",
  Microbiology: "No pathogen detected.",
  Neurology: "Normal study.",
  Respiratory: "Normal study.",
  Gastroenterology: "Normal study.",
  "Mental Health": "Score below the threshold.",
};

/** The normal report of an investigation: its own words, else those of its category. */
export function normalReport(id: string, category: string, view: PatientView): string {
  const report = reports[id];
  if (typeof report === "function") return report(view);
  return report ?? byCategory[category] ?? "Within normal limits.";
}
