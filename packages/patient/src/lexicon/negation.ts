const negator =
  "no|not|never|without|nor|neither|none|nobody|nothing|denie[sd]|haven['’]?t|hasn['’]?t|hadn['’]?t|don['’]?t|doesn['’]?t|didn['’]?t|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|free of|rather than|instead of";
/** "Don't tell them", "don't worry" deny nothing of what follows. */
const denies = new RegExp(
  `(?<![\\p{L}])(?:${negator})(?![\\p{L}])(?! (?:tell|ask|let|worry|mind|fuss)\\b)`,
  "giu",
);

const person =
  "I|I['’]\\w+|you|you['’]\\w+|he|he['’]\\w+|she|she['’]\\w+|it|it['’]\\w+|we|we['’]\\w+|they|they['’]\\w+|there|there['’]?s|that['’]?s|nobody|somebody|everybody|everything";
/** Where a denial surely ends: at a mark, an exception, or a new sentence behind a comma. */
const clauseEnd = new RegExp(
  `[.!?;:…—–]|\\s-\\s|,? (?:but|though|however|just|only|except(?: for)?|apart from|other than|besides|because|since) |,\\s+(?:(?:and|so|then|or|yet) )?(?=(?:${person})(?![\\p{L}]))|\\band (?=(?:${person})(?![\\p{L}]))`,
  "giu",
);
/** Where it may end, or go on as in "no fever, cough or rash". */
const mayEnd = /,\s|\s(?:and|or)\s/giu;
/** "Pain in my chest, no.": denied by what follows. */
const behind =
  /^[^.!?;:…—–]{0,40},\s+(?:no|none|never|not (?:at all|really|that))\s*(?:[.!?…]|$)/iu;

const countOf = (text: string): number => [...text.matchAll(denies)].length;

/** Whether a sentence denies what it says: two denials are none. */
export const isDenying = (text: string): boolean => countOf(text) % 2 === 1;

/** What stands before a place since the last end of a clause; the "No," that answers a question is no denial of its own. */
function clauseBefore(text: string, at: number): string {
  let start = 0;
  for (const end of text.matchAll(clauseEnd)) {
    const after = end.index + end[0].length;
    if (after > at) break;
    start = after;
  }
  return text.slice(start, at);
}

/**
 * Whether what stands at a place of a text is denied there: surely, surely not, or perhaps ("no fever, and the cough is worse"
 * and "no fever, cough or rash" differ by more than their words). Two denials in one clause are none.
 */
export function denialAt(text: string, at: number): "yes" | "no" | "perhaps" {
  if (behind.test(text.slice(at))) return "yes";
  const own = clauseBefore(text, at);
  const clause = own.replace(/^\s*(no|nope),\s*/i, "");
  if (/^\s*$/.test(clause)) return /^\s*(no|nope),\s*$/i.test(own) ? "yes" : "no";
  const parts = clause.split(mayEnd);
  const last = parts.at(-1) ?? "";
  const near = countOf(last);
  if (near > 0) return near % 2 === 1 ? "yes" : "no";
  return countOf(clause) > 0 ? "perhaps" : "no";
}

/** Whether it is denied, what may be so taken for so: "no fever, cough or rash" denies all three. */
export const isNegatedAt = (text: string, at: number): boolean => denialAt(text, at) !== "no";

/** How something is mentioned at a place of a text. */
export function deniedAt(
  text: string,
  at: number,
): { readonly isNegated: boolean; readonly isUnsure?: true } {
  const denial = denialAt(text, at);
  return { isNegated: denial !== "no", ...(denial === "perhaps" ? { isUnsure: true } : {}) };
}
