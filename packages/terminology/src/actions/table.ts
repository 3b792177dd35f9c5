/** Treatments that are not medicines, one a line: id | name | words by which a learner writes them; … */
export const actionTable = `
primary_pci | Primary percutaneous coronary intervention | primary pci; ppci; pci; percutaneous coronary intervention; primary percutaneous coronary intervention; primary angioplasty; angioplasty; emergency angiography; urgent angiography; immediate angiography; emergency coronary angiography; urgent coronary angiography; immediate coronary angiography; cath lab; catheter laboratory; catheterisation laboratory; cardiac catheterization; coronary stent; coronary stenting; stenting; reperfusion; reperfusion therapy; emergency revascularisation; coronary revascularisation
thrombolysis | Thrombolysis | thrombolysis; thrombolyse; thrombolytic; thrombolytics; fibrinolysis; fibrinolytic; clot buster; lysis
thrombectomy | Mechanical thrombectomy | thrombectomy; mechanical thrombectomy; clot retrieval; endovascular thrombectomy
cabg | Coronary artery bypass grafting | cabg; coronary bypass; bypass surgery; bypass graft
cardioversion | Electrical cardioversion | cardioversion; dc cardioversion; dccv; electrical cardioversion; synchronised shock; synchronized cardioversion
defibrillation | Defibrillation and CPR | defibrillation; defibrillate; cpr; cardiopulmonary resuscitation; advanced life support; als
pacing | Cardiac pacing | pacing; pacemaker; transcutaneous pacing; temporary pacing wire; transvenous pacing; temporary pacing
vagal_manoeuvre | Vagal manoeuvre | vagal manoeuvre; vagal manoeuvres; vagal maneuver; valsalva; modified valsalva; carotid sinus massage
catheter_ablation | Catheter ablation | ablation; catheter ablation
oxygen | Oxygen | oxygen; o2; supplemental oxygen; high flow oxygen; oxygen therapy; controlled oxygen; titrated oxygen; venturi; nasal cannula; non rebreathe mask; non-rebreather
iv_fluids | Intravenous fluids | iv fluids; iv fluid; intravenous fluids; intravenous fluid; fluids iv; fluid bolus; fluid resuscitation; fluid challenge; crystalloid; saline; normal saline; ns; nacl; 0.9% saline; 0.9% nacl; saline bolus; ns bolus; sodium chloride; hartmanns; hartmann's; ringers lactate; ringer's lactate; plasmalyte; volume resuscitation; volume loading; volume expansion; cautious fluids; fluids
oral_fluids | Oral fluids | oral fluids; drink plenty; plenty of fluids; push fluids; encourage fluids; fluid intake; keep hydrated; stay hydrated; hydration; drink fluids; rehydration; oral rehydration
admission | Admission to hospital | admission; admit; admitted; hospitalise; hospitalize; hospitalisation; hospitalization; inpatient; in-patient; refer to hospital; send to hospital; transfer to hospital; admit to hospital
ambulatory_care | Ambulatory care | outpatient; discharge; discharge home; send home; home treatment; treat at home; ambulatory care; community treatment; manage at home; virtual ward; hospital at home
cardiac_monitoring | Cardiac monitoring | cardiac monitoring; cardiac monitor; continuous ecg monitoring; continuous monitoring; telemetry; rhythm monitoring; ecg monitoring; ccu; coronary care; coronary care unit; cardiac care unit
icu_referral | Critical care referral | icu; itu; hdu; intensive care; critical care; high dependency; intensive care unit; escalate to critical care; picu; nicu
cardiology_referral | Cardiology referral | cardiology; cardiologist; cardiology referral; refer to cardiology; cardiac team; cardiology review; chest pain clinic; heart failure clinic
neurology_referral | Neurology referral | neurology; neurologist; neurology referral; refer to neurology; headache clinic; stroke team; stroke unit; tia clinic; first fit clinic
neurosurgery_referral | Neurosurgery referral | neurosurgery; neurosurgeon; neurosurgical; refer to neurosurgery
respiratory_referral | Respiratory referral | respiratory referral; respiratory clinic; chest clinic; chest physician; pulmonologist; respiratory physician; respiratory team; pulmonology; refer to respiratory
surgical_referral | Surgical referral | surgical referral; surgeon; surgeons; paediatric surgeon; paediatric surgeons; paediatric surgery; paediatric surgical team; paediatric surgical referral; pediatric surgery; pediatric surgeon; operative reduction; surgical reduction; surgical review; general surgery; refer to surgery; surgical team; urgent surgery; emergency surgery; laparotomy; appendicectomy; appendectomy; cholecystectomy
specialist_referral | Specialist referral | specialist; specialist referral; refer to a specialist; two week wait; 2ww; urgent suspected cancer referral; suspected cancer pathway
emergency_transfer | Emergency transfer | ambulance; 999; 911; 112; blue light; emergency transfer; call an ambulance; emergency department; a&e; send to ed
bed_rest | Rest | bed rest; rest; dark room; quiet room; dark quiet room; rest in a dark room
early_mobilisation | Early mobilisation | early mobilisation; mobilise; mobilize; early ambulation; sit out of bed; stay active
chest_physiotherapy | Chest physiotherapy | chest physiotherapy; chest physio; physiotherapy; physio; breathing exercises; airway clearance techniques; incentive spirometry
cardiac_rehabilitation | Cardiac rehabilitation | cardiac rehab; cardiac rehabilitation; rehab programme; rehabilitation; rehab
pulmonary_rehabilitation | Pulmonary rehabilitation | pulmonary rehab; pulmonary rehabilitation
cpap_niv | Non-invasive ventilation | cpap; bipap; niv; non invasive ventilation; noninvasive ventilation
intubation | Intubation and ventilation | intubation; intubate; rsi; mechanical ventilation; invasive ventilation; ventilator
chest_drain | Pleural drainage | chest drain; chest tube; intercostal drain; needle decompression; needle aspiration; needle thoracostomy; pleural aspiration; thoracocentesis; thoracentesis
lumbar_puncture_procedure | Therapeutic lumbar puncture | therapeutic lumbar puncture; therapeutic lp
blood_transfusion | Blood transfusion | blood transfusion; transfuse; red cell transfusion; packed red cells; prbc; transfusion; major haemorrhage protocol
endoscopic_haemostasis | Therapeutic endoscopy | urgent endoscopy; therapeutic endoscopy; endoscopic therapy; banding; endoscopic haemostasis; urgent ogd
dialysis | Dialysis | dialysis; haemodialysis; haemofiltration; renal replacement therapy; rrt
nil_by_mouth | Nil by mouth | nil by mouth; nbm; npo; nothing by mouth; fasting
sepsis_bundle | Sepsis six | sepsis six; sepsis 6; sepsis bundle; sepsis protocol
source_control | Source control | source control; incision and drainage; drain abscess; abscess drainage
isolation | Infection precautions | isolation; isolate; barrier nursing; droplet precautions; contact precautions; side room; infection control
notification | Public health notification | notify public health; public health; notifiable; notify ukhsa; health protection team; contact tracing; notification
vte_prophylaxis | Thromboprophylaxis | thromboprophylaxis; vte prophylaxis; dvt prophylaxis; vte assessment; ted stockings; compression stockings; prophylactic heparin
smoking_cessation | Smoking cessation | smoking cessation; stop smoking; quit smoking; smoking advice; give up smoking; stopping smoking; no smoking; tobacco cessation; cessation; nicotine replacement
alcohol_advice | Alcohol advice | alcohol advice; reduce alcohol; cut down alcohol; cut down on alcohol; limit alcohol; less alcohol; alcohol reduction; avoid alcohol; alcohol intake; stop drinking; alcohol cessation
dietary_advice | Dietary advice | diet; dietary advice; healthy eating; mediterranean diet; low salt; salt restriction; reduce salt; low salt diet; low fat diet; balanced diet; dietician; dietitian; regular meals
weight_management | Weight management | weight loss; lose weight; weight reduction; weight management; healthy weight
exercise_advice | Exercise advice | exercise; physical activity; regular exercise; aerobic exercise; graded exercise; keep active; walking
sleep_hygiene | Sleep hygiene | sleep hygiene; regular sleep; sleep pattern; good sleep; sleep routine
stress_management | Stress management | stress management; stress reduction; relaxation; mindfulness; reduce stress; avoid stress; yoga; meditation
trigger_avoidance | Trigger avoidance | trigger avoidance; avoid triggers; avoiding triggers; identify triggers; trigger diary; avoid known triggers; avoid precipitants
headache_diary | Headache diary | headache diary; migraine diary; symptom diary; diary; record of headaches; keep a record
stop_combined_pill | Stop the combined pill | stop the combined pill; stop combined pill; stop cocp; stop the cocp; stop the pill; stop her pill; stop taking the pill; stop taking the combined pill; stop contraceptive pill; stop the contraceptive pill; stop ocp; stop ocps; stop coc; stop chc; stop birth control; stop the birth control pill; stop birth control pills; discontinue birth control; discontinue the birth control pill; discontinue birth control pills; discontinue contraceptive pill; discontinue ocp; discontinue ocps; discontinue coc; discontinue chc; stop combined hormonal contraception; discontinue combined hormonal contraception; discontinue the pill; discontinue cocp; discontinue combined pill; stop oral contraceptive; discontinue oral contraceptive; stop combined oral contraceptive; stop combined contraceptive; change contraception; alternative contraception; switch contraception; switch to progestogen only; progestogen only pill instead; stop oestrogen; avoid oestrogen; stop microgynon; discontinue microgynon; stop rigevidon; discontinue rigevidon; non hormonal contraception; come off the pill; switch to a progestogen only pill; change to a progestogen only pill
contraception_advice | Contraception advice | contraception advice; contraceptive advice; contraception review; review contraception; contraceptive review; contraceptive options; discuss contraception; family planning
copper_iud | Copper intrauterine device | copper iud; copper coil; iucd; cu-iud; non-hormonal coil
withhold_nitrates | Avoid nitrates | avoid nitrates; withhold nitrates; no nitrates; hold nitrates; nitrates contraindicated; avoid gtn; no gtn; withhold gtn; without nitrates
stop_nsaid | Stop NSAIDs | stop nsaid; stop nsaids; stop ibuprofen; avoid nsaids; avoid ibuprofen; discontinue nsaids; discontinue nsaid; discontinue ibuprofen; stop naproxen; stop the naproxen; stop taking naproxen; avoid naproxen; discontinue naproxen; no more naproxen; no naproxen; stop diclofenac; avoid diclofenac; no nsaids; no nsaid; withhold nsaids; stop anti-inflammatories; avoid anti-inflammatories; no anti-inflammatories; stop the anti-inflammatory
limit_analgesics | Limit analgesic days | medication overuse; avoid medication overuse; limit painkillers; limit analgesics; limit analgesia; limit triptan; avoid overuse; analgesic overuse; limit acute treatment; painkiller overuse; fewer than 10 days a month; no more than 2 days a week
reassurance | Reassurance and explanation | reassurance; reassure; explanation; explain; explain diagnosis; patient education; education; counsel; counselling; information leaflet; leaflet; discuss diagnosis
safety_netting | Safety-netting | safety net; safety netting; safety-net; return if; come back if; seek help if; seek medical attention; red flag advice; return precautions; worsening advice; when to return; return immediately; call 999 if; return to hospital if
watchful_waiting | Watchful waiting | watchful waiting; observation; observe; monitor at home; expectant management; conservative management; supportive care; supportive management
vaccination | Vaccination | vaccination; vaccinate; vaccine; vaccines; flu jab; flu vaccine; influenza vaccine; pneumococcal vaccine; immunisation; immunise; immunization; flu vaccination; pneumococcal vaccination
driving_advice | Driving advice | driving advice; no driving; stop driving; dvla; do not drive; not drive; driving restrictions; inform dvla; cannot drive
medication_review | Medication review | medication review; review medication; review medications; review drugs; drug review; stop offending drug; medicines reconciliation
allergy_label | Record the allergy | record allergy; document allergy; allergy alert; penicillin allergy documented; allergy band; medic alert; medicalert; avoid penicillin; avoid penicillins; no penicillin
psychological_therapy | Psychological therapy | cbt; cognitive behavioural therapy; cognitive behavioral therapy; talking therapy; counselling referral; psychotherapy; psychological therapy; behavioural therapy
safeguarding | Safeguarding | safeguarding; social services; child protection; social worker
tepid_care | Comfort care for fever | light clothing; comfort care; tepid sponging; antipyretic advice
inhaler_technique | Inhaler technique | inhaler technique; spacer; asthma action plan; action plan; personalised asthma action plan; inhaler education
compression | Compression and elevation | leg elevation; compression bandage; elevation; elevate legs
wound_care | Wound care | wound care; dressing; wound cleaning; sutures; suturing
immobilisation | Immobilisation | splint; plaster; cast; sling; immobilisation; immobilise; collar
foreign_body_removal | Removal of an inhaled foreign body | back blows; abdominal thrusts; heimlich; removal of foreign body
epley | Repositioning manoeuvre | epley; epley manoeuvre; canalith repositioning; repositioning manoeuvre
palliative_care | Palliative care | palliative care; end of life care; palliative
minimal_handling | Minimal handling | minimal handling; minimal disturbance; keep calm; kept calm; keep him calm; keep her calm; keep child calm; keep the child calm; keep patient calm; calm environment; minimise distress; minimize distress; minimise handling; minimize handling; avoid distress; avoid distressing; avoid upsetting; do not distress; do not upset; avoid agitation; on parent's lap; on parents lap; on his father's lap; on father's lap; on her mother's lap; on mother's lap; position of comfort; comfortable position; do not examine throat; do not examine the throat; avoid throat examination; avoid examining throat; leave the throat alone
steam_inhalation | Steam inhalation | steam; steam inhalation; steam inhalations; steam therapy; humidified air; mist therapy; mist tent; humidifier
cool_air | Cool air | cool air; cold air; cold night air; fresh cold air; open window
airway_help | Senior airway help | anaesthetist; anaesthetics; anaesthetic team; airway team; senior airway help; ent surgeon; ent team; call ent; anesthesiologist; difficult airway team
nasal_suction | Nasal suction | nasal suction; suction; gentle suction; upper airway suction; nasal suctioning; suctioning; superficial suction; nasal toilet
high_flow_nasal | High-flow nasal oxygen | high flow nasal oxygen; hfnc; high flow nasal cannula; optiflow; airvo; high-flow nasal; heated humidified high flow; hhhfnc; humidified high flow
tube_feeding | Feeds by nasogastric tube | ng feeds; ng feeding; ng feed; nasogastric feeds; nasogastric feeding; tube feeding; tube feeds; feeds by nasogastric tube; feeds via nasogastric tube; ngt feeds; nasogastric feed; orogastric feeds; feeds via ng
small_feeds | Small frequent feeds | small frequent feeds; smaller more frequent feeds; smaller feeds; little and often feeds; small feeds; frequent small feeds; feed little and often; small and frequent feeds
gastric_decompression | Gastric decompression | nasogastric tube; ng tube; ngt; gastric decompression; nasogastric decompression; ng decompression; stomach tube; ng tube on free drainage; nasogastric tube on free drainage; orogastric tube
enema_reduction | Enema reduction | air enema; air enema reduction; enema reduction; pneumatic reduction; pneumatic enema; pneumatic enema reduction; hydrostatic reduction; hydrostatic enema; radiological reduction; radiologic reduction; therapeutic enema; contrast enema reduction; barium enema reduction; air insufflation; saline enema reduction; image guided reduction; reduction enema; non-operative reduction; nonoperative reduction
paediatric_referral | Paediatric referral | paediatrician; paediatric referral; paediatric team; paediatrics; paeds; paeds referral; refer to paediatrics; pediatrician; pediatric team; on call paediatrician; paediatric review; same day paediatric referral; same-day referral to paediatrics; immediate paediatric referral
diabetes_team | Paediatric diabetes team | diabetes team; paediatric diabetes team; diabetes specialist; diabetes specialist nurse; diabetes nurse; dsn; diabetes clinic; multidisciplinary diabetes team; paediatric diabetes; diabetic team; diabetic nurse; endocrinology; endocrinologist; paediatric endocrinology; paediatric endocrinologist
diabetes_education | Diabetes education | diabetes education; structured education; insulin education; injection technique; teach injections; carbohydrate counting; carb counting; hypo education; sick day rules; education on insulin; education about diabetes; diabetes self management education; family education; teach family
glucose_monitoring | Glucose monitoring | glucose monitoring; cgm; continuous glucose monitor; continuous glucose monitoring; real time cgm; rtcgm; blood glucose monitoring; blood sugar monitoring; glucose sensor; home glucose monitoring; glucose meter; flash glucose monitoring; monitor blood glucose; monitor glucose; check blood glucose; hourly glucose
`;
