/** Medicines, one a line: id | name | ATC | classes, … | brands; … | synonyms; … */
export const nervesAndPainTable = `
paracetamol | Paracetamol | N02BE01 | analgesic | Panadol; Calpol; Tylenol | acetaminophen; apap; iv paracetamol; ofirmev; pcm
ibuprofen | Ibuprofen | M01AE01 | nsaid | Nurofen; Brufen; Advil; Motrin | 
naproxen | Naproxen | M01AE02 | nsaid | Naprosyn; Aleve | 
diclofenac | Diclofenac | M01AB05 | nsaid | Voltarol; Voltaren | cataflam
indometacin | Indometacin | M01AB01 | nsaid | Indocid | indomethacin
ketorolac | Ketorolac | M01AB15 | nsaid | Toradol | 
mefenamic_acid | Mefenamic acid | M01AG01 | nsaid | Ponstan | 
meloxicam | Meloxicam | M01AC06 | nsaid | Mobic | 
tolfenamic_acid | Tolfenamic acid | M01AG02 | nsaid | Clotam | 
celecoxib | Celecoxib | M01AH01 | coxib | Celebrex | 
piroxicam | Piroxicam | M01AC01 | nsaid | Feldene | tenoxicam
ketoprofen | Ketoprofen | M01AE03 | nsaid | Oruvail; Orudis | dexketoprofen
flurbiprofen | Flurbiprofen | M01AE09 | nsaid | Froben; Strefen | 
aceclofenac | Aceclofenac | M01AB16 | nsaid | Preservex | etodolac; nabumetone; sulindac
etoricoxib | Etoricoxib | M01AH05 | coxib | Arcoxia | 
morphine | Morphine | N02AA01 | strong_opioid | Oramorph; MST; Sevredol | iv morphine; morphine sulfate; morphine sulphate; diamorphine; heroin; ms contin; mso4
oxycodone | Oxycodone | N02AA05 | strong_opioid | OxyNorm; OxyContin; Longtec; Endone | 
hydromorphone | Hydromorphone | N02AA03 | strong_opioid | Dilaudid; Palladone | 
fentanyl | Fentanyl | N02AB03 | strong_opioid | Durogesic; Sublimaze | alfentanil; fent
pethidine | Pethidine | N02AB02 | strong_opioid | | meperidine; demerol
tramadol | Tramadol | N02AX02 | weak_opioid | Zydol; Ultram | 
dihydrocodeine | Dihydrocodeine | N02AA08 | weak_opioid | DF118 | hydrocodone
co_codamol | Co-codamol | N02AJ06 | weak_opioid | Solpadeine; Zapain; Tylex | co-codamol; cocodamol; paracetamol and codeine; paracetamol codeine; co-dydramol; vicodin; percocet
buprenorphine | Buprenorphine | N02AE01 | strong_opioid | Butrans; Subutex | 
methadone | Methadone | N07BC02 | strong_opioid | | 
naloxone | Naloxone | V03AB15 | antidote | Narcan; Prenoxad | 
nefopam | Nefopam | N02BG06 | analgesic | | 
ketamine | Ketamine | N01AX03 | general_anaesthetic | Ketalar | 
propofol | Propofol | N01AX10 | general_anaesthetic | Diprivan | 
nitrous_oxide | Nitrous oxide | N01AX13 | analgesic | Entonox | gas and air
lidocaine | Lidocaine | N01BB02 | local_anaesthetic, antiarrhythmic | Xylocaine | lignocaine
bupivacaine | Bupivacaine | N01BB01 | local_anaesthetic | Marcain | 
suxamethonium | Suxamethonium | M03AB01 | muscle_relaxant | Anectine | succinylcholine; sux
rocuronium | Rocuronium | M03AC09 | muscle_relaxant | Esmeron | roc
sumatriptan | Sumatriptan | N02CC01 | triptan | Imigran; Imitrex | suma; sumatriptan nasal spray
rizatriptan | Rizatriptan | N02CC04 | triptan | Maxalt | 
zolmitriptan | Zolmitriptan | N02CC03 | triptan | Zomig | 
eletriptan | Eletriptan | N02CC06 | triptan | Relpax | 
naratriptan | Naratriptan | N02CC02 | triptan | Naramig; Amerge | 
almotriptan | Almotriptan | N02CC05 | triptan | Almogran; Axert | 
frovatriptan | Frovatriptan | N02CC07 | triptan | Migard; Frova | 
ergotamine | Ergotamine | N02CA02 | ergot | Cafergot | 
dihydroergotamine | Dihydroergotamine | N02CA01 | ergot | Migranal | dhe
rimegepant | Rimegepant | N02CD06 | gepant | Vydura; Nurtec | ubrogepant; zavegepant
atogepant | Atogepant | N02CD07 | gepant, migraine_prophylaxis | Aquipta | 
erenumab | Erenumab | N02CD01 | gepant, migraine_prophylaxis | Aimovig | 
fremanezumab | Fremanezumab | N02CD03 | gepant, migraine_prophylaxis | Ajovy | galcanezumab; eptinezumab
topiramate | Topiramate | N03AX11 | antiepileptic, migraine_prophylaxis | Topamax | 
valproate | Sodium valproate | N03AG01 | antiepileptic | Epilim; Depakote | valproate; valproic acid; sodium valproate
flunarizine | Flunarizine | N07CA03 | migraine_prophylaxis | Sibelium | 
pizotifen | Pizotifen | N02CX01 | migraine_prophylaxis | Sanomigran | 
botulinum_toxin | Botulinum toxin | M03AX01 | migraine_prophylaxis | Botox | botulinum toxin type a
levetiracetam | Levetiracetam | N03AX14 | antiepileptic | Keppra | lev
lamotrigine | Lamotrigine | N03AX09 | antiepileptic | Lamictal | 
carbamazepine | Carbamazepine | N03AF01 | antiepileptic | Tegretol | 
oxcarbazepine | Oxcarbazepine | N03AF02 | antiepileptic | Trileptal | 
phenytoin | Phenytoin | N03AB02 | antiepileptic | Epanutin; Dilantin | fosphenytoin
phenobarbital | Phenobarbital | N03AA02 | antiepileptic, sedative | | phenobarbitone
ethosuximide | Ethosuximide | N03AD01 | antiepileptic | | 
lacosamide | Lacosamide | N03AX18 | antiepileptic | Vimpat | 
gabapentin | Gabapentin | N02BF01 | antiepileptic | Neurontin | 
pregabalin | Pregabalin | N02BF02 | antiepileptic | Lyrica | 
diazepam | Diazepam | N05BA01 | benzodiazepine | Valium; Diazemuls | rectal diazepam
lorazepam | Lorazepam | N05BA06 | benzodiazepine | Ativan | loraz
midazolam | Midazolam | N05CD08 | benzodiazepine | Buccolam; Epistatus | buccal midazolam; midaz
clonazepam | Clonazepam | N03AE01 | benzodiazepine | Rivotril | 
chlordiazepoxide | Chlordiazepoxide | N05BA02 | benzodiazepine | Librium | 
temazepam | Temazepam | N05CD07 | benzodiazepine | | 
zopiclone | Zopiclone | N05CF01 | sedative | Zimovane | zolpidem; eszopiclone
melatonin | Melatonin | N05CH01 | sedative | Circadin | 
amitriptyline | Amitriptyline | N06AA09 | tricyclic, migraine_prophylaxis | Elavil | 
imipramine | Imipramine | N06AA02 | tricyclic | | 
clomipramine | Clomipramine | N06AA04 | tricyclic | Anafranil | 
dosulepin | Dosulepin | N06AA16 | tricyclic | | 
nortriptyline | Nortriptyline | N06AA10 | tricyclic | Allegron | 
sertraline | Sertraline | N06AB06 | ssri | Lustral; Zoloft | 
fluoxetine | Fluoxetine | N06AB03 | ssri | Prozac | 
citalopram | Citalopram | N06AB04 | ssri | Cipramil; Celexa | 
escitalopram | Escitalopram | N06AB10 | ssri | Cipralex; Lexapro | 
paroxetine | Paroxetine | N06AB05 | ssri | Seroxat; Paxil | 
venlafaxine | Venlafaxine | N06AX16 | snri, migraine_prophylaxis | Efexor; Effexor | 
duloxetine | Duloxetine | N06AX21 | snri | Cymbalta | 
mirtazapine | Mirtazapine | N06AX11 | antidepressant | Zispin; Remeron | 
trazodone | Trazodone | N06AX05 | antidepressant | Molipaxin | 
bupropion | Bupropion | N06AX12 | antidepressant | Zyban; Wellbutrin | 
phenelzine | Phenelzine | N06AF03 | maoi | Nardil | moclobemide
lithium | Lithium | N05AN01 | | Priadel | lithium carbonate
droperidol | Droperidol | N05AD08 | antipsychotic, antiemetic | Xomolix; Inapsine | 
haloperidol | Haloperidol | N05AD01 | antipsychotic | Haldol | 
olanzapine | Olanzapine | N05AH03 | antipsychotic | Zyprexa | 
quetiapine | Quetiapine | N05AH04 | antipsychotic | Seroquel | 
risperidone | Risperidone | N05AX08 | antipsychotic | Risperdal | 
aripiprazole | Aripiprazole | N05AX12 | antipsychotic | Abilify | 
chlorpromazine | Chlorpromazine | N05AA01 | antipsychotic, antiemetic | Largactil | 
clozapine | Clozapine | N05AH02 | antipsychotic | Clozaril | 
levodopa | Levodopa | N04BA02 | dopaminergic | Sinemet; Madopar | co-careldopa; co-beneldopa; levodopa carbidopa
ropinirole | Ropinirole | N04BC04 | dopaminergic | Requip | pramipexole
donepezil | Donepezil | N06DA02 | | Aricept | rivastigmine; galantamine
memantine | Memantine | N06DX01 | | Ebixa | 
pyridostigmine | Pyridostigmine | N07AA02 | | Mestinon | neostigmine
baclofen | Baclofen | M03BX01 | muscle_relaxant | Lioresal | 
betahistine | Betahistine | N07CA01 | | Serc | 
cinnarizine | Cinnarizine | N07CA02 | sedating_antihistamine | Stugeron | 
methylphenidate | Methylphenidate | N06BA04 | | Ritalin; Concerta | 
acetazolamide | Acetazolamide | S01EC01 | diuretic | Diamox | 
ethinylestradiol_levonorgestrel | Ethinylestradiol/levonorgestrel | G03AA07 | combined_contraceptive | Microgynon; Rigevidon; Ovranette; Levest; Logynon | ethinylestradiol; ethinylestradiol levonorgestrel; ethinyloestradiol; ethinyl estradiol; ethinyl estradiol levonorgestrel
ethinylestradiol_drospirenone | Ethinylestradiol/drospirenone | G03AA12 | combined_contraceptive | Yasmin; Lucette; Yaz | 
ethinylestradiol_desogestrel | Ethinylestradiol/desogestrel | G03AA09 | combined_contraceptive | Marvelon; Mercilon; Gedarel | 
ethinylestradiol_gestodene | Ethinylestradiol/gestodene | G03AA10 | combined_contraceptive | Femodene; Femodette; Millinette | 
ethinylestradiol_norgestimate | Ethinylestradiol/norgestimate | G03AA11 | combined_contraceptive | Cilest; Cilique; Lizinna; Sprintec; Ortho Tri-Cyclen | 
ethinylestradiol_norethisterone | Ethinylestradiol/norethisterone | G03AA05 | combined_contraceptive | Loestrin; Norimin; Brevinor; Synphase | ethinylestradiol norethisterone; ethinyl estradiol norethindrone
estradiol_dienogest | Estradiol/dienogest | G03AB08 | combined_contraceptive | Qlaira; Zoely | estradiol valerate dienogest; estradiol nomegestrol
cyproterone_ethinylestradiol | Co-cyprindiol | G03HB01 | combined_contraceptive | Dianette | co-cyprindiol
contraceptive_patch | Combined contraceptive patch | G03AA13 | combined_contraceptive | Evra; NuvaRing | contraceptive patch; vaginal ring; contraceptive ring
desogestrel | Desogestrel | G03AC09 | progestogen_contraceptive | Cerazette; Cerelle; Zelleta | desogestrel pill; desogestrel contraceptive pill; desogestrel oral contraceptive; desogestrel oral contraceptive pill
drospirenone | Drospirenone | G03AC10 | progestogen_contraceptive | Slynd | 
levonorgestrel_ius | Levonorgestrel intrauterine system | G02BA03 | progestogen_contraceptive | Mirena; Kyleena; Jaydess; Levosert | ius; hormonal coil; levonorgestrel ius; mirena coil; intrauterine system; hormonal iud; levonorgestrel iud; lng-ius; lng ius
etonogestrel_implant | Etonogestrel implant | G03AC08 | progestogen_contraceptive | Nexplanon | contraceptive implant
medroxyprogesterone | Medroxyprogesterone | G03AC06 | progestogen_contraceptive | Depo-Provera; Sayana | depot injection; contraceptive injection
levonorgestrel | Levonorgestrel | G03AD01 | progestogen_contraceptive | Levonelle | emergency contraception; morning after pill
estradiol | Estradiol | G03CA03 | hormone_replacement | Evorel; Oestrogel | oestradiol; oestrogen; estrogen
norethisterone | Norethisterone | G03DC02 | progestogen_contraceptive | Noriday; Primolut; Micronor; Camila | norethindrone; progesterone
testosterone | Testosterone | G03BA03 | | Testogel; Tostran; Nebido; Androgel | testosterone gel; testosterone replacement; trt
tamoxifen | Tamoxifen | L02BA01 | | Nolvadex | 
allopurinol | Allopurinol | M04AA01 | xanthine_oxidase_inhibitor | Zyloric | 
febuxostat | Febuxostat | M04AA03 | xanthine_oxidase_inhibitor | Adenuric | 
colchicine | Colchicine | M04AC01 | | Colcrys | 
tamsulosin | Tamsulosin | G04CA02 | alpha_blocker | Flomax | 
finasteride | Finasteride | G04CB01 | | Proscar | 
oxybutynin | Oxybutynin | G04BD04 | anticholinergic | Ditropan | solifenacin; tolterodine
varenicline | Varenicline | N07BA03 | | Champix; Chantix | cytisine
nicotine | Nicotine | N07BA01 | nicotine_replacement | Nicorette; NiQuitin | nrt patch
disulfiram | Disulfiram | N07BB01 | | Antabuse | 
acamprosate | Acamprosate | N07BB03 | | Campral | acamprosate calcium
naltrexone | Naltrexone | N07BB04 | | Adepend; Revia | nalmefene
oxazepam | Oxazepam | N05BA04 | benzodiazepine | Serax | 
latanoprost | Latanoprost | S01EE01 | | Xalatan | pilocarpine
ispaghula | Ispaghula | A06AC01 | laxative | Fybogel | psyllium
riboflavin | Riboflavin | A11HA04 | vitamin, migraine_prophylaxis | | vitamin b2
st_johns_wort | St John's wort | N06AX25 | antidepressant | | st john's wort; st johns wort; saint john's wort; hypericum; hypericum perforatum; sjw
agomelatine | Agomelatine | N06AX22 | antidepressant | Valdoxan | 
vortioxetine | Vortioxetine | N06AX26 | antidepressant | Brintellix; Trintellix | 
lofepramine | Lofepramine | N06AA07 | tricyclic | | 
`;
