/**
 * Usual single doses of the rest, in the columns of `heart-and-lung.ts`.
 * British National Formulary and BNF for Children 2024-25; labels; NICE CG140, NG228, NG222; RCEM 2021 (pain); JBDS 2023 and ISPAD 2024 (insulin); RCPCH.
 */
export const generalDoses = `
insulin | sc | 2-100 unit | 300 | 0.02-0.5 |
insulin | iv | 1-10 unit | | 0.05-0.1 |
dapagliflozin | oral | 5-10 mg | 10 | |
empagliflozin | oral | 10-25 mg | 25 | |
canagliflozin | oral | 100-300 mg | 300 | |
metformin | oral | 500-2000 mg | 3000 | |
gliclazide | oral | 30-160 mg | 320 | |
methotrexate | oral,sc,im | 2.5-25 mg | 25 | |
tocilizumab | sc,iv | 162-800 mg | 800 | |
glucagon | im,sc,iv | 0.5-5 mg | | 0.02-0.15 |
glucagon | intranasal | 3-3 mg | | |
levothyroxine | oral | 0.0125-0.25 mg | 0.3 | 0.002-0.015 |
levothyroxine | iv | 0.05-0.5 mg | | |
carbimazole | oral | 2.5-60 mg | 60 | 0.25-1 |
methimazole | oral | 2.5-60 mg | 60 | 0.25-1 |
propylthiouracil | oral | 50-600 mg | 1200 | 2-5 |
calcium_gluconate | iv | 1000-6000 mg | | 30-200 |
potassium_chloride | iv | 10-40 mmol | 240 | 0.2-1 |
potassium_chloride | oral | 8-50 mmol | 200 | 0.5-2 |
ferrous_sulfate | oral | 65-650 mg | 975 | 3-6 |
iron_infusion | iv | 100-2000 mg | | 5-20 |
folic_acid | oral | 0.4-15 mg | 15 | |
thiamine | iv,im | 100-1000 mg | 2400 | |
thiamine | oral | 50-300 mg | 600 | |
vitamin_k | iv,oral,im | 1-10 mg | 30 | 0.02-0.3 |
omeprazole | oral,iv | 10-80 mg | 120 | 0.5-3 |
lansoprazole | oral | 15-60 mg | 120 | 0.5-2 |
esomeprazole | oral,iv | 20-80 mg | 160 | 0.5-1.5 |
pantoprazole | oral,iv | 20-80 mg | 240 | 0.5-1.5 |
metoclopramide | oral,iv,im,sc | 5-20 mg | 40 | 0.1-0.15 |
domperidone | oral | 10-20 mg | 60 | 0.25-0.4 |
prochlorperazine | oral,buccal | 3-20 mg | 40 | 0.1-0.25 |
prochlorperazine | im,iv | 5-12.5 mg | 40 | 0.1-0.25 |
prochlorperazine | rectal | 5-25 mg | 50 | |
cyclizine | oral,iv,im,sc | 25-50 mg | 150 | 0.5-1 |
ondansetron | oral,iv,im,sc,sublingual,rectal | 4-16 mg | 32 | 0.1-0.15 |
granisetron | oral,iv,sc | 1-3 mg | 9 | |
macrogol | oral | 3000-120000 mg | | 200-2000 |
senna | oral | 7.5-35 mg | | |
ispaghula | oral | 3000-7000 mg | | |
anti_d_immunoglobulin | im,iv | 250-2500 unit | | |
immunoglobulin | iv | 10000-160000 mg | | 200-2000 |
human_albumin | iv | 10000-150000 mg | | 500-1500 |
selenium | oral | 0.05-0.2 mg | 0.4 | |
paracetamol | oral | 500-1000 mg | 4000 | 10-20 |
paracetamol | iv | 500-1000 mg | 4000 | 7.5-20 |
paracetamol | rectal | 500-1000 mg | 4000 | 10-40 |
ibuprofen | oral | 200-800 mg | 3200 | 5-10 |
ibuprofen | iv | 200-800 mg | 3200 | 5-10 |
naproxen | oral,rectal | 220-1000 mg | 1500 | 5-10 |
diclofenac | oral,rectal,im,iv | 25-150 mg | 200 | 0.3-2 |
indometacin | oral,rectal | 25-100 mg | 200 | 0.5-1 |
ketorolac | iv,im | 10-60 mg | 120 | 0.5-1 |
ketorolac | oral | 10-20 mg | 40 | |
mefenamic_acid | oral | 250-500 mg | 1500 | |
meloxicam | oral,im,rectal | 7.5-15 mg | 15 | |
tolfenamic_acid | oral | 100-200 mg | 400 | |
celecoxib | oral | 100-400 mg | 800 | |
piroxicam | oral,im,rectal | 10-40 mg | 40 | |
ketoprofen | oral,im,iv,rectal | 25-200 mg | 300 | |
flurbiprofen | oral | 50-150 mg | 300 | |
aceclofenac | oral | 100-100 mg | 200 | |
etoricoxib | oral | 30-120 mg | 120 | |
morphine | iv | 1-10 mg | | 0.02-0.15 |
morphine | im,sc | 2.5-15 mg | | 0.05-0.2 |
morphine | oral,rectal,buccal | 2.5-30 mg | | 0.05-0.4 |
oxycodone | oral | 2.5-20 mg | | 0.05-0.2 |
oxycodone | iv,im,sc | 1-10 mg | | 0.02-0.1 |
phosphate | iv | 9-50 mmol | 100 | 0.15-0.5 |
phosphate | oral | 8-32 mmol | 100 | 0.3-1 |
rocuronium | iv | 20-150 mg | | 0.3-1.2 |
hydromorphone | oral | 1-8 mg | | 0.02-0.08 |
hydromorphone | iv,im,sc | 0.2-2 mg | | 0.003-0.02 |
fentanyl | iv,im,sc | 0.02-0.1 mg | | 0.0005-0.002 |
fentanyl | intranasal,buccal,nebulised,sublingual | 0.05-0.4 mg | | 0.001-0.003 |
pethidine | iv,im,sc,oral | 25-150 mg | 600 | 0.5-2 |
tramadol | oral,iv,im | 50-100 mg | 400 | 1-2 |
dihydrocodeine | oral,im,sc | 30-60 mg | 240 | 0.5-1 |
co_codamol | oral | 500-1060 mg | 4240 | |
buprenorphine | sublingual | 0.2-24 mg | | |
buprenorphine | iv,im | 0.3-0.6 mg | | |
methadone | oral,iv,im,sc | 2.5-60 mg | | |
sumatriptan | oral | 25-100 mg | 300 | |
sumatriptan | sc | 3-6 mg | 12 | |
sumatriptan | intranasal | 5-22 mg | 44 | |
rizatriptan | oral | 5-10 mg | 30 | |
zolmitriptan | oral,intranasal | 1.25-5 mg | 10 | |
eletriptan | oral | 20-80 mg | 80 | |
naratriptan | oral | 1-2.5 mg | 5 | |
almotriptan | oral | 6.25-12.5 mg | 25 | |
frovatriptan | oral | 2.5-2.5 mg | 7.5 | |
gabapentin | oral | 100-1200 mg | 3600 | 5-15 |
pregabalin | oral | 25-300 mg | 600 | |
carbamazepine | oral,rectal | 50-800 mg | 2000 | 2.5-10 |
diazepam | oral | 2-30 mg | 120 | 0.05-0.3 |
diazepam | iv,im | 2-20 mg | | 0.1-0.4 |
diazepam | rectal | 5-20 mg | | 0.25-0.5 |
levetiracetam | iv,oral | 250-4500 mg | 4500 | 10-60 |
lorazepam | oral,sublingual | 0.5-4 mg | 12 | 0.02-0.1 |
lorazepam | iv,im | 0.5-4 mg | 12 | 0.02-0.1 |
midazolam | iv,im | 0.5-10 mg | | 0.025-0.2 |
midazolam | buccal,intranasal,oral | 2.5-15 mg | | 0.2-0.5 |
clonazepam | oral,iv | 0.25-4 mg | 20 | |
chlordiazepoxide | oral | 5-50 mg | 300 | |
chlordiazepoxide | im,iv | 25-100 mg | 300 | |
oxazepam | oral | 7.5-50 mg | 180 | |
temazepam | oral | 7.5-30 mg | 40 | |
amitriptyline | oral | 5-150 mg | 200 | 0.1-1 |
nortriptyline | oral | 10-150 mg | 150 | |
pizotifen | oral | 0.5-3 mg | 4.5 | |
flunarizine | oral | 5-10 mg | 10 | |
dihydroergotamine | iv,im,sc | 0.5-1 mg | 3 | |
dihydroergotamine | intranasal | 0.5-2 mg | 3 | |
sertraline | oral | 25-200 mg | 200 | |
fluoxetine | oral | 10-60 mg | 80 | |
citalopram | oral | 8-40 mg | 40 | |
escitalopram | oral | 5-20 mg | 20 | |
paroxetine | oral | 10-50 mg | 60 | |
venlafaxine | oral | 37.5-225 mg | 375 | |
duloxetine | oral | 20-120 mg | 120 | |
mirtazapine | oral | 7.5-45 mg | 45 | |
vortioxetine | oral | 5-20 mg | 20 | |
bupropion | oral | 75-300 mg | 450 | |
chlorpromazine | oral,im,iv | 10-100 mg | 1000 | 0.25-1 |
droperidol | iv,im | 0.5-10 mg | | 0.01-0.1 |
baclofen | oral | 5-30 mg | 100 | |
cinnarizine | oral | 15-75 mg | 225 | |
acamprosate | oral | 333-666 mg | 2000 | |
varenicline | oral | 0.5-1 mg | 2 | |
riboflavin | oral | 100-400 mg | 400 | |
desogestrel | oral | 0.075-0.075 mg | | |
drospirenone | oral | 3-4 mg | | |
norethisterone | oral | 0.35-10 mg | 30 | |
levonorgestrel | oral | 0.03-3 mg | | |
medroxyprogesterone | oral,im,sc | 2.5-150 mg | | |
`;
