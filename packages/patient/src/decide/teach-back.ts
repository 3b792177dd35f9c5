import type { PlanStep } from "../dialogue.ts";
import type { Move } from "../hear/moves.ts";
import { namedDisease, planThings } from "../lexicon/plan-words.ts";
import { type Scene, social } from "./scene.ts";
import { capitalised, listed } from "../speak/sentences.ts";

/** What is said back of something of which only its kind is known. */
const clauseOf: Readonly<Record<string, string>> = {
  admission: "I'm staying in",
  needle: "there's a needle coming",
  operation: "there's an operation coming",
  test: "there's a test to be done",
  medicine: "I'm getting something for it",
  ban: "there are things I've to leave off for now",
  home: "I can go home",
  bad_news: "it's serious",
  good_news: "it should get better",
  waiting: "I've to wait for now",
  not_knowing: "you don't know for sure yet",
  transfer: "I'm going somewhere else for it",
  relatives: "my family are told",
  safetynet: "I come straight back if it gets worse",
  other: "you've got a plan for me",
};

const turned: readonly (readonly [RegExp, string])[] = [
  [/\byou(?:['’]re| are)\b/gi, "I'm"],
  [/\byou(?:['’]ve| have)\b/gi, "I've"],
  [/\byou(?:['’]ll| will)\b/gi, "I'll"],
  [/\byou['’]d\b/gi, "I'd"],
  [/\b(?:we|i)(?:['’]re|['’]m| are| am)\b/gi, "you are"],
  [/\b(?:we|i)(?:['’]ve| have)\b/gi, "you've"],
  [/\b(?:we|i)(?:['’]ll| will)\b/gi, "you'll"],
  [/\byourself\b/gi, "myself"],
  [/\byours\b/gi, "mine"],
  [/\byour\b/gi, "my"],
];

/** Other people's words given back by the one they were said to: "we'll keep you in" becomes "you'll keep me in". */
export function givenBack(words: string): string {
  const marked = turned.reduce(
    (text, [pattern, by]) => text.replace(pattern, (_all) => `\ue001${by}\ue002`),
    words
      .trim()
      .replace(/^(?:so|and|okay|ok|right|well|now|then|but)[,\s]+/i, "")
      .replace(/[.!?,;\s]+$/, ""),
  );
  return marked
    .split(/(\ue001[^\ue002]*\ue002)/)
    .map((piece) =>
      piece.startsWith("\ue001")
        ? piece.slice(1, -1)
        : piece
            .replace(/\b(we|i)\b/gi, "\ue003")
            .replace(/\b(us|me)\b/gi, "\ue003")
            .replace(/\bour\b/gi, "your")
            .replace(
              /(^|\b(?:and|but|so|if|when|that|because|before|until|then|once|can|do|does|did|should|must|may)\s+)you\b/gi,
              "$1I",
            )
            .replace(/\byou\b/gi, "me")
            .replace(/\ue003/g, "you"),
    )
    .join("")
    .replace(
      /\bme (need|have|can|should|must|want|feel|get|go|come|take|stay|might|may|could|would|do|were)\b/g,
      "I $1",
    );
}

/** "I'm staying in", said by somebody who speaks for a man: "he's staying in". */
function ofAnother(text: string, sex: string): string {
  const [subject, object, owner] = sex === "male" ? ["he", "him", "his"] : ["she", "her", "her"];
  return text
    .replace(/\bI'(?:m|ve)\b/g, `${subject}'s`)
    .replace(/\bI'll\b/g, `${subject}'ll`)
    .replace(/\bI (?:come|can|could)\b/g, "we come")
    .replace(/\bmyself\b/g, `${object}self`)
    .replace(/\bmy family are told\b/g, "the family are told")
    .replace(/\bmy\b/g, owner)
    .replace(/\bme\b/g, object);
}

/** What is advised is said back by its kind only where its words say so. */
const saidOf: Readonly<Record<string, RegExp>> = {
  safetynet: /\b(?:come|straight|back|999|911|111|000|bell|buzzer|ring|call|return|hospital)\b/i,
  ban: /\b(?:no|not|don'?t|stop|avoid|nothing|without)\b/i,
};
/** From so many things on what was said in one line is all that is said back. */
const enoughTold = 2;

/** Longest piece that is given back in the learner's own words. */
const longestGiven = 80;
const mostThings = 5;

/** Words that turn round well: short, no question, and not about the learner. */
const isTurnable = (words: string): boolean =>
  words.length < longestGiven &&
  !words.includes("?") &&
  !/\b(i|id|ill|im|ive|u|ur|my|mine|myself|me)\b/i.test(words);

/** Words that say which disease it is. */
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set((name.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => word.length > 3));

/**
 * What the learner has said, told back in the patient's own words: what it was called, then what is going to be done and
 * when to come back. A thing that has no lay name is given back as it was said, or by its kind.
 */
export function teachBack({ view, state }: Scene, now: readonly Move[]): PlanStep[] {
  const nowTold = [
    ...now
      .filter(({ act }) => /^(news|plan|instruct|safetynet|explain)$/.test(act))
      .map(({ act, touches, words }) => ({ touches: act === "safetynet" ? act : touches, words })),
  ];
  // What was explained in the same breath is what is to be said back.
  const said =
    nowTold.flatMap(({ words }) => planThings(words)).length >= enoughTold
      ? nowTold
      : [...(state.toldThem ?? []), ...nowTold];
  if (said.length === 0) return [social("teach_back_none")];
  // Their disease is not named by them, whoever has named it: it stays the learner's to find.
  const ownWords = wordsOf([view.guarded.name, ...view.guarded.giveaways].join(" "));
  const isOwn = (name: string): boolean => [...wordsOf(name)].some((word) => ownWords.has(word));
  const disease = said
    .map(({ words }) => namedDisease(words))
    .findLast((name) => name !== undefined && !isOwn(name));
  const isGrave = said.some(({ touches }) => touches === "bad_news");
  const isAdvice = ({ touches }: { touches: string }): boolean =>
    touches === "safetynet" || touches === "ban";
  const things = [
    ...new Set(said.filter((one) => !isAdvice(one)).flatMap(({ words }) => planThings(words))),
  ].slice(0, mostThings);
  const advice = said
    .filter(isAdvice)
    .slice(-2)
    .flatMap(({ touches, words }) => {
      if (isTurnable(words) && !isOwn(words)) return [givenBack(words)];
      return saidOf[touches]?.test(words) ? [clauseOf[touches] ?? ""] : [];
    });
  const pieces = [
    ...(disease ? [`you think it's ${disease}`] : isGrave ? [clauseOf["bad_news"] ?? ""] : []),
    ...(things.length > 0 ? [listed(things)] : []),
    ...new Set(advice),
  ];
  const last = said.at(-1);
  if (pieces.length === 0 && last)
    pieces.push(
      isTurnable(last.words) && !isOwn(last.words)
        ? givenBack(last.words)
        : (clauseOf[last.touches] ?? clauseOf["other"] ?? ""),
    );
  const [first = "", ...more] = pieces;
  const text = [first, ...more.map(capitalised)].map((one) => `${one}.`).join(" ");
  const own = view.person.informant ? ofAnother(text, view.person.sex) : text;
  // "I come back" begins with a capital, and "we come back" behind a full stop too.
  const begun = own.replace(/(?<=\.\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
  return [social("teach_back", begun)];
}
