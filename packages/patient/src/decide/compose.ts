import type { PlanStep } from "../dialogue.ts";
import type { Reading } from "../ground/ground.ts";
import { truthOf } from "../lexicon/fact-index.ts";
import { gravest, type Response, weighty } from "./respond.ts";
import { type Scene, social } from "./scene.ts";

/** As many things as a person answers in one breath. */
const mostAnswered = 8;

/** What meets one part of a line: an answer with facts, or a response in kind. */
export interface Part {
  readonly steps: readonly PlanStep[];
  readonly response?: Response;
}

/** What could not be made out is asked back by what was made out of it. */
export const unclear = ({ guess, move }: Reading): PlanStep[] => [
  guess && !move.isStrange && guess.topic !== "other" && !guess.isDefault
    ? { kind: "ask_again", about: guess.topic }
    : { kind: "ask_again" },
];

const isUnclear = (step: PlanStep): boolean => step.kind === "ask_again";

/** "None that I know of", "I can't say": said where nothing else is, lost in the air beside an answer. */
function withoutStray(steps: readonly PlanStep[]): readonly PlanStep[] {
  const isStray = (step: PlanStep): boolean =>
    step.kind === "unknown" || (step.kind === "deny" && step.about === "" && !step.facts?.length);
  const others = steps.filter((step) => !isStray(step));
  return others.some(({ kind }) => kind === "tell" || kind === "opening" || kind === "examined")
    ? others
    : steps;
}

const keyOf = ({ banked, move }: Response): string => banked?.slot ?? move;
const metBy = ({ move, banked, reactions }: Response): PlanStep => ({
  kind: "social",
  move,
  ...(banked ? { banked } : {}),
  ...(reactions ? { reactions } : {}),
});

/** Nobody refuses a thing and tells of it in one breath. */
function notRefused({ index }: Scene, steps: readonly PlanStep[]): readonly PlanStep[] {
  const told = new Set(
    steps.flatMap((step) => (step.kind === "tell" ? (index.get(step.fact)?.topic ?? []) : [])),
  );
  const kept = new Set(steps.flatMap((step) => (step.kind === "withhold" ? [step.topic] : [])));
  return steps.filter(
    (step) =>
      (step.kind !== "withhold" || !told.has(step.topic)) &&
      // What is kept back is not denied either.
      (step.kind !== "deny" || !kept.has(step.topic)),
  );
}

const summed = /^(family_history|pmh|medications|allergies|surgeries|hospitalisation|support)$/;

/** What a topic's own line sums up is not told by the piece beside it, but for what was asked by itself. */
function notTwice({ index }: Scene, steps: readonly PlanStep[]): readonly PlanStep[] {
  const roots = new Set(
    steps.flatMap((step) => {
      const fact = step.kind === "tell" ? index.get(step.fact) : undefined;
      return fact && !fact.item && !fact.attribute && summed.test(fact.topic) ? [fact.topic] : [];
    }),
  );
  return steps.filter((step) => {
    if (step.kind !== "tell" || step.isAsked) return true;
    const fact = index.get(step.fact);
    return !(fact?.item && roots.has(fact.topic) && truthOf(fact) !== "no");
  });
}

/** For so many turns nobody says again that something has escaped them. */
const patientTurns = 6;
const hasJustLost = ({ state }: Scene): boolean =>
  state.turn - (state.events["not_caught"] ?? -patientTurns) < patientTurns;

/** Beside the gravest nothing light is said. */
const besideHeavy = 6;
const besideLight = 3;

/** Taken in with what is grave, and not by themselves. */
const lighter: ReadonlySet<string> = new Set(["news_relief", "news_uncertain"]);

/** What is met beside the weightiest thing said; who has heard the worst is not relieved in the same breath. */
const second = (
  responses: readonly Response[],
  first: Response | undefined,
  isGrave: boolean,
): Response | undefined =>
  responses.find(
    (one) => one !== first && one.beside !== "behind" && !(isGrave && lighter.has(one.move)),
  );

