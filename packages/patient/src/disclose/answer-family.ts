import type { PlanStep } from "../dialogue.ts";
import type { Ask, Slot } from "../understand/types.ts";
import { conceptsOf } from "./concepts.ts";
import { isTellable, truthOf } from "./fact-index.ts";
import { itemsSpeakingOf, namedItems, speaksOf } from "./matching.ts";
import { type Situation, tell, wordsOf } from "./situation.ts";

const anyone =
  /^(the |your |his |her )?(family|famil(y|ies) members?|relatives?|relations?|anyone|anybody|siblings|parents|household)$/;

const kin: ReadonlySet<string> = new Set(
  "father mother brother sister sibling parent child grandparent partner uncle".split(" "),
);
const isKin = (text: string): boolean =>
  anyone.test(text.trim()) || [...conceptsOf(text)].some((concept) => kin.has(concept));

/** As many relatives, or illnesses, as are gone through one by one. */
const severalAtMost = 4;

/** The illnesses a question names; the case's own word for one may be entered under the relative who has it. */
const illnessesIn = (ask: Ask): readonly Slot[] =>
  ask.slots.filter(
    (slot) =>
      slot.kind === "condition" ||
      (slot.kind === "case_word" && conceptsOf(slot.text).size > 0) ||
      (slot.kind === "relative" && !isKin(slot.text)),
  );

/** Illness in relatives: of one relative or several, of one illness or several, or of one illness in one relative. */
export function answerFamily(situation: Situation, ask: Ask): PlanStep[] {
  const relatives = ask.slots.filter(
    (slot) => slot.kind === "relative" && isKin(slot.text) && !anyone.test(slot.text.trim()),
  );
  const illnesses = illnessesIn(ask);
  if (/\bparents?\b/i.test(situation.text) && relatives.length === 0 && ask.form !== "open") {
    const steps = ofParents(situation, illnesses);
    if (steps.length > 0) return steps;
  }
  const rest = ask.slots.filter((slot) => !relatives.includes(slot));
  if (relatives.length > 1 && ask.form !== "open")
    return relatives
      .slice(0, severalAtMost)
      .flatMap((relative) => answerOne(situation, { ...ask, slots: [relative, ...rest] }));
  if (relatives.length === 0 && illnesses.length > 1 && ask.form !== "open")
    return answerIllnesses(situation, ask, illnesses.slice(0, severalAtMost));
  return answerOne(situation, ask);
}

/** "Did either of your parents …?": father and mother, and not whoever else has it. */
function ofParents(situation: Situation, illnesses: readonly Slot[]): PlanStep[] {
  const parents = situation.index
    .items("family_history")
    .filter(isTellable)
    .filter((item) => {
      const names = conceptsOf([(item.item ?? "").replaceAll("_", " "), ...item.words].join(" . "));
      return names.has("father") || names.has("mother");
    });
  const speaking = parents.filter((item) => illnesses.some(({ text }) => speaksOf(item, text)));
  return (speaking.length > 0 ? speaking : parents)
    .slice(0, 2)
    .flatMap((item) =>
      tell(situation, item, speaking.includes(item) && truthOf(item) !== "no" ? "yes" : undefined),
    );
}

/** "Asthma, eczema or hay fever?": whoever has one of them, then that there is nothing of the rest. */
function answerIllnesses(situation: Situation, ask: Ask, illnesses: readonly Slot[]): PlanStep[] {
  const alone = { ...situation, isSingle: false };
  const answers = illnesses.map((illness) =>
    answerOne(alone, { ...ask, slots: [illness], words: illness.text }),
  );
  const isThere = (step: PlanStep): boolean => {
    const fact = step.kind === "tell" ? situation.index.get(step.fact) : undefined;
    return step.kind === "withhold" || (fact !== undefined && truthOf(fact) !== "no");
  };
  const there = answers.filter((steps) => steps.some(isThere));
  const [first] = answers;
  if (there.length === 0) return first ?? [];
  const told = new Set<string>();
  const steps = there.flat().filter((step) => {
    if (!isThere(step)) return false;
    const key = step.kind === "tell" ? step.fact : step.kind;
    if (told.has(key)) return false;
    told.add(key);
    return true;
  });
  return there.length < answers.length
    ? [...steps, { kind: "deny", topic: "family_history", matter: "rest", about: "" }]
    : steps;
}

function answerOne(situation: Situation, ask: Ask): PlanStep[] {
  const { index } = situation;
  const topic = "family_history";
  const root = index.root(topic);
  const items = index.items(topic).filter(isTellable);
  const illness = ask.slots.find(
    (slot) =>
      slot.kind === "condition" || (slot.kind === "case_word" && conceptsOf(slot.text).size > 0),
  );
  const relative = ask.slots.find(
    (slot) => slot.kind === "relative" && !anyone.test(slot.text.trim()),
  );
  const isClosed = ask.form === "closed" || ask.form === "leading";

  if (relative) {
    const named = namedItems(items, relative.text, { ...ask, slots: [relative] });
    const item = named[0];
    if (item) {
      const isKnown = illness !== undefined && conceptsOf(illness.text).size > 0;
      const isSaid = illness !== undefined && speaksOf(item, illness.text);
      const answer =
        isKnown && isClosed ? (isSaid && truthOf(item) !== "no" ? "yes" : "no") : undefined;
      return tell(situation, item, answer);
    }
    if (root && speaksOf(root, relative.text)) return tell(situation, root);
    if (!illness) return [{ kind: "deny", topic, matter: "relative", about: "" }];
  }
  const asked = illness?.text ?? (ask.form === "open" ? "" : wordsOf(situation, ask));
  if (asked) {
    const speaking = itemsSpeakingOf(items, asked);
    const there = speaking.filter((item) => truthOf(item) !== "no");
    const [first] = there;
    if (there.length > 1 && root && isTellable(root) && speaksOf(root, asked)) {
      return tell(situation, root, isClosed ? "yes" : undefined);
    }
    if (first) return tell(situation, first, isClosed ? "yes" : undefined);
    const absent = illness ? speaking[0] : undefined;
    if (absent) return tell(situation, absent, isClosed ? "no" : undefined);
    if (illness && root && speaksOf(root, asked) && isTellable(root)) {
      return tell(situation, root, isClosed && truthOf(root) !== "no" ? "yes" : undefined);
    }
    if (illness && conceptsOf(illness.text).size > 0) {
      return [{ kind: "deny", topic, matter: "relative", about: "" }];
    }
  }
  if (root && isTellable(root)) return tell(situation, root);
  const known = items.filter((item) => truthOf(item) !== "no").slice(0, 2);
  return known.length > 0
    ? known.flatMap((item) => tell(situation, item))
    : [{ kind: "deny", topic, matter: "relative", about: "" }];
}
