/** Diagnoses, one a line: id | name | ICD-10 | organ | parents, … | neighbours, … | synonyms; … */
export const neurologyTable = `
primary_headache | Primary headache disorder | G44.8 | brain | | | primary headache; benign headache; primary headaches
migraine | Migraine | G43.9 | brain | primary_headache | tension_headache, cluster_headache, subarachnoid_haemorrhage, idiopathic_intracranial_hypertension, medication_overuse_headache, transient_ischaemic_attack, cerebral_venous_thrombosis | migraines; migraine headache; migraine attack; sick headache; migrainous headache; migraine disorder; hemicrania
migraine_with_aura | Migraine with aura | G43.1 | brain | migraine | transient_ischaemic_attack, focal_seizure, subarachnoid_haemorrhage, retinal_detachment | mwa; migraine attack with aura; migrainous aura; classical migraine; classic migraine; migraine aura; migraine with visual aura; migraine and aura; aura migraine; visual migraine; ocular migraine; migraine with typical aura; migraine preceded by aura; ophthalmic migraine; complicated migraine
migraine_without_aura | Migraine without aura | G43.0 | brain | migraine | tension_headache | common migraine; migraine with no aura; migraine no aura
hemiplegic_migraine | Hemiplegic migraine | G43.4 | brain | migraine_with_aura | stroke, transient_ischaemic_attack | hemiplegic migraine
vestibular_migraine | Vestibular migraine | G43.8 | brain | migraine | vestibular_neuritis, bppv, menieres_disease | migrainous vertigo
chronic_migraine | Chronic migraine | G43.7 | brain | migraine | medication_overuse_headache, tension_headache | transformed migraine
menstrual_migraine | Menstrual migraine | G43.8 | brain | migraine | | menstrually related migraine; hormonal migraine
status_migrainosus | Status migrainosus | G43.2 | brain | migraine | subarachnoid_haemorrhage | prolonged migraine
tension_headache | Tension-type headache | G44.2 | brain | primary_headache | migraine, medication_overuse_headache, cervicogenic_headache | tension headache; tth; stress headache; muscle tension headache; tension type headache; tension headaches
cluster_headache | Cluster headache | G44.0 | brain | primary_headache | migraine, acute_angle_closure_glaucoma, trigeminal_neuralgia | cluster headaches; trigeminal autonomic cephalalgia; paroxysmal hemicrania
medication_overuse_headache | Medication-overuse headache | G44.4 | brain | secondary_headache | tension_headache, migraine | moh; analgesic overuse headache; rebound headache; medication overuse headache; painkiller headache
secondary_headache | Secondary headache | R51 | brain | | | secondary headaches
cervicogenic_headache | Cervicogenic headache | G44.8 | neck | secondary_headache | tension_headache | neck related headache
subarachnoid_haemorrhage | Subarachnoid haemorrhage | I60.9 | brain | intracranial_haemorrhage | migraine, meningitis, cerebral_venous_thrombosis, thunderclap_headache | sah; subarachnoid bleed; subarachnoid; ruptured berry aneurysm; ruptured cerebral aneurysm; aneurysmal bleed; sub arachnoid haemorrhage; ruptured intracranial aneurysm; ruptured acom aneurysm; ruptured anterior communicating artery aneurysm; ruptured anterior communicating aneurysm; asah; ruptured acoa aneurysm; ruptured aca aneurysm; ruptured pcom aneurysm; ruptured pcoa aneurysm; ruptured mca aneurysm; asah
thunderclap_headache | Thunderclap headache | G44.5 | brain | | subarachnoid_haemorrhage, rcvs | thunderclap
rcvs | Reversible cerebral vasoconstriction syndrome | I67.8 | brain | secondary_headache | subarachnoid_haemorrhage, migraine | rcvs
intracranial_haemorrhage | Intracranial haemorrhage | I62.9 | brain | | | intracranial bleed; brain bleed; brain haemorrhage; bleed on the brain; cerebral haemorrhage; cerebral bleed; bleeding in the brain
intracerebral_haemorrhage | Intracerebral haemorrhage | I61.9 | brain | intracranial_haemorrhage, stroke | ischaemic_stroke | ich; haemorrhagic stroke; intracerebral bleed; intraparenchymal haemorrhage
subdural_haematoma | Subdural haematoma | I62.0 | brain | intracranial_haemorrhage | delirium, dementia, stroke | sdh; subdural; subdural haemorrhage; chronic subdural; subdural bleed
epidural_haematoma | Extradural haematoma | S06.4 | brain | intracranial_haemorrhage | subdural_haematoma, concussion | edh; epidural; epidural haematoma; extradural; extradural haemorrhage
cerebrovascular_disease | Cerebrovascular disease | I67.9 | brain | | | cerebrovascular event
stroke | Stroke | I64 | brain | cerebrovascular_disease | hypoglycaemia, transient_ischaemic_attack, seizure, bells_palsy, migraine_with_aura | cva; cerebrovascular accident; strokes
ischaemic_stroke | Ischaemic stroke | I63.9 | brain | stroke | intracerebral_haemorrhage, transient_ischaemic_attack | cerebral infarct; cerebral infarction; ischemic stroke; mca stroke; mca infarct; total anterior circulation stroke; taci; paci; laci; lacunar stroke; lacunar infarct; middle cerebral artery stroke; thrombotic stroke; cardioembolic stroke; embolic stroke; thromboembolic stroke; mca occlusion; large vessel occlusion stroke; cva ischemic; ischaemic cva; lvo stroke; brain infarction; large vessel occlusion
posterior_circulation_stroke | Posterior circulation stroke | I63.5 | brain | ischaemic_stroke | vestibular_neuritis, bppv | cerebellar stroke; brainstem stroke; poci; basilar artery occlusion; cerebellar infarct; lateral medullary syndrome; pica stroke
transient_ischaemic_attack | Transient ischaemic attack | G45.9 | brain | cerebrovascular_disease | stroke, migraine_with_aura, focal_seizure, hypoglycaemia | tia; mini stroke; ministroke; amaurosis fugax
carotid_dissection | Cervical artery dissection | I77.7 | neck | secondary_headache | migraine, stroke | carotid dissection; vertebral dissection; carotid artery dissection; vertebral artery dissection; cervical dissection
cerebral_venous_thrombosis | Cerebral venous sinus thrombosis | I67.6 | brain | secondary_headache | idiopathic_intracranial_hypertension, subarachnoid_haemorrhage, migraine | cvt; cvst; venous sinus thrombosis; cerebral venous thrombosis; sagittal sinus thrombosis; dural sinus thrombosis; cerebral vein thrombosis
meningitis | Meningitis | G03.9 | brain | | subarachnoid_haemorrhage, encephalitis, migraine, sepsis | meningeal infection; meningism
bacterial_meningitis | Bacterial meningitis | G00.9 | brain | meningitis | viral_meningitis, meningococcal_sepsis | pneumococcal meningitis; meningococcal meningitis; purulent meningitis; pyogenic meningitis; septic meningitis; streptococcus pneumoniae meningitis; meningitis due to pneumococcus; s pneumoniae meningitis; suppurative meningitis
viral_meningitis | Viral meningitis | A87.9 | brain | meningitis | bacterial_meningitis, encephalitis | aseptic meningitis; enteroviral meningitis
encephalitis | Encephalitis | G04.9 | brain | | meningitis, delirium | hsv encephalitis; herpes encephalitis; herpes simplex encephalitis; viral encephalitis; meningoencephalitis; autoimmune encephalitis
brain_abscess | Brain abscess | G06.0 | brain | space_occupying_lesion | brain_tumour, meningitis | cerebral abscess; intracranial abscess
space_occupying_lesion | Space-occupying lesion | G93.9 | brain | secondary_headache | migraine, idiopathic_intracranial_hypertension | sol; intracranial mass; brain mass; raised intracranial pressure; raised icp; space occupying lesion; intracranial lesion
brain_tumour | Brain tumour | D43.2 | brain | space_occupying_lesion, malignancy | migraine, idiopathic_intracranial_hypertension, stroke | brain cancer; glioma; glioblastoma; brain metastases; cerebral metastases; intracranial tumour; meningioma; cerebral tumour; brain mets
idiopathic_intracranial_hypertension | Idiopathic intracranial hypertension | G93.2 | brain | secondary_headache | migraine, cerebral_venous_thrombosis, brain_tumour | iih; benign intracranial hypertension; pseudotumor cerebri; bih
giant_cell_arteritis | Giant cell arteritis | M31.6 | artery | vasculitis, secondary_headache | migraine, tension_headache, polymyalgia_rheumatica | gca; temporal arteritis; cranial arteritis
trigeminal_neuralgia | Trigeminal neuralgia | G50.0 | nerve | | cluster_headache, dental_abscess | tic douloureux; facial neuralgia
temporomandibular_disorder | Temporomandibular disorder | K07.6 | joint | | giant_cell_arteritis, tension_headache, dental_abscess | tmd; tmj disorder; tmj dysfunction; temporomandibular joint dysfunction; temporomandibular joint disorder; temporomandibular pain; jaw joint dysfunction
acute_angle_closure_glaucoma | Acute angle-closure glaucoma | H40.2 | eye | | cluster_headache, migraine, giant_cell_arteritis | acute glaucoma; angle closure glaucoma; closed angle glaucoma; aacg; narrow angle glaucoma
retinal_detachment | Retinal detachment | H33.2 | eye | | migraine_with_aura | detached retina
optic_neuritis | Optic neuritis | H46 | eye | | multiple_sclerosis, giant_cell_arteritis | 
spontaneous_intracranial_hypotension | Spontaneous intracranial hypotension | G96.8 | brain | secondary_headache | tension_headache | low pressure headache; csf leak; post dural puncture headache
sinusitis | Sinusitis | J01.9 | sinus | upper_respiratory_tract_infection | migraine, tension_headache, dental_abscess | rhinosinusitis; acute sinusitis; sinus infection; sinus headache
seizure | Seizure | R56.8 | brain | | syncope, hypoglycaemia, functional_seizures | convulsion; seizures; first fit; first seizure; tonic clonic seizure; generalised tonic clonic seizure; gtcs; provoked seizure
focal_seizure | Focal seizure | G40.2 | brain | seizure | transient_ischaemic_attack, migraine_with_aura | partial seizure; complex partial seizure; temporal lobe seizure
epilepsy | Epilepsy | G40.9 | brain | | syncope, seizure, functional_seizures | epileptic; generalised epilepsy; juvenile myoclonic epilepsy; temporal lobe epilepsy; absence epilepsy; epileptic seizure
status_epilepticus | Status epilepticus | G41.9 | brain | seizure | | prolonged seizure; convulsive status
functional_seizures | Functional seizures | F44.5 | mind | | epilepsy, syncope | psychogenic non epileptic seizures; pnes; non epileptic attack disorder; dissociative seizures; nead; non epileptic seizures; pseudoseizures
multiple_sclerosis | Multiple sclerosis | G35 | brain | | guillain_barre, vitamin_b12_deficiency, transient_ischaemic_attack, optic_neuritis | ms; demyelination; demyelinating disease; relapsing remitting multiple sclerosis; rrms; demyelinating disorder
guillain_barre | Guillain-Barré syndrome | G61.0 | nerve | peripheral_neuropathy | myasthenia_gravis, spinal_cord_compression, multiple_sclerosis | gbs; guillain barre; aidp; acute inflammatory demyelinating polyneuropathy; miller fisher syndrome; acute inflammatory polyradiculoneuropathy; landry paralysis; acute polyradiculoneuritis; post-infectious polyneuritis; postinfectious polyneuritis; acute polyradiculoneuropathy
myasthenia_gravis | Myasthenia gravis | G70.0 | nerve | | guillain_barre, motor_neurone_disease | myasthenia; myasthenic crisis; ocular myasthenia
motor_neurone_disease | Motor neurone disease | G12.2 | nerve | | myasthenia_gravis, cervical_myelopathy | mnd; als; amyotrophic lateral sclerosis; motor neuron disease
parkinsons_disease | Parkinson's disease | G20 | brain | parkinsonism | essential_tremor, drug_induced_parkinsonism | parkinson disease; parkinsons; idiopathic parkinsons disease
parkinsonism | Parkinsonism | G21.9 | brain | | essential_tremor | parkinsonian syndrome
drug_induced_parkinsonism | Drug-induced parkinsonism | G21.1 | brain | parkinsonism | parkinsons_disease | 
essential_tremor | Essential tremor | G25.0 | brain | | parkinsons_disease, hyperthyroidism | benign essential tremor; familial tremor
dementia | Dementia | F03 | brain | | delirium, depression, subdural_haematoma, hypothyroidism | senile dementia; cognitive impairment; vascular dementia; lewy body dementia
alzheimers_disease | Alzheimer's disease | G30.9 | brain | dementia | depression | alzheimers; alzheimer disease; alzheimer dementia
delirium | Delirium | F05.9 | brain | | dementia, stroke, subdural_haematoma | acute confusional state; acute confusion; confusional state; toxic confusion
wernickes | Wernicke's encephalopathy | E51.2 | brain | | alcohol_withdrawal, delirium | wernicke; wernickes; wernicke korsakoff; wernicke encephalopathy
bells_palsy | Bell's palsy | G51.0 | nerve | | stroke, ramsay_hunt | bells palsy; bell palsy; idiopathic facial nerve palsy; facial nerve palsy; facial palsy; seventh nerve palsy
ramsay_hunt | Ramsay Hunt syndrome | B02.2 | nerve | | bells_palsy | ramsay hunt; herpes zoster oticus
peripheral_neuropathy | Peripheral neuropathy | G62.9 | nerve | | vitamin_b12_deficiency, multiple_sclerosis | polyneuropathy; neuropathy; diabetic neuropathy
carpal_tunnel_syndrome | Carpal tunnel syndrome | G56.0 | nerve | | cervical_radiculopathy | carpal tunnel; median nerve compression
cervical_radiculopathy | Cervical radiculopathy | M54.1 | spine | | carpal_tunnel_syndrome | trapped nerve neck; cervical disc prolapse
cervical_myelopathy | Cervical myelopathy | G95.9 | spine | | motor_neurone_disease, multiple_sclerosis | myelopathy; degenerative cervical myelopathy
spinal_cord_compression | Spinal cord compression | G95.2 | spine | | cauda_equina_syndrome, guillain_barre | cord compression; metastatic spinal cord compression; mscc
cauda_equina_syndrome | Cauda equina syndrome | G83.4 | spine | | sciatica, spinal_cord_compression | cauda equina; ces
sciatica | Sciatica | M54.3 | spine | | cauda_equina_syndrome, mechanical_back_pain | lumbar radiculopathy; slipped disc; prolapsed disc; disc herniation; herniated disc; lumbar disc prolapse
spinal_stenosis | Lumbar spinal stenosis | M48.0 | spine | | peripheral_arterial_disease, sciatica | spinal stenosis; neurogenic claudication
mechanical_back_pain | Mechanical back pain | M54.5 | spine | | sciatica, vertebral_fracture | non specific low back pain; simple back pain; lumbago; mechanical low back pain; low back pain
vertebral_fracture | Vertebral fracture | M80.9 | spine | | mechanical_back_pain, myeloma | osteoporotic fracture; wedge fracture; vertebral compression fracture; crush fracture
discitis | Discitis | M46.4 | spine | | vertebral_fracture, mechanical_back_pain | spinal infection; vertebral osteomyelitis; epidural abscess; spondylodiscitis
vertigo | Vertigo | R42 | ear | | | dizziness
bppv | Benign paroxysmal positional vertigo | H81.1 | ear | vertigo | vestibular_neuritis, menieres_disease, posterior_circulation_stroke, orthostatic_hypotension | bppv; positional vertigo; benign positional vertigo
vestibular_neuritis | Vestibular neuritis | H81.2 | ear | vertigo | labyrinthitis, bppv, posterior_circulation_stroke | vestibular neuronitis
labyrinthitis | Labyrinthitis | H83.0 | ear | vertigo | vestibular_neuritis | viral labyrinthitis
menieres_disease | Ménière's disease | H81.0 | ear | vertigo | vestibular_migraine, bppv | menieres; meniere disease; meniere; endolymphatic hydrops
vestibular_schwannoma | Vestibular schwannoma | D33.3 | ear | | menieres_disease | acoustic neuroma
concussion | Concussion | S06.0 | brain | | subdural_haematoma, epidural_haematoma | mild traumatic brain injury; head injury; post concussion syndrome; mtbi
narcolepsy | Narcolepsy | G47.4 | brain | | obstructive_sleep_apnoea | cataplexy
restless_legs | Restless legs syndrome | G25.8 | nerve | | peripheral_neuropathy | restless legs; rls
huntingtons_disease | Huntington's disease | G10 | brain | | | huntington; huntingtons; huntington chorea
wilsons_disease | Wilson's disease | E83.0 | liver | | hepatitis, parkinsonism | wilson disease
pituitary_apoplexy | Pituitary apoplexy | E23.6 | brain | secondary_headache | subarachnoid_haemorrhage | 
transverse_myelitis | Transverse myelitis | G37.3 | spine | | spinal_cord_compression, multiple_sclerosis, guillain_barre | transverse myelitis; acute transverse myelitis; myelitis
acute_porphyria | Acute intermittent porphyria | E80.2 | nerve | | guillain_barre, acute_abdomen | acute intermittent porphyria; acute porphyria; acute hepatic porphyria; aip; porphyria; porphyric neuropathy
botulism | Botulism | A05.1 | nerve | | myasthenia_gravis, guillain_barre | foodborne botulism; wound botulism; clostridium botulinum poisoning
`;
