const interrogative =
  /^(?:and |so |but |or |also |then )*(?:what|when|where|how|why|which|who|whose|any|anything|anyone|do|does|did|have|has|had|is|are|was|were|can|could|would|will|should)\b/i;
const joinedOn =
  /(?:,|;)?\s(?:and|or|also|plus)\s+(?:(?:do|does|did|have|has|had|is|are|was|were|can|could|would|will)\s+(?:you|it|he|she|they|there|that|the|your|any)\b|what\b|when\b|where\b|how\b|why\b|which\b|who\b(?! (?:is|was|has)\b))/gi;
/** Name and date of birth are one thing to check. */
const identity = /\b(?:name|date of birth|d\.?o\.?b\.?|birthday|address)\b/i;
/** A question may name this many examples ("fever, chills, sweats or weight loss?") and is still one. */
const freeExamples = 4;

/**
 * How many questions a person would count in a message. A short list of examples is one question, and so is a check of
 * name and date of birth; a question joined on with its own verb is another one, and a long list is many.
 */
export function questionsIn(text: string): number {
  return text
    .split(/(?<=[?.!;\n])\s*/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "")
    .reduce((sum, sentence) => sum + questionsInSentence(sentence), 0);
}

function questionsInSentence(sentence: string): number {
  const isQuestion = sentence.endsWith("?") || interrogative.test(sentence);
  const items = sentence
    .split(/,|\/|\sor\s|\sand\s/i)
    .filter((one) => /\p{L}{3}/u.test(one)).length;
  const isList = items > 2 * freeExamples;
  if (!isQuestion && !isList) return 0;
  if (identity.test(sentence)) return 1;
  const joined = sentence.match(joinedOn)?.length ?? 0;
  return 1 + Math.max(joined, items - freeExamples, 0);
}
