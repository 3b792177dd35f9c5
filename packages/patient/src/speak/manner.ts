/** A pause after every few words, at the places where a breathless person would take one. */
export function breathless(text: string): string {
  let since = 0;
  return text
    .split(/\s+/)
    .map((word, at, words) => {
      since += 1;
      const next = words[at + 1];
      if (!next || word.startsWith("[") || /[.?!…]$/.test(word)) {
        if (/[.?!…]$/.test(word)) since = 0;
        return word;
      }
      const isJoint = word.endsWith(",") || /^(and|but|because|when|or)$/i.test(next);
      const left = words.slice(at + 1).findIndex((later) => /[.?!…]$/.test(later));
      if (since >= 4 && isJoint && left >= 2) {
        since = 0;
        return `${word.replace(/,$/, "")}...`;
      }
      return word;
    })
    .join(" ");
}
