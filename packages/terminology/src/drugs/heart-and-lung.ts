/** Medicines, one a line: id | name | ATC | classes, … | brands; … | synonyms; … (ATC: WHO Collaborating Centre index) */
export const heartAndLungTable = `
aspirin | Aspirin | B01AC06 | antiplatelet, nsaid, salicylate | Disprin; Nu-Seals; Bayer; Ecotrin; Ecosprin; Anadin | asa; acetylsalicylic acid; acetyl salicylic acid; dispersible aspirin; aspegic; cardioaspirin
clopidogrel | Clopidogrel | B01AC04 | p2y12_inhibitor | Plavix | clopi
ticagrelor | Ticagrelor | B01AC24 | p2y12_inhibitor | Brilique; Brilinta | 
prasugrel | Prasugrel | B01AC22 | p2y12_inhibitor | Efient; Effient | 
cangrelor | Cangrelor | B01AC25 | p2y12_inhibitor | Kengrexal | 
dipyridamole | Dipyridamole | B01AC07 | antiplatelet | Persantin | 
tirofiban | Tirofiban | B01AC17 | gpi | Aggrastat | 
eptifibatide | Eptifibatide | B01AC16 | gpi | Integrilin | 
heparin | Heparin | B01AB01 | heparin_class | | unfractionated heparin; ufh; iv heparin; heparin sodium
enoxaparin | Enoxaparin | B01AB05 | heparin_class | Clexane; Lovenox; Inhixa | enox
dalteparin | Dalteparin | B01AB04 | heparin_class | Fragmin | 
tinzaparin | Tinzaparin | B01AB10 | heparin_class | Innohep | 
fondaparinux | Fondaparinux | B01AX05 | anticoagulant | Arixtra; fonda | 
bivalirudin | Bivalirudin | B01AE06 | anticoagulant | Angiox | 
warfarin | Warfarin | B01AA03 | vitamin_k_antagonist | Coumadin; Marevan | 
apixaban | Apixaban | B01AF02 | doac | Eliquis | 
rivaroxaban | Rivaroxaban | B01AF01 | doac | Xarelto | 
edoxaban | Edoxaban | B01AF03 | doac | Lixiana; Savaysa | 
dabigatran | Dabigatran | B01AE07 | doac | Pradaxa | 
alteplase | Alteplase | B01AD02 | fibrinolytic | Actilyse; Activase | tpa; t-pa; rtpa
tenecteplase | Tenecteplase | B01AD11 | fibrinolytic | Metalyse; TNKase | tnk
streptokinase | Streptokinase | B01AD01 | fibrinolytic | Streptase | 
tranexamic_acid | Tranexamic acid | B02AA02 | | Cyklokapron | txa; lysteda
prothrombin_complex | Prothrombin complex concentrate | B02BD01 | | Beriplex; Octaplex; Kcentra; Balfaxar; Prothromplex | pcc; 4f-pcc; 4f pcc; 4 factor pcc; 4-factor pcc; four-factor pcc; four factor pcc; prothrombin complex; clotting factor concentrate
fresh_frozen_plasma | Fresh frozen plasma | B05AX03 | | Octaplas | ffp; frozen plasma
atorvastatin | Atorvastatin | C10AA05 | statin | Lipitor | atorva; sortis; tahor
simvastatin | Simvastatin | C10AA01 | statin | Zocor | 
rosuvastatin | Rosuvastatin | C10AA07 | statin | Crestor | rosuva
pravastatin | Pravastatin | C10AA03 | statin | Lipostat | 
ezetimibe | Ezetimibe | C10AX09 | lipid_lowering | Ezetrol; Zetia | 
fenofibrate | Fenofibrate | C10AB05 | lipid_lowering | Lipantil | 
bisoprolol | Bisoprolol | C07AB07 | beta_blocker | Cardicor; Concor | biso; zebeta
metoprolol | Metoprolol | C07AB02 | beta_blocker, migraine_prophylaxis | Lopresor; Lopressor; Betaloc; Toprol | 
atenolol | Atenolol | C07AB03 | beta_blocker | Tenormin | 
propranolol | Propranolol | C07AA05 | nonselective_beta_blocker, migraine_prophylaxis | Inderal | 
carvedilol | Carvedilol | C07AG02 | nonselective_beta_blocker | Coreg; Eucardic | 
labetalol | Labetalol | C07AG01 | nonselective_beta_blocker | Trandate | normodyne
esmolol | Esmolol | C07AB09 | beta_blocker | Brevibloc | 
nebivolol | Nebivolol | C07AB12 | beta_blocker | Nebilet | 
sotalol | Sotalol | C07AA07 | nonselective_beta_blocker, antiarrhythmic | Sotacor | 
nadolol | Nadolol | C07AA12 | nonselective_beta_blocker, migraine_prophylaxis | Corgard | pindolol
timolol | Timolol | S01ED01 | nonselective_beta_blocker | Timoptol | 
amlodipine | Amlodipine | C08CA01 | calcium_channel_blocker | Istin; Norvasc | 
nifedipine | Nifedipine | C08CA05 | calcium_channel_blocker | Adalat | 
felodipine | Felodipine | C08CA02 | calcium_channel_blocker | Plendil | 
lercanidipine | Lercanidipine | C08CA13 | calcium_channel_blocker | Zanidip | 
clevidipine | Clevidipine | C08CA16 | calcium_channel_blocker | Cleviprex | 
nicardipine | Nicardipine | C08CA04 | calcium_channel_blocker | Cardene | 
nimodipine | Nimodipine | C08CA06 | calcium_channel_blocker | Nimotop | nymalize
diltiazem | Diltiazem | C08DB01 | rate_limiting_ccb | Tildiem; Cardizem | 
verapamil | Verapamil | C08DA01 | rate_limiting_ccb, antiarrhythmic | Securon; Isoptin; Calan | 
ramipril | Ramipril | C09AA05 | ace_inhibitor | Tritace; Altace | 
lisinopril | Lisinopril | C09AA03 | ace_inhibitor | Zestril; Prinivil | 
enalapril | Enalapril | C09AA02 | ace_inhibitor | Innovace; Vasotec | 
perindopril | Perindopril | C09AA04 | ace_inhibitor | Coversyl | 
captopril | Captopril | C09AA01 | ace_inhibitor | Capoten | 
losartan | Losartan | C09CA01 | arb | Cozaar | 
candesartan | Candesartan | C09CA06 | arb, migraine_prophylaxis | Amias; Atacand | 
valsartan | Valsartan | C09CA03 | arb | Diovan | 
irbesartan | Irbesartan | C09CA04 | arb | Aprovel | 
telmisartan | Telmisartan | C09CA07 | arb | Micardis | 
olmesartan | Olmesartan | C09CA08 | arb | Olmetec | 
sacubitril_valsartan | Sacubitril/valsartan | C09DX04 | arni | Entresto | sacubitril valsartan; sacubitril
spironolactone | Spironolactone | C03DA01 | mra | Aldactone | spiro
eplerenone | Eplerenone | C03DA04 | mra | Inspra | 
furosemide | Furosemide | C03CA01 | loop_diuretic | Lasix | frusemide; furo
bumetanide | Bumetanide | C03CA02 | loop_diuretic | Burinex; Bumex | 
torasemide | Torasemide | C03CA04 | loop_diuretic | Torem | torsemide
chlortalidone | Chlortalidone | C03BA04 | thiazide | Hygroton | chlorthalidone
metolazone | Metolazone | C03BA08 | thiazide | Xaqua | 
bendroflumethiazide | Bendroflumethiazide | C03AA01 | thiazide | Aprinox | bendrofluazide
indapamide | Indapamide | C03BA11 | thiazide | Natrilix | 
hydrochlorothiazide | Hydrochlorothiazide | C03AA03 | thiazide | | hctz
amiloride | Amiloride | C03DB01 | potassium_sparing | Midamor | 
mannitol | Mannitol | B05BC01 | diuretic | Osmitrol | 
glyceryl_trinitrate | Glyceryl trinitrate | C01DA02 | nitrate | Nitrolingual; Nitrostat; Nitromin; Deponit | gtn; nitroglycerin; nitroglycerine; gtn spray; glyceryl trinitrate spray; trinitrin; ntg; sublingual nitro; nitro
isosorbide_mononitrate | Isosorbide mononitrate | C01DA14 | nitrate | Imdur; Monomil; Ismo | ismn
sodium_nitroprusside | Sodium nitroprusside | C02DD01 | antihypertensive | | nitroprusside; nipride
isosorbide_dinitrate | Isosorbide dinitrate | C01DA08 | nitrate | Isoket; Isordil | isdn
nicorandil | Nicorandil | C01DX16 | nitrate | Ikorel | 
ivabradine | Ivabradine | C01EB17 | | Procoralan | 
ranolazine | Ranolazine | C01EB18 | | Ranexa | 
digoxin | Digoxin | C01AA05 | antiarrhythmic | Lanoxin | digitalis
digoxin_antibody | Digoxin-specific antibody fragments | V03AB24 | antidote | DigiFab; Digibind | digoxin-specific antibody; digoxin specific antibody; digoxin-specific antibodies; digoxin specific antibodies; digoxin-specific antibody fragment; digoxin specific antibody fragments; digoxin antibody; digoxin antibodies; digoxin antibody fragments; anti-digoxin antibody; anti-digoxin antibodies; antidigoxin antibody; anti-digoxin fab; digoxin fab; digoxin-fab; digoxin immune fab; digoxin specific fab; digoxin-specific fab; digoxin fab fragments; dsfab; digitalis antibody; fab fragments; digoxin antidote; antidote for digoxin; antidote to digoxin
amiodarone | Amiodarone | C01BD01 | antiarrhythmic | Cordarone; Pacerone | 
flecainide | Flecainide | C01BC04 | antiarrhythmic | Tambocor | 
propafenone | Propafenone | C01BC03 | antiarrhythmic | Arythmol; Rythmol | 
adenosine | Adenosine | C01EB10 | antiarrhythmic | Adenocor | 
adrenaline | Adrenaline | C01CA24 | inotrope, sympathomimetic | EpiPen; Jext; Emerade | epinephrine; epi pen; im adrenaline; adrenaline auto-injector; adrenaline autoinjector; epi; auvi-q; anapen
noradrenaline | Noradrenaline | C01CA03 | inotrope, sympathomimetic | Levophed | norepinephrine; norad; norepi
dobutamine | Dobutamine | C01CA07 | inotrope | | 
dopamine | Dopamine | C01CA04 | inotrope | | 
metaraminol | Metaraminol | C01CA09 | inotrope | | 
milrinone | Milrinone | C01CE02 | inotrope | Primacor | 
atropine | Atropine | A03BA01 | anticholinergic | | 
hydralazine | Hydralazine | C02DB02 | antihypertensive | Apresoline | 
doxazosin | Doxazosin | C02CA04 | alpha_blocker | Cardura | 
methyldopa | Methyldopa | C02AB01 | antihypertensive | Aldomet | 
clonidine | Clonidine | C02AC01 | antihypertensive | Catapres; Dixarit | 
sildenafil | Sildenafil | G04BE03 | pde5_inhibitor | Viagra; Revatio | 
tadalafil | Tadalafil | G04BE08 | pde5_inhibitor | Cialis | 
avanafil | Avanafil | G04BE10 | pde5_inhibitor | Spedra; Stendra | 
vardenafil | Vardenafil | G04BE09 | pde5_inhibitor | Levitra | 
levosimendan | Levosimendan | C01CX08 | inotrope | Simdax | 
salbutamol | Salbutamol | R03AC02 | saba, sympathomimetic | Ventolin; Salamol; Proventil | albuterol; salbutamol inhaler; nebulised salbutamol; proair
levalbuterol | Levalbuterol | R03AC02 | saba, sympathomimetic | Xopenex | levosalbutamol; levo-salbutamol
terbutaline | Terbutaline | R03AC03 | saba, sympathomimetic | Bricanyl | 
salmeterol | Salmeterol | R03AC12 | laba | Serevent | 
formoterol | Formoterol | R03AC13 | laba | Oxis | 
ipratropium | Ipratropium | R03BB01 | bronchodilator, anticholinergic | Atrovent | ipratropium bromide; duoneb
tiotropium | Tiotropium | R03BB04 | lama | Spiriva; Braltus | 
umeclidinium | Umeclidinium | R03BB07 | lama | Incruse | 
beclometasone | Beclometasone | R03BA01 | inhaled_corticosteroid | Clenil; Qvar | beclomethasone
budesonide | Budesonide | R03BA02 | inhaled_corticosteroid | Pulmicort | 
budesonide_formoterol | Budesonide/formoterol | R03AK07 | inhaled_corticosteroid, laba | Symbicort; DuoResp; Fobumix | budesonide formoterol; breyna
fluticasone | Fluticasone | R03BA05 | inhaled_corticosteroid | Flixotide; Flonase | 
fluticasone_salmeterol | Fluticasone/salmeterol | R03AK06 | inhaled_corticosteroid, laba | Seretide; Advair | fluticasone salmeterol
beclometasone_formoterol | Beclometasone/formoterol | R03AK08 | inhaled_corticosteroid, laba | Fostair | beclometasone formoterol; inuvair
montelukast | Montelukast | R03DC03 | | Singulair | leukotriene receptor antagonist; ltra
theophylline | Theophylline | R03DA04 | methylxanthine | Uniphyllin | 
aminophylline | Aminophylline | R03DA05 | methylxanthine | | 
magnesium_sulfate | Magnesium sulfate | B05XA05 | electrolyte | | magnesium; magnesium sulphate; iv magnesium; mgso4; mag sulfate; iv mag; mag sulphate; mag sulph; mag sulf; mag
carbocisteine | Carbocisteine | R05CB03 | | Mucodyne | mucolytic; carbocysteine
acetylcysteine | Acetylcysteine | V03AB23 | antidote | Parvolex | n-acetylcysteine; nac; n acetyl cysteine; acetadote; mucomyst
codeine | Codeine | R05DA04 | weak_opioid | | codeine phosphate; pholcodine
dextromethorphan | Dextromethorphan | R05DA09 | cough_medicine | Robitussin; Benylin | 
guaifenesin | Guaifenesin | R05CA03 | cough_medicine | Mucinex | 
pseudoephedrine | Pseudoephedrine | R01BA02 | decongestant | Sudafed | 
xylometazoline | Xylometazoline | R01AA07 | decongestant | Otrivine | 
pirfenidone | Pirfenidone | L04AX05 | | Esbriet | 
omalizumab | Omalizumab | R03DX05 | biologic | Xolair | 
`;
