import type { PlanStep } from "../dialogue.ts";
import type { Reading } from "../ground/ground.ts";
import { isOpenTo } from "../ground/standing.ts";
import type { Heard } from "../hear/moves.ts";
import { isTellable } from "../lexicon/fact-index.ts";
import { standsAlone, wordingsOf } from "../lexicon/fitting.ts";
import { answerTo } from "./answer.ts";
import type { Part } from "./compose.ts";
import { awaited, isTidings } from "./met.ts";
import { responseTo } from "./respond.ts";
import { type Scene, social, tell } from "./scene.ts";
import { isComplaintTold } from "./story.ts";

/** For so many turns "how are you feeling?" may still ask what is wrong. */
const firstTurns = 4;

/** How they are, and what they fear where that may be told and has not been. */
function howTheyAre(scene: Scene): PlanStep[] {
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

/**
 * What meets "how do you feel about that?": what frightens them where that is asked; how they take what has just been said;
 * how they are. Undefined where it asks what is wrong.
 */
export function metFeeling(scene: Scene, reading: Reading, heard: Heard): Part | undefined {
  const { move } = reading;
  const fear = scene.index.root("ice:concerns");
  if (fear && isTellable(fear) && move.wants?.includes("what_frightens"))
    return { steps: answerTo(scene, { ...reading, facts: [fear] }) };
  const told = heard.moves
    .slice(0, heard.moves.indexOf(move))
    .findLast(({ act }) => isTidings.has(act));
  // Told what they have or what will be done, they take it or not: that is how they feel about it.
  const taken = told && responseTo(scene, told);
  if (taken) return { steps: [], response: awaited(taken, move, heard) };
  return isComplaintTold(scene) || scene.state.turn > firstTurns
    ? { steps: howTheyAre(scene) }
    : undefined;
}
