/** A medicine or class as it stands in a text. */
interface Named {
  readonly kind: "drug" | "class";
  readonly start: number;
  readonly end: number;
}

const sentenceEnd = /[;\n]|[.!?]\s/;
/** "Switch from X to Y", "replace X with Y": X ends there. */
const exchangedFor =
  /\b(?:switch|chang|convert|swap|transition|mov|replac|substitut)(?:e|es|ed|ing|ping)?\s+(?:(?:her|him|them|(?:the\s+)?patient)\s+)?(?:(?:over|away)\s+)?(?:from\s+)?(?:(?:the|her|his|their|current)\s+)*$/i;
const exchangeGoesOn = /^[^;.\n]{0,60}?\b(?:to|for|with|by)\b/i;
/** "Rigevidon: STOP", "amlodipine 5 mg (withhold)": an order behind the name that is the end of its clause. */
const endedBehind =
  /^(?:\s*\d+(?:[.,]\d+)?\s*(?:mg|mcg|micrograms?|g)\b)?(?:\s*(?:od|bd|daily|once daily))?\s*\)?\s*[:(,–—-]*\s*(?:(?:to|please|should)\s+(?:be\s+)?)?(?:stop|stopped|discontinue|discontinued|hold|on hold|held|withhold|withheld|pause|paused|suspend|suspended|cease|ceased|omit|omitted|avoid|contraindicated|refused|declined|do not give|not given|none|no)\b(?:\s+by\s+(?:the\s+)?(?:patient|him|her|them|mother|father|parents|family|gp))?(?:\s+(?:today|now|immediately|at once|permanently|for now))?\s*\)?\s*(?:$|[.;,\n])/i;
const pauseInFront = /\b(?:pause|pausing|suspend|suspending)\s+(?:(?:the|her|his|their)\s+)?$/i;
const aside = /^\s*[(/]?\s*$/;
/** "Contraceptive pill" behind "desogestrel 75 micrograms" says what it is and orders nothing more. */
const plainPill = /^(?:oral contraceptives?|(?:oral )?contraceptive pills?|birth control pills?)$/i;
const onlyDose = /^\s*(?:\d+(?:[.,]\d+)?\s*(?:mg|mcg|micrograms?)\b)?\s*[(-]?\s*$/i;

/** Whether a named medicine is taken off: exchanged for another, paused, or followed by "stop". */
export function isTakenOff(text: string, at: Named): boolean {
  const behind = text.slice(at.end, at.end + 90);
  const sentence = behind.split(sentenceEnd)[0] ?? "";
  const front = text.slice(Math.max(0, at.start - 60), at.start);
  return (
    endedBehind.test(behind) ||
    pauseInFront.test(front) ||
    (exchangedFor.test(front) && exchangeGoesOn.test(sentence))
  );
}

/** Whether two names beside each other are one medicine: "combined pill (Rigevidon)". */
export const isSameOrder = (text: string, before: Named, at: Named): boolean =>
  before.kind !== at.kind && aside.test(text.slice(before.end, at.start));

/** Whether a general word only describes the medicine named right before it. */
export const isMereDescription = (text: string, before: Named | undefined, at: Named): boolean =>
  at.kind === "class" &&
  (isWhy(text, at) ||
    (before?.kind === "drug" &&
      plainPill.test(text.slice(at.start, at.end)) &&
      onlyDose.test(text.slice(before.end, at.start))));

/** "(sedation, overdose risk)": an effect named in brackets as a reason. */
const reason = /\b(?:risks?|danger\w*|because|due to|causes?|worsens?)\b/i;
function isWhy(text: string, at: Named): boolean {
  const open = text.lastIndexOf("(", at.start);
  const close = text.indexOf(")", at.end);
  return (
    open >= 0 &&
    close >= 0 &&
    !text.slice(open, at.start).includes(")") &&
    reason.test(text.slice(open, close))
  );
}

const listComma = /^\s*,\s*$/;
const listEnd = /^\s*,?\s*(?:and|or|&)\s*$/i;
const listGoesOn = /^(?:\s*,\s*[\p{L} -]{3,30}){0,4}\s*,?\s*(?:and|or|&)\s+\p{L}/iu;

/** Whether a name goes on a list whose member before it is refused: "withhold nitrates, beta-blockers and diuretics". */
export function goesOnList(text: string, before: Named, at: Named): boolean {
  const between = text.slice(before.end, at.start);
  return (
    listEnd.test(between) ||
    (listComma.test(between) && listGoesOn.test(text.slice(at.end, at.end + 120)))
  );
}
