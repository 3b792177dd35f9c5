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
  return withoutLeave(text)
    .split(/(?<=[?.!;\n])\s*/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "")
    .reduce((sum, sentence) => sum + questionsInSentence(sentence), 0);
}

/** "…, okay?", "is that all right?", "does that make sense?", "is it all right if I examine you?" ask for leave or a nod, not for the story. */
const leave =
  /(?:^|[,;]?\s+)(?:and\s+)?(?:okay|ok|all ?right|alright|is (?:that|this|it) (?:ok|okay|all ?right|alright|fine)(?: if\b[^?]*)?|(?:are you|you) (?:happy|ok|okay|all right) (?:with|to)\b[^?]*|do(?:es)? (?:that|you) (?:make sense|mind if\b[^?]*)|may i\b[^?]*)\s*\?/gi;
/** "If so, which one, and when?" is the rest of the question before it. */
const goesOn = /(?:^|[.?!]\s*)if (?:so|yes)\b[^?]*\?/gi;

/** A message without what only asks for leave, and with a question's afterthought as a part of it. */
export const withoutLeave = (text: string): string => text.replace(goesOn, ".").replace(leave, ".");

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
