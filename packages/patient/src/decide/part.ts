import type { PlanStep } from "../dialogue.ts";
import { examineAsk } from "../examine/examine.ts";
import type { Reading } from "../ground/ground.ts";
import { isWordedAsQuestion } from "../hear/form.ts";
import type { Heard, Move } from "../hear/moves.ts";
import { answerTo } from "./answer.ts";
import { type Part, unclear } from "./compose.ts";
import { metFeeling } from "./feeling.ts";
import { metInKind } from "./met.ts";
import { type Scene, social, tell } from "./scene.ts";
import { tellStory } from "./story.ts";
import { metInvitation, metSummary } from "./summary.ts";
import { teachBack } from "./teach-back.ts";

/** Acts whose words may ask after facts of the case. */
export const asksFacts: ReadonlySet<string> = new Set([
  "ask",
  "open",
  "challenge",
  "probe",
  "smalltalk",
]);
/** Logit share from which a probe or small talk is answered with a fact of the case. */
const surelyFact = 0.75;
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
/** Confidence below which what was asked is no past test of the patient's own. */
const hardlyTheirs = 0.3;

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

/** "Anything else?" by itself: of a list that is being told, not of what has been noticed. */
const isElse = /^\W*(?:and )?(?:is there )?(?:anything|what) else\W*$/i;

const wordCount = ({ tokens }: Move): number =>
  tokens.filter((word) => /[a-z0-9]/.test(word)).length;

/** What hardly asks anything, or is not worded as a question, is let pass beside what is plainly asked. */
function isLetPass({ move, confidence }: Reading, heard: Heard): boolean {
  const isDim = move.act === "ask" && confidence < dim && move.confidence < surelyAsked;
  const isUnworded =
    asksFacts.has(move.act) &&
    move.act !== "open" &&
    move.confidence < plainlyDone &&
    !isWordedAsQuestion(move.tokens);
  return (isDim || isUnworded) && isBesideQuestion(heard, move);
}

/** What is said to a question that takes for granted what is not so. */
function deniedPremise(scene: Scene, { move, presumed }: Reading): readonly PlanStep[] | undefined {
  if (!presumed) return undefined;
  if (presumed.denial) return tell(scene, presumed.denial);
  // "Do you take warfarin?" takes nothing for granted; it is answered with no.
  const { matter = "thing" } = presumed;
  const topic = matter === "drug" ? "medications" : "other";
  return [move.isClosed ? { kind: "deny", topic, matter, about: "" } : social("premise")];
}

/** What answers a question of facts; undefined where it was none and is met in kind. */
function answered(
  scene: Scene,
  reading: Reading,
  heard: Heard,
  behind: Move | undefined,
): readonly PlanStep[] | undefined {
  const { move } = reading;
  const isRemark = move.act === "smalltalk" && isBesideQuestion(heard, move);
  if (!isFactual(reading) || isRemark) return undefined;
  const steps = answerTo(scene, reading);
  if (steps.length > 0) return steps;
  // "What got in the way, was it the stairs?": what cannot be made out leads up to the question behind it.
  if (move.tokens.at(-1) !== "?" && behind?.act === "ask") return [];
  // Half of what was said is asked back only where it was plainly a question of its own.
  const isPlain =
    move.confidence > surelyPut &&
    isWordedAsQuestion(move.tokens) &&
    wordCount(move) >= fewestAsked;
  if (!isPlain && isBesideQuestion(heard, move)) return [];
  return move.act === "ask" || move.act === "challenge" ? unclear(reading) : undefined;
}

/** What meets one move: an answer with facts, or a response in kind. `story` counts the steps of their story that are spent. */
export function partFor(
  scene: Scene,
  reading: Reading,
  heard: Heard,
  story: { opened: number },
): Part {
  const { move } = reading;
  // The nurse answers what is said to her.
  if (move.isToNurse && !move.examines) return { steps: [] };
  if (isLetPass(reading, heard)) return { steps: [] };
  // The result of what was done just now stands on the learner's screen; the patient knows of tests before today.
  if (move.isOfResult && (hasTests(scene, heard) || reading.confidence < hardlyTheirs))
    return { steps: [social("results_yours")] };
  const behind = heard.moves[heard.moves.indexOf(move) + 1];
  const steps = deniedPremise(scene, reading) ?? answered(scene, reading, heard, behind);
  if (steps) return { steps };
  const opens = (): readonly PlanStep[] => {
    const told = tellStory(
      { ...scene, state: { ...scene.state, opened: story.opened } },
      // "Anything else?" names nothing, whatever its words are like.
      reading.confidence > surelyNamed && move.opens !== "anything_else" ? reading.facts : [],
      isElse.test(move.words.trim()),
    );
    story.opened = told.opened;
    return told.steps;
  };
  switch (move.act) {
    case "feel":
      return metFeeling(scene, reading, heard) ?? { steps: opens() };
    case "open": {
      // "So tell me about you, what do you do?"
      const leadsUp =
        behind?.act === "ask" && reading.confidence < surelyNamed && move.opens !== "opening";
      return { steps: leadsUp ? [] : opens() };
    }
    case "summary": {
      const met = metSummary(scene, heard);
      story.opened = met.opened ?? story.opened;
      return { steps: met.steps };
    }
    case "teachback":
      return { steps: teachBack(scene, heard.moves) };
    case "questions":
      return { steps: metInvitation(scene, heard) };
    case "examine":
      return { steps: examineAsk(scene.view, move.examines ?? ["general"], move.words) };
    default:
      return metInKind(scene, reading, heard);
  }
}
