import { fluent, foldText, rawWords } from "./normalise.ts";

/** A stretch of speech that asks or says one thing. */
export interface Clause {
  readonly words: readonly string[];
  /** Asks for something: ends in a question mark or is built like a question or request. */
  readonly isQuestion: boolean;
  /** Stands under a question mark, or ends in a tag ("... do you"). */
  readonly isMarked: boolean;
  /** Part of a sentence that ends in a question mark. */
  readonly isUnderMark: boolean;
  /** Closed by a full stop, as a statement is. */
  readonly isStopped: boolean;
  /** Begins with "so", as a conclusion does. */
  readonly isConcluding: boolean;
  /** Plays back what was said ("you mentioned ...", "you said ..."). */
  readonly isEcho: boolean;
  /** Only sets the scene for what is asked beside it ("when you have the headaches, ..."). */
  readonly isBackground: boolean;
  /** Words set aside: "apart from the headache". */
  readonly excluded: readonly string[];
}

const starters =
  "do|does|did|are|is|was|were|have|has|had|can|could|would|will|should|may|might|any|anything|anyone|how|what|when|where|whereabout|whereabouts|which|who|why|whose|ever";
const subjects =
  "you|it|he|she|they|we|i|that|this|these|those|there|the|your|his|her|their|anyone|anything|any|someone|somebody|everything|not|a|an|noticed|had|been|ever|all|either|one|things|mum|dad";
const inverted =
  "you|it|he|she|they|we|i|that|this|these|those|there|the|your|his|her|their|anyone|anything|any|someone";
const afterWh =
  "is|are|was|were|do|does|did|have|has|had|can|could|would|will|about|long|often|many|much|bad|far|old|time|sort|kind|type|colour|happens|happened|brings|makes|made|side|part|you|the|else|exactly|severe|frequently|well|your|been|going|caused|triggers|helps|seems|when|if|only|recently";

const openers = new Set(
  "okay right all so and but well now great fine good thanks thank yes no sure sorry see then also just again lovely perfect brilliant excellent wonderful alright cool anyway really oh because plus actually first firstly secondly finally lastly next moving onto next obviously basically understood gotcha interesting absolutely cheers wow yep fair enough".split(
    " ",
  ),
);

/** Question by its build: an auxiliary before its subject, a wh- word, "any ...", or a request. */
const questionBuild = new RegExp(
  `^(?:(?:do|does|did|are|is|was|were|have|has|had|can|could|would|will|should|may|might) (?:${subjects})\\b` +
    `|(?:how|what|where|whereabout|whereabouts|which|who|why|whose)\\b(?! a (?:shame|pity)\\b)|when(?:$| (?:did|do|does|was|were|is|are|have|has|had|would|will|can|could|exactly|abouts|about|roughly|you say|and)\\b)` +
    `|any\\b|anything\\b|anyone\\b|anywhere\\b|ever\\b|tell me\\b|talk me\\b|talk to me\\b|walk me\\b|describe\\b|explain to me\\b|give me an idea` +
    `|(?:and|or|but) (?:any|how|what|when|where|which|who|do|does|did|are|is|have|has)\\b|i (?:wonder|was wondering|want to know|would like to know|need to know)\\b|let us talk about|on a scale|(?:if|and if) (?:i|one|zero|ten|0|1|10) .*(?:scale|ten|10))`,
);

const echoBuild =
  /^(?:and |so |but |okay |now )*(?:you (?:have )?(?:also )?(?:mention|mentioned|said|say|told me|were saying|had said|were telling|described|are saying)|i (?:see|understand|hear|gather|know|can see) (?:that |from )|it says|so you)\b/;

