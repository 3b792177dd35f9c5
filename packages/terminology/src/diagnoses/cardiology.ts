/** Diagnoses, one a line: id | name | ICD-10 | organ | parents, … | neighbours, … | synonyms; … */
export const cardiologyTable = `
ischaemic_heart_disease | Ischaemic heart disease | I25.9 | heart | | | ihd; coronary artery disease; cad; coronary heart disease; chd; coronary disease; cardiac ischaemia; myocardial ischaemia; ischaemic heart; coronary atherosclerosis; coronary ischaemia
acute_coronary_syndrome | Acute coronary syndrome | I24.9 | heart | ischaemic_heart_disease | aortic_dissection, pulmonary_embolism, pericarditis | acs; acute coronary syndromes; acute coronary event; acute cardiac event; acute coronary insufficiency
myocardial_infarction | Myocardial infarction | I21.9 | heart | acute_coronary_syndrome | myocarditis | mi; ami; acute mi; heart attack; acute myocardial infarct; myocardial infarct; cardiac infarction; coronary thrombosis; cardiac infarct; coronary occlusion
stemi | ST-elevation myocardial infarction | I21.3 | heart | myocardial_infarction | | stemi; st elevation mi; st segment elevation mi; st segment elevation myocardial infarction; q wave infarction; transmural infarction; st elevation acs; st elevation acute coronary syndrome; omi; occlusion mi; st elevation infarct
inferior_stemi | Inferior ST-elevation myocardial infarction | I21.1 | heart | stemi | aortic_dissection, pulmonary_embolism, pericarditis, anterior_stemi, oesophageal_spasm | inferior stemi; inf stemi; inferolateral stemi; inferior mi; acute inferior mi; acute inferior myocardial infarction; inferior st elevation mi; inferior st segment elevation mi; inferior st segment elevation myocardial infarction; inferior myocardial infarction; inferior wall mi; inferior wall stemi; inferior infarct; inferior infarction; inferior st elevation; inferior heart attack; inferior omi; right coronary artery occlusion; rca occlusion; inferior wall myocardial infarction; inferior wall infarction; iwmi; inferior ami; right coronary artery stemi; inferolateral stemi; inferolateral mi; inferolateral myocardial infarction; inferolateral infarct; inferolateral st elevation mi; acute inferior infarction; rca infarct; rca stemi; rca thrombosis
inferior_rv_mi | Inferior myocardial infarction with right ventricular involvement | I21.1 | heart | inferior_stemi | | right ventricular infarction; inferior stemi with rv infarction; inferior stemi with right ventricular infarction; rv infarction; rv infarct; right ventricular mi; rv mi; right ventricular infarct; inferior stemi with rv involvement; inferior stemi with right ventricular involvement; rv involvement; right ventricular involvement; inferior mi with rv involvement; right ventricular myocardial infarction
posterior_mi | Posterior myocardial infarction | I21.2 | heart | stemi | | posterior stemi; posterior mi; posterior infarct; inferoposterior stemi; inferoposterior mi; posterior myocardial infarct
anterior_stemi | Anterior ST-elevation myocardial infarction | I21.0 | heart | stemi | | anterior mi; anterior stemi; anterior myocardial infarction; anteroseptal mi; anterolateral mi; anterior infarct; lad occlusion; anteroseptal stemi; anterolateral stemi; awmi; lad stemi; anterior omi; st elevation mi anterior wall; anterior wall stemi; lad omi
lateral_stemi | Lateral ST-elevation myocardial infarction | I21.2 | heart | stemi | | lateral mi; lateral stemi; lateral infarct; circumflex occlusion
nstemi | Non-ST-elevation myocardial infarction | I21.4 | heart | myocardial_infarction | unstable_angina, stemi | nstemi; non stemi; non st elevation mi; non st elevation myocardial infarction; non st segment elevation myocardial infarction; nste-acs; nsteacs; nste mi; non q wave mi; non st elevation acs
unstable_angina | Unstable angina | I20.0 | heart | acute_coronary_syndrome | nstemi, stable_angina | ua; crescendo angina; preinfarction angina
angina | Angina pectoris | I20.9 | heart | ischaemic_heart_disease | | angina; anginal pain; ischaemic chest pain
stable_angina | Stable angina | I20.8 | heart | angina | gastro_oesophageal_reflux, unstable_angina, musculoskeletal_chest_pain | stable angina pectoris; exertional angina; angina of effort; effort angina; chronic stable angina; chronic coronary syndrome
vasospastic_angina | Vasospastic angina | I20.1 | heart | angina | | prinzmetal angina; prinzmetal; coronary spasm; coronary vasospasm; variant angina
takotsubo | Takotsubo cardiomyopathy | I51.8 | heart | cardiomyopathy | myocardial_infarction | takotsubo; stress cardiomyopathy; broken heart syndrome
pericarditis | Acute pericarditis | I30.9 | heart | | myocardial_infarction, myocarditis, pleurisy | pericarditis; viral pericarditis; acute pericarditis; pericardial inflammation; inflammation of the pericardium
pericardial_effusion | Pericardial effusion | I31.3 | heart | | pericarditis | 
cardiac_tamponade | Cardiac tamponade | I31.4 | heart | pericardial_effusion | tension_pneumothorax, pulmonary_embolism | tamponade; pericardial tamponade
myocarditis | Myocarditis | I40.9 | heart | | pericarditis, myocardial_infarction | viral myocarditis; myopericarditis; perimyocarditis
aortic_dissection | Aortic dissection | I71.0 | aorta | acute_aortic_syndrome | myocardial_infarction, pulmonary_embolism | dissection; dissecting aorta; dissecting aneurysm; dissecting aortic aneurysm; type a dissection; type b dissection; thoracic aortic dissection; aortic tear; acute aortic dissection; dissection of the aorta; taad
acute_aortic_syndrome | Acute aortic syndrome | I71.9 | aorta | | | intramural haematoma; penetrating aortic ulcer
aortic_aneurysm | Abdominal aortic aneurysm | I71.4 | aorta | | renal_colic, pancreatitis, ruptured_aortic_aneurysm | aaa; triple a; aortic aneurysm; aneurysm of the aorta
ruptured_aortic_aneurysm | Ruptured abdominal aortic aneurysm | I71.3 | aorta | aortic_aneurysm | renal_colic | ruptured aaa; ruptured aneurysm; ruptured aortic aneurysm; leaking aaa
heart_failure | Heart failure | I50.9 | heart | | copd_exacerbation, pneumonia, nephrotic_syndrome, pulmonary_embolism | chf; hf; ccf; congestive heart failure; congestive cardiac failure; cardiac failure; chronic heart failure; hfref; hfpef; left ventricular failure; lvf; left heart failure; decompensated heart failure; heart failure with reduced ejection fraction; heart failure with preserved ejection fraction; biventricular failure; weak heart
acute_heart_failure | Acute heart failure | I50.1 | heart | heart_failure | pneumonia, copd_exacerbation | acute lvf; acute decompensated heart failure; adhf; acute left ventricular failure; pulmonary oedema; acute pulmonary oedema; flash pulmonary oedema; cardiogenic pulmonary oedema; fluid on the lungs; decompensated chf; congestive heart failure exacerbation; chf exacerbation; new onset heart failure; decompensated hfref; decompensated ccf
right_heart_failure | Right heart failure | I50.0 | heart | heart_failure | | cor pulmonale; right ventricular failure; rv failure; right sided heart failure
cardiogenic_shock | Cardiogenic shock | R57.0 | heart | shock | septic_shock | 
cardiomyopathy | Cardiomyopathy | I42.9 | heart | | heart_failure | dcm; dilated cardiomyopathy; ischaemic cardiomyopathy; peripartum cardiomyopathy
arrhythmogenic_cardiomyopathy | Arrhythmogenic cardiomyopathy | I42.8 | heart | cardiomyopathy | ventricular_tachycardia, ectopic_beats | arvc; arvd; arrhythmogenic right ventricular cardiomyopathy; arrhythmogenic right ventricular dysplasia
hypertrophic_cardiomyopathy | Hypertrophic cardiomyopathy | I42.1 | heart | cardiomyopathy | aortic_stenosis, vasovagal_syncope | hcm; hocm; hypertrophic obstructive cardiomyopathy
arrhythmia | Cardiac arrhythmia | I49.9 | heart | | panic_disorder | arrhythmia; dysrhythmia; cardiac dysrhythmia; abnormal heart rhythm; irregular heartbeat; heart rhythm problem
tachyarrhythmia | Tachyarrhythmia | R00.0 | heart | arrhythmia | | tachycardia; tachydysrhythmia; fast heart rhythm
atrial_fibrillation | Atrial fibrillation | I48.9 | heart | supraventricular_arrhythmia | hyperthyroidism, atrial_flutter, supraventricular_tachycardia | af; afib; a fib; paf; atrial fib; paroxysmal atrial fibrillation; fast af; rapid atrial fibrillation; new onset atrial fibrillation
atrial_flutter | Atrial flutter | I48.3 | heart | supraventricular_arrhythmia | atrial_fibrillation | flutter
supraventricular_arrhythmia | Supraventricular arrhythmia | I47.1 | heart | tachyarrhythmia | | supraventricular tachyarrhythmia; atrial tachycardia
supraventricular_tachycardia | Supraventricular tachycardia | I47.1 | heart | supraventricular_arrhythmia | atrial_fibrillation, panic_disorder, ventricular_tachycardia | svt; psvt; avnrt; avrt; paroxysmal supraventricular tachycardia; av nodal re-entrant tachycardia; avnrt tachycardia; atrioventricular nodal reentrant tachycardia
wolff_parkinson_white | Wolff-Parkinson-White syndrome | Q24.8 | heart | supraventricular_arrhythmia | supraventricular_tachycardia | wpw; wolff parkinson white; pre-excitation; accessory pathway
ventricular_tachycardia | Ventricular tachycardia | I47.2 | heart | tachyarrhythmia | supraventricular_tachycardia, ventricular_fibrillation | vt; v tach; vtach; torsades; torsades de pointes
ventricular_fibrillation | Ventricular fibrillation | I49.0 | heart | arrhythmia | cardiac_arrest | vf; v fib; vfib
cardiac_arrest | Cardiac arrest | I46.9 | heart | | | pea; asystole; pulseless electrical activity
bradyarrhythmia | Bradyarrhythmia | R00.1 | heart | arrhythmia | | bradycardia; slow heart rhythm; symptomatic bradycardia
heart_block | Atrioventricular block | I44.3 | heart | bradyarrhythmia | vasovagal_syncope, sick_sinus_syndrome | heart block; av block; chb; complete heart block; third degree heart block; mobitz; second degree heart block; stokes adams; stokes-adams attack
sick_sinus_syndrome | Sick sinus syndrome | I49.5 | heart | bradyarrhythmia | heart_block | tachy-brady syndrome; sinus node disease; sinus node dysfunction
long_qt | Long QT syndrome | I45.8 | heart | arrhythmia | seizure, vasovagal_syncope | long qt; prolonged qt; lqts
brugada | Brugada syndrome | I49.8 | heart | arrhythmia | long_qt | brugada
ectopic_beats | Ectopic beats | I49.4 | heart | arrhythmia | panic_disorder | ectopics; ectopic heartbeat; pvcs; extrasystoles; premature ventricular contractions; ventricular ectopics; premature beats; benign ventricular ectopics; ventricular extrasystoles; premature ventricular complexes; premature ventricular beats; ventricular premature beats; ventricular ectopy; ectopy
valvular_heart_disease | Valvular heart disease | I38 | heart | | | valve disease; valvular disease; heart valve disease; valvulopathy
aortic_stenosis | Aortic stenosis | I35.0 | heart | valvular_heart_disease | hypertrophic_cardiomyopathy, stable_angina, vasovagal_syncope | severe aortic stenosis; aortic valve stenosis; calcific aortic stenosis
aortic_regurgitation | Aortic regurgitation | I35.1 | heart | valvular_heart_disease | | aortic incompetence; aortic insufficiency
mitral_regurgitation | Mitral regurgitation | I34.0 | heart | valvular_heart_disease | | mitral incompetence; mitral insufficiency; mitral valve prolapse
mitral_stenosis | Mitral stenosis | I05.0 | heart | valvular_heart_disease | | rheumatic mitral stenosis
infective_endocarditis | Infective endocarditis | I33.0 | heart | | sepsis, rheumatic_fever, lymphoma, tuberculosis | endocarditis; bacterial endocarditis; sbe; subacute bacterial endocarditis
rheumatic_fever | Acute rheumatic fever | I00 | heart | | infective_endocarditis, juvenile_arthritis | rheumatic fever; rheumatic heart disease
hypertension | Hypertension | I10 | circulation | | | htn; high blood pressure; essential hypertension; raised blood pressure
hypertensive_emergency | Hypertensive emergency | I16.1 | circulation | hypertension | subarachnoid_haemorrhage, intracerebral_haemorrhage | malignant hypertension; hypertensive crisis; accelerated hypertension; hypertensive encephalopathy
orthostatic_hypotension | Orthostatic hypotension | I95.1 | circulation | | vasovagal_syncope, dehydration | postural hypotension
syncope | Syncope | R55 | circulation | | seizure, hypoglycaemia | fainting; faint; blackout
vasovagal_syncope | Vasovagal syncope | R55 | circulation | syncope | seizure, orthostatic_hypotension, arrhythmia | vasovagal; vasovagal episode; simple faint; neurocardiogenic syncope; reflex syncope; vasovagal attack; neurally mediated syncope
cardiac_syncope | Cardiac syncope | R55 | heart | syncope | heart_block, ventricular_tachycardia | arrhythmic syncope
venous_thromboembolism | Venous thromboembolism | I82.9 | circulation | | | vte; thromboembolism; blood clot; venous thrombosis
deep_vein_thrombosis | Deep vein thrombosis | I80.2 | leg | venous_thromboembolism | cellulitis, bakers_cyst | dvt; deep venous thrombosis; clot in the leg; leg clot; leg dvt
peripheral_arterial_disease | Peripheral arterial disease | I73.9 | leg | | spinal_stenosis | pad; pvd; peripheral vascular disease; intermittent claudication; claudication
acute_limb_ischaemia | Acute limb ischaemia | I74.3 | leg | peripheral_arterial_disease | deep_vein_thrombosis | ischaemic limb; ischaemic leg; acute limb ischaemia; arterial embolism
superficial_thrombophlebitis | Superficial thrombophlebitis | I80.0 | leg | | deep_vein_thrombosis, cellulitis | thrombophlebitis; phlebitis
`;
