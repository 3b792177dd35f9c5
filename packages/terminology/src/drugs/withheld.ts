/** A medicine as it stands in a text, with whether it has a dose of its own. */
interface Named {
  readonly start: number;
  readonly end: number;
  readonly hasDose: boolean;
}

/** Verbs and words at the head of a list of what is not to be given. */
const heads =
  /(?:^|[\s,(:–—-])(?:please |do |to )?((?:hold|holding|held|stop|stopping|stopped|avoid|avoiding|withhold|withholding|withheld|d\s?\/\s?c|dc|discontinue|discontinuing|discontinued|omit|omitting|omitted|suspend|suspended|pause|cease|no|without|refuse[sd]?|refusing|decline[sd]?|declining|contraindicated(?= ?:)|not (?:giving|starting|using|prescribing|continuing)|(?:do not|don['’]?t|never|will not|won['’]?t|shall not) (?:give|start|use|prescribe|continue))(?: (?:all|any|his|her|their|the|home|usual|regular|further|more))*)[\s:]+/gi;
/** A word that begins another thought: what follows it is not on the list. */
const newThought =
  /\b(?:start|give|begin|continue|then|but|instead|switch|change|add|use|commence|prescribe|increase|reduce|replace|plus|after|when|if|once|until|unless|restart|resume|keep|treat|load|for)\b|→|\+|=>/i;
/** Names of groups that a list in brackets spells out. */
const groupName =
  /^(?:all |any |his |her |their |the |other |home |usual )*(?:nephrotoxi\w+|nephrotoxins?|antihypertensives?|anti-hypertensives?|blood pressure (?:tablets|medicines|drugs)|medicines?|medications?|drugs|meds|blood thinners|antithrombotics?|sedatives?|vasodilators?|negative inotropes?)$/i;
/** The dose of the medicine before, as it stands behind its name. */
const ownDose =
  /^\s*\d+(?:[.,]\d+)?\s*(?:mg|mcg|micrograms?|g|units?)?(?:\s*(?:od|bd|tds|qds|daily|nocte|once daily|twice daily))?/i;
const sentenceEnd = /[;\n]|[.!?](?:\s|$)/g;

/**
 * Which of the medicines of a text stand on a list to withhold: "Hold ramipril, metformin, bisoprolol", "Avoid nephrotoxins
 * (ibuprofen, gentamicin)". The list goes on past commas as long as nothing but names follows; a dose or a new verb ends it.
 */
export function onWithheldList(text: string, named: readonly Named[]): readonly boolean[] {
  const withheld = named.map(() => false);
  for (const head of text.matchAll(heads)) {
    const from = head.index + head[0].length;
    sentenceEnd.lastIndex = from;
    const to = sentenceEnd.exec(text)?.index ?? text.length;
    let reached = from;
    let withDoses = false;
    for (let at = 0; at < named.length; at++) {
      const one = named[at];
      if (!one || one.start < reached || one.start >= to) continue;
      const between = text.slice(reached, one.start);
      const isFirst = reached === from;
      // "Hold ramipril 5 mg, metformin 500 mg": a list of what is taken, doses and all; a dose after bare names begins anew.
      if (isFirst) withDoses = one.hasDose;
      if (!isListGap(withDoses ? between.replace(ownDose, "") : between)) break;
      if (one.hasDose && !withDoses) break;
      withheld[at] = true;
      reached = one.end;
    }
  }
  return withheld;
}

/** "Apixaban (held), ibuprofen": a word in brackets that withholds goes on with the list. */
const heldAside = /\(\s*(?:held|on hold|hold|stopped|paused|withheld|omitted)\s*\)/gi;

/** Between two names of one list: separators, articles, the name of a group before its bracket, nothing else. */
const isListGap = (between: string): boolean =>
  !/\d/.test(between) &&
  !newThought.test(between) &&
  between
    .replace(heldAside, "")
    .split(/[,/()&:]|\b(?:and|or|nor)\b/i)
    .map((piece) => piece.trim())
    .every(
      (piece) =>
        piece === "" ||
        groupName.test(piece) ||
        /^(?:the|his|her|their|any|all|further|more|oral|iv|also)$/i.test(piece),
    );
