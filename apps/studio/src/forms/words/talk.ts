import type { WordsByPath } from "./words.ts";

const lineWords: Readonly<Record<string, string>> = {
  greet: "Hello, and their name",
  thanks: "When thanked",
  comfort: "When comforted",
  reassured: "When reassured",
  agree: "Consent",
  understood: "“Did you follow that?”",
  ack: "Taking note of what they are told",
  explained: "After an explanation",
  puzzled: "Not following",
  again: "“Say that again?”",
  not_caught: "Having lost a part of it",
  hurt: "Spoken to rudely",
  forgive: "After an apology",
  misheard: "Having misunderstood",
  dodge: "Rather not saying",
  no_idea: "Not knowing",
  machine: "“Are you a machine?”",
  game: "Made a game of",
  foreign: "Another language",
  diagnosis: "“What do you think it is?”",
  no_questions: "No questions left",
  questions: "Questions of their own",
  goodbye: "Goodbye",
  summary_right: "A summary that is right",
  summary_wrong: "A summary that is wrong",
  not_so: "Something taken for granted that is not so",
  smalltalk: "Small talk",
  teachback: "Telling a plan back (ends in a comma)",
  told_you: "“As I told you” (no longer said)",
};
const reactionWords: Readonly<Record<string, string>> = {
  admission: "To be admitted",
  needle: "A needle",
  operation: "An operation",
  test: "A test",
  medicine: "A medicine",
  ban: "Something forbidden",
  home: "To be sent home",
  bad_news: "Bad news",
  good_news: "Good news",
  waiting: "To wait",
  not_knowing: "That it is not known yet",
  transfer: "Another hospital or ward",
  relatives: "That the family is told",
  advice: "Advice",
  safetynet: "When to come back",
  plan: "The plan",
  feel: "“How do you feel about that?”",
};
const patientWords: Readonly<Record<string, string>> = {
  greet: "Greeted",
  hurts: "“Does it hurt?”",
  scared: "“Are you scared?”",
  any: "Anything else",
  goodbye: "Goodbye",
};
const under = (prefix: string, words: Readonly<Record<string, string>>): WordsByPath =>
  Object.fromEntries(Object.entries(words).map(([key, label]) => [`${prefix}.${key}`, [label]]));

export const talkWords: WordsByPath = {
  talk: [
    "Talk",
    "What makes them a person beyond their history; a case without it borrows common lines.",
  ],
  "talk.stakes": [
    "At stake",
    "What waits for them outside and what they fear most; never spoken as it stands.",
    { is: "paragraph" },
  ],
  "talk.lines": [
    "Stock lines",
    "Three wordings or more each, so that no two people share a script.",
  ],
  "talk.reactions": ["How they take it", "Being told of something, from what they have at stake."],
  "talk.patient": [
    "The patient, spoken to",
    "Where somebody else speaks: what the patient does or says.",
  ],
  "talk.mentions": [
    "Whom and what their lines name",
    "People, animals, things and plans, and what more there is to them.",
    { noun: "mention" },
  ],
  "talk.mentions[].id": ["Id", "lower_case"],
  "talk.mentions[].words": ["How a listener may call it"],
  "talk.mentions[].who": ["Who or what it is"],
  "talk.mentions[].more": ["What more there is to it"],
  ...under("talk.lines", lineWords),
  ...under("talk.reactions", reactionWords),
  ...under("talk.patient", patientWords),
};
