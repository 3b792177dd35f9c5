/**
 * Words that clinicians use in reasoning about any patient: those of at least three cases' own reasoning, rubrics and
 * readers' encounters, as the tokeniser folds them. What is neither here nor in what this learner heard, saw and read is
 * foreign to the patient.
 */
export const plainWords: ReadonlySet<string> = new Set(
  `
abdominal abnormal about above abrupt absence absent ache acid acidosis acidotic acquired acs
acute adds admission admitted adrenal adrenaline adult afebrile affected afraid after again
against age ago agree air airway alcohol alert alike all allergic allergie allergy alone already
also altered alway amount amoxicillin anaphylaxis and anemia anesthetic angiedema angina ankle
another answer anterior antibiotic anticoagulant anxiety any anybody anything aortic apixaban
apnea appendicitis appendix appetite apyrexial are argue arm arrival artery ask asked asking
asks aspirin asthma atrial attack atypical autoimmune awake away baby back bacteria bacterial
bad bag basal baseline because bed bedside been before began begin begun behind being belly
belong below beside best beta better between beyond bicarbonate bilateral bile bilirubin birth
black blackout bladder blame blamed blanching bleed bleeding blocked blocker blood blow blue bnp
body bolus boluse both bottle bought bowel brain breath breathe breathing breathless
breathlessness bring broken brother brown bts bug build burning but calcium calf call called
calm calve came can cancer cannot cannula capillary carbon cardiac care catheter cause cell
central cerebral chair change changed character chest child chill choice chronic cigarette
clarithromycin class clean clear clinic clinical clock close closed clot cocaine cold collapse
colour come comfort common commonest community complete confirm confused confusion congestion
consciousness consent consider considered consolidation constant constipation contact
contraception contraindicated contraindication contrast control copd coronary coryza cost cough
coughed coughing could count course crackle cramp creatinine crepitation critical crp
crystalloid csf cta ctpa culture cxr daily danger dangerous dark date daughter day days ddx dead
death decide deep deficiency deficit degree dehydration delay dependent depressed depression
deserve developed diabete diabetic diagnose diagnosis diagnostic diarrh diarrhea did die died
diet diffuse dilated dimer dinner dioxide dipstick discharge disease disorder dissection
distress doac does doesnt doing done door dose double doubt down drink drinking drip drive
driven drop drow drowsiness drowsy drug dry dull during dvt dyspn dyspnea dysuria each earlier
early eating eats ecg echo eczema edema effect effort effusion eight eighteen electrolyte
elevation else embolism embolus emergency empty end enjoy enlarged enough entry eosinophil
episode episodic equal esc evening event every everybody everyone everything everywhere
exacerbation exam exclude excluded exclusion exertion exertional explain explained explanation
exposure eyes face facial factor fail failed failing failure faint fall falling familie family
far fast faster father fatigue fear feature febrile feed feeding feel feet fell felt ferritin
fever feverish few fhx fibrillation field fifteen fifty filling film find fine finger first fit
fits five flag flank flap flat flexion flight floor flow fluid focal focus follow followed food
for forbid form fortnight forty forward fossa found four fourteen free frequency frequent friend
frighten from front full fully function further gas gastroenteritis gave germ get gets getting
give given giving gland glasgow glucose goes going gone good grade gradual gram grandmother
great green grey groin guarding guilt gums gut had half hand happened hardly harm harmless has
have head headache healthy hear heard heart heartbeat heaviness heavy held help hemoglobin
hemoptysis hemorrhage heparin her here hers herself hide high him himself his history hive hold
home hope hospital hot hour hourly how hundred hurt hyperten hypertension hypertensive
hypoglycemia hypoten hypotension hypotensive hypothyroidism hypox hypoxia ibuprofen iliac ill
illness illnesse imaging immobil immunization induced infant infarct infarction infection
infective inflamed inflammatory influenza infusion inhaler inhibitor injection injury
inspiration instant insulin intensive interest into intolerance intravenous intravenously
involved iron irregular ischem ischemia ischemic itch its itself jaw joint jvp keep keeping kept
ketoacidosis ketone kidney kill kilogram kindly kit knee knife know known kussmaul label lack
lactam lactate large last late later lead leak leaning least leave leaving left leg legs less
letharg letter leucocyt leucocyte leukocyt level lie lies life lift lifting light like likelier
likely limb line list litre little live liver loading lobe local loin long longer look looked
looking loose lose losing loss lost low lower lumbar lung lying machine made make malignancy man
many mark marker mask mass matter maximal may mean measure measured mediastinum medicine men
meningism meningitis middle migraine mild milk mind minute missed missing mmol moderate monitor
monitored month mood more morning morphine most mother mouth move moved movement moving much
muscle musculoskeletal must name named nappie nappy nasal nausea near nearly nebuliser neck need
needed needle negative neighbour neither nerve neutrophil never new next nice night nil nine
nitrite nobody nocturnal noize non none nontender nor normal nose not note nothing now nowhere
nsaid nuchal observation obstruction odds off offer offered often old once one ongoing only
onset open operation opioid oral order orthopn orthopnea other otherwize out over own oxygen
pack pain painkiller painless pale palm palpitation panic paracetamol paraesth paresth paroxysm
paroxysmal part passe passed passing past patient pause pen penicillin people perc pericarditis
period periton peritonitis person phlegm photophobia pillow pink place plan platelet pleura
pleurisy pleuritic pneumonia pneumothorax point poor position positional positive possible post
potassium preceded prednisolone pregnancy prescription present pressure previous prick primary
probably procedure prodrome protein prove proven proximal pulled pulmonary pulse pump puncture
purulent put puts pyrexi quadrant question quick quiet quieter race racing radial radiation
raise raize raized rale rash rate rather ray reached reaction real reason rebound recent red
reduced refill relative relief renal repeated reproducible respiratory response rest result
retraction return rhinorrh rhythm rif right rigor rise risen rising risk room round rub rule
ruled runs safe safety sah said salbutamol saline salt same sample sats saturation saturday save
saw say saying says scale scan scanner scar score screen second see seen segment seizure seldom
send sent sentence sepsis septic set seven severe severity shaking sharp she shock short
shortness should shoulder show shown sick sickness side sided sign simple since single sinus
sister site sitting six size skin sleep sleepy slightly slow slowly small smell smok smoker
smoking sob sodium soft some somebody something soon sore sound source speak speech spite spot
spread spreading sputum stable stair stand standing start statin stay steady stemi step steroid
stiff stiffness still sting stomach stone stool stop stopped stopping story straight strain
strained stress stroke strongest subarachnoid such sudden sugar suggest support surgeon surgery
suspect suspected swallowing sweat sweating swelling swollen symmetrical symptom syncope
syndrome systolic tablet tachycard tachycardia tachycardic tachypn tachypnoeic take taken talk
target team tearing tell temperature ten tender tenderness test tested than that the theatre
their them then there these they thick thigh thin thing think thinner third thirst thirty this
though thought three threshold throat through thunderclap thyroid tia time tip tire tired tiring
today together told tomorrow tongue tonight too took top torsion toxic trachea tracing tract
travel treat treated treatment trigger triggered trop troponin trouble tsh tube tuberculosis
tummy tumor turn turned twelve twenty twice two type typical ulcer ultrasound unasked unchanged
under underactive unilateral unit unless unlikely until untreated upper upright urgent urinary
urine urti urticaria use used usual uti vaccinated vaccination vaccine valve vein venous
ventilated ventilation ventilator ventricle ventricular very vessel viral virus vision visual
voice volume vomit vomiting vte wait waited waiting wake waking walk walked wall want wanted
ward warm warning was watch watched water wave way wbc wcc weak weakness week weigh weight well
went were wet what whatever wheez wheeze when where whether which while white who whoever whole
whose why wide will window wishe with withdrawal within without witnessed woman word work worked
worrie worse worst worth would written wrong year you young your
  `
    .trim()
    .split(/\s+/),
);
