import { drugById } from "./index.ts";
import { listOf, rowsOf } from "../text/table.ts";

/** The most of a medicine that is given at one time to anybody for anything. */
export interface HighestDose {
  readonly dose: number;
  readonly unit: string;
}

/**
 * Highest single doses for adults, any indication, by the British National Formulary (2024): id | dose | unit | route where
 * it holds for that one alone. What is given over a day by infusion is not here, nor what is dosed by weight.
 */
const table = `
aspirin | 1000 | mg |
clopidogrel | 600 | mg |
ticagrelor | 180 | mg |
prasugrel | 60 | mg |
enoxaparin | 200 | mg |
apixaban | 10 | mg |
rivaroxaban | 20 | mg |
atorvastatin | 80 | mg |
bisoprolol | 20 | mg |
metoprolol | 200 | mg | oral
metoprolol | 15 | mg | iv
atenolol | 100 | mg |
propranolol | 160 | mg | oral
amlodipine | 10 | mg |
ramipril | 10 | mg |
lisinopril | 80 | mg |
furosemide | 250 | mg |
glyceryl_trinitrate | 5 | mg | sublingual
digoxin | 1500 | microgram |
digoxin_antibody | 800 | mg |
amiodarone | 600 | mg |
adenosine | 18 | mg |
verapamil | 10 | mg | iv
verapamil | 240 | mg | oral
diltiazem | 35 | mg | iv
diltiazem | 360 | mg | oral
adrenaline | 1 | mg | im
adrenaline | 1 | mg | iv
atropine | 3 | mg |
salbutamol | 10 | mg | nebulised
ipratropium | 500 | microgram | nebulised
prednisolone | 100 | mg |
hydrocortisone | 500 | mg |
dexamethasone | 40 | mg |
methylprednisolone | 1000 | mg |
magnesium_sulfate | 8000 | mg |
aminophylline | 500 | mg |
amoxicillin | 3000 | mg |
co_amoxiclav | 2000 | mg |
benzylpenicillin | 4800 | mg |
flucloxacillin | 2000 | mg |
ceftriaxone | 4000 | mg |
cefotaxime | 3000 | mg |
ciprofloxacin | 750 | mg | oral
clarithromycin | 500 | mg |
azithromycin | 2000 | mg |
doxycycline | 300 | mg |
metronidazole | 2000 | mg |
vancomycin | 3000 | mg |
gentamicin | 700 | mg |
nitrofurantoin | 100 | mg |
trimethoprim | 200 | mg |
aciclovir | 1500 | mg |
paracetamol | 1000 | mg |
ibuprofen | 800 | mg |
naproxen | 750 | mg |
diclofenac | 150 | mg |
ketorolac | 30 | mg |
morphine | 20 | mg | iv
morphine | 20 | mg | im
morphine | 20 | mg | sc
fentanyl | 200 | microgram | iv
codeine | 60 | mg |
tramadol | 100 | mg |
naloxone | 10 | mg |
sumatriptan | 100 | mg |
metoclopramide | 10 | mg |
ondansetron | 16 | mg |
cyclizine | 50 | mg |
prochlorperazine | 25 | mg |
colchicine | 1000 | microgram |
carbimazole | 60 | mg |
propylthiouracil | 400 | mg |
levothyroxine | 200 | microgram |
lorazepam | 4 | mg |
diazepam | 20 | mg |
midazolam | 10 | mg |
haloperidol | 10 | mg |
sertraline | 200 | mg |
citalopram | 40 | mg |
escitalopram | 20 | mg |
fluoxetine | 60 | mg |
mirtazapine | 45 | mg |
venlafaxine | 375 | mg |
amitriptyline | 150 | mg |
metformin | 1000 | mg |
omeprazole | 80 | mg |
insulin | 20 | unit | iv
methotrexate | 150 | mg | im
`;

const highest = new Map<string, HighestDose>();
for (const [id = "", dose, unit = "", route] of rowsOf(table)) {
  if (!drugById(id)) continue;
  highest.set(listOf(route, ",").length > 0 ? `${id} ${route}` : id, { dose: Number(dose), unit });
}

/** The highest single dose of a medicine, by the route where that matters; undefined where none is known. */
export const highestDoseOf = (drug: string, route: string | undefined): HighestDose | undefined =>
  highest.get(`${drug} ${route ?? ""}`) ?? highest.get(drug);
