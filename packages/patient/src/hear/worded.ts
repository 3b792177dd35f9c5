import { actPatterns, jargonWords } from "../understand/act-patterns.ts";
import type { DialogueAct } from "../understand/types.ts";
import type { Move, MoveAct } from "./moves.ts";

/** Acts that are told by their wording and lie across moves. */
const worded: ReadonlySet<DialogueAct> = new Set(["introduction", "normalising", "test_order"]);

const machine =
  /\b(robot|bot|chatbot|ai|machine|computer|program\w*|software|simulat\w*|model|prompt|instructions?|gpt|chatgpt|llm|system|actor|actress|actors|avatar|algorithm|developer|override|json|debug)\b/;
const game =
  /\b(game|play|sing|joke|marks?|points?|score|exam\w*|station|pass|wink|nod|date|gorgeous|sexy|kiss|phone number|pirate|rhyme|poem|quiz|spy|bet|knock|adore|marry|love you|in love|run away|cross the road)\b/;

const first =
  /\b(brings?|brought|help you|do for you|going on|happened|happening|wrong|matter|problem|in for)\b/i;
const another = /\b(anything|something|what) else\b/i;

/** What the very words of a part say beside its act: acts that lie across it, what kind of opening or of game it is. */
export function wordedIn(
  tokens: readonly string[],
  act: MoveAct,
): Pick<Move, "worded" | "opens" | "offScript"> {
  const words = tokens.filter((word) => /[a-z0-9]/.test(word)).join(" ");
  const acts = actPatterns.flatMap(([named, pattern]) =>
    worded.has(named) && pattern.test(words) ? [named] : [],
  );
  const isAsking = act === "ask" || act === "challenge";
  if (isAsking && jargonWords.test(words)) acts.push("jargon");
  const offScript = machine.test(words) ? "machine" : game.test(words) ? "game" : undefined;
  return {
    ...(acts.length > 0 ? { worded: acts } : {}),
    ...(act === "open"
      ? {
          opens: another.test(words)
            ? "anything_else"
            : first.test(words)
              ? "opening"
              : "elaborate",
        }
      : {}),
    ...(offScript ? { offScript } : {}),
  };
}
