/** What kind of answer a question wants: by its first asking word, or by its verb in front where it is answered with yes or no. */
export type QuestionKind =
  "time" | "amount" | "person" | "reason" | "place" | "effect" | "thing" | "closed" | "none";

const kinds: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    "time",
    /\b(?:when|how long|since when|how soon|what time|how recent\w*|how many (?:days|weeks|months|years|hours))\b/,
  ],
  [
    "amount",
    /\b(?:how (?:much|many|often|far|old|bad|strong|big|heavy|high|severe)|what dose|out of (?:ten|10)|number)\b/,
  ],
  ["reason", /\b(?:why|how come|what for|what made)\b/],
  ["person", /\b(?:who|whose|whom|which (?:doctor|nurse))\b/],
  ["place", /\b(?:where|whereabouts|which (?:side|part|place|arm|leg|one))\b/],
  ["effect", /\b(?:help|helped|work|worked|ease|eased|any better|any good|make a difference)\b/],
  ["thing", /\b(?:what|which|how|tell me|describe)\b/],
  [
    "closed",
    /^(?:\W|and|so|or|but|ok|okay|right|um|er|erm|well|now)*(?:is|are|was|were|do|does|did|have|has|had|any|can|could|will|would|ever|you|your)\b/,
  ],
];

/** The kind of a question, its words in small letters or not. */
export function questionKind(words: string): QuestionKind {
  const plain = words.toLowerCase();
  return kinds.find(([, pattern]) => pattern.test(plain))?.[0] ?? "none";
}
