import { actPatterns, jargonWords } from "../understand/act-patterns.ts";
import type { DialogueAct } from "../understand/types.ts";
import type { Move, MoveAct, Want } from "./moves.ts";
import { questionKind } from "./question-kind.ts";

/** Acts that are told by their wording and lie across moves. */
const worded: ReadonlySet<DialogueAct> = new Set(["introduction", "normalising", "test_order"]);

const machine =
  /\b(robot|bot|chatbot|ai|machine|computer|program\w*|software|simulat\w*|model|prompt|instructions?|gpt|chatgpt|llm|system|actor|actress|actors|avatar|algorithm|developer|override|json|debug)\b/;
const game =
  /\b(game|play|sing|joke|marks?|points?|score|exam\w*|station|pass|wink|nod|date|gorgeous|sexy|kiss|phone number|pirate|rhyme|poem|quiz|spy|bet|knock|adore|marry|love you|in love|run away|cross the road)\b/;

const first =
  /\b(brings?|brought|help you|do for you|going on|happened|happening|wrong|matter|problem|in for)\b/i;
const another = /\b(anything|something|what) else\b/i;

const wanting: readonly (readonly [Want, RegExp])[] = [
  [
    "what_frightens",
    /\bwhat\b[^.?!]*\b(?:frighten\w*|scar(?:es?|ed|ing)|worr(?:y|ies|ied|ying)|afraid|fear\w*|dread\w*)\b/,
  ],
  [
    "what_is_left",
    /\b(?:miss(?:ed|ing)?|left (?:anything|something|out)|leave (?:anything|something)|forg[eo]t(?:ten)?|anything (?:else|to add|more)|add anything|muck(?:ed)?|get (?:anything|any of (?:it|that)) wrong)\b[^.!]*\?/,
  ],
  [
    "if_right",
    /\b(?:right|correct|have i got|did i (?:get|miss)|anything (?:wrong|missing)|is it|yeah|yes) ?\?/,
  ],
];

/** What the very words of a part say beside its act: acts that lie across it, what kind of opening, of answer wanted or of game it is. */
export function wordedIn(
  tokens: readonly string[],
  act: MoveAct,
): Pick<Move, "worded" | "opens" | "offScript" | "kind" | "wants"> {
  const words = tokens.filter((word) => /[a-z0-9]/.test(word)).join(" ");
  const acts = actPatterns.flatMap(([named, pattern]) =>
    worded.has(named) && pattern.test(words) ? [named] : [],
  );
  const isAsking = act === "ask" || act === "challenge";
  if (isAsking && jargonWords.test(words)) acts.push("jargon");
  const offScript = machine.test(words) ? "machine" : game.test(words) ? "game" : undefined;
  const whole = tokens.join(" ");
  const wants = wanting.flatMap(([want, pattern]) => (pattern.test(whole) ? [want] : []));
  return {
    kind: questionKind(whole),
    ...(wants.length > 0 ? { wants } : {}),
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
