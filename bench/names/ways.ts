/** One way to write a term, and where it comes from. */
export interface Way {
  readonly text: string;
  readonly origin: "written" | "vocabulary" | "spelling" | "sentence" | "misspelt";
}

/** So many ways are tried of each term. */
export const atLeast = 20;

/** British and American spellings, each tried both ways round. */
const spellings: readonly (readonly [RegExp, string, RegExp, string])[] = [
  [/haem/gi, "hem", /\bhem(?=at|or|op)/gi, "haem"],
  [/anaem/gi, "anem", /anem/gi, "anaem"],
  [/aem(?=ia)/gi, "em", /(?<!a)em(?=ia\b)/gi, "aem"],
  [/oed/gi, "ed", /\bed(?=ema)/gi, "oed"],
  [/oes(?=oph)/gi, "es", /\bes(?=oph)/gi, "oes"],
  [/paed/gi, "ped", /\bped(?=iatr)/gi, "paed"],
  [/gynae(?=c)/gi, "gyne", /gyne(?=c)/gi, "gynae"],
  [/anaesth/gi, "anesth", /anesth/gi, "anaesth"],
  [/ischaem/gi, "ischem", /ischem/gi, "ischaem"],
  [/sulph/gi, "sulf", /sulf/gi, "sulph"],
  [/(?<=hospital|stabil|catheter)ise/gi, "ize", /(?<=[a-z]{4})ize/gi, "ise"],
  [/(?<=tum)our/gi, "or", /(?<=tum)or/gi, "our"],
  [/centre/gi, "center", /center/gi, "centre"],
  [/faec/gi, "fec", /\bfec/gi, "faec"],
  [/goitre/gi, "goiter", /goiter/gi, "goitre"],
  [/coel/gi, "cel", /\bcel(?=iac)/gi, "coel"],
];

/** How a term stands in what people write; what is longer than a line is no term. */
const sentences: Readonly<Record<string, readonly ((name: string) => string)[]>> = {
  diagnoses: [
    (name) => `Likely ${name}`,
    (name) => `Dx: ${name}`,
    (name) => `Acute presentation of ${name} in a known smoker`,
    (name) => `Final diagnosis - ${name}.`,
    (name) => `${name}, moderate severity`,
    (name) => `Impression: ${name}`,
    (name) => `Working diagnosis of ${name}`,
    (name) => `1) ${name}`,
    (name) => `This is ${name}.`,
  ],
  drugs: [
    (name) => `Start ${name}`,
    (name) => `${name} 10 mg daily`,
    (name) => `Give ${name} now, reassess in an hour`,
    (name) => `Rx: ${name} PO BD x 5 days`,
    (name) => `continue ${name}`,
    (name) => `IV ${name}`,
    (name) => `${name} stat`,
    (name) => `- ${name}, first dose now`,
    (name) => `loading dose of ${name}`,
    (name) => `${name} as per protocol`,
    (name) => `regular ${name}`,
    (name) => `Prescribe ${name} tonight`,
    (name) => `add ${name} to the chart`,
    (name) => `${name} prn`,
    (name) => `oral ${name}`,
    (name) => `then ${name} for a week`,
    (name) => `Medication: ${name}`,
    (name) => `1. ${name}`,
  ],
  actions: [
    (name) => `Arrange ${name} today`,
    (name) => `Plan: ${name}`,
    (name) => `${name}, urgent`,
    (name) => `- ${name}`,
    (name) => `${name} as soon as possible`,
    (name) => `1. ${name}`,
    (name) => `then ${name}`,
    (name) => `${name} tonight`,
    (name) => `Proceed with ${name}`,
  ],
  investigations: [
    (name) => `Order ${name}`,
    (name) => `urgent ${name}`,
    (name) => `${name} please`,
    (name) => `Send ${name} today`,
    (name) => `STAT ${name}`,
    (name) => `repeat ${name}`,
    (name) => `1. ${name}`,
    (name) => `check ${name}`,
    (name) => `${name} tomorrow morning`,
    (name) => `Request ${name}`,
    (name) => `${name} and review`,
    (name) => `bedside ${name}`,
    (name) => `- ${name}`,
    (name) => `please arrange ${name}`,
  ],
};

/** One slip in the longest word: two neighbours swapped, not at its beginning, where nobody slips. */
function misspelt(name: string): string | undefined {
  const word = (name.match(/[a-z]{7,}/gi) ?? []).sort((a, b) => b.length - a.length)[0];
  if (word === undefined) return undefined;
  for (let at = Math.floor(word.length / 2); at < word.length - 1; at++) {
    const [a = "", b = ""] = [word[at], word[at + 1]];
    if (a !== b) return name.replace(word, `${word.slice(0, at)}${b}${a}${word.slice(at + 2)}`);
  }
  return undefined;
}

const otherSpelling = (name: string): readonly string[] =>
  spellings.flatMap(([british, american, us, uk]) =>
    [name.replace(british, american), name.replace(us, uk)].filter((one) => one !== name),
  );

/** Everything that is tried of one term, each text once; never fewer than `atLeast` where sentences can make them up. */
export function waysOf(
  kind: string,
  written: readonly string[],
  vocabulary: readonly string[],
): readonly Way[] {
  const found = new Map<string, Way["origin"]>();
  const add = (texts: readonly (string | undefined)[], origin: Way["origin"]) => {
    for (const text of texts)
      if (text !== undefined && !found.has(text.toLowerCase()))
        found.set(text.toLowerCase(), origin);
  };
  const names = [...written, ...vocabulary];
  add(written, "written");
  add(vocabulary, "vocabulary");
  add(names.flatMap(otherSpelling), "spelling");
  add([names.map(misspelt).find((one) => one !== undefined)], "misspelt");
  const forms = sentences[kind] ?? [];
  for (const name of names) {
    if (found.size >= atLeast + forms.length) break;
    add(
      forms.map((form) => form(name)),
      "sentence",
    );
  }
  return [...found].map(([text, origin]) => ({ text, origin }));
}