const splitter = new RegExp(
  `(?:,|\\s-\\s|\\band\\b|\\bor\\b|\\bbut\\b|\\bso\\b|\\bthen\\b|\\balso\\b|\\bbecause\\b|\\bum\\b|\\buh\\b)[\\s,]*(?=(?:(?:and|or|but|so|then|also|um|uh|er|erm|okay|like|just)[\\s,]+)*` +
    `(?:(?:do|does|did|are|is|was|were|have|has|had|can|could|would|will) (?:${inverted})\\b|(?:how|what|when|where|whereabout|whereabouts|which|who|why) (?:${afterWh})\\b|how's|what's|where's|who's|don't you|aren't you|haven't you|any (?!of\\b|other|more)|tell me|talk me|describe))`,
  "g",
);

/** Sentences of a turn, each with the punctuation that ended it. */
function sentences(folded: string): { text: string; isMarked: boolean; isStopped: boolean }[] {
  const out: { text: string; isMarked: boolean; isStopped: boolean }[] = [];
  for (const match of folded.matchAll(/([^.?!;\n]+|\.(?=\d))+([.?!;\n]*)/g)) {
    const text = match[0].trim();
    if (/[a-z0-9]/.test(text)) {
      const end = match[2] ?? "";
      out.push({
        text,
        isMarked: end.includes("?"),
        isStopped: end.startsWith("."),
      });
    }
  }
  return out;
}

const auxiliary = /^(?:is|are|was|were|do|does|did|have|has|had|can|could|will|would|should)$/;
const wh = /^(?:how|what|when|where|whereabout|whereabouts|which|who|why)$/;

const subjectAfterWhen = /^(?:you|the|it|i|he|she|they|your|this|that|we)$/;

/** "Whereabouts on your arm" is not yet a question: its verb comes after the comma. */
function waitsForVerb(words: readonly string[]): boolean {
  const at = words.findLastIndex((word) => wh.test(word));
  const rest = words.slice(at);
  if (at < 0 || rest.length > 7 || rest.some((word) => auxiliary.test(word))) return false;
  // "When you get the dizziness, ..." is complete as it stands.
  return rest[0] !== "when" || !subjectAfterWhen.test(rest[1] ?? "");
}

const falseStart =
  /^(?:and |or |so )?(?:(?:have|are|is|do|does|did|was|were|can|could|had|has|would|will|when|how|what|where|any)(?: (?:you|it|they|there|that|this|he|she|the|your|any|a|had|been|have|is|are|did|do|does|was|in|on|of|to|at|with|for|like))*)$/;
const tag =
  /^(?:is that (?:right|correct|all right|okay|true|fair)|(?:am i|have i got that|did i get that) (?:right|correct)|right|correct|yes|no|yeah|is it|is not it|are you|are not you|do you|do not you|have you|have not you|did you|did not you|was it|has it|does it|does not it|or not|would that be right|would you say|if so|or what)$/;

function splitSentence(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(splitter)) {
    const head = text.slice(from, match.index);
    const said = rawWords(head);
    if (said.length < 2 || waitsForVerb(said)) continue;
    parts.push(head);
    from = match.index;
  }
  parts.push(text.slice(from));
  return parts;
}

const asideStart =
  /\b(apart from|other than|except for|besides|aside from|except|in addition to|not including|as well as)\b/;

/** Takes out "apart from X" up to the comma or the start of the question. */
function setAside(text: string): { rest: string; aside: string } {
  const match = asideStart.exec(text);
  if (!match) return { rest: text, aside: "" };
  const head = text.slice(0, match.index);
  const tail = text.slice(match.index + match[0].length);
  const stop =
    /,|\b(?:do you|have you|are you|is there|did you|any other|anything else|are there|has there)\b/.exec(
      tail,
    );
  if (!stop)
    return rawWords(head).length >= 2 ? { rest: head, aside: tail } : { rest: text, aside: "" };
  return {
    rest: `${head} ${tail.slice(stop.index)}`,
    aside: tail.slice(0, stop.index),
  };
}

