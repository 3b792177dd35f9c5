/** Abdominal, renal and urogenital diagnoses: id | name | ICD-10 | organ | parents, … | neighbours, … | synonyms; … */
export const abdomenTable = `
gastro_oesophageal_reflux | Gastro-oesophageal reflux disease | K21.9 | oesophagus | dyspepsia | stable_angina, peptic_ulcer, oesophageal_spasm, acute_coronary_syndrome, gastritis | gord; gerd; reflux; acid reflux; heartburn; reflux oesophagitis; oesophagitis; gastroesophageal reflux; gastro esophageal reflux disease; gastroesophageal reflux disease; hiatus hernia
oesophageal_spasm | Oesophageal spasm | K22.4 | oesophagus | | stable_angina, acute_coronary_syndrome, gastro_oesophageal_reflux | diffuse oesophageal spasm; nutcracker oesophagus
oesophageal_rupture | Oesophageal rupture | K22.3 | oesophagus | | acute_coronary_syndrome, aortic_dissection, pneumothorax | boerhaave; boerhaaves syndrome; oesophageal perforation; boerhaave syndrome
oesophageal_cancer | Oesophageal cancer | C15.9 | oesophagus | malignancy | gastro_oesophageal_reflux, achalasia | oesophageal carcinoma; cancer of the oesophagus
achalasia | Achalasia | K22.0 | oesophagus | | oesophageal_cancer | 
dyspepsia | Dyspepsia | K30 | stomach | | stable_angina, biliary_colic | indigestion; functional dyspepsia; non ulcer dyspepsia
gastritis | Gastritis | K29.7 | stomach | dyspepsia | peptic_ulcer, gastro_oesophageal_reflux | h pylori gastritis; gastric inflammation
peptic_ulcer | Peptic ulcer disease | K27.9 | stomach | dyspepsia | gastritis, pancreatitis, biliary_colic, gastro_oesophageal_reflux, acute_coronary_syndrome | pud; peptic ulcer; gastric ulcer; duodenal ulcer; stomach ulcer; ulcer disease
perforated_viscus | Perforated viscus | K63.1 | bowel | acute_abdomen | pancreatitis, mesenteric_ischaemia | perforated ulcer; perforated peptic ulcer; bowel perforation; perforation; gi perforation; perforated bowel
gastric_cancer | Gastric cancer | C16.9 | stomach | malignancy | peptic_ulcer | stomach cancer; gastric carcinoma
gastrointestinal_bleeding | Gastrointestinal bleeding | K92.2 | bowel | | | gi bleed; gi bleeding; gastrointestinal bleed; gi haemorrhage; bleeding from the gut
upper_gi_bleed | Upper gastrointestinal bleeding | K92.0 | stomach | gastrointestinal_bleeding | variceal_bleed | ugib; upper gi bleed; upper gi haemorrhage; bleeding ulcer; bleeding peptic ulcer; haematemesis; melaena; upper gastrointestinal bleed; bleeding duodenal ulcer
variceal_bleed | Variceal bleeding | I85.0 | oesophagus | upper_gi_bleed | peptic_ulcer | variceal bleed; variceal haemorrhage; oesophageal varices; bleeding varices
mallory_weiss | Mallory-Weiss tear | K22.6 | oesophagus | upper_gi_bleed | peptic_ulcer | mallory weiss
lower_gi_bleed | Lower gastrointestinal bleeding | K92.2 | bowel | gastrointestinal_bleeding | haemorrhoids, colorectal_cancer | lgib; lower gi bleed; diverticular bleed; rectal bleeding
acute_abdomen | Acute abdomen | R10.0 | abdomen | | | surgical abdomen; peritonitis
nonspecific_abdominal_pain | Nonspecific abdominal pain | R10.4 | abdomen | | | non specific abdominal pain; non-specific abdominal pain; nsap; undifferentiated abdominal pain; undiagnosed abdominal pain; unexplained abdominal pain; unspecified abdominal pain; idiopathic abdominal pain; abdominal pain of unknown cause; abdominal pain of unknown origin; abdominal pain of unclear cause; abdominal pain of unclear aetiology; abdominal pain cause unknown; abdominal pain cause not known; abdominal pain cause unclear; abdominal pain without a cause; abdominal pain with no cause found; abdominal pain no cause found; abdominal pain of uncertain cause; abdominal pain of undetermined cause; abdominal pain nos; abdominal pain not otherwise specified; nonspecific belly pain; nonspecific stomach pain; unspecific abdominal pain; nonspecific abdo pain; non specific abdo pain; non-specific abdo pain; undifferentiated abdo pain; abdo pain cause unknown; abdo pain no cause found; abdo pain of unknown cause; abdominal pain of unclear origin; abdominal pain of unknown aetiology; abdominal pain of unknown etiology; abdominal pain of unclear etiology; abdominal pain nyd; abdominal pain not yet diagnosed; abdominal pain no diagnosis; abdominal pain without a diagnosis; unclear abdominal pain; unclear abdomen; idiopathic tummy pain; self-limiting abdominal pain; self limiting abdominal pain; benign abdominal pain
appendicitis | Acute appendicitis | K35.8 | bowel | acute_abdomen | mesenteric_adenitis, ectopic_pregnancy, gastroenteritis, ovarian_torsion, urinary_tract_infection, crohns_disease, pelvic_inflammatory_disease | appendicitis; inflamed appendix; perforated appendix; appendix abscess; perforated appendicitis; appy; acute appy; acute appendix
mesenteric_adenitis | Mesenteric adenitis | I88.0 | bowel | | appendicitis | mesenteric lymphadenitis
mesenteric_ischaemia | Mesenteric ischaemia | K55.0 | bowel | acute_abdomen | pancreatitis, bowel_obstruction | ischaemic bowel; bowel ischaemia; ischaemic gut; ischaemic colitis; mesenteric infarction
bowel_obstruction | Bowel obstruction | K56.6 | bowel | acute_abdomen | constipation, mesenteric_ischaemia | intestinal obstruction; small bowel obstruction; large bowel obstruction; sbo; ileus; volvulus; sigmoid volvulus; bowel blockage
strangulated_hernia | Strangulated hernia | K46.0 | bowel | bowel_obstruction | | incarcerated hernia; inguinal hernia; femoral hernia; obstructed hernia
diverticulitis | Diverticulitis | K57.9 | bowel | | appendicitis, colorectal_cancer, inflammatory_bowel_disease | acute diverticulitis; diverticular disease; diverticulosis
gastroenteritis | Gastroenteritis | A09 | bowel | | appendicitis, inflammatory_bowel_disease, diabetic_ketoacidosis | stomach flu; food poisoning; tummy bug; stomach bug; viral gastroenteritis; infective gastroenteritis; infectious diarrhoea; gastro; infective colitis; norovirus; campylobacter; salmonella; rotavirus; gastric flu
clostridioides_difficile | Clostridioides difficile infection | A04.7 | bowel | gastroenteritis | inflammatory_bowel_disease | c diff; clostridium difficile; c difficile; pseudomembranous colitis; c. diff
inflammatory_bowel_disease | Inflammatory bowel disease | K52.9 | bowel | | irritable_bowel_syndrome, coeliac_disease, gastroenteritis, colorectal_cancer | ibd
crohns_disease | Crohn's disease | K50.9 | bowel | inflammatory_bowel_disease | appendicitis, ulcerative_colitis | crohns; crohn disease; crohn; terminal ileitis; regional enteritis
ulcerative_colitis | Ulcerative colitis | K51.9 | bowel | inflammatory_bowel_disease | crohns_disease, gastroenteritis | acute severe colitis; colitis; toxic megacolon; proctitis
irritable_bowel_syndrome | Irritable bowel syndrome | K58.9 | bowel | | inflammatory_bowel_disease, coeliac_disease, ovarian_cancer | ibs; irritable bowel; spastic colon; functional bowel disorder
coeliac_disease | Coeliac disease | K90.0 | bowel | | irritable_bowel_syndrome, iron_deficiency_anaemia | coeliac; celiac; celiac sprue; gluten enteropathy; gluten intolerance
colorectal_cancer | Colorectal cancer | C18.9 | bowel | malignancy | haemorrhoids, diverticulitis, inflammatory_bowel_disease, iron_deficiency_anaemia | bowel cancer; colon cancer; rectal cancer; colorectal carcinoma; colonic carcinoma; colon carcinoma; bowel malignancy; caecal carcinoma; caecal cancer
constipation | Constipation | K59.0 | bowel | | bowel_obstruction | functional constipation; faecal impaction; faecal loading
haemorrhoids | Haemorrhoids | K64.9 | bowel | | colorectal_cancer, anal_fissure | piles
anal_fissure | Anal fissure | K60.2 | bowel | | haemorrhoids | fissure in ano
biliary_disease | Biliary disease | K83.9 | gallbladder | | | gallbladder disease; biliary pathology; gall bladder disease
gallstones | Gallstones | K80.2 | gallbladder | biliary_disease | | cholelithiasis; gall stones; gallstone disease
biliary_colic | Biliary colic | K80.2 | gallbladder | gallstones | cholecystitis, peptic_ulcer, pancreatitis | gallbladder colic; gallstone pain
cholecystitis | Acute cholecystitis | K81.0 | gallbladder | biliary_disease | cholangitis, biliary_colic, pancreatitis, hepatitis | cholecystitis; gallbladder infection; inflamed gallbladder
cholangitis | Acute cholangitis | K83.0 | gallbladder | biliary_disease | cholecystitis, hepatitis | ascending cholangitis; biliary sepsis
choledocholithiasis | Bile duct stone | K80.5 | gallbladder | gallstones | pancreatic_cancer, cholangitis | choledocholithiasis; common bile duct stone; cbd stone; obstructive jaundice
pancreatitis | Acute pancreatitis | K85.9 | pancreas | | peptic_ulcer, cholecystitis, perforated_viscus, mesenteric_ischaemia, inferior_stemi | pancreatitis; gallstone pancreatitis; alcoholic pancreatitis; biliary pancreatitis; inflammation of the pancreas
chronic_pancreatitis | Chronic pancreatitis | K86.1 | pancreas | | pancreatic_cancer | 
pancreatic_cancer | Pancreatic cancer | C25.9 | pancreas | malignancy | choledocholithiasis, chronic_pancreatitis | pancreatic carcinoma; carcinoma of the head of the pancreas; cancer of the pancreas; pancreatic tumour
hepatitis | Hepatitis | K75.9 | liver | | cholecystitis, cholangitis | acute hepatitis
viral_hepatitis | Viral hepatitis | B19.9 | liver | hepatitis | alcoholic_hepatitis, drug_induced_liver_injury | hepatitis a; hepatitis b; hepatitis c; hepatitis e; acute viral hepatitis; chronic viral hepatitis
autoimmune_hepatitis | Autoimmune hepatitis | K75.4 | liver | hepatitis | viral_hepatitis, alcoholic_hepatitis, drug_induced_liver_injury | aih; lupoid hepatitis
drug_induced_liver_injury | Drug-induced liver injury | K71.9 | liver | hepatitis | viral_hepatitis, alcoholic_hepatitis | dili; drug induced liver injury; drug induced hepatitis; toxic hepatitis; herbal hepatitis; medication induced liver injury
alcoholic_hepatitis | Alcohol-related hepatitis | K70.1 | liver | alcohol_related_liver_disease, hepatitis | cirrhosis, cholangitis, choledocholithiasis, viral_hepatitis, drug_induced_liver_injury | alcoholic hepatitis; alcohol hepatitis; alcohol related hepatitis; alcohol induced hepatitis; severe alcoholic hepatitis; severe alcohol related hepatitis; alcoholic steatohepatitis; acute alcoholic hepatitis; hepatitis due to alcohol; etoh hepatitis
cirrhosis | Liver cirrhosis | K74.6 | liver | chronic_liver_disease | heart_failure, nephrotic_syndrome | cirrhosis; decompensated cirrhosis; cirrhosis of the liver
chronic_liver_disease | Chronic liver disease | K76.9 | liver | | | cld; liver disease; fatty liver; nafld; nash; masld
alcohol_related_liver_disease | Alcohol-related liver disease | K70.9 | liver | chronic_liver_disease | cirrhosis, hepatitis | alcoholic liver disease; alcohol liver disease; alcohol related liver disease; alcohol induced liver disease; arld; ald; decompensated alcohol related liver disease; decompensated alcoholic liver disease; decompensated arld; alcohol related cirrhosis; alcoholic cirrhosis; alcoholic liver cirrhosis; decompensated alcoholic cirrhosis; decompensated alcohol related cirrhosis; liver failure due to alcohol; alcoholic fatty liver
liver_failure | Acute liver failure | K72.0 | liver | | hepatitis | fulminant hepatic failure; acute hepatic failure; hepatic failure
spontaneous_bacterial_peritonitis | Spontaneous bacterial peritonitis | K65.2 | liver | | | sbp
hepatic_encephalopathy | Hepatic encephalopathy | K72.9 | liver | | delirium | 
hepatic_vein_thrombosis | Budd-Chiari syndrome | I82.0 | liver | | cirrhosis, alcoholic_hepatitis, portal_vein_thrombosis | budd-chiari; budd chiari; budd chiari syndrome; hepatic vein thrombosis; hepatic venous outflow obstruction
portal_vein_thrombosis | Portal vein thrombosis | I81 | liver | | cirrhosis, mesenteric_ischaemia | portal vein thrombosis; portal thrombosis; portal vein clot
hepatocellular_carcinoma | Hepatocellular carcinoma | C22.0 | liver | malignancy | cirrhosis, alcoholic_hepatitis | hepatocellular carcinoma; hcc; liver cancer; hepatoma; primary liver cancer
haemochromatosis | Haemochromatosis | E83.1 | liver | | cirrhosis, diabetes_mellitus | iron overload; bronze diabetes; hereditary haemochromatosis
urinary_tract_infection | Urinary tract infection | N39.0 | urinary tract | | cystitis, pyelonephritis | uti; urine infection; water infection; bladder infection; urinary infection
cystitis | Acute cystitis | N30.0 | urinary tract | urinary_tract_infection | | cystitis; lower uti; lower urinary tract infection
pyelonephritis | Acute pyelonephritis | N10 | kidney | urinary_tract_infection | renal_colic, appendicitis | pyelonephritis; kidney infection; upper uti; upper urinary tract infection
renal_colic | Renal colic | N23 | kidney | | pyelonephritis, ruptured_aortic_aneurysm, appendicitis | kidney stone; kidney stones; renal stone; ureteric colic; nephrolithiasis; urolithiasis; ureteric stone; renal calculi; renal calculus; urinary stone
acute_kidney_injury | Acute kidney injury | N17.9 | kidney | | chronic_kidney_disease, dehydration | aki; acute renal failure; arf; acute renal injury; prerenal failure; acute tubular necrosis
chronic_kidney_disease | Chronic kidney disease | N18.9 | kidney | | acute_kidney_injury | ckd; chronic renal failure; crf; renal failure; end stage renal disease; renal impairment; esrd
nephrotic_syndrome | Nephrotic syndrome | N04.9 | kidney | | heart_failure, glomerulonephritis, cirrhosis | minimal change disease; nephrosis
glomerulonephritis | Glomerulonephritis | N05.9 | kidney | | nephrotic_syndrome, urinary_tract_infection | nephritic syndrome; nephritis; iga nephropathy; post streptococcal glomerulonephritis; psgn; acute glomerulonephritis
urinary_retention | Urinary retention | R33 | urinary tract | | cauda_equina_syndrome | acute retention; retention of urine; acute urinary retention
benign_prostatic_hyperplasia | Benign prostatic hyperplasia | N40 | prostate | | prostate_cancer, urinary_tract_infection | bph; enlarged prostate; prostatic hypertrophy; benign prostatic hypertrophy; luts
prostate_cancer | Prostate cancer | C61 | prostate | malignancy | benign_prostatic_hyperplasia | prostatic carcinoma; carcinoma of the prostate; metastatic prostate cancer
prostatitis | Prostatitis | N41.0 | prostate | | urinary_tract_infection | 
bladder_cancer | Bladder cancer | C67.9 | urinary tract | malignancy | urinary_tract_infection, renal_colic | transitional cell carcinoma; urothelial carcinoma
renal_cancer | Renal cell carcinoma | C64 | kidney | malignancy | renal_colic, bladder_cancer | renal cancer; kidney cancer; hypernephroma
testicular_torsion | Testicular torsion | N44 | testis | | epididymo_orchitis, renal_colic | torsion of the testis; torted testis; torsion testis
epididymo_orchitis | Epididymo-orchitis | N45.9 | testis | | testicular_torsion | epididymitis; orchitis; epididymoorchitis
ectopic_pregnancy | Ectopic pregnancy | O00.9 | pelvis | | miscarriage, appendicitis, pelvic_inflammatory_disease, ovarian_torsion | ruptured ectopic; ectopic gestation; tubal pregnancy; ruptured ectopic pregnancy; tubal ectopic; extrauterine pregnancy; extra-uterine pregnancy; ruptured ep; extra-uterine gravidity; extrauterine gravidity
miscarriage | Miscarriage | O03.9 | pelvis | | ectopic_pregnancy | spontaneous abortion; threatened miscarriage; incomplete miscarriage
pregnancy | Pregnancy | Z33 | pelvis | | | pregnant; early pregnancy; intrauterine pregnancy
pre_eclampsia | Pre-eclampsia | O14.9 | pelvis | | migraine, hypertensive_emergency | preeclampsia; eclampsia; pregnancy induced hypertension; hellp; hellp syndrome
hyperemesis | Hyperemesis gravidarum | O21.0 | pelvis | | gastroenteritis | morning sickness; hyperemesis
pelvic_inflammatory_disease | Pelvic inflammatory disease | N73.9 | pelvis | | ectopic_pregnancy, appendicitis, endometriosis | pid; salpingitis; tubo ovarian abscess
ovarian_torsion | Ovarian torsion | N83.5 | pelvis | | appendicitis, ectopic_pregnancy, ovarian_cyst | torted ovary; adnexal torsion
ovarian_cyst | Ovarian cyst | N83.2 | pelvis | | ovarian_torsion, appendicitis | ruptured ovarian cyst; haemorrhagic cyst; cyst rupture
ovarian_cancer | Ovarian cancer | C56 | pelvis | malignancy | irritable_bowel_syndrome | ovarian carcinoma; ovarian tumour
endometriosis | Endometriosis | N80.9 | pelvis | | pelvic_inflammatory_disease, dysmenorrhoea | 
dysmenorrhoea | Dysmenorrhoea | N94.6 | pelvis | | endometriosis | period pain; painful periods
polycystic_ovary_syndrome | Polycystic ovary syndrome | E28.2 | pelvis | | hypothyroidism | pcos; polycystic ovaries; polycystic ovarian syndrome
menopause | Menopause | N95.1 | pelvis | | hyperthyroidism, depression | perimenopause; menopausal symptoms; climacteric
sexually_transmitted_infection | Sexually transmitted infection | A64 | pelvis | | urinary_tract_infection | sti; std; chlamydia; gonorrhoea; genital herpes; syphilis
`;
