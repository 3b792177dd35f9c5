/** Emergency and paediatric diagnoses: id | name | ICD-10 | organ | parents, … | neighbours, … | synonyms; … */
export const emergencyTable = `
shock | Shock | R57.9 | circulation | | | circulatory collapse; circulatory shock
sepsis | Sepsis | A41.9 | any | | anaphylaxis, pneumonia, meningitis, adrenal_insufficiency | septicaemia; blood poisoning; bacteraemia; systemic infection; sepsis of unknown origin
urosepsis | Urosepsis | A41.9 | urinary tract | sepsis, urinary_tract_infection | community_acquired_pneumonia, cholangitis, delirium | urinary sepsis; urosepsis with retention; sepsis of urinary origin; sepsis from the urinary tract; sepsis secondary to uti; sepsis due to uti; sepsis from uti; sepsis secondary to urinary tract infection; sepsis due to urinary tract infection; sepsis from a urinary source; urinary tract sepsis; urosepticaemia; sepsis secondary to pyelonephritis; sepsis due to pyelonephritis; uti with sepsis; septic shock from urinary source; sepsis source urine; septicaemia from urinary tract infection; uro-sepsis; sepsis with urinary retention; septic shock of urinary origin
septic_shock | Septic shock | R57.2 | circulation | sepsis, shock | cardiogenic_shock, anaphylaxis | 
toxic_shock_syndrome | Toxic shock syndrome | A48.3 | circulation | septic_shock | anaphylaxis, kawasaki_disease | toxic shock
hypovolaemic_shock | Hypovolaemic shock | R57.1 | circulation | shock | septic_shock | haemorrhagic shock; hypovolemic shock
allergic_reaction | Allergic reaction | T78.4 | immune | | | allergic response; acute allergy
anaphylaxis | Anaphylaxis | T78.2 | immune | allergic_reaction | asthma_exacerbation, urticaria, septic_shock, vasovagal_syncope, panic_disorder | anaphylactic shock; anaphylactic reaction; severe allergic reaction
meningococcal_sepsis | Meningococcal disease | A39.2 | any | sepsis | bacterial_meningitis, viral_infection, henoch_schonlein_purpura | meningococcal septicaemia; meningococcaemia; meningococcal sepsis; meningococcal infection
poisoning | Poisoning | T65.9 | any | | | overdose; intoxication; toxic ingestion; drug overdose; drug toxicity
paracetamol_overdose | Paracetamol overdose | T39.1 | liver | poisoning | liver_failure | paracetamol poisoning; acetaminophen overdose; paracetamol toxicity; acetaminophen toxicity
opioid_overdose | Opioid overdose | T40.2 | brain | poisoning | hypoglycaemia, stroke | opioid toxicity; heroin overdose; opiate overdose; opioid intoxication; opiate toxicity; narcotic overdose
salicylate_poisoning | Salicylate poisoning | T39.0 | any | poisoning | diabetic_ketoacidosis | aspirin overdose; salicylate toxicity
tricyclic_overdose | Tricyclic overdose | T43.0 | heart | poisoning | ventricular_tachycardia | tca overdose; amitriptyline overdose
carbon_monoxide_poisoning | Carbon monoxide poisoning | T58 | any | poisoning, secondary_headache | migraine, tension_headache, influenza | co poisoning; carbon monoxide toxicity; carbon monoxide
cocaine_chest_pain | Cocaine toxicity | T40.5 | heart | poisoning | acute_coronary_syndrome | cocaine induced chest pain; stimulant toxicity; amphetamine toxicity; cocaine intoxication
alcohol_intoxication | Alcohol intoxication | F10.0 | brain | poisoning | hypoglycaemia, concussion | ethanol intoxication
alcohol_withdrawal | Alcohol withdrawal | F10.3 | brain | | delirium, sepsis, wernickes | delirium tremens; dts; alcohol withdrawal seizure
digoxin_toxicity | Digoxin toxicity | T46.0 | heart | poisoning | heart_block | digitalis toxicity
lithium_toxicity | Lithium toxicity | T56.8 | brain | poisoning | delirium | 
serotonin_syndrome | Serotonin syndrome | T43.2 | brain | poisoning | neuroleptic_malignant_syndrome, sepsis | serotonin toxicity
neuroleptic_malignant_syndrome | Neuroleptic malignant syndrome | G21.0 | brain | | serotonin_syndrome, sepsis | nms
heat_stroke | Heat stroke | T67.0 | any | | sepsis | heatstroke; heat exhaustion; hyperthermia
hypothermia | Hypothermia | T68 | any | | hypothyroidism, sepsis | 
trauma | Trauma | T14.9 | any | | | injury; polytrauma; major trauma; blunt trauma
hip_fracture | Hip fracture | S72.0 | bone | trauma | osteoarthritis | fractured neck of femur; neck of femur fracture; nof; broken hip; fractured hip
ankle_sprain | Ankle sprain | S93.4 | joint | trauma | ankle_fracture | sprained ankle; sprain; ligament injury
ankle_fracture | Ankle fracture | S82.8 | bone | trauma | ankle_sprain | broken ankle; weber fracture
wrist_fracture | Distal radius fracture | S52.5 | bone | trauma | | colles fracture; wrist fracture; broken wrist; distal radial fracture
compartment_syndrome | Compartment syndrome | T79.6 | leg | | deep_vein_thrombosis | 
splenic_rupture | Splenic rupture | S36.0 | abdomen | trauma | ectopic_pregnancy | splenic injury; ruptured spleen; splenic laceration
burns | Burns | T30.0 | skin | trauma | | burn; scald
drowning | Drowning | T75.1 | lung | | | near drowning; submersion
bite_wound | Bite wound | T14.1 | skin | trauma | cellulitis | dog bite; animal bite; cat bite
epistaxis | Epistaxis | R04.0 | nose | | | nosebleed; nose bleed
epiglottitis | Acute epiglottitis | J05.1 | airway | | croup, tonsillitis, anaphylaxis, quinsy | epiglottitis; supraglottitis
croup | Croup | J05.0 | airway | upper_respiratory_tract_infection | epiglottitis, foreign_body_aspiration, bacterial_tracheitis, asthma_exacerbation | laryngotracheobronchitis; viral croup; laryngotracheitis; ltb; pseudocroup; pseudo-croup
bacterial_tracheitis | Bacterial tracheitis | J04.1 | airway | | croup, epiglottitis | tracheitis
bronchiolitis | Bronchiolitis | J21.9 | airway | lower_respiratory_tract_infection | asthma, pneumonia, viral_induced_wheeze, heart_failure | rsv; rsv bronchiolitis; viral bronchiolitis; respiratory syncytial virus; rsv infection
viral_induced_wheeze | Viral-induced wheeze | J45.9 | airway | lower_respiratory_tract_infection | asthma_exacerbation, bronchiolitis, foreign_body_aspiration | viral wheeze; preschool wheeze; episodic viral wheeze; wheezy bronchitis; viral induced wheeze
whooping_cough | Whooping cough | A37.9 | airway | respiratory_tract_infection | bronchiolitis, asthma | pertussis; bordetella pertussis
otitis_media | Acute otitis media | H66.9 | ear | upper_respiratory_tract_infection | mastoiditis, otitis_externa | aom; ear infection; otitis media; middle ear infection
otitis_externa | Otitis externa | H60.9 | ear | | otitis_media | swimmers ear; outer ear infection
mastoiditis | Mastoiditis | H70.0 | ear | | otitis_media | acute mastoiditis
febrile_seizure | Febrile convulsion | R56.0 | brain | seizure | meningitis, epilepsy, encephalitis | febrile seizure; febrile fit; fever fit; febrile convulsions; simple febrile convulsion; simple febrile seizure
intussusception | Intussusception | K56.1 | bowel | bowel_obstruction | gastroenteritis, appendicitis | telescoping bowel; intestinal invagination; bowel invagination
pyloric_stenosis | Pyloric stenosis | Q40.0 | stomach | | gastro_oesophageal_reflux, gastroenteritis, cow_milk_allergy | hypertrophic pyloric stenosis; infantile hypertrophic pyloric stenosis
malrotation | Malrotation with volvulus | Q43.3 | bowel | bowel_obstruction | pyloric_stenosis | midgut volvulus; malrotation
cow_milk_allergy | Cow's milk protein allergy | K52.2 | bowel | allergic_reaction | gastro_oesophageal_reflux, gastroenteritis | cmpa; cows milk allergy; milk allergy; cows milk protein intolerance; cow milk protein allergy
infantile_colic | Infantile colic | R10.4 | bowel | | intussusception, cow_milk_allergy | colic; baby colic
necrotising_enterocolitis | Necrotising enterocolitis | P77 | bowel | | | nec
kawasaki_disease | Kawasaki disease | M30.3 | artery | vasculitis | scarlet_fever, measles, viral_infection, toxic_shock_syndrome | kawasaki; kawasakis disease; mucocutaneous lymph node syndrome
scarlet_fever | Scarlet fever | A38 | skin | | kawasaki_disease, measles, tonsillitis | scarlatina; group a strep; group a streptococcal infection
measles | Measles | B05.9 | skin | viral_infection | scarlet_fever, kawasaki_disease, rubella | morbilli
rubella | Rubella | B06.9 | skin | viral_infection | measles | german measles
chickenpox | Chickenpox | B01.9 | skin | viral_infection | hand_foot_and_mouth, impetigo | varicella; chicken pox
hand_foot_and_mouth | Hand, foot and mouth disease | B08.4 | skin | viral_infection | chickenpox | hfmd; coxsackie; hand foot and mouth; hand foot mouth disease
roseola | Roseola infantum | B08.2 | skin | viral_infection | measles | sixth disease; roseola
fifth_disease | Erythema infectiosum | B08.3 | skin | viral_infection | measles, scarlet_fever | fifth disease; slapped cheek; slapped cheek syndrome; parvovirus; parvovirus b19
mumps | Mumps | B26.9 | salivary gland | viral_infection | | parotitis
impetigo | Impetigo | L01.0 | skin | skin_infection | eczema, chickenpox | 
henoch_schonlein_purpura | IgA vasculitis (Henoch-Schönlein purpura) | D69.0 | artery | vasculitis | meningococcal_sepsis, immune_thrombocytopenia, non_accidental_injury | hsp; henoch schonlein purpura; iga vasculitis; henoch schonlein
juvenile_arthritis | Juvenile idiopathic arthritis | M08.9 | joint | inflammatory_arthritis | septic_arthritis, transient_synovitis | jia; juvenile arthritis; stills disease
transient_synovitis | Transient synovitis | M67.3 | joint | | septic_arthritis, perthes_disease | irritable hip; toxic synovitis
perthes_disease | Perthes disease | M91.1 | bone | | transient_synovitis, slipped_femoral_epiphysis | perthes; legg calve perthes
slipped_femoral_epiphysis | Slipped upper femoral epiphysis | M93.0 | bone | | perthes_disease, transient_synovitis | sufe; scfe; slipped capital femoral epiphysis
developmental_dysplasia_hip | Developmental dysplasia of the hip | Q65.8 | bone | | perthes_disease | ddh; hip dysplasia
non_accidental_injury | Non-accidental injury | T74.1 | any | | immune_thrombocytopenia, haemophilia, febrile_seizure | nai; child abuse; physical abuse; abusive head trauma; shaken baby; maltreatment; neglect
failure_to_thrive | Faltering growth | R62.8 | any | | coeliac_disease, cystic_fibrosis | failure to thrive; ftt; poor weight gain
neonatal_jaundice | Neonatal jaundice | P59.9 | liver | | biliary_atresia, haemolytic_anaemia | physiological jaundice; breast milk jaundice
biliary_atresia | Biliary atresia | Q44.2 | liver | | neonatal_jaundice | 
neonatal_sepsis | Neonatal sepsis | P36.9 | any | sepsis | congenital_heart_disease | group b strep; early onset sepsis; gbs sepsis
congenital_heart_disease | Congenital heart disease | Q24.9 | heart | | bronchiolitis, neonatal_sepsis | congenital heart defect; vsd; ventricular septal defect; coarctation; tetralogy of fallot; patent ductus arteriosus; pda; atrial septal defect
wilms_tumour | Wilms tumour | C64 | kidney | malignancy | | nephroblastoma; neuroblastoma
brue | Brief resolved unexplained event | R68.1 | any | | gastro_oesophageal_reflux, seizure, non_accidental_injury | brue; alte; apparent life threatening event
breath_holding | Breath-holding attack | R06.8 | brain | | seizure, syncope | breath holding spell; breath holding attack; reflex anoxic seizure
adhd | Attention deficit hyperactivity disorder | F90.0 | mind | | autism | adhd
autism | Autism spectrum disorder | F84.0 | mind | | adhd | autism; asd; aspergers
enuresis | Nocturnal enuresis | N39.4 | urinary tract | | type_1_diabetes, urinary_tract_infection | bed wetting; bedwetting
retropharyngeal_abscess | Retropharyngeal abscess | J39.0 | throat | | quinsy, epiglottitis, bacterial_tracheitis, croup, meningitis | retropharyngeal abscess; parapharyngeal abscess; deep neck space infection; deep neck abscess; deep neck infection
meckels_diverticulum | Meckel's diverticulum | Q43.0 | bowel | | intussusception, lower_gi_bleed, appendicitis | meckels diverticulum; meckels; meckel; bleeding meckels diverticulum
primary_polydipsia | Primary polydipsia | R63.1 | any | | diabetes_insipidus, diabetes_mellitus | primary polydipsia; psychogenic polydipsia; habitual drinking; habit polydipsia; habitual polydipsia; excessive drinking habit; habit drinking
stress_hyperglycaemia | Stress hyperglycaemia | R73.9 | any | | diabetes_mellitus, type_1_diabetes | stress hyperglycaemia; transient hyperglycaemia; stress hyperglycemia
`;
