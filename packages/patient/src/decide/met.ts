import type { Reading } from "../ground/ground.ts";
import type { Heard, Move } from "../hear/moves.ts";
import { type Part, unclear } from "./compose.ts";
import { type Response, responseTo, weighty } from "./respond.ts";
import type { Scene } from "./scene.ts";

/** Probability of an act from which it is met in words in front of an answer. */
const surelyDone = 0.8;
/** What weighs heavily (news of the illness, an admission) is met from a lower one on. */
const surelyHeavy = 0.5;

/** What is said of the illness or of what will be done. */
export const isTidings: ReadonlySet<string> = new Set(["news", "plan", "explain", "offer"]);

/** What leads up to a question is met in front of its answer only where it is surely more than that. */
const isBeforeQuestion = ({ moves }: Heard, move: Move): boolean =>
  moves[moves.indexOf(move) + 1]?.act === "ask";

const asksOn: ReadonlySet<string> = new Set(["ask", "open", "offer", "check"]);
/** Nobody takes their leave and then asks something. */
const isAskedOn = ({ moves }: Heard, move: Move): boolean =>
  move.act === "goodbye" && moves.slice(moves.indexOf(move) + 1).some(({ act }) => asksOn.has(act));

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
export const awaited = (response: Response, move: Move, { moves }: Heard): Response =>
  asksAssent.has(move.act) && move === moves.at(-1)
    ? { ...response, weight: Math.max(response.weight, awaitedWeighs) }
    : response;

/** What meets a move that asks for nothing, in kind: in words where it was surely done, taken in silently beside a question else. */
export function metInKind(scene: Scene, reading: Reading, heard: Heard): Part {
  const { move } = reading;
  const response = responseTo(scene, move);
  if (!response) return { steps: unclear(reading) };
  const isHeavy =
    response.weight >= weighty && move.confidence > surelyHeavy && !isBeforeQuestion(heard, move);
  const isSure = (move.confidence > surelyDone || isHeavy) && !isAskedOn(heard, move);
  const met = isSure ? awaited(response, move, heard) : quiet(response);
  return { steps: [], response: isAssent(heard, move) ? { ...met, isAssent: true } : met };
}