/** What was surely said; what may have been is met only where nothing else is. */
function madeOut(responses: readonly Response[]): readonly Response[] {
  const sure = responses.filter(({ isUnsure }) => !isUnsure);
  return sure.length > 0 ? sure : responses;
}

/** "You'll stay in. Would you agree to that?": what is told and the question about it are met once, by what is the more this person's own. */
function onceTaken(responses: readonly Response[]): readonly Response[] {
  const told = responses.find(({ move }) => move.startsWith("news_"));
  if (!told || !responses.some(({ isAssent }) => isAssent)) return responses;
  const isOwn = told.banked !== undefined || told.weight >= weighty;
  return responses.filter((one) => (isOwn ? !one.isAssent : one !== told));
}

/** Frightens, and gladdens: nobody says both in one breath. */
const frightens: ReadonlySet<string> = new Set([
  "news_admission",
  "news_procedure",
  "news_uncertain",
  "news_transfer",
]);
const gladdens: ReadonlySet<string> = new Set(["reassured", "news_home", "news_relief"]);

/** Of fright and relief at the same line what was said last is met. */
function ofOneMind(responses: readonly Response[]): readonly Response[] {
  const last = responses.findLast(({ move }) => frightens.has(move) || gladdens.has(move));
  if (!last) return responses;
  const other = frightens.has(last.move) ? gladdens : frightens;
  return responses.filter(({ move }) => !other.has(move));
}

/** Puts the parts together: at most one thing in front of the answers, what was not caught behind them. */
export function composed(scene: Scene, parts: readonly Part[]): PlanStep[] {
  const steps = withoutStray(parts.flatMap((part) => part.steps));
  const answers = notTwice(scene, notRefused(scene, steps));
  const clear = answers.filter((step) => !isUnclear(step));
  const responses = parts
    .flatMap(({ response }) => (response ? [response] : []))
    .filter((one, at, all) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at)
    .sort((a, b) => b.weight - a.weight);
  const lost = answers.filter(isUnclear);
  if (clear.length > 0) {
    const met = responses.find(({ beside, isLoose }) => beside === "front" && !isLoose);
    const behind = responses.find(({ beside }) => beside === "behind");
    // What was said after the last thing that is answered is met after it.
    const isAfter =
      met !== undefined &&
      parts.findLastIndex(({ steps }) => steps.length > 0) <
        parts.findIndex(({ response }) => response === met);
    return [
      ...(met && !isAfter ? [metBy(met)] : []),
      ...clear.slice(0, mostAnswered),
      ...((lost.length > 0 || clear.length > mostAnswered) && !hasJustLost(scene)
        ? [social("too_many")]
        : []),
      ...(met && isAfter ? [metBy(met)] : []),
      ...(behind ? [metBy(behind)] : []),
    ];
  }
  // Nobody leaves a goodbye unanswered, whatever else was said with it; beside what weighs heavily nothing light is said.
  const made = onceTaken(madeOut(responses));
  const isGrave = made.some(({ move }) => move === "news_grave");
  const [first] = made.filter(({ move }) => !(isGrave && lighter.has(move)));
  const leastBeside = (first?.weight ?? 0) >= gravest ? besideHeavy : besideLight;
  const isLeaving = made.some(({ beside }) => beside === "behind");
  const met = made.filter(
    (one) =>
      one === first ||
      one.beside === "behind" ||
      (!isLeaving &&
        one.banked !== undefined &&
        one === second(made, first, isGrave) &&
        one.weight > leastBeside),
  );
  // In the order in which they were said, a goodbye last.
  const inOrder = ofOneMind(
    parts.flatMap(({ response }) => (response && met.includes(response) ? [response] : [])),
  ).toSorted((a, b) => Number(a.beside === "behind") - Number(b.beside === "behind"));
  if (met.length > 0 && (met[0]?.weight ?? 0) > 2) return inOrder.map(metBy);
  if (lost.length > 0) return lost.slice(0, 1);
  return met.slice(0, 1).map(metBy);
}
