import type { AbsentSymptom } from "./symptom.ts";

// Absent symptoms of the whole person, chest, and ear, nose and throat.
export const general: Readonly<Record<string, AbsentSymptom>> = {
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

export const chest: Readonly<Record<string, AbsentSymptom>> = {
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

export const earNoseThroat: Readonly<Record<string, AbsentSymptom>> = {
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
