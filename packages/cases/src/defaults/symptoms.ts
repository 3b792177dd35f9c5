/** How a person says that they do not have a symptom. */
export interface AbsentSymptom {
  /** Fits after "no" and "any": "no fevers". `{poss}` is my, his or her. */
  readonly noun: string;
  /** Whole answers of an adult speaking for themselves, all meaning the same. */
  readonly say: readonly string[];
  /** Whole answers of somebody speaking for the patient, where the pattern "no … that I've noticed" would not do. */
  readonly carer?: readonly string[];
}

const general: Readonly<Record<string, AbsentSymptom>> = {
  fever: {
    noun: "fevers",
    say: [
      "No, no fevers that I've noticed.",
      "I've not had a temperature, no.",
      "No, I haven't felt feverish.",
    ],
  },
  chills_sweats: {
    noun: "shivering or sweats",
    say: [
      "No, no sweats or shivers.",
      "I've not been shivery, no.",
      "No, nothing like that, no sweats.",
    ],
  },
  weight_change: {
    noun: "change in {poss} weight",
    say: [
      "My weight's been about the same.",
      "No, my clothes fit as they always did.",
      "I've not lost or gained, as far as I know.",
    ],
    carer: [
      "{Poss} weight's been fine, as far as I know.",
      "No, {she}'s been about the same weight.",
      "I've not noticed {obj} losing or gaining any.",
    ],
  },
  appetite: {
    noun: "change in {poss} appetite",
    say: [
      "My appetite's been all right.",
      "I've been eating as I always do.",
      "No change there, I eat fine.",
    ],
    carer: [
      "{She}'s been eating as usual.",
      "{Poss} appetite's been fine.",
      "No trouble with eating, no.",
    ],
  },
  fatigue: {
    noun: "unusual tiredness",
    say: [
      "No more tired than usual.",
      "My energy's been about the same as ever.",
      "No, I've not been especially tired.",
    ],
  },
  swollen_glands: {
    noun: "swollen glands",
    say: [
      "No, I've not felt any swollen glands.",
      "No lumps in my neck or anywhere, no.",
      "Not that I've noticed, no glands up.",
    ],
  },
  thirst: {
    noun: "unusual thirst",
    say: [
      "No thirstier than usual.",
      "No, I drink about the same as always.",
      "I wouldn't say I've been thirsty, no.",
    ],
  },
  temp_intolerance: {
    noun: "trouble with heat or cold",
    say: [
      "No, I feel the heat and the cold like anyone else.",
      "Heat and cold don't bother me more than usual.",
      "I've not noticed any change in that.",
    ],
  },
  bruising_bleeding: {
    noun: "odd bruises or bleeding",
    say: [
      "No, I don't bruise easily.",
      "No nosebleeds, no odd bruises, nothing like that.",
      "I've not noticed any bruising or bleeding.",
    ],
  },
};

const chest: Readonly<Record<string, AbsentSymptom>> = {
  chest_pain: {
    noun: "chest pain",
    say: ["No, no pain in my chest.", "My chest's been fine.", "I've not had any chest pain, no."],
  },
  dyspnoea: {
    noun: "trouble breathing",
    say: [
      "No, my breathing's been fine.",
      "I've not been short of breath, no.",
      "No trouble with my breath.",
    ],
  },
  orthopnoea: {
    noun: "trouble lying flat",
    say: [
      "No, I can lie flat without any trouble.",
      "I sleep flat, it doesn't bother me.",
      "Lying down's no problem for my breathing.",
    ],
    carer: [
      "No, {she} lies flat without any trouble.",
      "{She} sleeps flat, no problem.",
      "Lying down doesn't bother {poss} breathing.",
    ],
  },
  palpitations: {
    noun: "palpitations",
    say: [
      "No, my heart's not been racing or anything.",
      "I've not noticed any fluttering, no.",
      "No, nothing odd with my heartbeat.",
    ],
    carer: [
      "Not that I could tell, no.",
      "{She}'s not said anything about {poss} heart racing.",
      "No, nothing I've noticed with {poss} heartbeat.",
    ],
  },
  oedema: {
    noun: "swelling in {poss} ankles",
    say: [
      "No, my ankles aren't swollen.",
      "My legs look the same as ever.",
      "No swelling, my shoes fit fine.",
    ],
  },
  syncope: {
    noun: "faints",
    say: ["No, I've not passed out.", "I haven't fainted or blacked out, no.", "No, no blackouts."],
  },
  cough: {
    noun: "cough",
    say: ["No, I haven't got a cough.", "No cough, no.", "I've not been coughing."],
    carer: [
      "No, {she} hasn't had a cough.",
      "No cough that I've heard.",
      "{She}'s not been coughing, no.",
    ],
  },
  sputum: {
    noun: "phlegm",
    say: ["No, I'm not bringing anything up.", "No phlegm, no.", "I don't cough anything up."],
  },
  haemoptysis: {
    noun: "blood when {she} coughs",
    say: [
      "No, I've never coughed up blood.",
      "No blood, no.",
      "I've not brought up any blood, thank goodness.",
    ],
  },
  wheeze: {
    noun: "wheezing",
    say: ["No, I'm not wheezy.", "No wheezing, no.", "I haven't heard any wheeze."],
  },
};

