import type { PatientView } from "@anamnesis/cases";
import type { DialogueState, PlanStep } from "../dialogue.ts";
import { examineAsk } from "../examine/examine.ts";
import { groundAll, type Reading } from "../ground/ground.ts";
import { isOpenTo } from "../ground/standing.ts";
import type { Heard, Move } from "../hear/moves.ts";
import { isWordedAsQuestion } from "../hear/form.ts";
import { indexOf, isTellable } from "../lexicon/fact-index.ts";
import type { DialogueAct } from "../understand/types.ts";
import { standsAlone, wordingsOf } from "../lexicon/fitting.ts";
import { actsOf } from "./acts.ts";
import { answerTo } from "./answer.ts";
import { comesClean } from "./come-clean.ts";
import { composed, type Part, unclear } from "./compose.ts";
import { distinct } from "./distinct.ts";
import { moved } from "./rapport.ts";
import { metTogether, saysGoodbye } from "./reaction.ts";
import { answerSummary } from "./recap.ts";
import { remembered } from "./remember.ts";
import { eventsOf, responseTo, type Response, weighty } from "./respond.ts";
import { type Scene, social, tell } from "./scene.ts";
import { isComplaintTold, leftToSay, tellStory } from "./story.ts";
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
/** What weighs heavily (news of the illness, an admission) is met from a lower one on. */
const surelyHeavy = 0.5;
/** Below these a part is hardly a question, and hardly about anything of the case. */
const dim = 0.15;
const surelyAsked = 0.7;
/** Probability of an act below which its wording has to bear it out. */
const plainlyDone = 0.75;
/** Probability of an act, and words, from which a question that was not made out is asked back beside others. */
const surelyPut = 0.9;
const fewestAsked = 3;
/** Confidence from which an invitation names what it wants told. */
const surelyNamed = 0.5;
/** For so many turns "how are you feeling?" may still ask what is wrong. */
const firstTurns = 4;

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
  // Nobody has asked "what of?", so the words have to stand by themselves.
  const fits = fear
    ? wordingsOf(fear).flatMap((line, at) =>
        (fear.whole ? at >= fear.say.length : standsAlone(line)) ? [at] : [],
      )
    : [];
  const told = isNew ? tell(scene, fear) : [];
  return [
    social("news_feel"),
    ...told.map((step) => (step.kind === "tell" && fits.length > 0 ? { ...step, fits } : step)),
  ];
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

/** Whether something else in the line is plainly a question. */
const isBesideQuestion = ({ moves }: Heard, move: Move): boolean =>
  moves.some((other) => other !== move && other.act === "ask" && other.confidence > plainlyDone);

/** What leads up to a question is met in front of its answer only where it is surely more than that. */
const isBeforeQuestion = ({ moves }: Heard, move: Move): boolean =>
  moves[moves.indexOf(move) + 1]?.act === "ask";

/** Nobody takes their leave and then asks something. */
const isAskedOn = ({ moves }: Heard, move: Move): boolean =>
  move.act === "goodbye" &&
  moves.slice(moves.indexOf(move) + 1).some(({ act }) => /^(ask|open|offer|check)$/.test(act));

/** "Thank you, and give her a wave from me, goodbye.": what is said with it hides no farewell; nobody leaves one unanswered. */
function farewell(scene: Scene, heard: Heard): readonly Part[] {
  const last = heard.moves.findLast(({ act }) => act !== "safetynet");
  if (!last || heard.moves.some(({ act }) => act === "goodbye")) return [];
  if (!saysGoodbye(last.words) || last.tokens.at(-1) === "?") return [];
  const response = responseTo(scene, { ...last, act: "goodbye", slots: [] });
  return response ? [{ steps: [], response }] : [];
}

/** "Anything else?" by itself: of a list that is being told, not of what has been noticed. */
const isElse = /^\W*(?:and )?(?:is there )?(?:anything|what) else\W*$/i;

