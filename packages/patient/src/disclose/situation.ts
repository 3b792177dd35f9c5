import type { Fact, PatientView } from "@anamnesis/cases";
import type { DialogueState, PlanStep } from "../dialogue.ts";
import type { Ask, DialogueAct } from "../understand/types.ts";
import { type FactIndex, isTellable, truthOf } from "./fact-index.ts";

/** What answering one utterance needs to know. `state` already carries this turn's rapport and mood. */
export interface Situation {
  readonly view: PatientView;
  readonly index: FactIndex;
  readonly state: DialogueState;
  readonly acts: ReadonlySet<DialogueAct>;
  readonly text: string;
  /** True when the utterance asks one thing, so that all of its words belong to it. */
  readonly isSingle: boolean;
}

/** The words in which a thing was asked. */
export const wordsOf = (situation: Situation, ask: Ask): string =>
  [
    ask.words,
    ...ask.slots.map((slot) => slot.text),
    ...(situation.isSingle ? [situation.text] : []),
  ]
    .join(" . ")
    .toLowerCase();

const rapportNeeded = 2;
const rapportInsteadOfPrivacy = 3.5;

/** Whether the patient is willing to tell it now. */
export function isOpenTo(situation: Situation, fact: Fact): boolean {
  const { state, acts } = situation;
  if (state.told[fact.id] !== undefined) return true;
  const isGentle =
    acts.has("empathy") ||
    acts.has("normalising") ||
    acts.has("consent") ||
    acts.has("private_setting");
  const wasHeldBack = state.events[`withheld:${fact.topic}`] !== undefined;
  if (fact.tell === "rapport") {
    return (
      state.rapport >= rapportNeeded ||
      state.isPrivate ||
      (isGentle && state.rapport >= (wasHeldBack ? 0 : 1))
    );
  }
  if (fact.tell === "private") {
    return state.isPrivate || state.rapport >= rapportInsteadOfPrivacy;
  }
  return true;
}

const isSoundness =
  /\b(ok|okay|all ?right|alright|normal(ly)?|fine|good|regular(ly)?|well|usual|properly|healthy|up to date)\b/;

/** "Can you swallow?" asks for a soundness too: "no" would say the opposite of "I swallow fine". */
const isAbility =
  /^\W*(and |so |but )?(can|could|are) (you|he|she) (still |able to |managing to |manage to )*(?!(having|getting|feeling)\b)(swallow|breathe|walk|see|hear|move|talk|speak|keep|eat|drink|sleep|lie|pass|feel|bend|stand|climb|lift|raise|grip|squeeze|smile)\w*\b/;

/** "Does he know where he is?" is a no where he is confused. */
const minding = /\b(know|remember|recogni[sz]e|aware|orientated|oriented|recall|himself|herself)\b/;

/** Topics whose closed question asks whether there is any at all. */
const existence = new Set([
  "pmh",
  "surgeries",
  "hospitalisation",
  "medications",
  "allergies",
  "family_history",
  "smoking",
  "alcohol",
  "drugs",
  "travel",
  "sick_contacts",
  "animals_exposures",
  "driving",
  "exercise",
  "stressors",
  "investigations",
]);

/** Symptoms that are also asked the other way round ("is your appetite good?"). */
const functions = new Set([
  "symptom:appetite",
  "symptom:weight_change",
  "symptom:bowel_habit",
  "symptom:urinary_other",
  "symptom:hearing",
  "symptom:smell_taste",
  "symptom:thirst",
  "symptom:orthopnoea",
  "symptom:balance_gait",
  "symptom:temp_intolerance",
]);

/** "You drink alcohol how much?": the question word may come last. */
const situated = /\b(how (much|many|often|long)|which|since when|from when)\b/;

/** "Last ate?", "bowels last opened?" ask when. */
const lastOf =
  /\blast (ate|eaten|drank|opened|open|meal|drink|dose|passed|moved|period|fed|feed|seen)\b/;

/** "Yes" or "no" in front of a fact, or nothing where neither fits the question. */
export function yesOrNo(fact: Fact, ask: Ask, words: string): "yes" | "no" | undefined {
  if (ask.form !== "closed" && ask.form !== "leading") return undefined;
  if (isSoundness.test(words) || isAbility.test(ask.words)) return undefined;
  if (/^(\w+ )?(how|when|where|what|which|why|who)\b(?! about)/.test(ask.words)) return undefined;
  if (situated.test(ask.words) || lastOf.test(ask.words)) return undefined;
  const truth = truthOf(fact);
  if (fact.attribute) return truth === "no" && fact.is === "no" ? "no" : undefined;
  if (fact.topic.startsWith("symptom:")) {
    if (fact.topic === "symptom:confusion_memory" && minding.test(words)) return undefined;
    if (functions.has(fact.topic) && !fact.item) return undefined;
    return truth === "neither" ? undefined : truth;
  }
  if (fact.item) return truth === "neither" ? undefined : truth;
  if (!existence.has(fact.topic) || fact.isDefault) return undefined;
  if (truth === "neither")
    return /\bex-|used to|stopped|gave up|former|quit/i.test(fact.is) ? undefined : "yes";
  return truth;
}

const seeking: readonly (readonly [
  RegExp,
  NonNullable<Extract<PlanStep, { kind: "tell" }>["seeks"]>,
])[] = [
  [/\bhow long\b/i, "span"],
  [
    /\b(did|does|do|has|any) (it|that|they|those|anything)? ?(\w+ )?(help|work|relief|difference|effect|ease|better)\w*\b/i,
    "effect",
  ],
  [/\bhow (many|much)\b/i, "amount"],
  [/\b(who|anyone|someone|anybody|somebody|next of kin|emergency contact)\b/i, "person"],
  [/^\W*(and |but |so )?(why|how come)\b/i, "reason"],
];

/** Tells a fact, or holds it back when the patient is not ready for it. */
export function tell(
  situation: Situation,
  fact: Fact,
  answer?: "yes" | "no",
  part: "say" | "more" | "brief" = "say",
): PlanStep[] {
  if (!isTellable(fact)) return [];
  if (!isOpenTo(situation, fact)) return [{ kind: "withhold", topic: fact.topic }];
  const seeks = seeking.find(([pattern]) => pattern.test(situation.text))?.[1];
  return [
    {
      kind: "tell",
      fact: fact.id,
      repeated: situation.state.events[`said:${fact.id}`] !== undefined,
      part,
      ...(answer ? { answer } : {}),
      ...(seeks ? { seeks } : {}),
    },
  ];
}