const earNoseThroat: Readonly<Record<string, AbsentSymptom>> = {
  sore_throat: {
    noun: "sore throat",
    say: ["No, my throat's fine.", "I've not had a sore throat.", "No, no sore throat."],
    carer: [
      "No, {she}'s not complained of {poss} throat.",
      "{Poss} throat's been fine, I think.",
      "No sore throat that I know of.",
    ],
  },
  nasal: {
    noun: "runny nose",
    say: ["No, my nose is clear.", "No cold or runny nose, no.", "I've not been snuffly, no."],
    carer: ["No, {poss} nose has been clear.", "No runny nose, no.", "{She}'s not been snuffly."],
  },
  smell_taste: {
    noun: "change in smell or taste",
    say: [
      "No, I can smell and taste as normal.",
      "Nothing wrong with my taste or smell.",
      "No change there.",
    ],
  },
  hoarseness: {
    noun: "change in {poss} voice",
    say: ["No, my voice is the same as always.", "I've not been hoarse, no.", "My voice is fine."],
  },
  sinus_pain: {
    noun: "pain in {poss} face",
    say: ["No, no pain in my face.", "My face and sinuses feel fine.", "Nothing in my face, no."],
  },
  ear: {
    noun: "earache",
    say: ["No, my ears are fine.", "No earache, no.", "No trouble with my ears."],
  },
  hearing: {
    noun: "trouble with {poss} hearing",
    say: [
      "No, I hear perfectly well.",
      "My hearing's fine, no ringing.",
      "No change in my hearing.",
    ],
  },
  mouth: {
    noun: "trouble with {poss} mouth",
    say: [
      "No, my mouth's fine.",
      "No ulcers or anything like that.",
      "Nothing wrong with my mouth or gums.",
    ],
  },
  eye: {
    noun: "sore or red eyes",
    say: ["No, my eyes are fine.", "My eyes aren't sore or red, no.", "No trouble with my eyes."],
  },
};

