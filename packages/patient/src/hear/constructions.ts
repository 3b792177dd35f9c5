import { actPatterns } from "../understand/act-patterns.ts";
import type { DialogueAct } from "../understand/types.ts";
import type { MoveAct } from "./moves.ts";

/** Acts that their very wording makes, whatever else the words resemble. */
const made: readonly (readonly [DialogueAct, MoveAct, (heard: MoveAct) => boolean])[] = [
  ["rudeness", "rude", () => true],
  ["role_break", "command", (act) => act !== "rude"],
  ["private_setting", "private", (act) => act !== "ask"],
  [
    "safety_netting",
    "safetynet",
    (act) => ["plan", "instruct", "explain", "reassure", "news"].includes(act),
  ],
];

const patterns = new Map(actPatterns);

/** The act of some words: what they are by their wording, else what they were heard as. */
export function actOf(tokens: readonly string[], heard: MoveAct): MoveAct {
  const words = tokens.filter((word) => /[a-z0-9]/.test(word)).join(" ");
  const found = made.find(
    ([name, , applies]) => applies(heard) && patterns.get(name)?.test(words) === true,
  );
  return found ? found[1] : heard;
}
