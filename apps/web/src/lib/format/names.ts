const isTitle = (word: string) => /^(dr|prof|mr|mrs|ms|miss|mx)\.?$/i.test(word);

/** The words of a name without "Dr" and the like, unless nothing else is there. */
export const wordsOfName = (name: string): readonly string[] => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const own = words.filter((word) => !isTitle(word));
  return own.length > 0 ? own : words;
};

/** What to call somebody. */
export const firstNameOf = (name: string): string => wordsOfName(name)[0] ?? "";
