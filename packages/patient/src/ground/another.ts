import type { Fact, PatientView } from "@anamnesis/cases";

/** Said to somebody who speaks for themselves, "how old is she?" is after somebody else. */
const third = new Set("he she his her him hers".split(" "));
const several = new Set("they them their".split(" "));

const others = new Set(
  "wife husband partner boyfriend girlfriend friend friends mate mum mom mam dad mother father sister brother son daughter niece nephew neighbour neighbor grandmother grandfather nan gran grandad aunt uncle cousin colleague boss dog cat parents kids children".split(
    " ",
  ),
);

/** "What is the name?", "what's it called?": of the thing just spoken of, not of who is asked. */
const isOfThing = (tokens: readonly string[]): boolean =>
  tokens.some((word) => /^(name|names|called)$/.test(word)) &&
  tokens.some((word) => /^(the|its|it|they|these|those|one|tablet|tablets|drug)$/.test(word)) &&
  !tokens.some((word) => /^(you|your|yourself|u|ur|patient|child|baby)$/.test(word));

/** Whether some words ask after a person who is neither patient nor informant: "what does she do?", "how old is your son?" */
export const isOfAnother = (view: PatientView, tokens: readonly string[]): boolean =>
  tokens.some((word) => others.has(word)) ||
  (!view.person.informant && tokens.some((word) => third.has(word)));

/** Whether "what's the name?" in some words is surely not after the name of who is asked. */
export const isOfOtherName = (view: PatientView, tokens: readonly string[]): boolean =>
  isOfAnother(view, tokens) ||
  isOfThing(tokens) ||
  (!view.person.informant && tokens.some((word) => several.has(word)));

/** "Who's Marcin?", "is Carys your wife?": whom or what it asks to be told of. */
export function whoAsked(tokens: readonly string[]): string | undefined {
  const words = tokens.filter((word) => /[a-z0-9]/.test(word)).join(" ");
  const found =
    /\bwho(?: is| s| are| was)? (?:this |that |the )?(\w+)$/.exec(words) ??
    /^(?:and |so |but |\w+ )?(?:is|was|are) (\w+) (?:your|his|her|their|the|a|an|one of)\b/.exec(
      words,
    );
  return found?.[1];
}

const withOthers = /^(family_history|support|identity:contact|living_situation|sick_contacts)$/;

/** Of whom a fact tells: of people and things that they have mentioned, of those around them, or of themselves. */
export const toldOf = ({ topic }: Fact): "mentioned" | "around" | "self" =>
  topic === "other" ? "mentioned" : withOthers.test(topic) ? "around" : "self";
