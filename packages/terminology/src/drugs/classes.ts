/**
 * Drug classes as a prescriber names them: id | name | broader classes, … | words; …
 * A rubric may name a class: any drug of it, or of a narrower class, counts.
 */
export const classTable = `
analgesic | Analgesic | | analgesia; analgesics; painkiller; painkillers; pain relief; pain killers
nsaid | Non-steroidal anti-inflammatory drug | analgesic | nsaid; nsaids; anti-inflammatory; anti-inflammatories; non steroidal; non steroidal anti inflammatory; non-steroidal anti-inflammatory
coxib | COX-2 inhibitor | nsaid | coxib; cox 2 inhibitor; cox-2
opioid | Opioid | analgesic | opioid; opioids; opiate; opiates; narcotic; strong painkiller
weak_opioid | Weak opioid | opioid | weak opioid
strong_opioid | Strong opioid | opioid | strong opioid
salicylate | Salicylate | | salicylates
antiplatelet | Antiplatelet | | antiplatelet; antiplatelets; dual antiplatelet; dual antiplatelet therapy; dapt
p2y12_inhibitor | P2Y12 inhibitor | antiplatelet | p2y12 inhibitor; p2y12; second antiplatelet; p2y12 antagonist
gpi | Glycoprotein IIb/IIIa inhibitor | antiplatelet | gp iib/iiia inhibitor; gpiib/iiia inhibitor; glycoprotein inhibitor
anticoagulant | Anticoagulant | | anticoagulant; anticoagulants; anticoagulation; anticoagulate; blood thinner; blood thinners
heparin_class | Heparin or low molecular weight heparin | anticoagulant | lmwh; low molecular weight heparin; clexane lmwh
doac | Direct oral anticoagulant | anticoagulant | doac; doacs; noac; direct oral anticoagulant
vitamin_k_antagonist | Vitamin K antagonist | anticoagulant | vitamin k antagonist
fibrinolytic | Fibrinolytic | | fibrinolytic; thrombolytic; thrombolytics
statin | Statin | lipid_lowering | statin; statins; high intensity statin; high dose statin
lipid_lowering | Lipid-lowering drug | | lipid lowering
antihypertensive | Antihypertensive | | antihypertensive; antihypertensives; bp tablets; blood pressure tablets
beta_blocker | Beta-blocker | antihypertensive | beta blocker; beta blockers; bb; betablocker; beta-blockade; beta adrenergic blocker
nonselective_beta_blocker | Non-selective beta-blocker | beta_blocker | 
calcium_channel_blocker | Calcium channel blocker | antihypertensive | calcium channel blocker; ccb; calcium antagonist
rate_limiting_ccb | Rate-limiting calcium channel blocker | calcium_channel_blocker | rate limiting calcium channel blocker; non dihydropyridine
ace_inhibitor | ACE inhibitor | raas_inhibitor | ace inhibitor; ace-i; acei; ace inhibitors; angiotensin converting enzyme inhibitor
arb | Angiotensin receptor blocker | raas_inhibitor | arb; angiotensin receptor blocker; sartan; angiotensin ii receptor blocker
arni | Angiotensin receptor-neprilysin inhibitor | raas_inhibitor | arni
raas_inhibitor | Renin-angiotensin system inhibitor | antihypertensive | raas inhibitor
nitrate | Nitrate | | nitrate; nitrates; nitrate spray; nitroglycerine infusion
diuretic | Diuretic | antihypertensive | diuretic; diuretics; water tablet; water tablets
loop_diuretic | Loop diuretic | diuretic | loop diuretic; loop diuretics
thiazide | Thiazide diuretic | diuretic | thiazide; thiazides
mra | Mineralocorticoid receptor antagonist | diuretic | mra; aldosterone antagonist; mineralocorticoid antagonist
sglt2_inhibitor | SGLT2 inhibitor | antidiabetic | sglt2 inhibitor; sglt2i; sglt2; gliflozin
antidiabetic | Glucose-lowering drug | | glucose lowering
sulfonylurea | Sulfonylurea | antidiabetic | sulfonylurea; sulphonylurea
glp1_agonist | GLP-1 receptor agonist | antidiabetic | glp1; glp-1; glp-1 agonist
dpp4_inhibitor | DPP-4 inhibitor | antidiabetic | dpp4 inhibitor; gliptin
insulin_class | Insulin preparation | antidiabetic | 
antiarrhythmic | Antiarrhythmic | | antiarrhythmic; antiarrhythmics
inotrope | Inotrope or vasopressor | | inotrope; inotropes; vasopressor; vasopressors; pressors; inotropic support
sympathomimetic | Sympathomimetic | | 
vasoconstrictor | Vasoconstrictor | | 
pde5_inhibitor | PDE5 inhibitor | | pde5 inhibitor; pde5
antibiotic | Antibiotic | | antibiotic; antibiotics; abx; antibacterial; antimicrobials; antimicrobial; iv antibiotics; broad spectrum antibiotics; empirical antibiotics
beta_lactam | Beta-lactam | antibiotic | beta lactam; beta-lactams
penicillin | Penicillin | beta_lactam | penicillins; pen; penicillin antibiotic
cephalosporin | Cephalosporin | beta_lactam | cephalosporin; cephalosporins
carbapenem | Carbapenem | beta_lactam | carbapenem; carbapenems
macrolide | Macrolide | antibiotic | macrolide; macrolides
tetracycline_class | Tetracycline-group antibiotic | antibiotic | tetracycline antibiotic; tetracycline group
fluoroquinolone | Fluoroquinolone | antibiotic | quinolone; quinolones; fluoroquinolone; fluoroquinolones
aminoglycoside | Aminoglycoside | antibiotic | aminoglycoside; aminoglycosides
sulfonamide | Sulfonamide | antibiotic | sulfa; sulfonamide; sulphonamide
glycopeptide | Glycopeptide | antibiotic | glycopeptide
antiviral | Antiviral | | antiviral; antivirals
antifungal | Antifungal | | antifungal; antifungals
antimalarial | Antimalarial | | antimalarial; antimalarials
antitubercular | Antituberculosis drug | antibiotic | ripe; rhze; antituberculous therapy; tb treatment; antituberculosis therapy; quadruple therapy; anti-tb treatment
corticosteroid | Corticosteroid | | steroid; steroids; corticosteroid; corticosteroids
systemic_corticosteroid | Systemic corticosteroid | corticosteroid | oral steroid; oral steroids; iv steroids; systemic steroids
inhaled_corticosteroid | Inhaled corticosteroid | corticosteroid | ics; inhaled steroid; inhaled steroids; inhaled corticosteroids; preventer; preventer inhaler; steroid inhaler
bronchodilator | Bronchodilator | | bronchodilator; bronchodilators; nebuliser; nebulisers; nebulised bronchodilators; nebs; inhaler; inhalers
saba | Short-acting beta-2 agonist | bronchodilator | saba; reliever; reliever inhaler; short acting beta agonist; blue inhaler
laba | Long-acting beta-2 agonist | bronchodilator | laba; long acting beta agonist
lama | Long-acting muscarinic antagonist | bronchodilator | lama; long acting muscarinic antagonist
methylxanthine | Methylxanthine | bronchodilator | xanthine
anticholinergic | Anticholinergic | | anticholinergic; antimuscarinic
antihistamine | Antihistamine | | antihistamine; antihistamines
sedating_antihistamine | Sedating antihistamine | antihistamine | sedating antihistamine
antiemetic | Antiemetic | | antiemetic; antiemetics; anti-emetic; antisickness; anti-sickness tablets; anti sickness
dopamine_antagonist | Dopamine antagonist | | dopamine antagonist
ppi | Proton pump inhibitor | acid_suppressant | ppi; ppis; proton pump inhibitor; proton pump inhibitors
h2_antagonist | H2 receptor antagonist | acid_suppressant | h2 blocker; h2 antagonist
acid_suppressant | Acid suppressant | | acid suppression
antacid | Antacid | | antacid; antacids
laxative | Laxative | | laxative; laxatives
triptan | Triptan | | triptan; triptans; 5ht1 agonist; serotonin agonist
ergot | Ergot | | ergot; ergots; ergot alkaloid
gepant | CGRP antagonist | | cgrp; cgrp inhibitor; gepant; cgrp monoclonal antibody; anti-cgrp
migraine_prophylaxis | Migraine prophylaxis | | migraine prophylaxis; prophylaxis for migraine; migraine preventive; migraine preventer; preventive treatment for migraine
antiepileptic | Antiseizure medicine | | antiepileptic; anticonvulsant; anticonvulsants; antiseizure; antiepileptics; aed
benzodiazepine | Benzodiazepine | sedative | benzo; benzos; benzodiazepine; benzodiazepines
sedative | Sedative | | sedative; sedatives; sedation; sleeping tablet; sleeping tablets; hypnotic
antidepressant | Antidepressant | | antidepressant; antidepressants
ssri | SSRI | antidepressant | ssri; ssris; selective serotonin reuptake inhibitor
snri | SNRI | antidepressant | snri
tricyclic | Tricyclic antidepressant | antidepressant | tca; tricyclic; tricyclics
maoi | Monoamine oxidase inhibitor | antidepressant | maoi
antipsychotic | Antipsychotic | dopamine_antagonist | antipsychotic; antipsychotics
dopaminergic | Dopaminergic drug | | dopaminergic
combined_contraceptive | Combined hormonal contraceptive | hormonal_contraceptive | combined pill; cocp; coc; combined oral contraceptive; combined oral contraceptive pill; oral contraceptive pill; ocp; combined contraceptive; combined hormonal contraception; oestrogen containing contraceptive; oestrogen containing contraception; contraceptive pill; oral contraceptive; combined hormonal contraceptive; cocps; ocps; combined birth control pill; birth control pill; birth control pills; combined pills
progestogen_contraceptive | Progestogen-only contraceptive | hormonal_contraceptive | progestogen only pill; pop; mini pill; minipill; progesterone only pill; progestogen only contraception; progestin only pill; progestogen-only contraceptive; progesterone only contraception; progestogen only contraceptive pill; progestin only contraceptive pill; progesterone only contraceptive pill; progestogen only oral contraceptive; progestin only oral contraceptive; progesterone only oral contraceptive; progestin only contraceptive; progesterone only contraceptive; progestin only contraception; progestin only birth control pill; progestin only birth control; progestogen pill; progestin pill; progesterone pill
hormonal_contraceptive | Hormonal contraceptive | | hormonal contraception
hormone_replacement | Hormone replacement therapy | | hrt; hormone replacement; hormone replacement therapy
thyroid_hormone | Thyroid hormone | | thyroid replacement
antithyroid | Antithyroid drug | | antithyroid; antithyroid drug
bisphosphonate | Bisphosphonate | | bisphosphonate; bisphosphonates
dmard | Disease-modifying antirheumatic drug | | dmard; dmards
biologic | Biologic | | biologics; biologic; anti-tnf
immunosuppressant | Immunosuppressant | | immunosuppressant; immunosuppression
xanthine_oxidase_inhibitor | Xanthine oxidase inhibitor | | urate lowering therapy
antidote | Antidote | | antidote
iron_class | Iron | | iron; iron tablets; iron supplements; iron supplementation; iron replacement
vitamin | Vitamin | | vitamins; vitamin supplements
electrolyte | Electrolyte | | electrolyte replacement
vaccine | Vaccine | | 
cough_medicine | Cough medicine | | cough syrup; cough medicine; linctus; expectorant; cough suppressant; antitussive; cough mixture
decongestant | Decongestant | sympathomimetic | decongestant; decongestants
nicotine_replacement | Nicotine replacement | | nicotine replacement therapy; nrt; nicotine patch; nicotine patches
antispasmodic | Antispasmodic | | antispasmodic; antispasmodics
muscle_relaxant | Muscle relaxant | | muscle relaxant; muscle relaxants
alpha_blocker | Alpha-blocker | antihypertensive | alpha blocker; alpha blockers
5ht3_antagonist | 5-HT3 antagonist | antiemetic | 5ht3 antagonist
potassium_sparing | Potassium-sparing diuretic | diuretic | potassium sparing diuretic
general_anaesthetic | Anaesthetic agent | sedative | 
local_anaesthetic | Local anaesthetic | | local anaesthetic; local anaesthesia
emollient | Emollient | | emollient; emollients; moisturiser
topical_corticosteroid | Topical corticosteroid | corticosteroid | topical steroid; steroid cream; topical steroids
chemotherapy | Chemotherapy | | chemotherapy; chemo
`;
