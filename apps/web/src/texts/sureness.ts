import type { Sureness } from "@anamnesis/contract";

/** In words, beside the figure. */
const inWords: Readonly<Record<Sureness, string>> = {
  10: "a guess",
  30: "unsure",
  50: "even",
  70: "fairly sure",
  90: "nearly certain",
};

export const surenessTexts = {
  legend: "How sure are you?",
  hint: "Optional. It moves no mark; your profile shows how often you are right.",
  unsaid: "Not saying",
  inWords,
  option: (sureness: Sureness) => `${sureness}%, ${inWords[sureness]}`,
  debrief: {
    title: "How sure you were",
    hint: (count: number) => (count === 1 ? "Said of one diagnosis" : "At first, and in the end"),
    stages: { initial: "First impression", final: "Final diagnosis" },
    said: (sureness: Sureness) => `You were ${sureness}% sure`,
    right: "and it was right.",
    wrong: "and it was not the diagnosis.",
    found: (percent: number) =>
      `What you had found by then made it ${percent > 99 ? "more than 99" : percent < 1 ? "less than 1" : percent}%.`,
    notFound: "The findings of this case speak of other diagnoses.",
    /** By how far what was said lies from what the findings gave it. */
    more: "You were surer than your findings allowed.",
    less: "Your findings allowed more confidence than that.",
    near: "That is about what your findings allowed.",
    toProfile: "How often you are right when you say so",
  },
  profile: {
    title: "When you say how sure you are",
    text: "The bar is how often you were right, the line how often you said you would be.",
    loading: "Loading how often you were right",
    none: "Say how sure you are when you write down a diagnosis, and you will see here how often you are right.",
    few: (counted: number, fewest: number) =>
      `${counted === 1 ? "1 judgement has" : `${counted} judgements have`} been counted. From ${fewest} of the same sureness on, they are shown.`,
    counted: (counted: number) =>
      `${counted === 1 ? "1 judgement" : `${counted} judgements`} counted`,
    table: "How often you were right, by how sure you said you were",
    said: "You said",
    right: "Right",
    number: "Counted",
    tooFew: "too few",
    verdict: {
      over: (said: number, right: number) =>
        `When you say ${said}%, you are right ${right}% of the time: less often than you say.`,
      under: (said: number, right: number) =>
        `When you say ${said}%, you are right ${right}% of the time: more often than you say.`,
      near: (said: number, right: number) =>
        `When you say ${said}%, you are right ${right}% of the time, about as often as you say.`,
    },
  },
} as const;
