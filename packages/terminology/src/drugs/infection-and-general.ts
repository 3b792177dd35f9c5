/** Medicines, one a line: id | name | ATC | classes, … | brands; … | synonyms; … */
export const infectionAndGeneralTable = `
amoxicillin | Amoxicillin | J01CA04 | penicillin | Amoxil | amoxycillin; amox; amoxi; trimox; moxatag
co_amoxiclav | Co-amoxiclav | J01CR02 | penicillin | Augmentin | co-amoxiclav; coamoxiclav; co-amox; coamox; amoxicillin clavulanate; amoxicillin/clavulanic acid; amoxicillin clavulanic acid; amoxiclav; amoxicillin-clavulanate; amox-clav; curam; clavulin
ampicillin | Ampicillin | J01CA01 | penicillin | | co-fluampicil
ampicillin_sulbactam | Ampicillin/sulbactam | J01CR01 | penicillin | Unasyn | ampicillin sulbactam; ampicillin-sulbactam; sultamicillin; amp-sulbactam
benzylpenicillin | Benzylpenicillin | J01CE01 | penicillin | | penicillin g; pen g; benzyl penicillin; benpen; ben pen; benzathine penicillin; benzathine benzylpenicillin; procaine penicillin; bicillin
phenoxymethylpenicillin | Phenoxymethylpenicillin | J01CE02 | penicillin | | penicillin v; pen v; penicillin vk
flucloxacillin | Flucloxacillin | J01CF05 | penicillin | Floxapen | fluclox; floxacillin; cloxacillin; dicloxacillin; oxacillin; nafcillin
piperacillin_tazobactam | Piperacillin/tazobactam | J01CR05 | penicillin | Tazocin; Zosyn | pip taz; piptaz; pip-taz; piperacillin tazobactam; piperacillin; taz; pip-tazo; pip tazo; piptazo
ticarcillin | Ticarcillin | J01CA13 | penicillin | Timentin | ticarcillin clavulanate
temocillin | Temocillin | J01CA17 | penicillin | | 
pivmecillinam | Pivmecillinam | J01CA08 | penicillin | Selexid | 
cefalexin | Cefalexin | J01DB01 | cephalosporin | Keflex | cephalexin
cefuroxime | Cefuroxime | J01DC02 | cephalosporin | Zinacef; Zinnat | ceftin
cefotaxime | Cefotaxime | J01DD01 | cephalosporin | Claforan | cefotax
ceftriaxone | Ceftriaxone | J01DD04 | cephalosporin | Rocephin; Monocef | ceftriax; cef
ceftazidime | Ceftazidime | J01DD02 | cephalosporin | Fortum | 
cefaclor | Cefaclor | J01DC04 | cephalosporin | Distaclor | 
cefepime | Cefepime | J01DE01 | cephalosporin | Maxipime | 
cefadroxil | Cefadroxil | J01DB05 | cephalosporin | | 
cefpodoxime | Cefpodoxime | J01DD13 | cephalosporin | | 
cefdinir | Cefdinir | J01DD15 | cephalosporin | | 
cefazolin | Cefazolin | J01DB04 | cephalosporin | Ancef | kefzol
cefradine | Cefradine | J01DB09 | cephalosporin | Velosef | cephradine
cefprozil | Cefprozil | J01DC10 | cephalosporin | | 
ceftaroline | Ceftaroline | J01DI02 | cephalosporin | Zinforo; Teflaro | 
cefoxitin | Cefoxitin | J01DC01 | cephalosporin | | cefotetan
cefixime | Cefixime | J01DD08 | cephalosporin | Suprax | 
meropenem | Meropenem | J01DH02 | carbapenem | Meronem | mero; merrem
ertapenem | Ertapenem | J01DH03 | carbapenem | Invanz | 
imipenem | Imipenem | J01DH51 | carbapenem | Primaxin | 
aztreonam | Aztreonam | J01DF01 | antibiotic | Azactam | 
clarithromycin | Clarithromycin | J01FA09 | macrolide | Klaricid; Biaxin | clarithro; klacid
erythromycin | Erythromycin | J01FA01 | macrolide | Erythrocin | 
azithromycin | Azithromycin | J01FA10 | macrolide | Zithromax; Z-Pak | azithro; zmax
doxycycline | Doxycycline | J01AA02 | tetracycline_class | Vibramycin | doxy
tetracycline | Tetracycline | J01AA07 | tetracycline_class | | oxytetracycline
lymecycline | Lymecycline | J01AA04 | tetracycline_class | Tetralysal | 
minocycline | Minocycline | J01AA08 | tetracycline_class | Minocin | 
levofloxacin | Levofloxacin | J01MA12 | fluoroquinolone | Tavanic; Levaquin | levoflox
ciprofloxacin | Ciprofloxacin | J01MA02 | fluoroquinolone | Ciproxin; Cipro | ciproflox
moxifloxacin | Moxifloxacin | J01MA14 | fluoroquinolone | Avelox | 
norfloxacin | Norfloxacin | J01MA06 | fluoroquinolone | | 
ofloxacin | Ofloxacin | J01MA01 | fluoroquinolone | | 
gentamicin | Gentamicin | J01GB03 | aminoglycoside | | gent; garamycin
amikacin | Amikacin | J01GB06 | aminoglycoside | | amikin
tobramycin | Tobramycin | J01GB01 | aminoglycoside | | 
vancomycin | Vancomycin | J01XA01 | glycopeptide | Vancocin | vanc; vanco
teicoplanin | Teicoplanin | J01XA02 | glycopeptide | Targocid | 
linezolid | Linezolid | J01XX08 | antibiotic | Zyvox | 
daptomycin | Daptomycin | J01XX09 | antibiotic | Cubicin | 
clindamycin | Clindamycin | J01FF01 | antibiotic | Dalacin; Cleocin | 
metronidazole | Metronidazole | J01XD01 | antibiotic | Flagyl | metro
trimethoprim | Trimethoprim | J01EA01 | antibiotic | | 
co_trimoxazole | Co-trimoxazole | J01EE01 | sulfonamide | Septrin; Bactrim | co-trimoxazole; cotrimoxazole; trimethoprim sulfamethoxazole; tmp-smx; trimethoprim/sulfamethoxazole; septra
nitrofurantoin | Nitrofurantoin | J01XE01 | antibiotic | Macrobid; Macrodantin | 
fosfomycin | Fosfomycin | J01XX01 | antibiotic | Monuril | 
fusidic_acid | Fusidic acid | D06AX01 | antibiotic | Fucidin | 
chloramphenicol | Chloramphenicol | S01AA01 | antibiotic | | 
rifampicin | Rifampicin | J04AB02 | antitubercular | Rifadin | rifampin
isoniazid | Isoniazid | J04AC01 | antitubercular | | 
pyrazinamide | Pyrazinamide | J04AK01 | antitubercular | | 
ethambutol | Ethambutol | J04AK02 | antitubercular | Myambutol | 
aciclovir | Aciclovir | J05AB01 | antiviral | Zovirax | acyclovir; acv
valaciclovir | Valaciclovir | J05AB11 | antiviral | Valtrex | valacyclovir
oseltamivir | Oseltamivir | J05AH02 | antiviral | Tamiflu | 
nirmatrelvir | Nirmatrelvir/ritonavir | J05AE30 | antiviral | Paxlovid | 
remdesivir | Remdesivir | J05AB16 | antiviral | Veklury | 
fluconazole | Fluconazole | J02AC01 | antifungal | Diflucan | 
nystatin | Nystatin | A07AA02 | antifungal | | 
terbinafine | Terbinafine | D01BA02 | antifungal | Lamisil | 
clotrimazole | Clotrimazole | D01AC01 | antifungal | Canesten | 
artesunate | Artesunate | P01BE03 | antimalarial | | artemether lumefantrine; riamet; coartem
quinine | Quinine | P01BC01 | antimalarial | | 
chloroquine | Chloroquine | P01BA01 | antimalarial | | 
hydroxychloroquine | Hydroxychloroquine | P01BA02 | dmard | Plaquenil | 
permethrin | Permethrin | P03AC04 | | Lyclear | 
mebendazole | Mebendazole | P02CA01 | | Vermox | 
prednisolone | Prednisolone | H02AB06 | systemic_corticosteroid | Deltacortril | prednisone; pred; oral prednisolone; deltasone; orapred; prelone
hydrocortisone | Hydrocortisone | H02AB09 | systemic_corticosteroid | Solu-Cortef | iv hydrocortisone; cortef; hydrocort
dexamethasone | Dexamethasone | H02AB02 | systemic_corticosteroid | Decadron | dex; dexa
methylprednisolone | Methylprednisolone | H02AB04 | systemic_corticosteroid | Solu-Medrone; Medrol | methylpred
betamethasone | Betamethasone | D07AC01 | topical_corticosteroid | Betnovate | 
clobetasone | Clobetasone | D07AB01 | topical_corticosteroid | Eumovate | 
fludrocortisone | Fludrocortisone | H02AA02 | | Florinef | fludro
chlorphenamine | Chlorphenamine | R06AB04 | sedating_antihistamine | Piriton | chlorpheniramine
cetirizine | Cetirizine | R06AE07 | antihistamine | Zirtek; Zyrtec; Piriteze | 
loratadine | Loratadine | R06AX13 | antihistamine | Clarityn; Claritin | 
fexofenadine | Fexofenadine | R06AX26 | antihistamine | Telfast; Allegra | 
hydroxyzine | Hydroxyzine | N05BB01 | sedating_antihistamine | Atarax | 
promethazine | Promethazine | R06AD02 | sedating_antihistamine, antiemetic | Phenergan; Avomine | 
diphenhydramine | Diphenhydramine | R06AA02 | sedating_antihistamine | Benadryl; Nytol | 
insulin | Insulin | A10AB01 | insulin_class | Actrapid; NovoRapid; Humalog; Lantus; Levemir; Tresiba | glargine; insulin glargine; detemir; degludec; insulin infusion; friii; vriii; fixed-rate intravenous insulin infusion; fixed rate intravenous insulin infusion; fixed rate iv insulin; fixed rate iv insulin infusion; fixed rate insulin; frii; fixed rate insulin infusion; variable rate insulin; sliding scale; basal bolus; insulin glargine; insulin aspart; soluble insulin; humulin; novolin; novolog; lispro; insulin lispro
metformin | Metformin | A10BA02 | antidiabetic | Glucophage | 
gliclazide | Gliclazide | A10BB09 | sulfonylurea | Diamicron | glibenclamide; glipizide; glimepiride
sitagliptin | Sitagliptin | A10BH01 | dpp4_inhibitor | Januvia | 
linagliptin | Linagliptin | A10BH05 | dpp4_inhibitor | Trajenta | 
dapagliflozin | Dapagliflozin | A10BK01 | sglt2_inhibitor | Forxiga; Farxiga | 
empagliflozin | Empagliflozin | A10BK03 | sglt2_inhibitor | Jardiance | 
canagliflozin | Canagliflozin | A10BK02 | sglt2_inhibitor | Invokana | 
semaglutide | Semaglutide | A10BJ06 | glp1_agonist | Ozempic; Wegovy; Rybelsus | 
liraglutide | Liraglutide | A10BJ02 | glp1_agonist | Victoza; Saxenda | 
tirzepatide | Tirzepatide | A10BX16 | glp1_agonist | Mounjaro | 
pioglitazone | Pioglitazone | A10BG03 | antidiabetic | Actos | 
glucagon | Glucagon | H04AA01 | | GlucaGen | 
dextrose | Glucose | B05CX01 | | Glucogel | dextrose; iv glucose; oral glucose; dextrose gel; glucose gel; d50; d10; intravenous glucose; d10w; d5w
levothyroxine | Levothyroxine | H03AA01 | thyroid_hormone | Eltroxin; Synthroid | thyroxine; euthyrox
carbimazole | Carbimazole | H03BB01 | antithyroid | | neo-mercazole; neomercazole
propylthiouracil | Propylthiouracil | H03BA02 | antithyroid | | ptu
methimazole | Thiamazole | H03BB02 | antithyroid | Tapazole | methimazole; mmi
alendronic_acid | Alendronic acid | M05BA04 | bisphosphonate | Fosamax | alendronate
risedronate | Risedronate | M05BA07 | bisphosphonate | Actonel | risedronic acid; risedronate sodium
ibandronic_acid | Ibandronic acid | M05BA06 | bisphosphonate | Bonviva; Boniva | ibandronate
zoledronic_acid | Zoledronic acid | M05BA08 | bisphosphonate | Zometa | zoledronate
calcium_vitamin_d | Calcium and vitamin D | A12AX | vitamin | Adcal; Calcichew | calcium and vitamin d; vitamin d; colecalciferol; cholecalciferol
calcium_gluconate | Calcium gluconate | A12AA03 | electrolyte | | calcium chloride; iv calcium; ca gluconate; calcium gluc
potassium_chloride | Potassium chloride | A12BA01 | electrolyte | Sando-K; Slow-K | kcl; potassium replacement; kay ciel; k-dur; iv potassium; intravenous potassium; potassium infusion; potassium 10 mmol; potassium 20 mmol; potassium 40 mmol; potassium 20 meq; potassium 40 meq; potassium supplementation; potassium repletion
phosphate | Phosphate replacement | B05XA09 | electrolyte | Phosphate Polyfusor; Phosphate-Sandoz | potassium phosphate; sodium phosphate; sodium glycerophosphate; phosphate infusion; iv phosphate; intravenous phosphate; phosphate iv; k-phos; neutra-phos
sodium_bicarbonate | Sodium bicarbonate | B05XA02 | electrolyte | | sodium bicarb; bicarb; bicarbonate
ferrous_sulfate | Ferrous sulfate | B03AA07 | iron_class | Feospan | ferrous sulphate; ferrous fumarate; ferrous gluconate; oral iron; feso4; feosol; iron sulfate; slow fe
iron_infusion | Intravenous iron | B03AC | iron_class | Ferinject; Monofer; Venofer | iv iron; iron infusion; ferric carboxymaltose; injectafer; iron sucrose; iron isomaltoside
folic_acid | Folic acid | B03BB01 | vitamin | | folate supplement; folate supplements
hydroxocobalamin | Hydroxocobalamin | B03BA03 | vitamin | | b12 injection; b12 injections; vitamin b12; cyanocobalamin; b12 replacement
thiamine | Thiamine | A11DA01 | vitamin | Pabrinex | vitamin b1
vitamin_k | Vitamin K | B02BA01 | vitamin | Konakion | phytomenadione; vit k; phytonadione
omeprazole | Omeprazole | A02BC01 | ppi | Losec; Prilosec | 
lansoprazole | Lansoprazole | A02BC03 | ppi | Zoton; Prevacid | 
esomeprazole | Esomeprazole | A02BC05 | ppi | Nexium | 
pantoprazole | Pantoprazole | A02BC02 | ppi | Protium; Pantop; Pantocid | inj pan; inj. pan; injection pan; protonix; pantoloc
famotidine | Famotidine | A02BA03 | h2_antagonist | Pepcid | ranitidine; cimetidine; zantac
alginate | Alginate | A02BX13 | antacid | Gaviscon; Rennie; Tums | alginates; sodium alginate; calcium carbonate
metoclopramide | Metoclopramide | A03FA01 | antiemetic, dopamine_antagonist | Maxolon; Reglan | primperan
domperidone | Domperidone | A03FA03 | antiemetic, dopamine_antagonist | Motilium | 
prochlorperazine | Prochlorperazine | N05AB04 | antiemetic, dopamine_antagonist | Stemetil; Buccastem; Compazine | 
cyclizine | Cyclizine | R06AE03 | antiemetic, sedating_antihistamine | Valoid | 
ondansetron | Ondansetron | A04AA01 | 5ht3_antagonist | Zofran; Emeset | ondans
granisetron | Granisetron | A04AA02 | 5ht3_antagonist | Kytril | 
hyoscine | Hyoscine butylbromide | A03BB01 | antispasmodic, anticholinergic | Buscopan | hyoscine; scopolamine
mebeverine | Mebeverine | A03AA04 | antispasmodic | Colofac | 
loperamide | Loperamide | A07DA03 | | Imodium | 
oral_rehydration_salts | Oral rehydration salts | A07CA | | Dioralyte; Pedialyte | ors; oral rehydration solution; oral rehydration salts; rehydration salts
macrogol | Macrogol | A06AD15 | laxative | Movicol; Laxido; Miralax | polyethylene glycol; cosmocol; peg 3350
senna | Senna | A06AB06 | laxative | Senokot | sennosides
lactulose | Lactulose | A06AD11 | laxative | Duphalac | enulose
mesalazine | Mesalazine | A07EC02 | | Pentasa; Asacol; Octasa | mesalamine; 5-asa; sulfasalazine
azathioprine | Azathioprine | L04AX01 | immunosuppressant | Imuran | mercaptopurine
methotrexate | Methotrexate | L04AX03 | dmard, immunosuppressant | | mtx
leflunomide | Leflunomide | L04AA13 | dmard | Arava | 
infliximab | Infliximab | L04AB02 | biologic | Remicade | 
adalimumab | Adalimumab | L04AB04 | biologic | Humira | 
tocilizumab | Tocilizumab | L04AC07 | biologic | RoActemra | 
rituximab | Rituximab | L01FA01 | biologic | MabThera | 
ciclosporin | Ciclosporin | L04AD01 | immunosuppressant | Neoral | cyclosporine
anti_d_immunoglobulin | Anti-D immunoglobulin | J06BB01 | | Rhophylac; D-Gam | anti-d; anti d; antid; anti-d prophylaxis; rho(d) immune globulin; rhogam; rh immunoglobulin; anti-rhd; anti-d ig; winrho
immunoglobulin | Intravenous immunoglobulin | J06BA02 | | | ivig; intravenous immunoglobulin; immunoglobulins; iv immunoglobulin; privigen; immune globulin iv; gammagard; iv immune globulin; immune globulin
octreotide | Octreotide | H01CB02 | | Sandostatin | 
terlipressin | Terlipressin | H01BA04 | vasoconstrictor | | 
desmopressin | Desmopressin | H01BA02 | | DDAVP | 
activated_charcoal | Activated charcoal | A07BA01 | antidote | | charcoal
flumazenil | Flumazenil | V03AB25 | antidote | Anexate | 
artificial_tears | Artificial tears | S01XA20 | | Hylo; Viscotears; Celluvisc | lubricating eye drops; hypromellose; carmellose; carbomer; eye lubricant; eye lubricants; eye drops; lubricant eye drops; ocular lubricant; ocular lubricants
selenium | Selenium | A12CE02 | | | sodium selenite; selenium supplement
human_albumin | Human albumin solution | B05AA01 | | Albunorm; Zenalb | albumin; albumin infusion; has 20%; 20% albumin; 20% human albumin; human albumin 20%
rifaximin | Rifaximin | A07AA11 | antibiotic | Targaxan; Xifaxanta | 
pentoxifylline | Pentoxifylline | C04AD03 | | Trental | oxpentifylline
`;