/** What meets one move: an answer with facts, or a response in kind. */
function partFor(scene: Scene, reading: Reading, heard: Heard, story: { opened: number }): Part {
  const { move } = reading;
  // The nurse answers what is said to her.
  if (move.isToNurse && !move.examines) return { steps: [] };
  const isDim = reading.confidence < dim && move.confidence < surelyAsked;
  // "What got in the way, was it the stairs?": what cannot be made out leads up to the question behind it.
  const behind = heard.moves[heard.moves.indexOf(move) + 1];
  const leadsUp = move.tokens.at(-1) !== "?" && behind?.act === "ask";
  // What hardly asks anything, or is not worded as a question, is let pass beside what is plainly asked.
  const isAside =
    (isDim && move.act === "ask") ||
    (asksFacts.has(move.act) &&
      move.act !== "open" &&
      move.confidence < plainlyDone &&
      !isWordedAsQuestion(move.tokens));
  if (isAside && isBesideQuestion(heard, move)) return { steps: [] };
  // The result of what was done just now stands on the learner's screen; the patient knows of tests before today.
  if (move.isOfResult && (hasTests(scene, heard) || reading.confidence < 0.3))
    return { steps: [social("results_yours")] };
  const { presumed } = reading;
  if (presumed?.denial) return { steps: tell(scene, presumed.denial) };
  if (presumed) {
    // "Do you take warfarin?" takes nothing for granted; it is answered with no.
    const { matter = "thing" } = presumed;
    const topic = matter === "drug" ? "medications" : "other";
    return {
      steps: [move.isClosed ? { kind: "deny", topic, matter, about: "" } : social("premise")],
    };
  }
  const isRemark = move.act === "smalltalk" && isBesideQuestion(heard, move);
  if (isFactual(reading) && !isRemark) {
    const steps = answerTo(scene, reading);
    if (steps.length > 0) return { steps };
    if (leadsUp) return { steps: [] };
    // Half of what was said is asked back only where it was plainly a question of its own.
    const isPlain =
      move.confidence > surelyPut &&
      isWordedAsQuestion(move.tokens) &&
      move.tokens.filter((word) => /[a-z0-9]/.test(word)).length >= fewestAsked;
    if (!isPlain && isBesideQuestion(heard, move)) return { steps: [] };
    if (move.act === "ask" || move.act === "challenge") return { steps: unclear(reading) };
  }
  const opens = (): readonly PlanStep[] => {
    const told = tellStory(
      { ...scene, state: { ...scene.state, opened: story.opened } },
      // "Anything else?" names nothing, whatever its words are like.
      reading.confidence > 0.5 && move.opens !== "anything_else" ? reading.facts : [],
      isElse.test(move.words.trim()),
    );
    story.opened = told.opened;
    return told.steps;
  };
  switch (move.act) {
    case "feel": {
      // "What is frightening you about it?" asks what of, whatever was told before.
      const fear = scene.index.root("ice:concerns");
      if (fear && isTellable(fear) && asksWhatOf.test(move.words))
        return { steps: answerTo(scene, { ...reading, facts: [fear] }) };
      // "How do you feel about that?" asks after what has just been said, and no history.
      const told = heard.moves
        .slice(0, heard.moves.indexOf(move))
        .findLast(({ act }) => isTidings.has(act));
      const taken = told && responseTo(scene, told);
      // Told what they have or what will be done, they take it or not: that is how they feel about it.
      if (taken) return { steps: [], response: awaited(taken, move, heard) };
      // "How are you feeling?" before anything was told asks what is wrong.
      return {
        steps: isComplaintTold(scene) || scene.state.turn > firstTurns ? feeling(scene) : opens(),
      };
    }
    case "open": {
      // "So tell me about you, what do you do?"
      const behind = heard.moves[heard.moves.indexOf(move) + 1];
      const leadsUp =
        behind?.act === "ask" && reading.confidence < surelyNamed && move.opens !== "opening";
      return { steps: leadsUp ? [] : opens() };
    }
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
      if (isAside && (steps.length === 1 || !isTold)) return { steps: [] };
      const isRight = steps.every(
        (step) => step.kind === "social" && step.move === "summary_right",
      );
      if (!isRight || !heard.moves.some(({ words }) => asksWhatIsLeft.test(words)))
        return { steps };
      // "Have I missed anything?": what they would have brought up, or that there is nothing.
      const left = leftToSay(scene);
      if (left) story.opened = left.opened;
      return {
        steps: left
          ? [...steps, ...left.steps]
          : [{ kind: "social", move: "summary_right", isAll: true }],
      };
    }
    case "teachback":
      return { steps: teachBack(scene, heard.moves) };
    case "questions":
      // "Anything I missed?" behind a summary was answered with it.
      if (asksWhatIsLeft.test(move.words) && heard.moves.some(({ act }) => act === "summary"))
        return { steps: [] };
      return { steps: [social(scene.state.rapport > -2 ? "own_question" : "no_question")] };
    case "examine":
      return { steps: examineAsk(scene.view, move.examines ?? ["general"], move.words) };
    default: {
      const response = responseTo(scene, move);
      if (!response) return { steps: unclear(reading) };
      // What is not surely a plan, a kindness or a goodbye is taken in silently beside a question.
      const isHeavy =
        response.weight >= weighty &&
        move.confidence > surelyHeavy &&
        !isBeforeQuestion(heard, move);
      const isSure = (move.confidence > surelyDone || isHeavy) && !isAskedOn(heard, move);
      const met = isSure ? awaited(response, move, heard) : quiet(response);
      return { steps: [], response: isAssent(heard, move) ? { ...met, isAssent: true } : met };
    }
  }
}

