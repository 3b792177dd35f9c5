const fronts = new Set(
  "and so but or also okay right well now then um uh er erm ah oh yes no sorry please just again all thank you thanks i see sure lovely great good".split(
    " ",
  ),
);
const auxiliaries = new Set(
  "do does did is are am was were have has had can could would will should may might any ever anything anyone anybody been not no".split(
    " ",
  ),
);
const wh = new Set("how what when where which who whom whose why whereabouts since".split(" "));

/** The words without what only leads up to them; never empty. */
export function withoutFronts(tokens: readonly string[]): readonly string[] {
  let from = 0;
  while (from < tokens.length - 1) {
    const word = tokens[from] ?? "";
    const isMark = /^[.,?]$/.test(word);
    if (!isMark && !fronts.has(word)) break;
    // "No pain?" and "you smoke?" begin with what they ask.
    if (/^(no|you)$/.test(word) && /^[a-z]/.test(tokens[from + 1] ?? "")) break;
    from += 1;
  }
  return tokens.slice(from);
}

const knowing = new Set(
  "know remember tell say think recall sure describe explain show guess idea".split(" "),
);

/** Whether yes or no would answer it: put with an auxiliary, with "any", as a statement to confirm, or as a bare thing. */
export function isClosedForm(tokens: readonly string[]): boolean {
  const words = withoutFronts(tokens).filter((word) => /[a-z0-9]/.test(word));
  const [first = ""] = words;
  if (wh.has(first)) return false;
  // "Does it sting when you have a wee?" is answered with yes or no; "do you know when …?" is not.
  if (auxiliaries.has(first) && !words.slice(1, 5).some((word) => knowing.has(word))) return true;
  if (/^(tell|describe|talk|walk|explain|give|say|show|take)$/.test(first)) return false;
  if (words.some((word, at) => at > 0 && wh.has(word) && at < 4)) return false;
  if (words.slice(-3).some((word) => /^(how|what|when|where|which|who|why)$/.test(word)))
    return false;
  return auxiliaries.has(first) || words.length > 0;
}

const alternatives = new Set(["or"]);
/** "Any fever or chills?" asks after each of them and is answered with yes or no; so is "… or anything". */
const asksForAny = new Set(["any", "anything", "anyone", "anybody", "ever"]);
const noAlternative = /^(so|not|anything|something|any|anyone|other|two|more|less|whatever)$/;

/** Whether one of two things is to be chosen, which neither yes nor no does: "is it sharp or dull?" */
export function isChoiceForm(tokens: readonly string[]): boolean {
  return tokens.some(
    (word, at) =>
      alternatives.has(word) &&
      at > 0 &&
      /^[a-z]/.test(tokens[at + 1] ?? "") &&
      !noAlternative.test(tokens[at + 1] ?? "") &&
      !tokens.slice(0, at).some((one) => asksForAny.has(one)),
  );
}

/** "You're not better, yes?": a statement to be confirmed, by the word behind it. */
export function isTagForm(tokens: readonly string[]): boolean {
  const words = withoutFronts(tokens).filter((word) => /[a-z0-9]/.test(word));
  const [first = ""] = words;
  const tag = tokens.filter((word) => word !== "?").at(-1) ?? "";
  return (
    words.length > 3 &&
    tokens.at(-1) === "?" &&
    /^(yes|no|right|correct|yeah|true)$/.test(tag) &&
    // "Move about, all right?" asks for assent.
    !/^all right \?$/.test(tokens.slice(-3).join(" ")) &&
    !wh.has(first) &&
    !auxiliaries.has(first)
  );
}

/** "What happened when you had it, rash, swelling?": the list holds possible answers, each of which is no question. */
export function isExampled(tokens: readonly string[]): boolean {
  const [first = "", second = ""] = withoutFronts(tokens).filter((word) => /[a-z0-9]/.test(word));
  return wh.has(first) && second !== "about" && tokens.includes(",");
}

/** "You saw your GP two days ago,": said to lead up to a question, and none by itself. */
export function isReminder(tokens: readonly string[]): boolean {
  const words = withoutFronts(tokens)
    .filter((word) => /[a-z0-9]/.test(word))
    .join(" ");
  return (
    tokens.at(-1) === "," &&
    /^(?:you|she|he|they|it|i|we|the notes?|your (?:doctor|gp))(?: \w+)? (?:said|says|saw|see|mentioned|told|know|understand|gather|noticed|heard|ve|have|had|were|was|s|did|got|came|went|rang|called)\b/.test(
      words,
    )
  );
}

/** "When you lifted that anvil.": the circumstance of a question that stands beside it, and none by itself. */
export function isCircumstance(tokens: readonly string[]): boolean {
  const [first = "", second = ""] = withoutFronts(tokens).filter((word) => /[a-z0-9]/.test(word));
  return (
    !tokens.includes("?") &&
    /^(?:when|while|whilst|after|before|since|if|as|until)$/.test(first) &&
    /^(?:you|it|he|she|they|i|we|that|this|the|your|his|her|all)$/.test(second)
  );
}

const pointing = new Set(
  "that it this there then those these they he she him her long bad often much many far soon year month week day time dose called name one ones happened happen happens exactly about for ago last lasted to on in at with from you your me i we the a of feel like go went come came start started".split(
    " ",
  ),
);

/** "When was that?", "what happened there?": a question that names nothing itself. */
export const isBare = (tokens: readonly string[]): boolean =>
  withoutFronts(tokens).every(
    (word) =>
      !/[a-z0-9]/.test(word) ||
      wh.has(word) ||
      auxiliaries.has(word) ||
      pointing.has(word) ||
      fronts.has(word),
  );

/** Whether it is worded as a question, whatever it was heard as: a mark behind, or "what", "any", "did" in front. */
export const isWordedAsQuestion = (tokens: readonly string[]): boolean =>
  isPutAsQuestion(tokens) || wh.has(withoutFronts(tokens)[0] ?? "");

/** Whether it is put as a question at all: with an auxiliary in front, with "any", or with a question mark behind. */
export const isPutAsQuestion = (tokens: readonly string[]): boolean =>
  tokens.at(-1) === "?" || auxiliaries.has(withoutFronts(tokens)[0] ?? "");

const joints = new Set([",", "and", "or", "nor", "?", ".", "plus", "also", "either"]);
const carriers = new Set(
  "any some the a an your his her you have had been do does did are is was were with of to in for feel feeling felt get getting got notice noticed like what about how anything else there it that this at all no not either ever".split(
    " ",
  ),
);
/** Words that a member of a list has at most; more where it begins with "any". */
const longestMember = 7;
const longestWithAny = 10;

/** Where the members of a list stand among tokens, or nothing where it is no list: [from, to) each. */
export function membersOf(tokens: readonly string[]): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && !joints.has(tokens[at] ?? "")) continue;
    const own = tokens.slice(from, at);
    if (own.some((word) => /[a-z0-9]/.test(word) && !carriers.has(word) && !fronts.has(word)))
      found.push([from, at]);
    from = at + 1;
  }
  const isList =
    found.length > 1 &&
    found
      .slice(1)
      .every(
        ([start, end]) => end - start <= (tokens[start] === "any" ? longestWithAny : longestMember),
      );
  return isList ? found : [];
}
