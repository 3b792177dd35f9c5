import { createConversation } from "../conversation.ts";
import type { PatientView } from "@anamnesis/cases";
import type { Reply, DialogueState } from "../dialogue.ts";
import type { Heard, Move } from "../hear/moves.ts";
import { plainTokens } from "../hear/tokens.ts";
import type { Turn } from "../understand/types.ts";

const meant = 6;
const notMeant = -9;

/** A move that asks for these facts and for nothing else, sure of itself. */
export const asking = (
  view: PatientView,
  facts: readonly string[],
  rest: Partial<Move> = {},
): Move => ({
  act: "ask",
  confidence: 1,
  touches: "other",
  isClosed: false,
  members: [],
  tokens: [],
  words: "",
  scores: Float32Array.from(view.facts, ({ id }) => (facts.includes(id) ? meant * 10 : notMeant)),
  nothing: notMeant,
  ...rest,
});

/** A move that asks for nothing, with its words. */
export const said = (act: Move["act"], words: string): Move => ({
  act,
  confidence: 1,
  touches: "other",
  isClosed: false,
  members: [],
  tokens: plainTokens(words).map(({ word }) => word),
  words,
  scores: new Float32Array(0),
  nothing: 0,
});

/** The facts that a topic (or `hpc:<attribute>` of the complaint) stands for. */
export const factsFor = (view: PatientView, topic: string): readonly string[] =>
  view.facts
    .filter((fact) =>
      topic.startsWith("hpc:")
        ? fact.topic === view.complaint && fact.attribute === topic.slice(4)
        : fact.topic === topic && !fact.attribute && !fact.item,
    )
    .map(({ id }) => id);

/** Holds a conversation in which each line is heard as the test says. */
export function talk(
  view: PatientView,
  lines: readonly (readonly Move[])[],
  seed = 1,
): { readonly replies: readonly Reply[]; readonly state: DialogueState } {
  let at = 0;
  const conversation = createConversation((): Heard => ({ moves: lines[at] ?? [] }));
  let { state } = conversation.openConversation(view, seed);
  const context: Turn[] = [];
  const replies = lines.map(() => {
    const result = conversation.takeTurn(view, state, "", context);
    state = result.state;
    at += 1;
    context.push({ speaker: "patient", text: result.reply.text });
    return result.reply;
  });
  return { replies, state };
}
