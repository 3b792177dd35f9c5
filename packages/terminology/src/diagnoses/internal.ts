/** Endocrine, blood, joint, infectious and general diagnoses: id | name | ICD-10 | organ | parents, … | neighbours, … | synonyms; … */
export const internalTable = `
diabetes_mellitus | Diabetes mellitus | E14.9 | pancreas | | hyperthyroidism, diabetes_insipidus | diabetes; dm; sugar diabetes; new diabetes; undiagnosed diabetes
type_1_diabetes | Type 1 diabetes mellitus | E10.9 | pancreas | diabetes_mellitus | type_2_diabetes | t1dm; type 1 diabetes; iddm; juvenile diabetes; type one diabetes; new type 1 diabetes; insulin dependent diabetes; type i dm; t1d; dm1; autoimmune diabetes; dmt1; dm type 1
type_2_diabetes | Type 2 diabetes mellitus | E11.9 | pancreas | diabetes_mellitus | type_1_diabetes | t2dm; type 2 diabetes; niddm; type two diabetes
diabetic_ketoacidosis | Diabetic ketoacidosis | E10.1 | pancreas | type_1_diabetes | gastroenteritis, sepsis, hyperosmolar_state, appendicitis | dka; ketoacidosis; diabetic keto-acidosis; keto acidosis in diabetes; diabetic ketosis with acidosis; diabetic keto acidosis
hyperosmolar_state | Hyperosmolar hyperglycaemic state | E11.0 | pancreas | type_2_diabetes | diabetic_ketoacidosis | hhs; honk; hyperosmolar; hyperglycaemic hyperosmolar state
hypoglycaemia | Hypoglycaemia | E16.2 | pancreas | | stroke, seizure, syncope | low blood sugar; hypo; hypoglycemic episode
diabetes_insipidus | Diabetes insipidus | E23.2 | pituitary | | diabetes_mellitus | arginine vasopressin deficiency
thyroid_disease | Thyroid disease | E07.9 | thyroid | | | thyroid problem; thyroid disorder; thyroid dysfunction
hyperthyroidism | Hyperthyroidism | E05.9 | thyroid | thyroid_disease | panic_disorder, atrial_fibrillation, phaeochromocytoma | thyrotoxicosis; overactive thyroid; thyroid storm; toxic goitre; thyroiditis
starvation_ketosis | Alcoholic or starvation ketosis | E87.2 | pancreas | | diabetic_ketoacidosis | alcoholic ketoacidosis; starvation ketosis; starvation ketoacidosis; alcoholic ketosis
graves_disease | Graves' disease | E05.0 | thyroid | hyperthyroidism | panic_disorder | graves; graves disease; grave disease; basedow; basedow disease; basedow's disease; morbus basedow; basedow-graves disease; diffuse toxic goitre; toxic diffuse goitre; autoimmune hyperthyroidism; autoimmune thyrotoxicosis; diffuse toxic goiter; exophthalmic goiter; exophthalmic goitre
toxic_nodular_goitre | Toxic nodular goitre | E05.2 | thyroid | hyperthyroidism | graves_disease | toxic multinodular goitre; toxic nodule; toxic adenoma; solitary toxic nodule; toxic multinodular goiter; plummer disease; hot nodule
subacute_thyroiditis | Thyroiditis with release of hormone | E06.1 | thyroid | hyperthyroidism | graves_disease | subacute thyroiditis; de quervain thyroiditis; de quervains thyroiditis; postpartum thyroiditis; painless thyroiditis; silent thyroiditis; viral thyroiditis; destructive thyroiditis
hypothyroidism | Hypothyroidism | E03.9 | thyroid | thyroid_disease | depression, iron_deficiency_anaemia | underactive thyroid; hashimoto; hashimotos; hashimotos thyroiditis; myxoedema; autoimmune hypothyroidism
adrenal_insufficiency | Adrenal insufficiency | E27.4 | adrenal | | sepsis, depression, coeliac_disease | addison; addisons disease; addisonian crisis; adrenal crisis; addisons; hypoadrenalism; primary adrenal insufficiency; addison disease; primary adrenocortical insufficiency; adrenocortical insufficiency; autoimmune adrenalitis; adrenal failure; primary hypocortisolism; hypocortisolism
cushings_syndrome | Cushing's syndrome | E24.9 | adrenal | | polycystic_ovary_syndrome, type_2_diabetes | cushing; cushings; cushing disease; hypercortisolism
phaeochromocytoma | Phaeochromocytoma | D35.0 | adrenal | | panic_disorder, hyperthyroidism | pheochromocytoma; phaeo; paraganglioma
hyperaldosteronism | Primary hyperaldosteronism | E26.0 | adrenal | | hypertension | conn; conns syndrome; conn syndrome; primary aldosteronism
hypercalcaemia | Hypercalcaemia | E83.5 | parathyroid | | malignancy, depression | high calcium; hypercalcaemia of malignancy
hyperparathyroidism | Hyperparathyroidism | E21.3 | parathyroid | hypercalcaemia | malignancy | primary hyperparathyroidism
hyponatraemia | Hyponatraemia | E87.1 | kidney | electrolyte_disturbance | delirium, siadh | low sodium
hypernatraemia | Hypernatraemia | E87.0 | kidney | electrolyte_disturbance | dehydration | high sodium
hypocalcaemia | Hypocalcaemia | E83.5 | parathyroid | electrolyte_disturbance | panic_disorder | low calcium; tetany
hypomagnesaemia | Hypomagnesaemia | E83.4 | kidney | electrolyte_disturbance | | low magnesium
siadh | Syndrome of inappropriate antidiuresis | E22.2 | pituitary | hyponatraemia | | siadh; inappropriate adh
hyperkalaemia | Hyperkalaemia | E87.5 | kidney | electrolyte_disturbance | | high potassium
hypokalaemia | Hypokalaemia | E87.6 | kidney | electrolyte_disturbance | | low potassium
electrolyte_disturbance | Electrolyte disturbance | E87.8 | kidney | | | electrolyte imbalance; electrolyte abnormality
dehydration | Dehydration | E86 | circulation | | acute_kidney_injury | volume depletion; hypovolaemia; dehydrated
hyperprolactinaemia | Prolactinoma | D35.2 | pituitary | | brain_tumour | hyperprolactinaemia; pituitary adenoma; pituitary tumour
anaemia | Anaemia | D64.9 | blood | | heart_failure, hypothyroidism | low haemoglobin; symptomatic anaemia
iron_deficiency_anaemia | Iron deficiency anaemia | D50.9 | blood | anaemia | coeliac_disease, colorectal_cancer, hypothyroidism | ida; iron deficiency; microcytic anaemia; low iron; sideropenic anaemia; fe deficiency anaemia; anaemia from chronic blood loss; ferropenic anemia; blood loss anaemia; iron deficient anaemia
vitamin_b12_deficiency | Vitamin B12 deficiency | E53.8 | blood | anaemia | peripheral_neuropathy, multiple_sclerosis, dementia | b12 deficiency; pernicious anaemia; macrocytic anaemia; megaloblastic anaemia; subacute combined degeneration; folate deficiency
haemolytic_anaemia | Haemolytic anaemia | D58.9 | blood | anaemia | hepatitis | autoimmune haemolysis; haemolysis; aiha; g6pd deficiency
sickle_cell_disease | Sickle cell disease | D57.1 | blood | haemolytic_anaemia | | sickle cell crisis; sickle crisis; sickle cell; vaso occlusive crisis; acute chest syndrome; sickle cell anaemia
thalassaemia | Thalassaemia | D56.9 | blood | anaemia | iron_deficiency_anaemia | beta thalassaemia; thalassemia
malignancy | Malignancy | C80.9 | any | | tuberculosis, hyperthyroidism | cancer; neoplasm; tumour; malignant disease; carcinoma; metastatic disease; metastases; paraneoplastic
haematological_malignancy | Haematological malignancy | C96.9 | blood | malignancy | | blood cancer
leukaemia | Leukaemia | C95.9 | blood | haematological_malignancy | lymphoma, immune_thrombocytopenia, infectious_mononucleosis | acute leukaemia; aml; cml; cll; acute lymphoblastic leukaemia; acute myeloid leukaemia; chronic myeloid leukaemia; chronic lymphocytic leukaemia
lymphoma | Lymphoma | C85.9 | blood | haematological_malignancy | tuberculosis, sarcoidosis, infectious_mononucleosis, leukaemia | hodgkin; hodgkin lymphoma; hodgkins; non hodgkin lymphoma; nhl; hodgkins lymphoma; hodgkin disease
myeloma | Multiple myeloma | C90.0 | blood | haematological_malignancy | vertebral_fracture, mechanical_back_pain | myeloma; plasma cell myeloma
neutropenic_sepsis | Neutropenic sepsis | D70 | blood | sepsis | | febrile neutropenia; neutropenic fever
immune_thrombocytopenia | Immune thrombocytopenia | D69.3 | blood | | leukaemia, ttp, henoch_schonlein_purpura, non_accidental_injury | itp; immune thrombocytopenic purpura; idiopathic thrombocytopenic purpura
ttp | Thrombotic thrombocytopenic purpura | M31.1 | blood | | haemolytic_uraemic_syndrome, immune_thrombocytopenia | ttp
haemolytic_uraemic_syndrome | Haemolytic uraemic syndrome | D59.3 | blood | | gastroenteritis, ttp | hus
haemophilia | Haemophilia | D66 | blood | | non_accidental_injury | von willebrand disease; haemophilia a; factor viii deficiency
dic | Disseminated intravascular coagulation | D65 | blood | | sepsis | dic
polycythaemia | Polycythaemia vera | D45 | blood | | | polycythaemia; prv
thrombophilia | Thrombophilia | D68.6 | blood | | | antiphospholipid syndrome; factor v leiden; aps
inflammatory_arthritis | Inflammatory arthritis | M06.4 | joint | | osteoarthritis | polyarthritis; inflammatory arthropathy
rheumatoid_arthritis | Rheumatoid arthritis | M06.9 | joint | inflammatory_arthritis | osteoarthritis, psoriatic_arthritis, systemic_lupus_erythematosus, polymyalgia_rheumatica | ra; rheumatoid; rheumatoid disease
psoriatic_arthritis | Psoriatic arthritis | L40.5 | joint | inflammatory_arthritis | rheumatoid_arthritis, gout | psoriatic arthropathy
reactive_arthritis | Reactive arthritis | M02.9 | joint | inflammatory_arthritis | septic_arthritis, gout | reiter; reiters syndrome; reiter syndrome
ankylosing_spondylitis | Axial spondyloarthritis | M45 | spine | inflammatory_arthritis | mechanical_back_pain | ankylosing spondylitis; spondyloarthritis; axspa; ank spond
osteoarthritis | Osteoarthritis | M19.9 | joint | | rheumatoid_arthritis, gout | oa; wear and tear; degenerative joint disease
crystal_arthritis | Crystal arthritis | M11.9 | joint | inflammatory_arthritis | | crystal arthropathy
gout | Gout | M10.9 | joint | crystal_arthritis | septic_arthritis, pseudogout, cellulitis, reactive_arthritis | gouty arthritis; acute gout; podagra
pseudogout | Pseudogout | M11.2 | joint | crystal_arthritis | gout, septic_arthritis | calcium pyrophosphate disease; cppd; chondrocalcinosis
septic_arthritis | Septic arthritis | M00.9 | joint | | gout, reactive_arthritis, transient_synovitis, osteomyelitis | infected joint; joint infection; septic joint
osteomyelitis | Osteomyelitis | M86.9 | bone | | septic_arthritis, cellulitis | bone infection
systemic_lupus_erythematosus | Systemic lupus erythematosus | M32.9 | joint | connective_tissue_disease | rheumatoid_arthritis, dermatomyositis | sle; lupus
connective_tissue_disease | Connective tissue disease | M35.9 | joint | | | ctd; systemic sclerosis; scleroderma; sjogren; sjogrens syndrome; mixed connective tissue disease
dermatomyositis | Inflammatory myositis | M33.9 | muscle | connective_tissue_disease | polymyalgia_rheumatica, statin_myopathy | dermatomyositis; polymyositis; myositis
polymyalgia_rheumatica | Polymyalgia rheumatica | M35.3 | muscle | | rheumatoid_arthritis, giant_cell_arteritis, statin_myopathy, hypothyroidism | pmr; polymyalgia
vasculitis | Systemic vasculitis | M31.9 | artery | | infective_endocarditis | vasculitis; granulomatosis with polyangiitis; gpa; wegener; microscopic polyangiitis; anca vasculitis; polyarteritis nodosa; takayasu
adhesive_capsulitis | Frozen shoulder | M75.0 | joint | | osteoarthritis, polymyalgia_rheumatica, cervical_radiculopathy | frozen shoulders; adhesive capsulitis; capsulitis of the shoulder; rotator cuff disease; rotator cuff tendinopathy; rotator cuff tear; subacromial impingement
fibromyalgia | Fibromyalgia | M79.7 | muscle | | chronic_fatigue_syndrome, polymyalgia_rheumatica, hypothyroidism | fibromyalgia syndrome
chronic_fatigue_syndrome | Chronic fatigue syndrome | G93.3 | any | | depression, hypothyroidism, fibromyalgia | me/cfs; myalgic encephalomyelitis; cfs; post viral fatigue; long covid
statin_myopathy | Drug-induced myopathy | G72.0 | muscle | | polymyalgia_rheumatica, dermatomyositis | statin myopathy; statin induced myalgia; rhabdomyolysis; statin myalgia
osteoporosis | Osteoporosis | M81.9 | bone | | myeloma | fragility fracture
bakers_cyst | Baker's cyst | M71.2 | leg | | deep_vein_thrombosis | ruptured bakers cyst; popliteal cyst; baker cyst
cellulitis | Cellulitis | L03.9 | skin | skin_infection | deep_vein_thrombosis, gout, necrotising_fasciitis | erysipelas; infected leg
skin_infection | Skin and soft tissue infection | L08.9 | skin | | | soft tissue infection; skin abscess; abscess
necrotising_fasciitis | Necrotising fasciitis | M72.6 | skin | skin_infection | cellulitis | necrotizing fasciitis; nec fasc; fourniers gangrene
herpes_zoster | Herpes zoster | B02.9 | skin | | acute_coronary_syndrome, cellulitis, musculoskeletal_chest_pain | shingles; zoster; vzv reactivation
eczema | Atopic eczema | L20.9 | skin | | psoriasis, scabies | eczema; atopic dermatitis; dermatitis; contact dermatitis
psoriasis | Psoriasis | L40.9 | skin | | eczema | plaque psoriasis
urticaria | Urticaria | L50.9 | skin | allergic_reaction | anaphylaxis | hives; nettle rash; angioedema; angiooedema
scabies | Scabies | B86 | skin | | eczema | 
melanoma | Melanoma | C43.9 | skin | malignancy | | malignant melanoma
infectious_mononucleosis | Infectious mononucleosis | B27.9 | lymphoid | | tonsillitis, leukaemia, lymphoma, hiv_infection | glandular fever; mono; ebv; epstein barr virus; ebv infection
hiv_infection | HIV infection | B24 | immune | | infectious_mononucleosis, lymphoma | hiv; aids; hiv seroconversion; acute hiv; primary hiv
malaria | Malaria | B54 | blood | tropical_infection | typhoid, dengue, influenza, sepsis | falciparum malaria; plasmodium falciparum; p falciparum
tropical_infection | Imported fever | A99 | any | | | tropical disease; tropical infection; travel related infection
typhoid | Typhoid fever | A01.0 | bowel | tropical_infection | malaria, gastroenteritis | enteric fever; typhoid; paratyphoid
dengue | Dengue fever | A90 | blood | tropical_infection | malaria | dengue
lyme_disease | Lyme disease | A69.2 | any | | multiple_sclerosis, bells_palsy | lyme; borreliosis; erythema migrans; lyme borreliosis
viral_infection | Viral infection | B34.9 | any | | sepsis, infectious_mononucleosis | virus; viral syndrome; viraemia; self limiting viral illness; non specific viral illness
tonsillitis | Acute tonsillitis | J03.9 | throat | upper_respiratory_tract_infection | infectious_mononucleosis, quinsy, pharyngitis | tonsillitis; strep throat; streptococcal pharyngitis; bacterial tonsillitis; streptococcal tonsillitis
pharyngitis | Acute pharyngitis | J02.9 | throat | upper_respiratory_tract_infection | tonsillitis | pharyngitis; viral pharyngitis; sore throat
quinsy | Peritonsillar abscess | J36 | throat | | tonsillitis, epiglottitis | quinsy
dental_abscess | Dental abscess | K04.7 | mouth | | sinusitis, trigeminal_neuralgia | tooth abscess; toothache; dental infection
conjunctivitis | Conjunctivitis | H10.9 | eye | | acute_angle_closure_glaucoma, uveitis | pink eye
uveitis | Anterior uveitis | H20.9 | eye | | acute_angle_closure_glaucoma, conjunctivitis | iritis; uveitis
depression | Depression | F32.9 | mind | | hypothyroidism, dementia, bipolar_disorder, anaemia | depressive disorder; major depression; depressive episode; major depressive disorder; mdd; low mood; clinical depression; depressive illness
bipolar_disorder | Bipolar disorder | F31.9 | mind | | depression, schizophrenia | mania; manic episode; manic depression; hypomania
anxiety_disorder | Anxiety disorder | F41.9 | mind | | hyperthyroidism, arrhythmia | anxiety; generalised anxiety disorder; gad; health anxiety; anxiety attack
panic_disorder | Panic attack | F41.0 | mind | anxiety_disorder | acute_coronary_syndrome, supraventricular_tachycardia, pulmonary_embolism, asthma | panic disorder; panic attacks; panic
schizophrenia | Schizophrenia | F20.9 | mind | psychosis | bipolar_disorder | paranoid schizophrenia
psychosis | Psychosis | F29 | mind | | delirium, bipolar_disorder | psychotic episode; acute psychosis; first episode psychosis; psychotic disorder
somatic_symptom_disorder | Somatic symptom disorder | F45.9 | mind | | | somatisation; functional disorder; medically unexplained symptoms; functional neurological disorder; conversion disorder; psychosomatic
eating_disorder | Eating disorder | F50.9 | mind | | coeliac_disease, hyperthyroidism | anorexia nervosa; bulimia; bulimia nervosa
post_traumatic_stress | Post-traumatic stress disorder | F43.1 | mind | anxiety_disorder | depression | ptsd
alcohol_use_disorder | Alcohol use disorder | F10.2 | mind | | depression, alcohol_withdrawal, cirrhosis | alcohol dependence; alcoholism; alcohol misuse; alcohol abuse; harmful drinking; hazardous drinking; alcohol excess; problem drinking
adjustment_disorder | Adjustment disorder | F43.2 | mind | | depression, anxiety_disorder | adjustment reaction; situational crisis; reactive low mood; grief reaction; bereavement reaction; burnout; burn-out; work stress
testosterone_deficiency | Male hypogonadism | E29.1 | testis | | depression, type_2_diabetes | hypogonadism; low testosterone; testosterone deficiency; andropause
`;
