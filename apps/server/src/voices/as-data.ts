/** What somebody said, as data between marks: a mark of its own would end it early, a line of its own would look like another's. */
export const asData = (text: string, longest: number): string =>
  text.replaceAll("<", "‹").replaceAll(">", "›").replace(/\s+/g, " ").slice(0, longest);
