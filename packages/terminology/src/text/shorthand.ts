import { tokenise, type Token } from "./tokens.ts";

/*
 * What a ward note shortens (abbreviations in use in British and American records; "Joint Formulary Committee, BNF:
 * abbreviations of prescriptions"), written out where a learner's words are read. Only what means one thing is here.
 */

const single: Readonly<Record<string, string>> = {
  opd: "outpatient clinic",
  rpt: "repeat",
  abx: "antibiotics",
  od: "once daily",
  bd: "twice daily",
  bid: "twice daily",
  tds: "three times daily",
  tid: "three times daily",
  qds: "four times daily",
  qid: "four times daily",
  prn: "as needed",
  sob: "breathless",
  nkda: "no known drug allergies",
  sens: "sensitivities",
  micro: "microbiology",
  appt: "appointment",
  anticoag: "anticoagulation",
  hrly: "hourly",
  wkly: "weekly",
  neurosurg: "neurosurgery",
  hx: "history",
  wt: "weight",
  reg: "regular",
  irreg: "irregular",
  uptitrate: "titrate up",
  symm: "symmetrical",
  paraesth: "paraesthesia",
};
/** Two letters with a stroke between them. */
const stroked: Readonly<Record<string, string>> = {
  "f/u": "follow up",
  "d/w": "discuss with",
  "r/v": "review",
  "d/c": "discharge",
  "c/o": "complains of",
  "w/o": "without",
};
const unitOf: Readonly<Record<string, string>> = { "52": "week", "12": "month", "7": "day" };
const mostInFractions = 24;

const wordsBySingle = new Map(
  [...Object.entries(single), ...Object.entries(stroked)].map(([short, long]) => [
    short,
    tokenise(long).map(({ word }) => word),
  ]),
);

const spread = (words: readonly string[], token: Token, end: number): Token[] =>
  words.map((word, at) => ({ ...token, word, end, gap: at === 0 ? token.gap : " " }));

/**
 * The words of a text with its shorthand written out: "x4/7" is four days, "1/52" one week, "f/u" follow up, "w/" with,
 * "TDS" three times daily. Places in the text stay those of what was typed.
 */
export function writtenOut(tokens: readonly Token[]): readonly Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) continue;
    const next = tokens[at + 1];
    const isStroke = next?.gap === "/";
    const number = /^x?(\d{1,2})$/.exec(token.word)?.[1];
    const unit = isStroke && next ? unitOf[next.word] : undefined;
    if (number && unit && Number(number) <= mostInFractions && next) {
      out.push({ ...token, word: number }, { ...next, word: unit, gap: " " });
      at++;
      continue;
    }
    const pair = isStroke && next ? wordsBySingle.get(`${token.word}/${next.word}`) : undefined;
    if (pair && next) {
      out.push(...spread(pair, token, next.end));
      at++;
      continue;
    }
    if (token.word === "w" && next?.gap.startsWith("/") && next.gap !== "/") {
      out.push({ ...token, word: "with" });
      continue;
    }
    const words = wordsBySingle.get(token.word);
    out.push(...(words ? spread(words, token, token.end) : [token]));
  }
  return out;
}
