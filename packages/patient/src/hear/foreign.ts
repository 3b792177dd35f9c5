/** Small words of other languages that are none of English; two of them make a line foreign. */
const small = new Set(
  (
    "que el los las por para como esta usted tiene cuanto donde desde cuando señor señora hola gracias le duele pica piel su con muy " +
    "vous avez est les des depuis combien avec monsieur madame bonjour votre quel quelle ou mal merci pourquoi etes " +
    "haben sie wie lange der die das und ist seit wann wo tut weh nicht ihr ihre guten tag danke bitte schmerzen " +
    "jak pan pani czy ma gdzie boli kiedy dzien dobry dziekuje od prosze sie " +
    "quando dove signora signore come fa male da quanto buongiorno grazie tem voce onde senhor senhora obrigado dor " +
    "kya aap kab se dard hai mein ka ki ko nahi kaise " +
    "hvor lenge har du vondt det og ikke"
  )
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .split(" "),
);
/** Words that are English too. */
const shared = new Set(
  "die war so also was her do come male on no me in an as a he has do sie du se ma fa ki".split(
    " ",
  ),
);

/** Whether a line is in another language: in another script, or with small words that English has not. */
export function isForeign(
  text: string,
  words: readonly string[],
  isKnown: (word: string) => boolean,
): boolean {
  if (words.length === 0) return /\p{L}{3}/u.test(text);
  const hits = new Set(words.filter((word) => small.has(word) && !shared.has(word)));
  const strange = words.filter((word) => !isKnown(word) && !/\d/.test(word));
  return hits.size > 1 && strange.length >= words.length * 0.4;
}
