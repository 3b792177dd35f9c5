import type { Fact } from "@anamnesis/cases";
import type { PlanStep } from "../dialogue.ts";
import type { Reading } from "../ground/ground.ts";
import { standingOf } from "../ground/standing.ts";
import { truthOf } from "../lexicon/fact-index.ts";
import { wordingsFitting } from "../lexicon/fitting.ts";
import { figureVerdict } from "./recap.ts";
import { type Scene, social, tell } from "./scene.ts";

/** Topics whose closed question asks whether there is any at all. */
const existence = new Set(
  (
    "pmh surgeries hospitalisation medications allergies family_history smoking alcohol drugs travel sick_contacts " +
    "animals_exposures driving exercise stressors investigations"
  ).split(" "),
);
/** Symptoms that are also asked the other way round ("is your appetite good?"): neither yes nor no fits. */
const functions = new Set(
  "appetite weight_change bowel_habit urinary_other hearing smell_taste thirst orthopnoea balance_gait temp_intolerance"
    .split(" ")
    .map((name) => `symptom:${name}`),
);
const sound = new Set(
  "okay fine normal normally good well regular usual properly healthy able can right date working".split(
    " ",
  ),
);

/** "Yes" or "no" in front of a fact, where the question can be answered so. */
function yesOrNo(fact: Fact, reading: Reading): "yes" | "no" | undefined {
  const { move } = reading;
  if (!move.isClosed || move.isChoice || move.tokens.some((word) => sound.has(word)))
    return undefined;
  // Who somebody is and what became of a thing says neither yes nor no to whatever was asked of them.
  if (fact.topic === "other" || reading.confidence < surelyPut) return undefined;
  const truth = truthOf(fact);
  if (truth === "neither") return undefined;
  // "Did you lose her eight months ago?": nobody says yes to another figure.
  if (figureVerdict(move.words, fact) === "no") return undefined;
  // "So, this pain, …" asks nothing yet that could be said yes to.
  if (truth === "yes" && move.isQuestion === false) return undefined;
  if (fact.attribute) return truth === "no" && fact.is === "no" ? "no" : undefined;
  if (fact.topic.startsWith("symptom:"))
    return functions.has(fact.topic) && !fact.item ? undefined : truth;
  if (fact.item) return truth;
  return existence.has(fact.topic) && !fact.isDefault ? truth : undefined;
}

const isAbsence = (fact: Fact): boolean => truthOf(fact) === "no";

/** Confidence from which a yes or no may stand in front: in front of another thing it would be a lie. */
const surelyPut = 0.5;

/** Confidence from which a part is after just this fact. */
const surelyMeant = 0.3;

/** Confidence from which something was taken for granted that is not so. */
const surelyPresumed = 0.9;

/** Of a list so many absences are named; what goes beyond is denied in one breath. */
const mostNamed = 4;

/** "How is her breathing?" takes nothing for granted: everybody has that. */
const ofEverybody =
  /\bhow(?: (?:is|are|has|have|s|about))\b.*\b(?:breath\w*|eating|feeding|drinking|sleep\w*|appetite|bowels?|poos?|waterworks|wee\w*|pee\w*|walking|mood|energy|weight|memory|vision|eye\w*|hearing|speech|swallow\w*|balance|skin|colou?r)\b/;

/** "What's she called, your little one?": who it is is known. */
const asksName = ({ topic }: Fact, { move }: Reading): boolean =>
  topic === "other" && move.tokens.some((word) => /^(?:names?|called)$/.test(word));

/** What the question takes for granted is not so: a detail is asked of something that is not there. */
const isFalsePremise = (fact: Fact, { move }: Reading): boolean =>
  !move.isClosed &&
  !ofEverybody.test(move.tokens.join(" ")) &&
  move.members.length === 0 &&
  isAbsence(fact) &&
  fact.topic.startsWith("symptom:") &&
  !fact.attribute &&
  !fact.item;

/**
 * Answers what a move asks after. What is so comes first, each in the patient's words; what is not so is then denied, a
 * long row of it in one breath; what nobody could know is said to be unknown.
 */
export function answerTo(scene: Scene, reading: Reading): PlanStep[] {
  return answersTo(scene, reading).map((step) => {
    if (step.kind !== "tell") return step;
    const fact = scene.index.get(step.fact);
    const fits = fact && wordingsFitting(fact, reading.move.tokens);
    // What was hardly made out is answered in words that say what they are of.
    const isMeant = reading.confidence > surelyMeant;
    return {
      ...step,
      ...(isMeant
        ? { asked: { words: reading.move.words, kind: reading.move.kind ?? "none" } }
        : {}),
      ...(fits ? { fits } : {}),
    };
  });
}

function answersTo(scene: Scene, reading: Reading): PlanStep[] {
  const { state, acts } = scene;
  const { facts, foreign } = reading;
  const present = facts.filter((fact) => !isAbsence(fact));
  const absent = facts.filter(isAbsence);
  const steps: PlanStep[] = present.flatMap((fact) =>
    tell(scene, fact, facts.length === 1 ? yesOrNo(fact, reading) : undefined),
  );
  const [only] = facts;
  if (only && facts.length === 1 && isFalsePremise(only, reading)) {
    // Only who surely took it for granted is told that it was never said.
    const front = reading.confidence > surelyPresumed ? [social("premise")] : [];
    return [...front, ...tell(scene, only)];
  }
  if (only && facts.length === 1 && reading.confidence > surelyMeant)
    return tell(scene, only, yesOrNo(only, reading)).map((step) =>
      step.kind === "tell"
        ? { ...step, isAsked: true, ...(asksName(only, reading) ? { isName: true as const } : {}) }
        : step,
    );
  const worded = absent.filter((fact) => !fact.isDefault);
  const plain = absent.filter((fact) => fact.isDefault);
  const isRow = absent.length + foreign.length > 2;
  const singly = isRow ? [...worded, ...plain].slice(0, mostNamed) : absent;
  for (const fact of singly)
    steps.push(...tell(scene, fact, facts.length === 1 ? yesOrNo(fact, reading) : undefined));
  const rest = isRow ? [...worded, ...plain].slice(mostNamed) : [];
  if (rest.length > 0) {
    const open = rest.filter((fact) => standingOf(state, acts, fact) !== "guarded");
    steps.push({
      kind: "deny",
      topic: open[0]?.topic ?? "other",
      matter: "rest",
      about: "",
      facts: open.map(({ id }) => id),
    });
  } else if (foreign.length > 0) {
    steps.push(...deniedThings(reading, steps.length > 0));
  }
  return steps;
}

/** Things that the case does not know: not had where yes or no was asked, else not known. */
function deniedThings({ move, guess }: Reading, isBeside: boolean): PlanStep[] {
  // What nobody knows by name is asked back, not denied.
  if (move.isStrange) return [];
  // What is only to be confirmed, and clashes with nothing that they know, is so.
  if (move.isTag) return [social("summary_right")];
  const topic = guess?.topic ?? "other";
  if (!move.isClosed) return isBeside ? [] : [{ kind: "unknown", topic }];
  const matter = isBeside
    ? "rest"
    : topic === "medications"
      ? "drug"
      : topic === "pmh" || topic === "surgeries"
        ? "condition"
        : topic === "family_history"
          ? "relative"
          : "thing";
  return [{ kind: "deny", topic, matter, about: "" }];
}
