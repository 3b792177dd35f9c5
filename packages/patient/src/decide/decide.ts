import type { PatientView } from "@anamnesis/cases";
import type { DialogueState, PlanStep } from "../dialogue.ts";
import { examineAsk } from "../examine/examine.ts";
import { groundAll, type Reading } from "../ground/ground.ts";
import { isOpenTo } from "../ground/standing.ts";
import type { Heard, Move } from "../hear/moves.ts";
import { indexOf, isTellable } from "../lexicon/fact-index.ts";
import type { DialogueAct } from "../understand/types.ts";
import { actsOf } from "./acts.ts";
import { answerTo } from "./answer.ts";
import { comesClean } from "./come-clean.ts";
import { distinct } from "./distinct.ts";
import { moved } from "./rapport.ts";
import { answerSummary } from "./recap.ts";
import { remembered } from "./remember.ts";
import { eventsOf, responseTo, type Response } from "./respond.ts";
import { type Scene, social, tell } from "./scene.ts";
import { isComplaintTold, tellStory } from "./story.ts";
import { teachBack } from "./teach-back.ts";
import { withPatientsWords } from "./third-persons.ts";

/** What is going to be said, what is remembered of it, and what the line was taken for. */
export interface Decision {
  readonly plan: readonly PlanStep[];
  readonly state: DialogueState;
  readonly readings: readonly Reading[];
  readonly acts: ReadonlySet<DialogueAct>;
}

/** Acts whose words may ask after facts of the case. */
const asksFacts: ReadonlySet<string> = new Set(["ask", "open", "challenge", "probe", "smalltalk"]);
/** Logit share from which a probe or small talk is answered with a fact of the case. */
const surelyFact = 0.75;
/** Probability of an act from which it is met in words in front of an answer. */
const surelyDone = 0.8;
/** Below these a part is hardly a question, and hardly about anything of the case. */
const dim = 0.15;
const surelyAsked = 0.7;
/** As many things as a person answers in one breath. */
const mostAnswered = 8;

interface Part {
  readonly steps: readonly PlanStep[];
  readonly response?: Response;
}

/** Facts that a repair takes back: what was told last, when the learner says that it was not meant. */
const ruledOutBy = (state: DialogueState, moves: readonly Move[]): ReadonlySet<string> =>
  new Set(moves.some(({ act }) => act === "repair") ? state.lastTold : []);

/** "No, I meant the fever": what was asked before is asked anew, with what the repair names in mind. */
function askedAnew({ moves }: Heard, lineBefore: () => Heard | undefined): readonly Move[] {
  const isRepair = moves.some(({ act }) => act === "repair");
  if (!isRepair || moves.some(({ act }) => asksFacts.has(act))) return moves;
  const asked = lineBefore()?.moves.filter(({ act }) => act === "ask" || act === "challenge") ?? [];
  return [...moves, ...asked.slice(-1)];
}

function feeling(scene: Scene): PlanStep[] {
  const { index, state, acts } = scene;
  const fear = index.root("ice:concerns");
  const isNew =
    fear &&
    !fear.isDefault &&
    isTellable(fear) &&
    isOpenTo(state, acts, fear) &&
    state.events[`said:${fear.id}`] === undefined;
  return [social("news_feel"), ...(isNew ? tell(scene, fear) : [])];
}

function isFactual(reading: Reading): boolean {
  const { act } = reading.move;
  if (act === "ask" || act === "challenge") return true;
  if (!asksFacts.has(act) || act === "open") return false;
  return reading.facts.length > 0 && reading.confidence > surelyFact;
}

/** Whether a test was ordered or something examined in this line or lately. */
const hasTests = ({ state }: Scene, { moves }: Heard): boolean =>
  (state.toldThem ?? []).some(({ touches }) => touches === "test" || touches === "needle") ||
  moves.some(({ act, touches }) => act === "examine" || (act === "plan" && touches === "test"));

