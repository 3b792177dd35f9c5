/** What to call somebody: "Dr" and the like are not a first name. */
export const firstNameOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const isTitle = (word: string) => /^(dr|prof|mr|mrs|ms|miss|mx)\.?$/i.test(word);
  return words.find((word) => !isTitle(word)) ?? words[0] ?? "";
};
