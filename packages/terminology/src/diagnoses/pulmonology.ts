/** Diagnoses, one a line: id | name | ICD-10 | organ | parents, … | neighbours, … | synonyms; … */
export const pulmonologyTable = `
respiratory_tract_infection | Respiratory tract infection | J98.8 | lung | | | rti; respiratory infection; infection of the respiratory tract
lower_respiratory_tract_infection | Lower respiratory tract infection | J22 | lung | respiratory_tract_infection | | lrti; chest infection; lung infection; infection of the lungs; infection in the chest; infection in the lungs
upper_respiratory_tract_infection | Upper respiratory tract infection | J06.9 | airway | respiratory_tract_infection | pneumonia, acute_bronchitis | urti; uri; common cold; head cold; viral upper respiratory infection; coryza; upper respiratory infection; viral urti; bad cold
pneumonia | Pneumonia | J18.9 | lung | lower_respiratory_tract_infection | acute_bronchitis, pulmonary_embolism, heart_failure, copd_exacerbation, lung_cancer, tuberculosis | pneumonias; lung consolidation; chest sepsis; pneumonitis infective
community_acquired_pneumonia | Community-acquired pneumonia | J18.9 | lung | pneumonia | acute_bronchitis, pulmonary_embolism, influenza, covid_19, copd_exacerbation, pleurisy, tuberculosis | cap; community acquired pneumonia; lower lobe consolidation; right lower lobe consolidation; rll consolidation; community pneumonia; pneumonia of the right base
bacterial_pneumonia | Bacterial pneumonia | J15.9 | lung | pneumonia | | bacterial chest infection
lobar_pneumonia | Lobar pneumonia | J18.1 | lung | community_acquired_pneumonia | | lobar consolidation; right lower lobe pneumonia; left lower lobe pneumonia; rll pneumonia; lll pneumonia; lower lobe pneumonia; upper lobe pneumonia; basal pneumonia; lobar cap; middle lobe pneumonia
pneumococcal_pneumonia | Pneumococcal pneumonia | J13 | lung | community_acquired_pneumonia, bacterial_pneumonia | | streptococcal pneumonia; streptococcus pneumoniae pneumonia; strep pneumoniae; pneumococcus; streptococcus pneumoniae; pneumococcal infection; strep pneumonia
atypical_pneumonia | Atypical pneumonia | J15.7 | lung | pneumonia | community_acquired_pneumonia | mycoplasma; mycoplasma pneumonia; walking pneumonia; chlamydia pneumonia; mycoplasma pneumoniae
legionella_pneumonia | Legionella pneumonia | A48.1 | lung | atypical_pneumonia | community_acquired_pneumonia | legionella; legionnaires disease; legionnaires; legionellosis; legionnaires' disease
viral_pneumonia | Viral pneumonia | J12.9 | lung | pneumonia | community_acquired_pneumonia, influenza | viral pneumonitis
hospital_acquired_pneumonia | Hospital-acquired pneumonia | J18.9 | lung | pneumonia | community_acquired_pneumonia | hap; nosocomial pneumonia; ventilator associated pneumonia
aspiration_pneumonia | Aspiration pneumonia | J69.0 | lung | pneumonia | community_acquired_pneumonia | aspiration pneumonitis; aspiration
bronchopneumonia | Bronchopneumonia | J18.0 | lung | pneumonia | community_acquired_pneumonia | 
covid_19 | COVID-19 | U07.1 | lung | respiratory_tract_infection | influenza, pneumonia | covid; covid 19; coronavirus; sars cov 2; covid pneumonitis; covid pneumonia; coronavirus infection
influenza | Influenza | J11.1 | airway | respiratory_tract_infection | covid_19, pneumonia, upper_respiratory_tract_infection | flu; influenza a; influenza b; influenza like illness; viral illness; flu like illness
acute_bronchitis | Acute bronchitis | J20.9 | airway | lower_respiratory_tract_infection | pneumonia, asthma_exacerbation, copd_exacerbation, upper_respiratory_tract_infection | bronchitis; tracheobronchitis; viral bronchitis
empyema | Empyema | J86.9 | lung | | pneumonia, lung_abscess, pleural_effusion | pleural empyema; pus in the pleura; parapneumonic empyema
parapneumonic_effusion | Parapneumonic effusion | J91.8 | lung | pleural_effusion | pneumonia, empyema | 
lung_abscess | Lung abscess | J85.2 | lung | | pneumonia, lung_cancer, tuberculosis | pulmonary abscess
tuberculosis | Pulmonary tuberculosis | A15.0 | lung | | lung_cancer, pneumonia, sarcoidosis, bronchiectasis | tb; tuberculosis; pulmonary tb; consumption
pneumocystis | Pneumocystis pneumonia | B48.5 | lung | pneumonia | viral_pneumonia | pcp; pjp; pneumocystis jirovecii; pneumocystis
pulmonary_embolism | Pulmonary embolism | I26.9 | lung | venous_thromboembolism | pneumonia, acute_coronary_syndrome, pneumothorax, pleurisy, heart_failure | pe; pulmonary embolus; lung clot; clot on the lung; clot in the lung; blood clot in the lung; pulmonary emboli; pulmonary thromboembolism; pulmonary infarction; massive pe; submassive pe; saddle embolus; pes; bilateral pe; bilateral pes; bilateral pulmonary emboli; acute pe; pte; lung embolism
pneumothorax | Pneumothorax | J93.9 | lung | | pulmonary_embolism, pleurisy, musculoskeletal_chest_pain | ptx; collapsed lung; punctured lung; spontaneous pneumothorax; primary spontaneous pneumothorax; secondary pneumothorax; primary pneumothorax; psp; pneumo-thorax
tension_pneumothorax | Tension pneumothorax | J93.0 | lung | pneumothorax | cardiac_tamponade | tension ptx
haemothorax | Haemothorax | J94.2 | lung | | tension_pneumothorax, pleural_effusion | haemopneumothorax
pleural_effusion | Pleural effusion | J90 | lung | | heart_failure, pneumonia | effusion; fluid around the lung; malignant pleural effusion
pleurisy | Pleurisy | R09.1 | lung | | pulmonary_embolism, pericarditis, pneumonia, musculoskeletal_chest_pain | pleuritis; viral pleurisy; pleuritic pain
obstructive_airways_disease | Obstructive airways disease | J44.9 | airway | | | obstructive airway disease; obstructive lung disease; airways disease
asthma | Asthma | J45.9 | airway | obstructive_airways_disease | copd, vocal_cord_dysfunction, bronchiolitis, viral_induced_wheeze | bronchial asthma; allergic asthma; adult onset asthma; childhood asthma
asthma_exacerbation | Acute exacerbation of asthma | J46 | airway | asthma | copd_exacerbation, anaphylaxis, pneumothorax, pneumonia, bronchiolitis | asthma attack; acute asthma; exacerbation of asthma; asthma exacerbation; severe asthma; status asthmaticus; life threatening asthma; acute severe asthma; asthma flare; flare of asthma; beta-blocker induced bronchospasm; beta blocker induced bronchospasm; beta-blocker induced asthma; drug-induced bronchospasm; acute bronchospasm; exacerbation of bronchial asthma; ae asthma; acute bronchial asthma; acute exacerbation of bronchial asthma
occupational_asthma | Occupational asthma | J45.8 | airway | asthma | copd | work related asthma
copd | Chronic obstructive pulmonary disease | J44.9 | airway | obstructive_airways_disease | asthma, heart_failure, bronchiectasis, interstitial_lung_disease | copd; coad; emphysema; chronic bronchitis; chronic obstructive airways disease
copd_exacerbation | Acute exacerbation of COPD | J44.1 | airway | copd | pneumonia, heart_failure, pulmonary_embolism, asthma_exacerbation | aecopd; iecopd; copd exacerbation; exacerbation of copd; infective exacerbation of copd; exacerbation copd; copd flare; infective copd; flare of copd; acute exacerbation of chronic obstructive pulmonary disease; exacerbation of chronic obstructive pulmonary disease; hypercapnic respiratory failure from copd; copd with type 2 respiratory failure; exacerbation of chronic bronchitis; copd with hypercapnic respiratory failure
alpha1_antitrypsin_deficiency | Alpha-1 antitrypsin deficiency | E88.0 | airway | copd | | alpha 1 antitrypsin; a1at deficiency; aatd
bronchiectasis | Bronchiectasis | J47 | airway | | copd, tuberculosis, cystic_fibrosis | bronchiectatic exacerbation; exacerbation of bronchiectasis
cystic_fibrosis | Cystic fibrosis | E84.9 | airway | | bronchiectasis, asthma | mucoviscidosis
interstitial_lung_disease | Interstitial lung disease | J84.9 | lung | | heart_failure, copd | ild; diffuse parenchymal lung disease; lung fibrosis
pulmonary_fibrosis | Idiopathic pulmonary fibrosis | J84.1 | lung | interstitial_lung_disease | heart_failure, copd | ipf; pulmonary fibrosis; fibrosing alveolitis; fibrosis of the lungs; usual interstitial pneumonia
hypersensitivity_pneumonitis | Hypersensitivity pneumonitis | J67.9 | lung | interstitial_lung_disease | atypical_pneumonia, asthma | extrinsic allergic alveolitis; bird fanciers lung; farmers lung; pigeon fanciers lung
sarcoidosis | Sarcoidosis | D86.9 | lung | | tuberculosis, lymphoma | sarcoid; pulmonary sarcoidosis; lofgren syndrome; lofgrens syndrome
asbestosis | Asbestosis | J61 | lung | interstitial_lung_disease | mesothelioma | pneumoconiosis; silicosis
lung_cancer | Lung cancer | C34.9 | lung | malignancy | pneumonia, tuberculosis, copd | bronchogenic carcinoma; carcinoma of the lung; lung carcinoma; lung malignancy; bronchial carcinoma; small cell lung cancer; non small cell lung cancer; pancoast tumour; lung tumour; cancer of the lung; lung ca; ca lung
mesothelioma | Mesothelioma | C45.0 | lung | malignancy | lung_cancer, pleural_effusion | pleural mesothelioma
pulmonary_hypertension | Pulmonary hypertension | I27.0 | lung | | heart_failure, pulmonary_embolism | pulmonary arterial hypertension
respiratory_failure | Respiratory failure | J96.9 | lung | | | type 1 respiratory failure; type 2 respiratory failure; hypoxic respiratory failure; hypercapnic respiratory failure
ards | Acute respiratory distress syndrome | J80 | lung | respiratory_failure | acute_heart_failure, viral_pneumonia | ards
obstructive_sleep_apnoea | Obstructive sleep apnoea | G47.3 | airway | | hypothyroidism, narcolepsy, depression | osa; sleep apnoea; osahs; osas
vocal_cord_dysfunction | Inducible laryngeal obstruction | J38.3 | airway | | asthma, anaphylaxis | vocal cord dysfunction; paradoxical vocal cord movement; vcd
musculoskeletal_chest_pain | Musculoskeletal chest pain | R07.8 | chest wall | | costochondritis, pulmonary_embolism, pleurisy, stable_angina | chest wall pain; muscular chest pain; msk chest pain; msk; pulled muscle; muscle strain; intercostal muscle strain; strained muscle; musculoskeletal pain; muscular strain
costochondritis | Costochondritis | M94.0 | chest wall | musculoskeletal_chest_pain | acute_coronary_syndrome | tietze syndrome; tietzes syndrome; costochondral pain
rib_fracture | Rib fracture | S22.3 | chest wall | | pneumothorax, musculoskeletal_chest_pain | broken rib; fractured rib; fractured ribs; cracked rib
hyperventilation | Hyperventilation syndrome | R06.4 | lung | | panic_disorder, pulmonary_embolism, asthma | hyperventilation; dysfunctional breathing; breathing pattern disorder
foreign_body_aspiration | Foreign body aspiration | T17.9 | airway | | croup, asthma, pneumonia | inhaled foreign body; foreign body inhalation; foreign body in the airway; airway foreign body; choking
post_nasal_drip | Upper airway cough syndrome | R09.8 | airway | | gastro_oesophageal_reflux, asthma | post nasal drip; postnasal drip
ace_inhibitor_cough | ACE inhibitor cough | R05 | airway | | asthma, gastro_oesophageal_reflux | ace inhibitor induced cough; ace cough; ramipril cough; drug induced cough
`;