/** Nobody takes their leave and then asks something. */
const isAskedOn = ({ moves }: Heard, move: Move): boolean =>
  move.act === "goodbye" &&
  moves.slice(moves.indexOf(move) + 1).some(({ act }) => /^(ask|open|offer|check)$/.test(act));

/** What meets one move: an answer with facts, or a response in kind. */
function partFor(scene: Scene, reading: Reading, heard: Heard, story: { opened: number }): Part {
  const { move } = reading;
  // The nurse answers what is said to her.
  if (move.isToNurse && !move.examines) return { steps: [] };
  const isDim = reading.confidence < dim && move.confidence < surelyAsked;
  // Half a sentence that hardly asks anything is let pass beside what is plainly asked.
  if (
    isDim &&
    move.act === "ask" &&
    heard.moves.some((other) => other !== move && other.act === "ask")
  )
    return { steps: [] };
  // The result of what was done just now stands on the learner's screen; the patient knows of tests before today.
  if (move.isOfResult && (hasTests(scene, heard) || reading.confidence < 0.3))
    return { steps: [social("results_yours")] };
  if (isFactual(reading)) {
    const steps = answerTo(scene, reading);
    if (steps.length > 0) return { steps };
    if (move.act === "ask" || move.act === "challenge") return { steps: unclear(reading) };
  }
  const opens = (): readonly PlanStep[] => {
    const told = tellStory(
      { ...scene, state: { ...scene.state, opened: story.opened } },
      reading.confidence > 0.5 ? reading.facts : [],
    );
    story.opened = told.opened;
    return told.steps;
  };
  switch (move.act) {
    case "feel":
      // "How are you feeling?" before anything was told asks what is wrong.
      return { steps: isComplaintTold(scene) ? feeling(scene) : opens() };
    case "open":
      return { steps: opens() };
    case "summary": {
      // What is played back in front of a question or of news is no summary to be confirmed, unless that is asked.
      const isAside =
        heard.moves.some(({ act }) => act === "ask" || act === "open" || act === "news") &&
        !heard.moves.some(({ act, words }) => act === "check" || asksIfRight.test(words));
      const steps = answerSummary(
        scene,
        heard.moves.filter(({ act }) => act === "summary"),
      );
      // Beside a question only what they have said otherwise themselves is put right.
      const isTold = steps.every(
        (step) => step.kind !== "tell" || scene.state.told[step.fact] !== undefined,
      );
      return { steps: isAside && (steps.length === 1 || !isTold) ? [] : steps };
    }
    case "teachback":
      return { steps: teachBack(scene, heard.moves) };
    case "questions":
      return { steps: [social(scene.state.rapport > -2 ? "own_question" : "no_question")] };
    case "examine":
      return { steps: examineAsk(scene.view, move.examines ?? ["general"], move.words) };
    default: {
      const response = responseTo(scene, move);
      if (!response) return { steps: unclear(reading) };
      // What is not surely a plan, a kindness or a goodbye is taken in silently beside a question.
      const isSure = move.confidence > surelyDone && !isAskedOn(heard, move);
      return { steps: [], response: isSure ? awaited(response, move, heard) : quiet(response) };
    }
  }
}

const asksIfRight =
  /\b(?:right|correct|have i got|did i (?:get|miss)|anything (?:wrong|missing)|is it|yeah|yes)\s*\?/i;

const quiet = (response: Response): Response => ({ ...response, beside: "silent" });

const asksAssent: ReadonlySet<string> = new Set(["check", "consent", "offer"]);
/** What a line ends in by asking waits for its answer, whatever was said before it. */
const awaitedWeighs = 7;
const awaited = (response: Response, move: Move, { moves }: Heard): Response =>
  asksAssent.has(move.act) && move === moves.at(-1)
    ? { ...response, weight: Math.max(response.weight, awaitedWeighs) }
    : response;

