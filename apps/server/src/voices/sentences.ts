/** Where a sentence ends: a mark, perhaps closing quotes, then space; not after the abbreviations that people say. */
const end = /(?<!\b(?:Dr|Mr|Mrs|Ms|St|e\.g|i\.e|vs|approx))[.!?…]+["'”’)\]]*(?=\s)/gu;

/**
 * The sentences that a text holds whole, and the rest that may still go on. What stands in square brackets (a finding, the
 * patient's own words beside a carer's) is not taken apart.
 */
export const wholeSentences = (
  text: string,
): { readonly sentences: readonly string[]; readonly rest: string } => {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(end)) {
    const stop = match.index + match[0].length;
    const part = text.slice(from, stop);
    const isInBrackets = part.lastIndexOf("[") > part.lastIndexOf("]");
    if (isInBrackets) continue;
    sentences.push(part.trim());
    from = stop;
  }
  return { sentences: sentences.filter((sentence) => sentence !== ""), rest: text.slice(from) };
};

/** A finished text in sentences; joined with one space they are the text again. */
export const sentencesOf = (text: string): readonly string[] => {
  const { sentences, rest } = wholeSentences(text);
  return rest.trim() === "" ? sentences : [...sentences, rest.trim()];
};
