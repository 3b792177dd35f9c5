import type { PatientView } from "@anamnesis/cases";
import type { DialogueState, PlanStep } from "../dialogue.ts";
import { groundAll, type Reading } from "../ground/ground.ts";
import type { Heard, Move } from "../hear/moves.ts";
import { indexOf } from "../lexicon/fact-index.ts";
import type { DialogueAct } from "../understand/types.ts";
import { actsOf } from "./acts.ts";
import { comesClean } from "./come-clean.ts";
import { composed } from "./compose.ts";
import { distinct } from "./distinct.ts";
import { isTidings } from "./met.ts";
import { asksFacts, partFor } from "./part.ts";
import { moved } from "./rapport.ts";
import { metTogether } from "./reaction.ts";
import { remembered } from "./remember.ts";
import { eventsOf } from "./respond.ts";
import { type Scene, social } from "./scene.ts";
import { withPatientsWords } from "./third-persons.ts";

/** What is going to be said, what is remembered of it, and what the line was taken for. */
export interface Decision {
  readonly plan: readonly PlanStep[];
  readonly state: DialogueState;
  readonly readings: readonly Reading[];
  readonly acts: ReadonlySet<DialogueAct>;
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
  const met = composed(scene, parts);
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
