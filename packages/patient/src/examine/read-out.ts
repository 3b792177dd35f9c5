import type { PatientView } from "@anamnesis/cases";
import { manoeuvreById, type Manoeuvre } from "@anamnesis/terminology";
import { capitalised } from "../speak/sentences.ts";
import type { Aim } from "./manoeuvres.ts";
import { measured } from "./measures.ts";

/** What a finding is made of: its sentences, and their parts where a semicolon joins them. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.;])\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Some of the parts of a finding as running text. */
const joined = (parts: readonly string[], all: readonly string[]): string =>
  parts
    .map((part, at) => {
      const follows = all[all.indexOf(part) + 1] === parts[at + 1];
      return part.endsWith(";") && !(follows && at + 1 < parts.length)
        ? `${part.slice(0, -1)}.`
        : part;
    })
    .map((part, at, said) => (at === 0 || said[at - 1]?.endsWith(".") ? capitalised(part) : part))
    .join(" ");

/** A sentence by which it is known again, whatever its figures are now. */
const keyOf = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/\d+(?:[.,/]\d+)*/g, "#")
    .replace(/[^a-z#]+/g, " ")
    .trim();

/** What needs an instrument is not said to be unseen to somebody who is looking through it. */
const unseen = /\bnot (?:yet )?(?:seen|looked at|examined)\b/i;

/** What one manoeuvre shows in a finding: its own sentences, or what is normal where there is none. */
function shownBy(
  view: PatientView,
  one: Manoeuvre,
  sentences: readonly string[],
): readonly string[] {
  // What an instrument shows is written down once, as the report of its investigation.
  if (one.test !== undefined)
    return sentencesOf(view.investigations[one.test]?.report ?? one.normal);
  const own = sentences.filter((text) => one.found.test(text) && !unseen.test(text));
  if (own.length > 0) return own;
  // Of somebody who is ill nothing telling is taken as normal that nobody has written down.
  const isIll = ["general" as const, ...one.systems].some(
    (system) => system !== "vitals" && view.examination[system]?.abnormal === true,
  );
  if (one.isTelling && isIll) return sentences.filter((text) => !unseen.test(text));
  return [view.person.age < 2 ? (one.infant ?? one.normal) : one.normal];
}

/** What has been read out: in the talk so far, and in this reply. */
export interface Reported {
  readonly before: ReadonlySet<string>;
  /** Takes what is read out. */
  readonly now: Set<string>;
}

/**
 * What is read out of a finding: of a whole system all of it, of parts theirs. What was read out before comes only where
 * there is nothing new, in one line, and what stands in the same reply not at all: then the text is empty.
 * @param text the finding of the system as it is now
 */
export function readOut(
  view: PatientView,
  aim: Aim & { readonly isChosen?: true },
  text: string,
  reported: Reported,
): string {
  if (aim.system === "vitals") return measured(text, aim.parts);
  const sentences = sentencesOf(text);
  const manoeuvres = aim.parts?.flatMap((id) => manoeuvreById(id) ?? []) ?? [];
  const shown =
    manoeuvres.length > 0 ? manoeuvres.map((one) => shownBy(view, one, sentences)) : [sentences];
  const wanted = [...new Set(shown.flat())];
  const key = (sentence: string): string => `${aim.system}:${keyOf(sentence)}`;
  const isNew = (sentence: string): boolean =>
    !reported.before.has(key(sentence)) && !reported.now.has(key(sentence));
  const fresh = wanted.filter(isNew);
  const isHere = wanted.some((sentence) => reported.now.has(key(sentence)));
  for (const sentence of wanted) reported.now.add(key(sentence));
  if (aim.isChosen) return text;
  if (fresh.length > 0) return joined(fresh, sentences);
  if (isHere) return "";
  const firsts = [
    ...new Set(
      shown.flatMap(
        (own, at) => own.find((text) => manoeuvres[at]?.found.test(text)) ?? own[0] ?? [],
      ),
    ),
  ].slice(0, mostOld);
  return firsts.length === 0 ? "" : `As before: ${startedSmall(joined(firsts, sentences))}`;
}

/** Of what was read out before no more than so much. */
const mostOld = 2;

/** Behind a colon a sentence goes on with a small letter, unless it begins with a name. */
const startedSmall = (text: string): string =>
  /^[A-Z][a-z]/.test(text) && !/^(?:Glasgow|Kernig|Brudzinski|Romberg|Babinski)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