const belly: Readonly<Record<string, AbsentSymptom>> = {
  abdominal_pain: {
    noun: "tummy pain",
    say: ["No, no pain in my stomach.", "My tummy's been fine.", "I've had no tummy ache, no."],
  },
  nausea: {
    noun: "sickness",
    say: ["No, I've not felt sick.", "No nausea, no.", "I haven't felt sick at all."],
    carer: [
      "No, {she}'s not said {she} feels sick.",
      "{She} hasn't seemed sick, no.",
      "No, no sickness that I've noticed.",
    ],
  },
  vomiting: {
    noun: "vomiting",
    say: ["No, I've not been sick.", "I haven't thrown up, no.", "No vomiting, no."],
  },
  haematemesis: {
    noun: "blood in {poss} vomit",
    say: [
      "No, I've never brought up blood.",
      "No, nothing like that has come up.",
      "I've not vomited any blood, no.",
    ],
  },
  bowel_habit: {
    noun: "change in {poss} bowels",
    say: [
      "My bowels are the same as always.",
      "Regular, no change there.",
      "I go as I normally do.",
    ],
    carer: [
      "{Poss} bowels are the same as always.",
      "No change, {she} goes as usual.",
      "Regular, as far as I know.",
    ],
  },
  diarrhoea: {
    noun: "loose stools",
    say: ["No, no diarrhoea.", "I've not had the runs, no.", "No, nothing loose."],
  },
  constipation: {
    noun: "constipation",
    say: ["No, I'm not constipated.", "I've no trouble going.", "No constipation, no."],
  },
  blood_in_stool: {
    noun: "blood in {poss} stools",
    say: [
      "No, I've not seen any blood when I go.",
      "No blood, and nothing black.",
      "Nothing like that when I go to the toilet.",
    ],
  },
  bloating: {
    noun: "bloating",
    say: ["No, I'm not bloated.", "No more wind than anyone.", "I've not noticed any bloating."],
  },
  heartburn: {
    noun: "heartburn",
    say: [
      "No, I don't get heartburn.",
      "No acid or indigestion, no.",
      "I've not had any heartburn.",
    ],
  },
  dysphagia: {
    noun: "trouble swallowing",
    say: ["No, I swallow all right.", "Food goes down fine.", "No trouble swallowing."],
  },
  jaundice: {
    noun: "yellowing of {poss} skin",
    say: [
      "No, I've not gone yellow.",
      "My skin and eyes look normal to me.",
      "No, nobody's said I look yellow.",
    ],
  },
};

const waterworks: Readonly<Record<string, AbsentSymptom>> = {
  dysuria: {
    noun: "pain passing water",
    say: ["No, it doesn't burn when I pee.", "No stinging, no.", "I've no pain passing water."],
  },
  urinary_frequency: {
    noun: "change in how often {she} pees",
    say: [
      "No, I go about as often as I always have.",
      "I'm not up and down to the toilet, no.",
      "No more than usual.",
    ],
  },
  haematuria: {
    noun: "blood in {poss} urine",
    say: [
      "No, I've not seen any blood in my pee.",
      "No blood when I pass water.",
      "My urine looks normal.",
    ],
  },
  urinary_other: {
    noun: "trouble with {poss} waterworks",
    say: [
      "My waterworks are fine.",
      "No trouble in that department.",
      "I pass water without any problem.",
    ],
    carer: [
      "{Poss} waterworks are fine.",
      "{She}'s been weeing as normal.",
      "No trouble there, as far as I know.",
    ],
  },
  flank_pain: {
    noun: "pain in {poss} side",
    say: ["No, no pain in my sides.", "Nothing round my kidneys, no.", "My sides don't hurt."],
  },
  genital_discharge: {
    noun: "discharge",
    say: ["No, no discharge.", "Nothing like that, no.", "I've not noticed any discharge."],
  },
  genital_lesion: {
    noun: "sores down below",
    say: [
      "No, no sores or itching down there.",
      "Nothing like that, no.",
      "I've not noticed anything down below.",
    ],
  },
  vaginal_bleeding: {
    noun: "unusual bleeding down below",
    say: [
      "No, no bleeding that shouldn't be there.",
      "No bleeding in between, no.",
      "Nothing out of the ordinary.",
    ],
  },
  pelvic_testicular_pain: {
    noun: "pain down below",
    say: [
      "No, no pain down below.",
      "Nothing hurts down there, no.",
      "I've no trouble in that area.",
    ],
  },
};