/** What could not be made out is asked back by what was made out of it. */
const unclear = ({ guess, move }: Reading): PlanStep[] => [
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
const metBy = ({ move, banked }: Response): PlanStep => ({
  kind: "social",
  move,
  ...(banked ? { banked } : {}),
});

/** Puts the parts together: at most one thing in front of the answers, what was not caught behind them. */
function composed(parts: readonly Part[]): PlanStep[] {
  const answers = withoutStray(parts.flatMap(({ steps }) => steps));
  const clear = answers.filter((step) => !isUnclear(step));
  const responses = parts
    .flatMap(({ response }) => (response ? [response] : []))
    .filter((one, at, all) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at)
    .sort((a, b) => b.weight - a.weight);
  const lost = answers.filter(isUnclear);
  if (clear.length > 0) {
    const front = responses.find(({ beside }) => beside === "front");
    const behind = responses.find(({ beside }) => beside === "behind");
    return [
      ...(front ? [metBy(front)] : []),
      ...clear.slice(0, mostAnswered),
      ...(lost.length > 0 || clear.length > mostAnswered ? [social("too_many")] : []),
      ...(behind ? [metBy(behind)] : []),
    ];
  }
  // Nobody leaves a goodbye unanswered, whatever else was said with it.
  const met = responses.filter(
    ({ weight, beside }, at) => at === 0 || (at === 1 && weight > 3) || beside === "behind",
  );
  // In the order in which they were said, a goodbye last.
  const inOrder = parts
    .flatMap(({ response }) => (response && met.includes(response) ? [response] : []))
    .sort((a, b) => Number(a.beside === "behind") - Number(b.beside === "behind"));
  if (met.length > 0 && (met[0]?.weight ?? 0) > 2) return inOrder.map(metBy);
  if (lost.length > 0) return lost.slice(0, 1);
  return met.slice(0, 1).map(metBy);
}

/**
 * Decides what is said to a line: each of its moves is answered, denied, visibly kept back, met in kind, or named as not
 * caught. Every fact in the plan is a fact of the view that its rule allows now.
 */
export function decide(
  view: PatientView,
  before: DialogueState,
  heard: Heard,
  lineBefore: () => Heard | undefined = () => undefined,
): Decision {
  const ruledOut = ruledOutBy(before, heard.moves);
  const readings = groundAll(view, before, askedAnew(heard, lineBefore), ruledOut);
  const acts = actsOf(readings);
  const asked = readings.filter(({ move }) => move.act === "ask").length;
  const state = moved(before, view.person, asked, acts);
  const scene: Scene = { view, index: indexOf(view), state, acts };
  if (heard.moves.length === 0 || heard.isForeign) {
    const plan = [social(heard.isForeign ? "in_english" : "silence")];
    return { plan, readings, acts, state: remembered(scene, state, plan, []) };
  }
  const story = { opened: state.opened };
  const isSummed = (at: number): boolean =>
    readings.slice(0, at).some(({ move }) => move.act === "summary");
  const parts = readings
    // "Have I got that right?" behind a summary asks for what the summary is answered with.
    .filter(({ move }, at) => !(isSummed(at) && /^(summary|check)$/.test(move.act)))
    .map((reading) => partFor(scene, reading, heard, story));
  const met = composed(parts);
  const clean = comesClean(scene, met);
  const steps = [...met, ...clean];
  const plan = withPatientsWords(scene, heard, distinct(steps));
  const cleared = clean.flatMap((step) =>
    step.kind === "tell" ? [`clean:${scene.index.get(step.fact)?.topic ?? ""}`] : [],
  );
  const events = {
    ...state.events,
    ...eventsOf(state.turn, plan),
    ...Object.fromEntries(cleared.map((key) => [key, state.turn])),
  };
  const isGrave = plan.some((step) => step.kind === "social" && step.move === "news_grave");
  const isRelief = plan.some((step) => step.kind === "social" && step.move === "news_relief");
  const mood =
    isGrave && state.mood !== "tearful" ? "frightened" : isRelief ? "relieved" : state.mood;
  const after: DialogueState = {
    ...state,
    events,
    opened: story.opened,
    mood,
    moodSince: mood === state.mood ? state.moodSince : state.turn,
  };
  return { plan, readings, acts, state: remembered(scene, after, plan, readings) };
}
