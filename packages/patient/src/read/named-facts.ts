import type { Fact, PatientView } from "@anamnesis/cases";
import { drugIdsOf } from "../lexicon/drug-words.ts";
import { indexOf, truthOf } from "../lexicon/fact-index.ts";
import { symptomMentions } from "../lexicon/symptom-words.ts";

const bare = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** Shorter names stand in too many words to tell what is meant. */
const shortest = 4;

/**
 * What is there in the case and called by its name in some words: a symptom, a medicine, a thing that a fact is known by.
 * A reader that says "the case has nothing of it" is wrong about these.
 */
export function namedFacts(view: PatientView, words: string): readonly Fact[] {
  const index = indexOf(view);
  const said = bare(words);
  const drugs = drugIdsOf(words);
  const symptoms = symptomMentions(words).map(({ topic }) => topic);
  const roots = symptoms.flatMap((topic) => index.root(topic) ?? []);
  const named = view.facts.filter(
    (fact) =>
      fact.topic !== "other" &&
      !fact.attribute &&
      (fact.words.some((word) => word.length >= shortest && said.includes(bare(word))) ||
        (fact.item !== undefined &&
          drugs.size > 0 &&
          [...drugIdsOf(`${fact.item} ${fact.is}`)].some((id) => drugs.has(id)))),
  );
  return [...new Set([...roots, ...named])].filter((fact) => truthOf(fact) !== "no");
}
