import { breaksClause, foldWord, type Token } from "./tokens.ts";

const phrases = (list: string): readonly (readonly string[])[] =>
  list.split(";").map((phrase) => phrase.trim().split(" ").map(foldWord));

const before = phrases(
  "no; not; without; denies; denied; never; nor; neither; excludes; exclude; excluded; excluding; rule out; ruled out; rules out; " +
    "ruling out; r o; absence of; negative for; free of; unlikely; rather than; instead of; less likely; against; doubt; isn't; " +
    "wasn't; aren't; doesn't; don't; cannot be; can't be; lack of; lacks; improbable",
);
const after = phrases(
  "unlikely; less likely; ruled out; excluded; not likely; improbable; doubtful; not supported; not present; negative; not the; " +
    "is out; are out; absent; much less; least likely; does not fit; do not fit; doesn't fit",
);
/** Words that look like a negation and are none: the thing is still on the table. */
const open = phrases(
  "cannot exclude; cannot rule out; can't exclude; can't rule out; not excluded; not ruled out; not yet excluded; no doubt; " +
    "without doubt; not only; need to exclude; to be excluded; must exclude; not been excluded; not been ruled out; could not exclude",
);
const hedges = phrases(
  "possible; possibly; probable; probably; likely; suspected; suspect; suspicious; query; could be; may be; might be; maybe; perhaps; " +
    "differential; differentials; ddx; consider; considered; considering; presumed; provisional; either",
);
const stops = new Set(
  "but however although though yet because since so therefore thus which causing likely probably probable suggest suggesting consistent favour favor diagnosis impression give start prescribe use commence switch smoking drinking then restart resume continue"
    .split(" ")
    .map(foldWord),
);
const orders = new Set("give start prescribe use commence".split(" ").map(foldWord));
const refusals = new Set("not never don't cannot can't".split(" ").map(foldWord));
const alternatives = new Set(["or", "vs", "versus"]);
const reach = 8;

const standsAt = (tokens: readonly Token[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, offset) => tokens[at + offset]?.word === word);
const anyAt = (tokens: readonly Token[], at: number, list: readonly (readonly string[])[]) =>
  list.find((phrase) => standsAt(tokens, at, phrase));

/** Extra words that negate for one kind of concept: "stop", "avoid" and "allergic to" before a drug. */
export interface ScopeWords {
  readonly before: readonly (readonly string[])[];
  readonly after: readonly (readonly string[])[];
  /** Words that deny only when they follow at once: "penicillin allergy", but not "amoxicillin (check allergy)". */
  readonly atOnce: readonly (readonly string[])[];
  /** Only these words deny from behind: "prednisolone once infection is excluded" is given, not excluded. */
  readonly isOwnBehind?: boolean;
}
export const noExtraWords: ScopeWords = { before: [], after: [], atOnce: [] };
export const scopeWords = (
  beforeList: string,
  afterList: string,
  atOnceList?: string,
): ScopeWords => ({
  before: phrases(beforeList),
  after: phrases(afterList),
  atOnce: atOnceList === undefined ? [] : phrases(atOnceList),
});

export interface Scope {
  readonly negated: boolean;
  readonly hedged: boolean;
}

/** How a mention stands in its clause: denied, put as one of several, or stated. After the NegEx idea (Chapman 2001). */
export function scopeOf(
  text: string,
  tokens: readonly Token[],
  first: number,
  last: number,
  extra: ScopeWords = noExtraWords,
): Scope {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last]?.end ?? 0;
  const isQueried =
    /\?\s*$/.test(text.slice(Math.max(0, start - 3), start)) ||
    /^\s*\?/.test(text.slice(end, end + 3));
  const back = scanBack(tokens, first, [...before, ...extra.before]);
  const ahead = scanAhead(
    tokens,
    last,
    extra.isOwnBehind === true ? extra.after : [...after, ...extra.after],
  );
  const isDeniedAtOnce = anyAt(tokens, last + 1, extra.atOnce) !== undefined;
  return {
    negated: back.negated || ahead.negated || isDeniedAtOnce,
    hedged: isQueried || back.hedged || ahead.hedged,
  };
}

function scanBack(
  tokens: readonly Token[],
  first: number,
  negations: readonly (readonly string[])[],
) {
  let hedged = false;
  let crossedComma = false;
  for (let i = first; i > Math.max(0, first - reach); i--) {
    const right = tokens[i];
    const token = tokens[i - 1];
    if (!right || !token || breaksClause(right)) break;
    // "Not PE (inferior STEMI)": a bracket is a thought of its own.
    if (right.gap.includes("(")) break;
    if (right.gap.includes(",")) crossedComma = true;
    if (i === first && right.gap.includes("/")) hedged = true;
    const at = i - 1;
    if (anyAt(tokens, at, open) || anyAt(tokens, at - 1, open))
      return { negated: false, hedged: true };
    if (!crossedComma && anyAt(tokens, at, hedges)) hedged = true;
    if (i === first && alternatives.has(token.word)) hedged = true;
    const negation = anyAt(tokens, at, negations);
    if (negation && at + negation.length <= first) {
      const isStillOpen = [1, 2, 3].some((step) => {
        const phrase = anyAt(tokens, at - step, open);
        return phrase !== undefined && phrase.length > step;
      });
      if (isStillOpen) return { negated: false, hedged: true };
      if (!crossedComma || listGoesOn(tokens, at, first)) return { negated: true, hedged };
      break;
    }
    if (isRefused(tokens, at)) return { negated: true, hedged };
    if (stops.has(token.word)) break;
  }
  return { negated: false, hedged };
}

/** "Do not give", "never start": the verb that would begin a new thought is itself denied. */
function isRefused(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at];
  const denial = tokens[at - 1];
  return (
    verb !== undefined &&
    denial !== undefined &&
    orders.has(verb.word) &&
    refusals.has(denial.word) &&
    !breaksClause(verb) &&
    !verb.gap.includes(",") &&
    tokens[at - 2]?.word !== "if"
  );
}

/** "No A, B or C": the comma goes on with the list when an "or" follows before the clause ends. */
function listGoesOn(tokens: readonly Token[], from: number, first: number): boolean {
  for (let i = from + 1; i < Math.min(tokens.length, first + reach); i++) {
    const token = tokens[i];
    if (!token || (i > from + 1 && breaksClause(token))) return false;
    if (token.word === "or" || token.word === "nor") return true;
  }
  return false;
}

function scanAhead(
  tokens: readonly Token[],
  last: number,
  negations: readonly (readonly string[])[],
) {
  let hedged = false;
  let crossedComma = false;
  let sawJoin = false;
  for (let i = last + 1; i < Math.min(tokens.length, last + 1 + reach); i++) {
    const token = tokens[i];
    if (!token || breaksClause(token)) break;
    // "STEMI (PE ruled out)" rules out the embolism alone; "PE (ruled out)" is denied.
    if (token.gap.includes("(") && !anyAt(tokens, i, [...negations, ...open])) break;
    if (token.gap.includes(",") && !(i === last + 1 && anyAt(tokens, i, negations)))
      crossedComma = true;
    if (i === last + 1 && (alternatives.has(token.word) || token.gap.includes("/"))) hedged = true;
    if (anyAt(tokens, i, open)) return { negated: false, hedged: true };
    if (anyAt(tokens, i, negations)) {
      return { negated: !crossedComma || sawJoin, hedged };
    }
    if (["not", "no"].includes(token.word)) break;
    if (token.word === "and" || token.word === "or") sawJoin = true;
    if (stops.has(token.word)) break;
  }
  return { negated: false, hedged };
}
