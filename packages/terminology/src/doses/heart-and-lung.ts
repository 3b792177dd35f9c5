/**
 * Usual single doses, any indication, wide enough for British, American, Australian and Indian practice:
 * id | routes | least-most unit for adults | most a day | least-most per kilogram for children | purpose.
 * British National Formulary and BNF for Children 2024-25; labels of the makers (SmPC, FDA); ESC 2023 acute coronary syndromes,
 * 2024 atrial fibrillation, 2021 heart failure and 2019 pulmonary embolism; NICE NG89, NG158; BTS/SIGN 158 and GINA 2025; Resuscitation Council UK 2021.
 */
export const heartAndLungDoses = `
aspirin | oral,rectal,iv | 75-1000 mg | 4000 | 10-15 |
clopidogrel | oral | 75-600 mg | | |
ticagrelor | oral | 60-180 mg | 360 | |
prasugrel | oral | 5-60 mg | | |
cangrelor | iv | 1-4 mg | | 0.03-0.03 |
heparin | iv | 2500-10000 unit | | 50-100 | treatment
heparin | sc | 12500-25000 unit | 60000 | 200-250 | treatment
heparin | sc | 5000-7500 unit | 22500 | 75-100 | prevention
enoxaparin | sc | 45-200 mg | 300 | 1-1.5 | treatment
enoxaparin | iv | 20-100 mg | | 0.5-1 | treatment
enoxaparin | sc | 20-60 mg | 80 | 0.5-0.75 | prevention
dalteparin | sc | 5000-20000 unit | 25000 | 100-200 | treatment
dalteparin | sc | 2500-7500 unit | 10000 | 100-100 | prevention
tinzaparin | sc | 7000-25000 unit | | 175-275 | treatment
tinzaparin | sc | 2500-6750 unit | 9000 | 50-75 | prevention
fondaparinux | sc,iv | 2.5-10 mg | | 0.1-0.1 | treatment
fondaparinux | sc | 1.5-2.5 mg | | | prevention
bivalirudin | iv | 5-120 mg | | 0.1-0.75 |
warfarin | oral | 0.5-15 mg | 15 | 0.1-0.2 |
apixaban | oral | 2.5-10 mg | 20 | |
rivaroxaban | oral | 2.5-20 mg | 30 | |
edoxaban | oral | 30-60 mg | 60 | |
dabigatran | oral | 75-220 mg | 300 | |
alteplase | iv | 2-100 mg | 100 | 0.1-0.9 |
tenecteplase | iv | 15-50 mg | 50 | 0.25-0.5 |
streptokinase | iv | 250000-1500000 unit | | |
tranexamic_acid | iv,oral | 500-2000 mg | 8000 | 10-25 |
prothrombin_complex | iv | 500-5000 unit | | 25-50 |
fresh_frozen_plasma | iv | 1-8 unit | | |
atorvastatin | oral | 10-80 mg | 80 | |
simvastatin | oral | 10-80 mg | 80 | |
rosuvastatin | oral | 5-40 mg | 40 | |
pravastatin | oral | 10-80 mg | 80 | |
bisoprolol | oral | 1.25-20 mg | 20 | |
metoprolol | oral | 12.5-200 mg | 400 | |
metoprolol | iv | 1-15 mg | | |
atenolol | oral | 12.5-100 mg | 200 | |
atenolol | iv | 2.5-10 mg | | |
propranolol | oral | 5-160 mg | 320 | 0.25-2 |
propranolol | iv | 0.5-10 mg | | 0.02-0.1 |
carvedilol | oral | 3.125-50 mg | 100 | |
labetalol | oral | 50-800 mg | 2400 | |
labetalol | iv | 5-100 mg | 300 | 0.2-1 |
esmolol | iv | 10-100 mg | | 0.5-1 |
nebivolol | oral | 1.25-20 mg | 40 | |
sotalol | oral | 40-160 mg | 480 | |
sotalol | iv | 20-150 mg | | 0.5-1.5 |
nadolol | oral | 20-160 mg | 320 | |
timolol | oral | 5-30 mg | 60 | |
amlodipine | oral | 2.5-10 mg | 10 | 0.05-0.2 |
nimodipine | oral | 30-60 mg | 360 | 0.9-1.2 |
nimodipine | iv | 0.5-2 mg | | 0.015-0.03 |
nicardipine | oral | 20-40 mg | 120 | |
nicardipine | iv | 0.5-15 mg | | |
clevidipine | iv | 0.5-8 mg | | |
diltiazem | oral | 30-480 mg | 540 | |
diltiazem | iv | 5-35 mg | | 0.15-0.35 |
adenosine | iv | 3-18 mg | | 0.05-0.3 |
verapamil | oral | 40-240 mg | 480 | |
verapamil | iv | 2.5-10 mg | 20 | 0.1-0.3 |
ramipril | oral | 1.25-10 mg | 10 | |
lisinopril | oral | 2.5-40 mg | 80 | |
enalapril | oral | 2.5-20 mg | 40 | |
enalapril | iv | 0.625-5 mg | | |
perindopril | oral | 2-16 mg | 16 | |
captopril | oral,sublingual | 6.25-50 mg | 150 | |
losartan | oral | 12.5-150 mg | 150 | |
candesartan | oral | 2-32 mg | 32 | |
valsartan | oral | 20-320 mg | 320 | |
irbesartan | oral | 75-300 mg | 300 | |
telmisartan | oral | 20-80 mg | 80 | |
olmesartan | oral | 10-40 mg | 40 | |
sacubitril_valsartan | oral | 24-200 mg | 400 | |
spironolactone | oral | 12.5-200 mg | 400 | 0.5-3 |
eplerenone | oral | 12.5-50 mg | 100 | |
furosemide | oral | 20-160 mg | 600 | 0.5-4 |
furosemide | iv,im | 10-160 mg | 1500 | 0.5-2 |
bumetanide | oral,iv,im | 0.5-5 mg | 10 | |
torasemide | oral,iv | 5-40 mg | 200 | |
mannitol | iv | 12500-140000 mg | | 250-2000 |
glyceryl_trinitrate | sublingual,buccal,inhaled,oral | 0.3-1.2 mg | | |
glyceryl_trinitrate | buccal | 1-5 mg | | |
glyceryl_trinitrate | iv | 0.05-2 mg | | |
glyceryl_trinitrate | topical | 2.5-30 mg | | |
isosorbide_mononitrate | oral | 10-120 mg | 240 | |
isosorbide_dinitrate | oral,sublingual | 2.5-80 mg | 240 | |
isosorbide_dinitrate | iv | 0.5-4 mg | | |
nicorandil | oral | 5-30 mg | 80 | |
digoxin | oral | 0.0625-1.5 mg | 1.5 | 0.005-0.02 |
digoxin_antibody | iv | 20-800 mg | | |
digoxin | iv,im | 0.0625-1 mg | 1.5 | 0.005-0.015 |
atropine | iv,im,sc | 0.3-3 mg | 3 | 0.01-0.03 |
adrenaline | im | 0.1-0.5 mg | | 0.0075-0.015 |
adrenaline | iv | 0.005-0.1 mg | | 0.001-0.001 |
adrenaline | nebulised | 1-5 mg | | 0.05-0.5 |
adrenaline | intranasal | 1-2 mg | | |
noradrenaline | iv | 0.002-0.02 mg | | |
metaraminol | iv | 0.25-5 mg | | 0.005-0.01 |
salbutamol | nebulised | 2.5-10 mg | 120 | 0.1-0.4 |
salbutamol | inhaled | 0.4-1.2 mg | | 0.02-0.1 |
levalbuterol | nebulised | 0.31-2.5 mg | 60 | 0.05-0.2 |
levalbuterol | inhaled | 0.18-0.54 mg | | 0.01-0.05 |
salbutamol | iv | 0.1-0.5 mg | | 0.005-0.015 |
salbutamol | im,sc | 0.25-0.5 mg | | |
salbutamol | oral | 2-8 mg | 32 | 0.1-0.2 |
terbutaline | nebulised | 5-10 mg | | 0.1-0.4 |
terbutaline | inhaled | 0.25-5 mg | | |
terbutaline | sc,im,iv | 0.25-0.5 mg | 2 | 0.005-0.01 |
terbutaline | oral | 2.5-5 mg | 15 | |
salmeterol | inhaled | 0.025-0.1 mg | | |
formoterol | inhaled,nebulised | 0.006-0.036 mg | | |
ipratropium | nebulised | 0.25-0.5 mg | 4 | |
ipratropium | inhaled | 0.02-0.16 mg | | |
tiotropium | inhaled | 0.0025-0.018 mg | | |
umeclidinium | inhaled | 0.055-0.0625 mg | | |
beclometasone | inhaled | 0.05-0.5 mg | 2 | |
beclometasone_formoterol | inhaled | 0.1-0.8 mg | | |
budesonide | nebulised | 0.25-4 mg | 8 | |
budesonide | inhaled | 0.1-0.8 mg | 1.6 | |
budesonide | oral | 3-9 mg | | |
budesonide_formoterol | inhaled | 0.08-0.84 mg | | |
fluticasone | inhaled | 0.05-0.5 mg | 1 | |
fluticasone | nebulised | 0.5-2 mg | | |
fluticasone_salmeterol | inhaled | 0.05-1.1 mg | | |
magnesium_sulfate | iv | 1000-8000 mg | | 25-75 |
magnesium_sulfate | im | 1000-5000 mg | | |
magnesium_sulfate | nebulised | 150-500 mg | | |
magnesium_sulfate | oral | 300-10000 mg | | |
carbocisteine | oral | 375-750 mg | 2250 | |
acetylcysteine | iv | 1000-20000 mg | | 20-200 |
acetylcysteine | oral | 200-14000 mg | | 70-150 |
acetylcysteine | nebulised | 300-1000 mg | | |
codeine | oral,im,sc | 15-60 mg | 240 | 0.25-1 |
`;
