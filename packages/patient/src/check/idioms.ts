import { deniedAt } from "../lexicon/negation.ts";
import type { Mention } from "./said-of.ts";

/** Statements that are made of nothing but plain words: how a thing goes on, comes back or has gone. */
const idioms: Readonly<Record<string, string>> = {
  constant: "all the time|all along|the whole time|non-?stop|never (stops|lets up|goes)",
  comes_and_goes:
    "com(e|es|ing) and go(es|ing)?|came and went|on and off|off and on|now and (then|again)",
  gone: "(go|goes|went|gone|going) away|has gone|['’]s gone|gone (now|again)|gone off",
  still: "still (there|here|got it|have it|going)",
  repeated: "again and again|over and over|every time|each time|once more",
  sudden: "at once|straight ?away|right away|out of (the blue|nowhere)|from nowhere",
  growing: "more and more|less and less|(got|gets|getting) (much |a lot )?(more|less)",
  lasting: "for good|for ever|ever since|long time|not long|too long",
  once: "(just|only) (the|this) once|once only|it (came and|stayed|remained)|stayed (there|on|put)",
  nearly: "(nearly|almost) (did|went|had|was)",
  before: "(had|been|happened|felt) (it|this|that|like this) before|never before|first time",
};
const attitudes =
  "scared|frightened|frightening|worried|afraid|anxious|nervous|glad|happy|grateful|relieved|upset|embarrassed|ashamed|fine|okay|all right|alright|sure|certain|ready|good|bad|awful|horrible|terrible|easy|hard|difficult|serious|able|want|need|daft|silly|stupid|annoyed|lucky|alone|gone|kind|get|gets";

const bounded = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, "giu");
const idiomPatterns = Object.entries(idioms).map(([id, source]) => [id, bounded(source)] as const);
const attitudePattern = bounded(attitudes);

/** Statements in plain words, by kind. */
export const idiomsIn = (text: string): readonly string[] =>
  idiomPatterns.flatMap(([id, pattern]) => (text.search(pattern) >= 0 ? [id] : []));

/** How somebody stands to things, as said of themselves or denied. */
export const attitudesIn = (text: string): readonly Mention[] =>
  [...text.matchAll(attitudePattern)].map((match) => ({
    id: match[0].toLowerCase().replace("alright", "all right"),
    ...deniedAt(text, match.index),
    words: match[0],
  }));
