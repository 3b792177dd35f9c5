import { createConversation } from "../conversation/conversation.ts";
import type { PatientView } from "@anamnesis/cases";
import type { Reply, DialogueState } from "../dialogue.ts";
import type { Ask, Turn, Understanding } from "../understand/types.ts";

/** An ask with everything ordinary filled in. */
export const ask = (topic: string, rest: Partial<Ask> = {}): Ask => ({
  topic,
  slots: [],
  form: "open",
  confidence: 0.95,
  words: "",
  fromContext: false,
  ...(topic.startsWith("hpc:") ? { attribute: topic.slice(4) as Ask["attribute"] } : {}),
  ...rest,
});

/** An understanding of these asks (and acts), sure of itself. */
export const heard = (asks: readonly Ask[], rest: Partial<Understanding> = {}): Understanding => ({
  topics: asks.map(({ topic }) => topic),
  asks,
  acts: [],
  confidence: 0.95,
  band: "answer",
  alternatives: [],
  ...rest,
});

export interface Line {
  readonly text?: string;
  readonly heard: Understanding;
}

/** Holds a conversation in which each line is understood as the test says. */
export function talk(
  view: PatientView,
  lines: readonly Line[],
  seed = 1,
): { readonly replies: readonly Reply[]; readonly state: DialogueState } {
  let at = 0;
  const conversation = createConversation(() => lines[at]?.heard ?? heard([]));
  let { state } = conversation.openConversation(view, seed);
  const context: Turn[] = [];
  const replies = lines.map((line) => {
    const result = conversation.takeTurn(view, state, line.text ?? "", context);
    state = result.state;
    at += 1;
    context.push(
      { speaker: "learner", text: line.text ?? "" },
      { speaker: "patient", text: result.reply.text },
    );
    return result.reply;
  });
  return { replies, state };
}
