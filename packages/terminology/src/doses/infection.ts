/**
 * Usual single doses of what is given against infections and inflammation, in the columns of `heart-and-lung.ts`.
 * British National Formulary and BNF for Children 2024-25; labels; NICE NG51, NG111, NG143, NG224, NG240; IDSA; Sanford Guide; AAP Red Book 2024.
 */
export const infectionDoses = `
amoxicillin | oral | 250-3000 mg | 6000 | 12-50 |
amoxicillin | iv,im | 500-2000 mg | 12000 | 20-60 |
co_amoxiclav | oral | 375-2125 mg | 4250 | 7-50 |
co_amoxiclav | iv | 600-2400 mg | 7200 | 25-36 |
ampicillin | iv,im | 500-3000 mg | 12000 | 25-100 |
ampicillin_sulbactam | iv,im | 1500-3000 mg | 12000 | 37-75 |
ampicillin | oral | 250-1000 mg | 4000 | 12-50 |
benzylpenicillin | iv,im | 600-2400 mg | 14400 | 25-75 |
phenoxymethylpenicillin | oral | 250-1000 mg | 4000 | 10-15 |
flucloxacillin | oral,iv,im | 250-2000 mg | 12000 | 12-50 |
piperacillin_tazobactam | iv | 2000-4500 mg | 18000 | 60-112.5 |
ticarcillin | iv | 3000-5200 mg | 20800 | 50-80 |
temocillin | iv,im | 1000-2000 mg | 6000 | 25-50 |
pivmecillinam | oral | 200-400 mg | 1600 | 5-10 |
cefalexin | oral | 250-1500 mg | 6000 | 8-50 |
cefuroxime | oral | 125-500 mg | 1000 | 10-15 |
cefuroxime | iv,im | 750-1500 mg | 6000 | 20-60 |
cefotaxime | iv,im | 1000-3000 mg | 12000 | 25-75 |
ceftriaxone | iv,im | 500-4000 mg | 4000 | 50-100 |
ceftazidime | iv,im | 1000-3000 mg | 9000 | 25-50 |
cefepime | iv,im | 500-2000 mg | 6000 | 30-50 |
cefazolin | iv,im | 500-3000 mg | 12000 | 15-50 |
cefoxitin | iv,im | 1000-3000 mg | 12000 | 20-40 |
cefaclor | oral | 250-500 mg | 4000 | 7-20 |
cefadroxil | oral | 500-1000 mg | 2000 | 12-30 |
cefpodoxime | oral | 100-400 mg | 800 | 4-5 |
cefdinir | oral | 300-600 mg | 600 | 7-14 |
cefradine | oral,iv,im | 250-1000 mg | 8000 | 6-25 |
cefprozil | oral | 250-500 mg | 1000 | 7.5-15 |
ceftaroline | iv | 400-600 mg | 1800 | 8-12 |
cefixime | oral | 200-400 mg | 800 | 4-10 |
meropenem | iv | 500-2000 mg | 6000 | 10-40 |
ertapenem | iv,im | 500-1000 mg | 1000 | 15-15 |
imipenem | iv | 250-1000 mg | 4000 | 15-25 |
aztreonam | iv,im | 500-2000 mg | 8000 | 30-50 |
clarithromycin | oral,iv | 250-1000 mg | 1000 | 7.5-15 |
erythromycin | oral,iv | 250-1000 mg | 4000 | 8-25 |
azithromycin | oral,iv | 250-2000 mg | 2000 | 5-20 |
doxycycline | oral,iv | 50-300 mg | 300 | 2-4 |
tetracycline | oral | 250-500 mg | 2000 | |
lymecycline | oral | 408-408 mg | 816 | |
minocycline | oral,iv | 50-200 mg | 400 | |
levofloxacin | oral,iv | 250-750 mg | 1000 | 8-10 |
ciprofloxacin | oral | 250-750 mg | 1500 | 10-20 |
ciprofloxacin | iv | 200-400 mg | 1200 | 6-10 |
moxifloxacin | oral,iv | 400-400 mg | 400 | |
norfloxacin | oral | 400-400 mg | 800 | |
ofloxacin | oral,iv | 200-400 mg | 800 | |
gentamicin | iv,im | 60-700 mg | 700 | 2-7.5 |
amikacin | iv,im | 250-2000 mg | 2000 | 7.5-30 |
tobramycin | iv,im | 60-700 mg | 700 | 2-10 |
vancomycin | iv | 500-3000 mg | 6000 | 10-30 |
vancomycin | oral | 125-500 mg | 2000 | 10-10 |
teicoplanin | iv,im | 200-1200 mg | | 6-12 |
linezolid | oral,iv | 600-600 mg | 1200 | 10-10 |
daptomycin | iv | 200-1200 mg | | 4-12 |
clindamycin | oral | 150-450 mg | 1800 | 3-13 |
clindamycin | iv,im | 300-1200 mg | 4800 | 3.75-13 |
metronidazole | oral | 200-2000 mg | 4000 | 7.5-30 |
metronidazole | iv | 500-1500 mg | 4000 | 7.5-15 |
metronidazole | rectal | 500-1000 mg | 3000 | |
trimethoprim | oral | 100-300 mg | 400 | 3-6 |
co_trimoxazole | oral,iv | 480-1920 mg | 7680 | 18-36 |
nitrofurantoin | oral | 50-100 mg | 400 | 0.75-1.75 |
fosfomycin | oral | 3000-3000 mg | | |
fosfomycin | iv | 2000-8000 mg | 24000 | 50-130 |
fusidic_acid | oral,iv | 250-750 mg | 2250 | |
chloramphenicol | oral,iv | 500-2000 mg | 8000 | 12.5-25 |
rifampicin | oral,iv | 300-900 mg | 1200 | 10-20 |
isoniazid | oral,iv,im | 150-900 mg | 900 | 7-15 |
pyrazinamide | oral | 1000-3000 mg | | 20-40 |
ethambutol | oral | 600-2400 mg | | 15-25 |
rifaximin | oral | 200-550 mg | 1650 | |
aciclovir | oral | 200-800 mg | 4000 | 10-20 |
aciclovir | iv | 250-1200 mg | 3600 | 5-20 |
fluconazole | oral,iv | 50-800 mg | 800 | 3-12 |
terbinafine | oral | 250-250 mg | 250 | |
prednisolone | oral | 2.5-100 mg | 100 | 0.5-2 |
prednisolone | iv,im,rectal | 5-100 mg | | 0.5-2 |
hydrocortisone | iv,im | 25-500 mg | 600 | 1-8 |
hydrocortisone | oral | 2.5-100 mg | 200 | 0.2-4 |
dexamethasone | oral,iv,im | 0.5-24 mg | 40 | 0.1-0.6 |
methylprednisolone | iv,im | 40-1000 mg | 1000 | 0.5-30 |
methylprednisolone | oral | 4-100 mg | 1000 | 0.5-2 |
fludrocortisone | oral | 0.05-0.4 mg | 0.4 | |
chlorphenamine | oral,iv,im,sc | 2-20 mg | 40 | 0.1-0.25 |
cetirizine | oral,iv | 2.5-20 mg | 40 | 0.2-0.5 |
loratadine | oral | 5-20 mg | 40 | |
fexofenadine | oral | 30-180 mg | 720 | |
hydroxyzine | oral,im | 10-100 mg | 200 | 0.5-1 |
promethazine | oral,iv,im,rectal | 5-50 mg | 100 | 0.25-1 |
diphenhydramine | oral,iv,im | 12.5-100 mg | 400 | 1-2 |
colchicine | oral | 0.3-1.2 mg | 3 | |
`;
