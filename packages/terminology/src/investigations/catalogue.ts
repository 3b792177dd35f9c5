/**
 * Investigations, one a line: id | name | category | LOINC | synonyms; … | description.
 * The first ten carry the product's names and stand in its order. LOINC codes (loinc.org) only where one code fits.
 */
export const investigationTable = `
cbc | Complete Blood Count (CBC) | Blood Work | 58410-2 | full blood count; fbc; cbc; complete blood count; blood count; haemogram; white cell count; wcc; haemoglobin; platelets | Haemoglobin, white cells and platelets
bmp | Basic Metabolic Panel | Blood Work | 51990-0 | bmp; u&e; u&es; ues; urea and electrolytes; urea electrolytes; electrolytes; renal function; kidney function; creatinine; egfr; chem 7; renal profile; potassium; sodium; cmp; comprehensive metabolic panel; complete metabolic panel; metabolic panel; bun; bun and creatinine | Sodium, potassium, urea, creatinine, bicarbonate and glucose
troponin | Cardiac Enzymes (Troponin) | Cardiac | 67151-1 | troponin; troponins; hs troponin; high sensitivity troponin; trop; hs-ctni; hs-ctnt; cardiac enzymes; cardiac markers; serial troponin | High-sensitivity cardiac troponin
chest_x_ray | Chest X-Ray | Imaging | 36643-5 | cxr; chest xray; chest x ray; chest radiograph; chest film; x-ray chest; x-ray of the chest | Posteroanterior radiograph of the chest
ecg | ECG/EKG | Cardiac | 11524-6 | ecg; ekg; 12 lead ecg; 12-lead; twelve lead ecg; electrocardiogram; electrocardiograph; serial ecg; rhythm strip | Twelve-lead electrocardiogram
lipid_panel | Lipid Panel | Blood Work | 57698-3 | lipids; lipid profile; cholesterol; fasting lipids; hdl; ldl; triglycerides | Total, HDL and LDL cholesterol, triglycerides
thyroid_function | Thyroid Function Tests | Endocrine | | tft; tfts; thyroid function; thyroid function test; thyroid tests; tsh; t4; free t4; thyroid panel | TSH and free thyroxine
urinalysis | Urinalysis | Urine | 24356-8 | urine dipstick; urine dip; dipstick; dip urine; urine test; urinalysis dipstick; urine analysis | Dipstick and microscopy of urine
ct_chest | CT Chest | Imaging | 24627-2 | ct thorax; chest ct; ct of the chest; ct scan chest; thoracic ct; hrct; high resolution ct chest | Computed tomography of the chest
echocardiogram | Echocardiogram | Cardiac | 34552-0 | echo; transthoracic echo; tte; cardiac echo; cardiac ultrasound; echocardiography; bedside echo | Transthoracic ultrasound of the heart
d_dimer | D-Dimer | Blood Work | 48065-7 | d dimer; ddimer; d-dimers; fibrin degradation product | Fibrin degradation product for excluding thrombosis at low probability
crp | C-Reactive Protein (CRP) | Blood Work | 1988-5 | crp; c reactive protein; inflammatory markers | Acute phase protein
esr | Erythrocyte Sedimentation Rate (ESR) | Blood Work | 30341-2 | esr; sed rate; sedimentation rate; erythrocyte sedimentation rate | Slow marker of inflammation
procalcitonin | Procalcitonin | Blood Work | 33959-8 | pct; procalcitonin level | Marker of bacterial infection
bnp | BNP / NT-proBNP | Cardiac | 33762-6 | bnp; nt-probnp; ntprobnp; nt pro bnp; natriuretic peptide; brain natriuretic peptide; b type natriuretic peptide | Natriuretic peptide, raised in heart failure
abg | Arterial Blood Gas | Blood Work | 24336-0 | abg; abgs; arterial gas; blood gas; arterial blood gases | pH, oxygen, carbon dioxide and bicarbonate of arterial blood
vbg | Venous Blood Gas | Blood Work | 24339-4 | vbg; venous gas; venous blood gases; capillary gas; capillary blood gas; cap gas | pH, carbon dioxide, bicarbonate and lactate of venous blood
lactate | Serum Lactate | Blood Work | 2524-7 | lactate; lactic acid; lactate level | Marker of poor tissue perfusion
liver_function | Liver Function Tests | Blood Work | 24325-3 | lft; lfts; liver function; liver function test; liver panel; liver enzymes; hepatic panel; bilirubin; alt; ast | Bilirubin, transaminases, alkaline phosphatase, albumin
coagulation | Coagulation Screen | Blood Work | | clotting; clotting screen; coag; coags; coagulation; coagulation profile; inr; pt inr; pt and aptt; prothrombin time; aptt | Prothrombin time, INR and APTT
glucose | Blood Glucose | Blood Work | 2345-7 | glucose; blood sugar; bm; cbg; capillary glucose; capillary blood glucose; finger prick glucose; blood glucose level; random glucose; fasting glucose; finger stick glucose; fingerstick; fingerstick glucose; poc glucose; point of care glucose; accucheck | Plasma or capillary glucose
hba1c | HbA1c | Blood Work | 4548-4 | hba1c; a1c; glycated haemoglobin; glycosylated haemoglobin | Average glycaemia over three months
ketones | Blood Ketones | Blood Work | 53060-9 | ketones; ketone; blood ketone; beta hydroxybutyrate; ketone level | Beta-hydroxybutyrate in blood
magnesium | Serum Magnesium | Blood Work | 19123-9 | magnesium level; mg level | Magnesium in serum
bone_profile | Bone Profile (Calcium, Phosphate) | Blood Work | | bone profile; calcium; phosphate; serum calcium; corrected calcium; calcium and phosphate | Calcium, phosphate, alkaline phosphatase, albumin
amylase_lipase | Amylase / Lipase | Blood Work | | amylase; lipase; serum amylase; serum lipase; pancreatic enzymes | Pancreatic enzymes
creatine_kinase | Creatine Kinase (CK) | Blood Work | 2157-6 | ck; creatine kinase; cpk | Muscle enzyme
iron_studies | Iron Studies and Ferritin | Blood Work | | ferritin; iron studies; iron profile; transferrin saturation; iron panel | Ferritin, iron and transferrin saturation
b12_folate | Vitamin B12 and Folate | Blood Work | | b12; folate; vitamin b12; haematinics; b12 and folate | Vitamins needed for red cells and nerves
blood_culture | Blood Cultures | Microbiology | 600-7 | blood culture; cultures of blood; bc x2; two sets of blood cultures | Culture of two sets of blood
sputum_culture | Sputum Culture | Microbiology | 6460-0 | sputum; sputum mc&s; sputum mcs; sputum microscopy; sputum gram stain; sputum microscopy and culture; sputum for culture | Microscopy and culture of sputum
urine_culture | Urine Culture | Microbiology | 630-4 | msu; urine mc&s; midstream urine; urine microscopy; urine for culture; urine microscopy and culture | Microscopy and culture of midstream urine
stool_culture | Stool Culture | Microbiology | 625-4 | stool sample; stool mc&s; stool microscopy; faecal culture; faeces culture | Microscopy and culture of stool
throat_swab | Throat Swab | Microbiology | 626-2 | throat culture; rapid strep test; strep test; throat swab for strep | Culture or antigen test for streptococcus
urinary_antigens | Urinary Antigens (Pneumococcus, Legionella) | Microbiology | | urinary antigen; urine antigens; legionella antigen; legionella urinary antigen; pneumococcal antigen; pneumococcal urinary antigen | Antigens of pneumococcus and Legionella in urine
respiratory_viral_pcr | Respiratory Viral PCR | Microbiology | | viral pcr; respiratory pcr; viral swab; covid test; covid swab; covid 19 test; covid pcr; flu swab; influenza swab; influenza test; nasopharyngeal swab; respiratory panel; viral throat swab; respiratory viral panel; rsv swab | Influenza, SARS-CoV-2, RSV and others from a swab
hiv_test | HIV Test | Microbiology | | hiv; hiv serology; hiv screen | Antigen and antibody test for HIV
tb_test | Tuberculosis Tests (AFB, IGRA) | Microbiology | | afb; acid fast bacilli; igra; quantiferon; tb culture; tb test; sputum for afb | Smear, culture and interferon gamma release assay
lumbar_puncture | Lumbar Puncture | Neurology | | lp; spinal tap; csf; cerebrospinal fluid; csf analysis; csf examination; cerebrospinal fluid analysis | Opening pressure, cells, protein, glucose and xanthochromia of CSF
pregnancy_test | Pregnancy Test | Urine | 2106-3 | beta hcg; bhcg; b hcg; hcg; urine pregnancy test; urine hcg; urinary hcg; serum hcg; upt; quantitative hcg; serum beta hcg | Human chorionic gonadotrophin
toxicology | Toxicology Screen | Blood Work | | tox screen; drug screen; urine drug screen; paracetamol level; salicylate level; paracetamol and salicylate levels; acetaminophen level; aspirin level; uds; urine tox; toxicology; urine toxicology | Paracetamol, salicylate and common drugs
carboxyhaemoglobin | Carboxyhaemoglobin | Blood Work | | cohb; carboxyhemoglobin level; carbon monoxide level | Carbon monoxide bound to haemoglobin
tryptase | Mast Cell Tryptase | Blood Work | 21582-2 | tryptase; serum tryptase | Rises after anaphylaxis
cortisol | Morning Cortisol | Endocrine | 9813-7 | cortisol; serum cortisol; 9am cortisol; short synacthen test; synacthen; cosyntropin; cosyntropin test; cosyntropin stimulation test; acth stimulation test; random cortisol | Adrenal function
autoimmune_screen | Autoimmune Screen | Blood Work | | ana; anti-nuclear antibody; antinuclear antibody; rheumatoid factor; anti-ccp; autoantibodies; anca; autoimmune profile; immunology screen | Autoantibodies of connective tissue disease
coeliac_serology | Coeliac Serology | Blood Work | | ttg; tissue transglutaminase; anti-ttg; celiac screen; coeliac screen | Tissue transglutaminase antibodies
faecal_calprotectin | Faecal Calprotectin | Blood Work | | calprotectin; fecal calprotectin; faecal calprotectin | Marker of bowel inflammation
fit | Faecal Immunochemical Test (FIT) | Blood Work | | fit test; faecal occult blood; fob; fobt; faecal immunochemical; qfit | Blood in stool
group_and_save | Group and Save / Crossmatch | Blood Work | | group and save; crossmatch; cross match; g&s; type and screen; blood group | Blood group and antibodies before transfusion
ct_head | CT Head | Imaging | 24725-4 | head ct; ct brain; brain ct; ct scan head; ct scan of the head; non contrast ct head; ct of the head; cranial ct | Computed tomography of the brain
ct_angiography_head_neck | CT Angiography Head and Neck | Imaging | | cta head; cta head and neck; cta brain; ct angiogram head; ct angiogram head and neck; ct cerebral angiogram; cerebral angiography; ct angiography brain; ct angiogram of the neck | Arteries from the arch to the circle of Willis
ct_venography | CT Venography (Head) | Imaging | | ctv; ct venogram; mr venogram; mrv; venography; mr venography | Cerebral venous sinuses
ctpa | CT Pulmonary Angiogram | Imaging | | ctpa; ct pulmonary angiography; ct-pa; pulmonary angiogram; pulmonary angiography; cta chest | Pulmonary arteries with contrast
ct_aortogram | CT Aortogram | Imaging | | ct aorta; cta aorta; aortogram; ct angiogram aorta; aortic ct; ct angiography of the aorta; cta chest abdomen pelvis; cta chest abdomen and pelvis; cta chest abdo pelvis; cta cap; ct angiogram chest abdomen pelvis; ct angiogram chest abdomen and pelvis; ct angiography chest abdomen pelvis; ct angiography of the chest abdomen and pelvis; whole aorta ct; ct whole aorta; ct angiogram whole aorta; dissection protocol ct; ct dissection protocol; cta dissection protocol | The whole aorta with contrast
ct_abdomen | CT Abdomen and Pelvis | Imaging | | ct abdomen; ct ap; ctap; abdominal ct; ct abdo; ct abdo pelvis; ct kub | Computed tomography of abdomen and pelvis
mri_brain | MRI Brain | Imaging | 24590-2 | mri head; brain mri; mri scan of the brain; head mri; mri of the brain; mr brain; mri scan head | Magnetic resonance imaging of the brain
mri_spine | MRI Spine | Imaging | | spinal mri; mri lumbar spine; mri of the spine; mri whole spine; mri total spine; mri entire spine; lumbar spine mri | Magnetic resonance imaging of the spine
ultrasound_abdomen | Ultrasound Abdomen | Imaging | | abdominal ultrasound; uss abdomen; us abdomen; ultrasound of the abdomen; uss abdo; renal ultrasound; liver ultrasound; ruq ultrasound; right upper quadrant ultrasound; ruq us; abdominal doppler ultrasound; liver doppler; bladder scan; bladder ultrasound; post void residual; uss kub; ultrasound of the kidneys; renal tract ultrasound; kidney ultrasound; uss renal tract; fast scan | Liver, biliary tree, kidneys, aorta
ultrasound_leg_veins | Ultrasound of Leg Veins (Doppler) | Imaging | | leg doppler; doppler legs; duplex leg; venous doppler; compression ultrasound; uss leg; leg ultrasound; venous duplex; doppler ultrasound of the leg | Deep veins of the leg
ultrasound_lung | Lung Ultrasound | Imaging | | thoracic ultrasound; pocus lung; chest ultrasound; lung uss | Pleura and lung at the bedside
ultrasound_pelvis | Ultrasound Pelvis | Imaging | | pelvic ultrasound; transvaginal ultrasound; tvus; uss pelvis; testicular ultrasound; tvuss; tvs; transvaginal scan; transvaginal uss; tv scan; early pregnancy scan; transvaginal us | Uterus, ovaries and adnexa
abdominal_x_ray | Abdominal X-Ray | Imaging | | axr; abdominal xray; abdominal radiograph; abdominal film; x-ray abdomen | Plain film of the abdomen
sinus_x_ray | Sinus Imaging | Imaging | | sinus xray; sinus ct; ct sinuses; sinus radiograph | Paranasal sinuses
spirometry | Spirometry | Respiratory | 81459-0 | lung function; lung function tests; pulmonary function tests; pfts; pft; fev1; spirometry with reversibility; fvc; forced vital capacity; vital capacity; bedside spirometry; bedside vital capacity; bedside fvc; nif; negative inspiratory force; mip; maximal inspiratory pressure; mip and mep; respiratory muscle strength; snip; sniff nasal inspiratory pressure | FEV1, FVC and their ratio
peak_flow | Peak Expiratory Flow | Respiratory | 33452-4 | pef; pefr; peak flow; peak expiratory flow rate | Best of three blows
feno | Exhaled Nitric Oxide (FeNO) | Respiratory | | feno; nitric oxide test; exhaled nitric oxide | Marker of airway eosinophils
vq_scan | Ventilation-Perfusion Scan | Imaging | | vq; v/q; v/q scan; vq; ventilation perfusion; ventilation/perfusion scan | Mismatch of ventilation and perfusion
bronchoscopy | Bronchoscopy | Respiratory | | bal; bronchoalveolar lavage; fibreoptic bronchoscopy | Direct view of the airways
exercise_test | Exercise ECG (Treadmill Test) | Cardiac | | exercise test; exercise tolerance test; ett; treadmill; treadmill test; stress test; stress ecg; exercise ecg; exercise stress test | ECG under graded exercise
ct_coronary_angiography | CT Coronary Angiography | Cardiac | | ctca; ct coronary angiogram; coronary ct; coronary ct angiography; ccta | Coronary arteries with contrast
coronary_angiography | Coronary Angiography | Cardiac | | coronary angiogram; angiogram; cardiac catheterisation; cardiac catheterization; cardiac cath; cath lab; invasive angiography; angiography | Invasive coronary angiography
ecg_right_sided | Right-Sided ECG (V3R-V6R) | Cardiac | | right sided ecg; right-sided leads; right sided leads; v4r; right ventricular leads; ecg with right sided leads | Chest leads on the right side, for the right ventricle
holter | Ambulatory ECG (Holter) | Cardiac | | holter; holter monitor; 24 hour ecg; 24 hour tape; ambulatory ecg; 24h ecg; ecg monitor; event monitor | ECG over 24 hours or more
blood_pressure_lying_standing | Lying and Standing Blood Pressure | Cardiac | | orthostatic blood pressure; postural blood pressure; orthostatic vitals; lying standing bp; postural bp | Drop in blood pressure on standing
eeg | EEG | Neurology | 11523-8 | electroencephalogram; electroencephalography | Electrical activity of the brain
nerve_conduction | Nerve Conduction Studies | Neurology | | ncs; emg; electromyography; nerve conduction | Conduction in peripheral nerves
fundoscopy | Fundoscopy | Neurology | | ophthalmoscopy; funduscopy; fundus examination; retinal examination | Optic discs and retina
endoscopy | Upper GI Endoscopy | Gastroenterology | | ogd; gastroscopy; egd; upper endoscopy; endoscopy; oesophagogastroduodenoscopy | Oesophagus, stomach and duodenum
colonoscopy | Colonoscopy | Gastroenterology | | flexible sigmoidoscopy; lower endoscopy; sigmoidoscopy | Colon and terminal ileum
h_pylori | Helicobacter Pylori Test | Gastroenterology | | h pylori; h. pylori; helicobacter; urea breath test; h pylori stool antigen; stool antigen test | Breath or stool test for H. pylori
pulse_oximetry | Continuous Pulse Oximetry | Respiratory | 59408-5 | pulse oximetry; oximetry; pulse oximeter; pulse ox; spo2; spo2 monitoring; oxygen saturation; oxygen saturations; saturation monitoring; sats monitoring; continuous oximetry; continuous sats | Oxygen saturation by a probe on the skin, watched over time
neck_x_ray | Soft-Tissue X-Ray of the Neck | Imaging | | lateral neck x-ray; lateral neck x ray; lateral neck xray; lateral neck film; neck x ray; neck xray; neck x-ray; soft tissue neck; soft tissue neck x-ray; neck radiograph; lateral soft tissue neck; x-ray neck; x ray neck | Plain film of the upper airway and the soft tissues of the neck
contrast_enema | Contrast Enema (Diagnostic) | Imaging | | barium enema; contrast enema; diagnostic enema; gastrografin enema; water soluble contrast enema | Fluoroscopy of the colon with contrast
upper_gi_contrast | Upper GI Contrast Study | Imaging | | upper gi contrast; upper gi series; barium meal; barium swallow; contrast swallow; upper gi contrast study; contrast meal; barium follow through | Fluoroscopy of oesophagus, stomach and duodenum with contrast
islet_autoantibodies | Islet Autoantibodies | Endocrine | | islet autoantibodies; islet antibodies; islet cell antibodies; gad antibodies; gad antibody; gad65; anti-gad; ia-2; ia2 antibodies; znt8; diabetes autoantibodies; diabetes antibodies; pancreatic autoantibodies | Antibodies to GAD, IA-2 and ZnT8
c_peptide | C-Peptide | Endocrine | | c peptide; serum c-peptide; urinary c-peptide; cpeptide | The body's own production of insulin
osmolality | Osmolality (Serum and Urine) | Blood Work | | osmolality; serum osmolality; urine osmolality; plasma osmolality; osmolarity; paired osmolality; paired osmolalities | Concentration of dissolved particles in blood and urine
phq9 | PHQ-9 (Depression Questionnaire) | Mental Health | 44249-1 | phq-9; phq 9; phq; patient health questionnaire; depression questionnaire; depression score; depression screen; hospital anxiety and depression scale; hads; beck depression inventory | Nine questions on mood over two weeks, 0 to 27
gad7 | GAD-7 (Anxiety Questionnaire) | Mental Health | 69737-5 | gad-7; gad 7; anxiety questionnaire; anxiety score; generalised anxiety disorder assessment | Seven questions on anxiety over two weeks, 0 to 21
audit_score | AUDIT (Alcohol Questionnaire) | Mental Health | | audit-c; audit c; audit questionnaire; alcohol questionnaire; cage questionnaire; alcohol use disorders identification test; sadq | Ten questions on drinking, 0 to 40
epworth | Epworth Sleepiness Scale | Respiratory | | epworth score; ess; sleepiness scale; stop-bang; stop bang; stopbang | Chance of dozing in eight situations, 0 to 24
sleep_study | Sleep Study | Respiratory | | polysomnography; overnight oximetry; home sleep study; respiratory polygraphy; sleep test | Breathing and oxygen through a night
testosterone_level | Testosterone | Endocrine | 2986-8 | serum testosterone; testosterone level; total testosterone; morning testosterone | Testosterone in a morning sample
vitamin_d | Vitamin D | Blood Work | | vitamin d level; 25-hydroxyvitamin d; vit d level | 25-hydroxyvitamin D
gamma_gt | Gamma-Glutamyl Transferase | Blood Work | 2324-2 | ggt; gamma gt | Enzyme raised by alcohol and biliary disease
bacterial_pcr | Whole-Blood PCR (Meningococcus, Pneumococcus) | Microbiology | | meningococcal pcr; pneumococcal pcr; whole blood pcr; blood pcr; bacterial pcr; edta pcr; meningococcal and pneumococcal pcr | DNA of meningococcus and pneumococcus in blood
beta2_transferrin | Beta-2 Transferrin (Nasal or Ear Fluid) | Microbiology | | beta-2 transferrin; beta 2 transferrin; b2 transferrin; beta trace protein; tau transferrin; csf leak test | Shows whether a fluid is cerebrospinal fluid
allergen_ige | Allergen-Specific IgE / Skin Prick Tests | Blood Work | | specific ige; allergen specific ige; ige; total ige; rast; rast test; venom ige; wasp venom ige; venom specific ige; allergy test; allergy tests; allergy testing; skin prick; skin prick test; skin prick tests; skin prick testing | Antibodies against named allergens
ct_perfusion | CT Perfusion (Brain) | Imaging | | ct perfusion; perfusion ct; brain perfusion; cerebral perfusion; ct perfusion head; ct perfusion scan | Blood flow of the brain, core and penumbra
anti_xa | Anti-Xa Level (DOAC) | Blood Work | | anti-xa; anti xa; anti-xa level; anti factor xa; anti-factor xa; apixaban level; doac level; drug specific anti-xa; rivaroxaban level | How much of a factor Xa inhibitor is in the blood
acth | ACTH | Endocrine | 2141-0 | adrenocorticotropic hormone; adrenocorticotrophic hormone; plasma acth; acth level; corticotropin | The pituitary's order to the adrenal
adrenal_antibodies | Adrenal Antibodies (21-Hydroxylase) | Endocrine | | adrenal antibodies; adrenal autoantibodies; adrenal cortex antibodies; 21 hydroxylase antibodies; 21-hydroxylase antibody; 21 hydroxylase; anti 21 hydroxylase | Autoantibodies against the adrenal cortex
renin_aldosterone | Renin and Aldosterone | Endocrine | | renin; aldosterone; plasma renin; plasma renin activity; renin and aldosterone; aldosterone renin ratio; aldosterone and renin | Salt-keeping hormones
thyroid_antibodies | Thyroid Antibodies (TRAb, TPO) | Endocrine | | trab; trabs; tsh receptor antibody; tsh receptor antibodies; tsh receptor ab; thyroid receptor antibodies; thyrotropin receptor antibodies; thyroid antibodies; thyroid autoantibodies; thyroid stimulating immunoglobulin; tsi; tpo antibodies; anti-tpo; thyroid peroxidase antibodies | Antibodies to the TSH receptor and to thyroid peroxidase
ultrasound_thyroid | Ultrasound Thyroid | Imaging | | thyroid ultrasound; uss thyroid; ultrasound of the thyroid; neck ultrasound; ultrasound neck; uss neck; thyroid uss; ultrasound scan of the thyroid | Size, structure and nodules of the thyroid
thyroid_uptake | Thyroid Uptake Scan | Imaging | | technetium scan; thyroid uptake; thyroid scintigraphy; radioiodine uptake scan; radioactive iodine uptake; uptake scan; thyroid isotope scan; radioiodine uptake; thyroid scan | Distribution of uptake in the thyroid
metanephrines | Plasma or Urine Metanephrines | Endocrine | | metanephrines; plasma metanephrines; urine metanephrines; urinary metanephrines; catecholamines; urinary catecholamines; vma; 24 hour urinary metanephrines; normetanephrine | Breakdown products of adrenaline and noradrenaline
ascitic_tap | Ascitic Fluid Analysis | Gastroenterology | | ascitic fluid; ascitic tap; ascites tap; ascitic fluid analysis; diagnostic paracentesis; diagnostic tap; peritoneal fluid; ascitic aspirate; paracentesis; saag; ascitic fluid culture | Cells, protein, albumin and culture of the fluid in the abdomen
hepatitis_serology | Hepatitis Serology | Blood Work | | hepatitis screen; viral hepatitis screen; viral hepatitis serology; hepatitis b serology; hepatitis c serology; hbsag; hep b; hep c; hepatitis b and c; hepatitis viral screen; liver screen; non invasive liver screen; chronic liver disease screen; acute hepatitis panel | Hepatitis A, B, C and E
ammonia | Ammonia | Blood Work | | serum ammonia; plasma ammonia; ammonia level | Ammonia in plasma
alcohol_level | Blood Alcohol | Blood Work | 5643-2 | ethanol; ethanol level; blood ethanol; serum ethanol; alcohol level; blood alcohol level; breath alcohol; breathalyser | Ethanol in blood or breath
mrcp | MRCP | Imaging | | magnetic resonance cholangiopancreatography; mr cholangiopancreatography; mri bile ducts | Bile ducts by magnetic resonance
liver_biopsy | Liver Biopsy | Gastroenterology | | transjugular liver biopsy; biopsy of the liver | Tissue of the liver
elastography | Liver Elastography | Gastroenterology | | fibroscan; transient elastography; liver stiffness | Stiffness of the liver
immunoglobulins | Serum Immunoglobulins (IgA, IgG, IgM) | Blood Work | | serum immunoglobulins; immunoglobulin levels; iga level; iga; serum iga; immunoglobulin assay | Antibody classes in serum
antiganglioside | Anti-Ganglioside Antibodies | Blood Work | | antiganglioside antibodies; anti-ganglioside antibodies; ganglioside antibodies; anti-gq1b; gq1b; anti-gm1; gm1 antibodies; gq1b antibodies | Antibodies to gangliosides of nerve
transoesophageal_echo | Transoesophageal Echocardiogram | Cardiac | | toe echo; tee; transoesophageal echo; transesophageal echo; transesophageal echocardiogram; transoesophageal echocardiography; transesophageal echocardiography | Ultrasound of the heart and aorta from the gullet
porphobilinogen | Porphobilinogen (Urine) | Urine | | pbg; urine porphobilinogen; urinary porphobilinogen; porphobilinogen; porphyrins; urine porphyrins; urinary porphyrins; porphyria screen; urine pbg | Porphobilinogen in urine protected from light, against creatinine
tumour_markers | Tumour Markers (CEA, CA 19-9, PSA) | Blood Work | | tumour marker; tumor markers; cea; carcinoembryonic antigen; ca 19-9; ca19-9; psa; prostate specific antigen; cancer markers | Proteins that some tumours shed
`;
