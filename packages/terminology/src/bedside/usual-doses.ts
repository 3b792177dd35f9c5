import { rowsOf } from "../text/table.ts";

/** The dose that a nurse draws up when a learner names a medicine alone. */
export interface UsualDose {
  readonly drug: string;
  readonly dose: number;
  readonly unit: string;
  readonly route: string;
  /** Over how long, where it is not given at once. */
  readonly over?: string;
}

/**
 * What is usually given to an adult at the bedside in the first hour: id of a drug or class | the drug given | dose | unit | route | over.
 * Where the dose goes by weight it is that of 70 kg. British National Formulary 2024; Resuscitation Council UK 2021 (anaphylaxis, life support); BTS/SIGN/NICE asthma 2024;
 * NICE NG51 sepsis and NG240 meningitis; ESC 2023 acute coronary syndromes and 2024 aortic disease; JBDS ketoacidosis 2023.
 */
const table = `
adrenaline | adrenaline | 0.5 | mg | im |
glucagon | glucagon | 1 | mg | im |
chlorphenamine | chlorphenamine | 10 | mg | iv |
antihistamine | cetirizine | 10 | mg | oral |
cetirizine | cetirizine | 10 | mg | oral |
hydrocortisone | hydrocortisone | 100 | mg | iv |
corticosteroid | hydrocortisone | 100 | mg | iv |
systemic_corticosteroid | hydrocortisone | 100 | mg | iv |
prednisolone | prednisolone | 40 | mg | oral |
dexamethasone | dexamethasone | 10 | mg | iv |
salbutamol | salbutamol | 5 | mg | nebulised |
levalbuterol | levalbuterol | 1.25 | mg | nebulised |
saba | salbutamol | 5 | mg | nebulised |
bronchodilator | salbutamol | 5 | mg | nebulised |
ipratropium | ipratropium | 500 | microgram | nebulised |
magnesium_sulfate | magnesium_sulfate | 2000 | mg | iv | 20 minutes
aminophylline | aminophylline | 250 | mg | iv | 20 minutes
aspirin | aspirin | 300 | mg | oral |
antiplatelet | aspirin | 300 | mg | oral |
ticagrelor | ticagrelor | 180 | mg | oral |
clopidogrel | clopidogrel | 600 | mg | oral |
prasugrel | prasugrel | 60 | mg | oral |
p2y12_inhibitor | ticagrelor | 180 | mg | oral |
heparin | heparin | 5000 | unit | iv |
heparin_class | heparin | 5000 | unit | iv |
glyceryl_trinitrate | glyceryl_trinitrate | 0.4 | mg | sublingual |
nitrate | glyceryl_trinitrate | 0.4 | mg | sublingual |
morphine | morphine | 5 | mg | iv |
opioid | morphine | 5 | mg | iv |
strong_opioid | morphine | 5 | mg | iv |
analgesic | morphine | 5 | mg | iv |
fentanyl | fentanyl | 50 | microgram | iv |
paracetamol | paracetamol | 1000 | mg | iv |
ibuprofen | ibuprofen | 400 | mg | oral |
nsaid | ibuprofen | 400 | mg | oral |
naloxone | naloxone | 400 | microgram | iv |
ondansetron | ondansetron | 4 | mg | iv |
antiemetic | ondansetron | 4 | mg | iv |
metoclopramide | metoclopramide | 10 | mg | iv |
cyclizine | cyclizine | 50 | mg | iv |
atropine | atropine | 0.5 | mg | iv |
digoxin_antibody | digoxin_antibody | 80 | mg | iv | 30 minutes
amiodarone | amiodarone | 300 | mg | iv | 20 minutes
adenosine | adenosine | 6 | mg | iv |
verapamil | verapamil | 5 | mg | iv | 2 minutes
diltiazem | diltiazem | 20 | mg | iv | 2 minutes
rate_limiting_ccb | verapamil | 5 | mg | iv | 2 minutes
labetalol | labetalol | 20 | mg | iv | 2 minutes
esmolol | esmolol | 40 | mg | iv | 1 minute
metoprolol | metoprolol | 5 | mg | iv | 2 minutes
beta_blocker | labetalol | 20 | mg | iv | 2 minutes
furosemide | furosemide | 50 | mg | iv |
loop_diuretic | furosemide | 50 | mg | iv |
diuretic | furosemide | 50 | mg | iv |
insulin | insulin | 0.1 | unit/kg/h | iv |
insulin_class | insulin | 0.1 | unit/kg/h | iv |
potassium_chloride | potassium_chloride | 20 | mmol | iv | 1 hour
calcium_gluconate | calcium_gluconate | 3000 | mg | iv | 10 minutes
sodium_bicarbonate | sodium_bicarbonate | 50 | mmol | iv |
ceftriaxone | ceftriaxone | 2000 | mg | iv |
cefotaxime | cefotaxime | 2000 | mg | iv |
benzylpenicillin | benzylpenicillin | 2400 | mg | iv |
co_amoxiclav | co_amoxiclav | 1200 | mg | iv |
piperacillin_tazobactam | piperacillin_tazobactam | 4500 | mg | iv |
gentamicin | gentamicin | 320 | mg | iv |
meropenem | meropenem | 1000 | mg | iv |
amoxicillin | amoxicillin | 2000 | mg | iv |
vancomycin | vancomycin | 1500 | mg | iv | 2 hours
aciclovir | aciclovir | 700 | mg | iv | 1 hour
tranexamic_acid | tranexamic_acid | 1000 | mg | iv | 10 minutes
prothrombin_complex | prothrombin_complex | 2500 | unit | iv | 10 minutes
vitamin_k | vitamin_k | 5 | mg | iv |
lorazepam | lorazepam | 4 | mg | iv |
diazepam | diazepam | 10 | mg | iv |
benzodiazepine | lorazepam | 4 | mg | iv |
mannitol | mannitol | 35000 | mg | iv | 20 minutes
noradrenaline | noradrenaline | 5 | microgram/min | iv |
metaraminol | metaraminol | 0.5 | mg | iv |
alteplase | alteplase | 10 | mg | iv |
tenecteplase | tenecteplase | 40 | mg | iv |
apixaban | apixaban | 10 | mg | oral |
doac | apixaban | 10 | mg | oral |
rivaroxaban | rivaroxaban | 15 | mg | oral |
dalteparin | dalteparin | 15000 | unit | sc |
fibrinolytic | tenecteplase | 40 | mg | iv |
clarithromycin | clarithromycin | 500 | mg | iv |
doxycycline | doxycycline | 200 | mg | oral |
levofloxacin | levofloxacin | 500 | mg | oral |
metronidazole | metronidazole | 500 | mg | iv |
cefuroxime | cefuroxime | 1500 | mg | iv |
thiamine | thiamine | 500 | mg | iv | 30 minutes
chlordiazepoxide | chlordiazepoxide | 20 | mg | oral |
oxazepam | oxazepam | 15 | mg | oral |
propranolol | propranolol | 40 | mg | oral |
bisoprolol | bisoprolol | 2.5 | mg | oral |
carbimazole | carbimazole | 30 | mg | oral |
colchicine | colchicine | 500 | microgram | oral |
naproxen | naproxen | 500 | mg | oral |
diclofenac | diclofenac | 75 | mg | im |
oxycodone | oxycodone | 5 | mg | oral |
ketorolac | ketorolac | 15 | mg | iv |
pantoprazole | pantoprazole | 40 | mg | iv |
codeine | codeine | 30 | mg | oral |
sumatriptan | sumatriptan | 6 | mg | sc |
triptan | sumatriptan | 6 | mg | sc |
prochlorperazine | prochlorperazine | 12.5 | mg | im |
nimodipine | nimodipine | 60 | mg | oral |
budesonide | budesonide | 2 | mg | nebulised |
omeprazole | omeprazole | 20 | mg | oral |
ppi | omeprazole | 40 | mg | iv |
enoxaparin | enoxaparin | 70 | mg | sc |
anticoagulant | enoxaparin | 70 | mg | sc |
`;

const rows = new Map(
  rowsOf(table).map(([id = "", drug = "", dose, unit = "", route = "", over = ""]) => [
    id,
    { drug, dose: Number(dose), unit, route, ...(over ? { over } : {}) } satisfies UsualDose,
  ]),
);

/** The usual first dose of a drug or class for an adult, or undefined where none can be named without knowing more. */
export const usualDoseOf = (id: string): UsualDose | undefined => rows.get(id);

/** Adrenaline into the muscle by age: 150 micrograms from 6 months, 300 from 6 years, 500 from 12 (Resuscitation Council UK 2021). */
export const adrenalineForAge = (years: number): number =>
  years < 0.5 ? 0.1 : years < 6 ? 0.15 : years < 12 ? 0.3 : 0.5;

/**
 * Minutes before a medicine is usually given once more: adrenaline every five (Resuscitation Council UK 2021), nebulised
 * bronchodilators every fifteen to twenty (BTS/SIGN 158), the rest hardly within the hour.
 */
const soonest: Readonly<Record<string, number>> = {
  adrenaline: 4,
  salbutamol: 15,
  levalbuterol: 15,
  ipratropium: 15,
};
export const soonestRepeat = (id: string): number => soonest[id] ?? 60;