/** What is said of the illness or of what will be done. */
const isTidings: ReadonlySet<string> = new Set(["news", "plan", "explain", "offer"]);

const asksWhatOf =
  /\bwhat\b[^.?!]*\b(?:frighten\w*|scar(?:es?|ed|ing)|worr(?:y|ies|ied|ying)|afraid|fear\w*|dread\w*)\b/i;

const asksWhatIsLeft =
  /\b(?:miss(?:ed|ing)?|left (?:anything|something|out)|leave (?:anything|something)|forg[eo]t(?:ten)?|anything (?:else|to add|more)|add anything|muck(?:ed)?|get (?:anything|any of (?:it|that)) wrong)\b[^.!]*\?/i;

const asksIfRight =
  /\b(?:right|correct|have i got|did i (?:get|miss)|anything (?:wrong|missing)|is it|yeah|yes)\s*\?/i;

const quiet = (response: Response): Response => ({
  ...response,
  beside: "silent",
  isUnsure: true,
});

/** "I'd like you to stay in. Would you agree to that?" */
const isAssent = ({ moves }: Heard, move: Move): boolean =>
  (move.act === "check" || move.act === "consent") &&
  moves.slice(0, moves.indexOf(move)).some(({ act }) => isTidings.has(act) || act === "instruct");

const asksAssent: ReadonlySet<string> = new Set(["check", "consent", "offer", "feel"]);
/** What a line ends in by asking waits for its answer, whatever was said before it. */
const awaitedWeighs = 7;
const awaited = (response: Response, move: Move, { moves }: Heard): Response =>
  asksAssent.has(move.act) && move === moves.at(-1)
    ? { ...response, weight: Math.max(response.weight, awaitedWeighs) }
    : response;

/** Who has been misunderstood is answered in words that say what they are of. */
const plainly = ({ moves }: Heard, steps: readonly PlanStep[]): PlanStep[] =>
  steps.map((step) => {
    if (step.kind !== "tell" || !moves.some(({ act }) => act === "repair")) return step;
    const { asked: _, ...plain } = step;
    return plain;
  });

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
  // News between the two asks what they make of that.
  const isSummed = (at: number): boolean => {
    const from = readings.slice(0, at).findLastIndex(({ move }) => move.act === "summary");
    return from >= 0 && !readings.slice(from, at).some(({ move }) => isTidings.has(move.act));
  };
  const kept = readings
    // "Have I got that right?" behind a summary asks for what the summary is answered with.
    .filter(({ move }, at) => !(isSummed(at) && /^(summary|check)$/.test(move.act)));
  const parts = metTogether(
    scene,
    kept,
    kept.map((reading) => partFor(scene, reading, heard, story)),
  );
  // Who was met with a farewell already is not taken leave of once more.
  const isLeft = parts.some(({ response }) => response?.reactions && response.beside === "behind");
  const met = composed(scene, [...parts, ...(isLeft ? [] : farewell(scene, heard))]);
  // Among several answers nobody would know what it belongs to.
  const isFull =
    met.filter(({ kind }) => kind === "tell").length > 1 ||
    met.some(({ kind }) => kind === "withhold");
  const clean = isFull ? [] : comesClean(scene, met);
  const steps = [...met, ...clean];
  const plan = withPatientsWords(scene, heard, plainly(heard, distinct(steps)));
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
