/** A part of the physical examination that can be asked for by name. */
export interface Examination {
  /** Id of the system whose finding it gives; `vitals` are measured anew. */
  readonly id:
    | "general"
    | "vitals"
    | "cardiovascular"
    | "respiratory"
    | "abdomen"
    | "neurological"
    | "ent"
    | "skin"
    | "limbs"
    | "mental_state";
  readonly label: string;
  /** Over the finding in the transcript. */
  readonly heading: string;
  /** What the learner says for it, with the consent and explanation that are owed; worded for patient and parent alike. */
  readonly ask: string;
}

/** The examination in the order in which it is usually done (Macleod's Clinical Examination, 15th edition). */
export const examinations: readonly Examination[] = [
  {
    id: "general",
    label: "General look",
    heading: "On inspection",
    ask: "May I start with a general look: colour, breathing and comfort?",
  },
  {
    id: "vitals",
    label: "Observations",
    heading: "Observations",
    ask: "May I repeat the observations: pulse, blood pressure, breathing, temperature and oxygen?",
  },
  {
    id: "cardiovascular",
    label: "Heart and circulation",
    heading: "Heart and circulation",
    ask: "May I feel the pulses, look at the neck veins and listen to the heart?",
  },
  {
    id: "respiratory",
    label: "Lungs",
    heading: "Chest",
    ask: "May I listen to the lungs and tap on the chest? A few deep breaths, please.",
  },
  {
    id: "abdomen",
    label: "Abdomen",
    heading: "Abdomen",
    ask: "May I look at the abdomen and press gently? Please say if anything hurts.",
  },
  {
    id: "neurological",
    label: "Nervous system",
    heading: "Neurological examination",
    ask: "May I test the nervous system: eyes, face, strength, reflexes, feeling and neck?",
  },
  {
    id: "ent",
    label: "Ears, nose and throat",
    heading: "Ears, nose and throat",
    ask: "May I look into the ears, nose and throat, and feel the glands?",
  },
  {
    id: "skin",
    label: "Skin",
    heading: "Skin",
    ask: "May I look at the skin all over, for a rash or bruises?",
  },
  {
    id: "limbs",
    label: "Arms and legs",
    heading: "Limbs",
    ask: "May I look at the arms and legs, and feel for swelling and tenderness?",
  },
  {
    id: "mental_state",
    label: "Mental state",
    heading: "Manner and mental state",
    ask: "May I go through a few questions about mood, memory and concentration?",
  },
];

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();
const byAsk = new Map(examinations.map((entry) => [keyOf(entry.ask), entry]));

/** The examination that these words ask for to the letter (case and punctuation aside), or undefined. */
export const examinationAsked = (text: string): Examination | undefined => byAsk.get(keyOf(text));