const head: Readonly<Record<string, AbsentSymptom>> = {
  headache: {
    noun: "headaches",
    say: ["No, I've not had a headache.", "No headaches, no.", "My head's been fine."],
  },
  dizziness: {
    noun: "dizziness",
    say: ["No, I've not been dizzy.", "No dizziness, no.", "I haven't felt light-headed."],
  },
  visual: {
    noun: "trouble with {poss} sight",
    say: [
      "No, my eyesight's been fine.",
      "I can see as well as ever.",
      "Nothing wrong with my sight.",
    ],
  },
  photophobia: {
    noun: "trouble with bright light",
    say: [
      "No, bright lights don't bother me.",
      "Light's fine.",
      "I've not had to hide from the light, no.",
    ],
  },
  neck_stiffness: {
    noun: "stiff neck",
    say: ["No, my neck moves freely.", "My neck's not stiff, no.", "No trouble with my neck."],
    carer: [
      "No, {poss} neck moves freely.",
      "{She} turns {poss} head as normal.",
      "No stiff neck that I've noticed.",
    ],
  },
  weakness: {
    noun: "weakness",
    say: [
      "No, my strength's normal.",
      "I've not noticed any weakness.",
      "No, nothing's gone weak.",
    ],
  },
  numbness: {
    noun: "numbness or tingling",
    say: [
      "No, no numbness or pins and needles.",
      "I can feel everything as normal.",
      "Nothing's gone numb, no.",
    ],
  },
  speech_face: {
    noun: "trouble with {poss} speech",
    say: [
      "No, my speech has been normal.",
      "I've not been slurring, and my face is all right.",
      "No, nothing like that with my face or my words.",
    ],
  },
  confusion_memory: {
    noun: "confusion",
    say: ["No, my memory's all right.", "I've not been muddled, no.", "My head's clear enough."],
  },
  seizure: {
    noun: "fits",
    say: ["No, I've never had a fit.", "No fits, no.", "Nothing like that, no convulsions."],
  },
  balance_gait: {
    noun: "trouble with {poss} balance",
    say: [
      "No, my balance is fine.",
      "I walk as I always have.",
      "I've not been unsteady, no falls.",
    ],
  },
  tremor: {
    noun: "shaking",
    say: ["No, I don't shake.", "My hands are steady.", "No tremor or twitching, no."],
  },
  anxiety: {
    noun: "worries beyond this",
    say: [
      "I'm not an anxious person. Just a bit worried about this.",
      "Only about this, not as a rule.",
      "No, I don't get panicky normally.",
    ],
    carer: [
      "{She}'s not an anxious sort, no.",
      "Only about being here.",
      "No, {she}'s usually quite settled.",
    ],
  },
  suicidality: {
    noun: "thoughts of harming {refl}",
    say: [
      "No, I've never thought of harming myself.",
      "God, no. Nothing like that.",
      "No, I don't have thoughts like that.",
    ],
    carer: [
      "No, nothing like that.",
      "No, {she}'s never said anything of that kind.",
      "Goodness, no.",
    ],
  },
  hallucinations: {
    noun: "seeing or hearing things",
    say: [
      "No, I don't see or hear things.",
      "No, nothing like that.",
      "I'm not hearing voices, if that's what you mean.",
    ],
    carer: [
      "No, {she} doesn't see or hear things.",
      "No, nothing like that.",
      "Not that {she}'s ever said.",
    ],
  },
};

const body: Readonly<Record<string, AbsentSymptom>> = {
  joint_pain: {
    noun: "joint pains",
    say: ["No, my joints are fine.", "No aches in my joints, no.", "My joints don't trouble me."],
  },
  joint_swelling: {
    noun: "swollen joints",
    say: [
      "No, nothing's swollen.",
      "No swelling that I can see.",
      "I've not noticed anything swollen or red.",
    ],
  },
  back_pain: {
    noun: "back pain",
    say: ["No, my back's fine.", "No back pain, no.", "I've had no trouble with my back."],
  },
  limb_muscle_pain: {
    noun: "muscle aches",
    say: [
      "No, no muscle aches.",
      "My muscles don't ache, no.",
      "I've had no cramps or aching muscles.",
    ],
  },
  rash: {
    noun: "rash",
    say: ["No, I haven't got a rash.", "No rash, no.", "Nothing on my skin."],
    carer: ["No rash, I've looked.", "No, no rash or spots.", "Nothing on {poss} skin, no."],
  },
  itch: {
    noun: "itching",
    say: ["No, I'm not itchy.", "No itching, no.", "Nothing's itching."],
  },
  lump: {
    noun: "lumps",
    say: ["No, I've not found any lumps.", "No lumps or bumps, no.", "Nothing I've noticed."],
  },
};

/** Wordings for every symptom of the terminology, by the name after `symptom:`. */
export const absentSymptoms: Readonly<Record<string, AbsentSymptom>> = {
  ...general,
  ...chest,
  ...earNoseThroat,
  ...belly,
  ...waterworks,
  ...head,
  ...body,
};
