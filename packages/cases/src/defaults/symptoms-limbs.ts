import type { AbsentSymptom } from "./symptom.ts";

// Absent symptoms of belly, waterworks, head and the rest of the body.
export const belly: Readonly<Record<string, AbsentSymptom>> = {
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

export const waterworks: Readonly<Record<string, AbsentSymptom>> = {
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

export const head: Readonly<Record<string, AbsentSymptom>> = {
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

export const body: Readonly<Record<string, AbsentSymptom>> = {
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
