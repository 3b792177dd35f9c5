const verbs: Readonly<Record<string, string>> = {
  do: "does",
  have: "has",
  are: "is",
  were: "was",
  "don't": "doesn't",
  "haven't": "hasn't",
  "aren't": "isn't",
  "weren't": "wasn't",
};
const owned: Readonly<Record<string, readonly [string, string]>> = {
  your: ["his", "her"],
  yours: ["his", "hers"],
  yourself: ["himself", "herself"],
  "you're": ["he's", "she's"],
  "you've": ["he's", "she's"],
  "you'd": ["he'd", "she'd"],
  "you'll": ["he'll", "she'll"],
};
const takesObject =
  /^(?:to|for|with|of|about|from|on|at|by|like|than|around|bothers?|bothering|bothered|hurts?|hurting|wakes?|waking|woke|stops?|stopping|stopped|helps?|helped|helping|makes?|made|making|keeps?|keeping|gives?|gave|given|giving|tells?|told|affects?|affecting|brings?|brought|lets?|leaves?|upsets?|worries|worrying|scares?|frightens?|is|does|did|has|was|would|could|can|should|will)$/;
const subjectAfter = /^(?:is|does|did|has|was|would|could|can|should|will)$/;

/** A question put to the patient, turned into one about them ("do you smoke" into "does she smoke"). */
export function inThirdPerson(text: string, isHers: boolean): string {
  const at = isHers ? 1 : 0;
  const subject = isHers ? "she" : "he";
  const object = isHers ? "her" : "him";
  const words = text.split(" ");
  return words
    .map((word, place) => {
      const bare = word.toLowerCase();
      const before = words[place - 1]?.toLowerCase() ?? "";
      const after = words[place + 1]?.toLowerCase() ?? "";
      const turned = owned[bare];
      if (turned) return turned[at] ?? word;
      if (bare === "you")
        return takesObject.test(before) && !subjectAfter.test(before) ? object : subject;
      if (after === "you" || before === "you") return verbs[bare] ?? word;
      return word;
    })
    .join(" ");
}