/** Drops "okay, right, so" and the like from the front, unless nothing else is left. */
export function withoutOpeners(words: readonly string[]): readonly string[] {
  let from = 0;
  while (from < words.length - 1 && openers.has(words[from] ?? "")) {
    if (words[from] === "all" && words[from + 1] !== "right") break;
    if (
      words[from] === "right" &&
      /^(?:side|leg|arm|hand|knee|foot|now|ear|eye|hip)$/.test(words[from + 1] ?? "")
    )
      break;
    if (words[from] === "i" && words[from + 1] !== "see") break;
    if (
      words[from] === "good" &&
      /^(?:morning|afternoon|evening|day|bye)$/.test(words[from + 1] ?? "")
    )
      break;
    if (
      /^(?:thank|thanks|sorry)$/.test(words[from] ?? "") &&
      /^(?:you|for|to|about)$/.test(words[from + 1] ?? "")
    )
      break;
    if (
      words[from] === "no" &&
      words[from + 1] !== undefined &&
      words.length - from <= 3 &&
      !openers.has(words[from + 1] ?? "")
    )
      break;
    if (words[from] === "well" && /^(?:in|controlled|enough)$/.test(words[from + 1] ?? "")) break;
    if (words[from] === "see" && from === 0) break;
    from += 1;
  }
  return words.slice(from);
}

const vocative = /^(?:sir|madam|miss|mister|mate|love|dear|darling|buddy|please|then|though)$/;

/** Drops "sir", "please" and the like from the end. */
function withoutVocative(words: readonly string[]): readonly string[] {
  let end = words.length;
  while (end > 1 && vocative.test(words[end - 1] ?? "")) end -= 1;
  return words.slice(0, end);
}

/** "You don't smoke, do you", "it started on Monday, did it". */
const endTag =
  /^(?:so |and |but )?(?:you|it|he|she|they|there|that|this|your|no)\b.* (?:(?:do|did|are|were|have|has|had|is|was|does|can|would|will) (?:not )?(?:you|it|he|she|they|there|that)|right|correct|is that right|am i right)$/;

const background =
  /^(?:and |so |but )?(?:(?:when|if|since|because|before|after|while|as) (?:you|the|it|i|he|she|they|your|this|that|we)\b(?! (?:say|could|can|would))|with regards? to|regarding|in terms of|with respect to|as (?:for|regards)|for (?:the|your|this|that)\b)/;

/** Clauses of a turn in the order said. Words are canonical and fluent. */
export function segment(text: string, correct: (words: string[]) => string[]): Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of sentences(foldText(text))) {
    const { rest, aside } = setAside(sentence.text);
    const parts = splitSentence(rest);
    parts.forEach((part, at) => {
      const words = withoutVocative(withoutOpeners(fluent(correct(rawWords(part)))));
      if (words.length === 0) return;
      const joined = words.join(" ");
      const before = clauses.at(-1);
      if (
        before &&
        sentence.isMarked &&
        tag.test(joined) &&
        (at > 0 || words.length > 1 || before.isEcho)
      ) {
        clauses[clauses.length - 1] = {
          ...before,
          isQuestion: true,
          isMarked: true,
        };
        return;
      }
      if (at < parts.length - 1 && falseStart.test(joined)) return;
      const isBuilt = questionBuild.test(joined);
      const isTagged = endTag.test(joined);
      const isMarked = isTagged || (sentence.isMarked && (at === parts.length - 1 || isBuilt));
      clauses.push({
        words,
        isQuestion: isBuilt || isMarked,
        isMarked,
        isUnderMark: sentence.isMarked,
        isStopped: sentence.isStopped,
        isConcluding: /^(?:(?:k|okay|right|and|um|uh|er|oh|yes|fine|well|great)[\s,.]+)*so\b/.test(
          part.trim(),
        ),
        isEcho: echoBuild.test(joined),
        isBackground: background.test(joined),
        excluded: fluent(correct(rawWords(aside))),
      });
    });
  }
  return clauses;
}

export const questionStarters = new Set(starters.split("|"));
