import type { PatientView } from "@anamnesis/cases";
import { textsOf } from "../lexicon/fact-index.ts";

/** Words that begin a sentence with a capital only because they begin it. */
const starters = new Set(
  (
    "a about actually after again all almost always an and any anything are as at bad because been before being behind between big bit both built but by came can " +
    "cold coming constant could couple dead down each either every everything everybody feels felt few for from get gets goes going good got had half hardly has have he " +
    "here her high his hot how if in is isn't it it'd it'll it's its just kind last left like look lots low loads maybe mainly middle more most mostly much my near nearly never no nobody " +
    "none nope not nothing now nowhere of off often oh on once one only or our out over people pressing probably proper quite rather really right same sat she she'd " +
    "she's he's he'd short since slowly so some somebody someone something sometimes sort standing started still such that that's the their them then there there's " +
    "these they they're they've they'd this those though through throbbing to today tonight too twice two three four five six seven eight nine ten twelve twenty thirty forty under until up usually walking was we we're we've well were " +
    "what when where which while who with without worse yes yesterday yet you you'd you're your we'd lying sitting sleeping eating bending breathing moving smoking"
  ).split(" "),
);

const corpora = new WeakMap<PatientView, ReadonlySet<string>>();

/** Every word that this case writes in lower case somewhere, and so is no name. */
function plainWords(view: PatientView): ReadonlySet<string> {
  const known = corpora.get(view);
  if (known) return known;
  const words = new Set<string>();
  for (const fact of view.facts) {
    for (const line of textsOf(fact)) {
      for (const word of line.match(/(?<![\p{L}'’])\p{Ll}[\p{L}'’]*/gu) ?? []) words.add(word);
    }
  }
  corpora.set(view, words);
  return words;
}

/** The text with a small first letter, or undefined when its first word may be a name. */
export function continued(text: string, view: PatientView): string | undefined {
  const first = /^[\p{L}'’-]+/u.exec(text)?.[0];
  if (!first) return text;
  if (/^(I|I['’]\p{L}+)$/u.test(first) || /^\p{Ll}/u.test(first)) return text;
  const lower = first.toLowerCase();
  if (!starters.has(lower) && !plainWords(view).has(lower)) return undefined;
  return lower + text.slice(first.length);
}

export const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** "A drip, insulin and staying in". */
export const listed = (things: readonly string[]): string =>
  things.length < 2
    ? (things[0] ?? "")
    : `${things.slice(0, -1).join(", ")} and ${things.at(-1) ?? ""}`;

/** A clause as a sentence: capital in front, a full stop behind. */
export const sentence = (clause: string): string =>
  /[.!?…]["'’)\]]?$/.test(clause) ? capitalised(clause) : `${capitalised(clause)}.`;

/** `front` and `text` in one sentence where the first word allows it, else as two. */
export function joined(front: string, text: string, view: PatientView): string {
  const rest = continued(text, view);
  return rest === undefined ? `${front.replace(/[,\s]+$/, "")}. ${text}` : `${front} ${rest}`;
}

/** The sentences of a text with their marks and what stands between them. */
export const sentencesOf = (text: string): readonly string[] =>
  text.match(/[^.!?]+[.!?]+["')\]]*\s*|[^.!?]+$/g) ?? [text];

export const firstSentence = (text: string): string =>
  /^.*?[.!?…](?=\s|$)/u.exec(text)?.[0] ?? text;

export const wordCount = (text: string): number => text.trim().split(/\s+/).length;

const negative =
  /(?<![\p{L}])(no|not|never|none|nothing|nobody|neither|nowhere|hardly|[\p{L}]+n['’]t)(?![\p{L}])/iu;

/** True when the first sentence says that something is not so. */
export const isNegative = (text: string): boolean => negative.test(firstSentence(text));
