/** A pause after every few words, at the places where a breathless person would take one. */
export function breathless(text: string): string {
  // What stands in brackets is seen or measured, not said.
  return text
    .split(/(\[[^\]]*\])/)
    .map((part) => (part.startsWith("[") ? part : paused(part)))
    .join("");
}

function paused(text: string): string {
  let since = 0;
  return text
    .split(/ +/)
    .map((word, at, words) => {
      since += 1;
      const next = words[at + 1];
      if (!next || word.startsWith("[") || /[.?!…]$/.test(word)) {
        if (/[.?!…]$/.test(word)) since = 0;
        return word;
      }
      const isDate =
        /^(\d|(nineteen|twenty|thirty)\b|(January|February|March|April|May|June|July|August|September|October|November|December)\b)/.test(
          next,
        );
      const isJoint = (word.endsWith(",") && !isDate) || /^(and|but|because|when)$/i.test(next);
      const isFigure =
        next === "and" &&
        (/^(hundred|thousand)$/i.test(word) || /^a half\b/.test(words.slice(at + 2).join(" ")));
      const left = words.slice(at + 1).findIndex((later) => /[.?!…]$/.test(later));
      if (since >= 5 && isJoint && !isFigure && left >= 3) {
        since = 0;
        return `${word.replace(/,$/, "")}...`;
      }
      return word;
    })
    .join(" ");
}
