import { tokenise } from "@anamnesis/terminology";

const endings =
  /(?:ations?|ings?|less|ness|ened|ening|iest|ier|ies|ied|ie|ers?|ed|es|ic|al|ly|y|e|s)$/;
const shortest = 3;

/** Forms that no ending explains, and words that learners use for each other in a question. */
const same: Readonly<Record<string, string>> = Object.fromEntries(
  `
give: gave given giving
take: took taken taking
eat: ate eaten eating food meal
feel: felt
stop: stopped
tonight: night
worri: worry worries worrie worried fear fears afraid scared frightened frightens frighten
cold: snuffles
health: healthfood
poo: stool stools bowel bowels motions
wee: urine water urinate urinating
sick: vomit vomited vomiting
tired: exhausted fatigue tiredness
medicin: medicine medicines medication medications tablet tablets pills meds drugs
faint: fainted collapse collapsed syncope blackout
temperatur: fever feverish temperature
breath: breathing breathe breathless breathlessness dyspnoea dyspnea
preventer: controller
blue: cyanosed cyanosis cyanotic
throw: thrown threw
pregnan: pregnant pregnancy pregnancies pregnancie
jab: vaccine vaccines vaccinated vaccination vaccinations immunised immunisations jabs
famili: family families familie mom mum mam dad mother father brother sister parents relatives
`
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [stem = "", others = ""] = line.split(":");
      return others
        .trim()
        .split(" ")
        .map((word) => [word, stem]);
    }),
);

const cut = (word: string): string => {
  const stem = word.replace(endings, "");
  if (stem.length < shortest) return word;
  return /([bdfgklmnprst])\1$/.test(stem) && stem.length > shortest ? stem.slice(0, -1) : stem;
};

/** A word without its ending: "stopped", "stopping" and "stop" are one, and so are "allergic" and "allergies". */
export const stemOf = (word: string): string => {
  const known = same[word];
  if (known !== undefined) return known;
  return same[cut(word)] ?? cut(word);
};

/** Words that say nothing about what a sentence is about. */
const empty = new Set(
  "the and for with that this have has had was were are is been being you your yours her his him she they their them there then than what when where which while who how why does did doing done can could would will shall should may might must any anything something everything some all also just only even still very more most much many about into onto from over under out off again ever never not yes please okay well really quite like kind sort thing things time times going goes went come came comes get gets got getting make made makes let tell told say said ask asked one two now today before after since because but other others through around between both each every else first last new old good bad best worst better worse long short little lot bit little few able think know want need see look looked feel felt seem it its me my our ours patient doctor".split(
    " ",
  ),
);

/** The same lines are looked at for every item; the memory is dropped when it grows. */
const remembered = new Map<string, readonly string[]>();
const mostRemembered = 4_000;
const longestRemembered = 600;

/** The stems of the words that carry meaning, each once, in order. */
export function stemsOf(text: string): readonly string[] {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const stems = [
    ...new Set(
      tokenise(text.replace(/[._]/g, " "))
        .filter(({ word }) => word.length >= shortest && !empty.has(word))
        .map(({ word }) => stemOf(word)),
    ),
  ];
  if (text.length <= longestRemembered) {
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(text, stems);
  }
  return stems;
}
