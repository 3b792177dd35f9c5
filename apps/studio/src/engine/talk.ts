import { patientView, type CompiledCase } from "@anamnesis/cases";
import { openConversation, takeTurn, type DialogueState, type Turn } from "@anamnesis/patient";
import type { Talk, TalkTurn } from "../contract.ts";

const notYet: Talk = {
  problem: "The patient cannot speak yet: what stands under Remarks as an error comes first.",
  greeting: "",
  turns: [],
};

interface Held {
  readonly compiled: CompiledCase;
  readonly seed: number;
  readonly states: DialogueState[];
  readonly context: Turn[];
  readonly talk: { greeting: string; turns: TalkTurn[] };
}

const isGuarded = (kinds: readonly string[]): boolean => kinds.includes("withhold");

/**
 * Talks to the patient of a case. The lines are asked again from the first whenever the case has changed, so that every reply
 * is what the patient would say now; while it has not, only new lines are.
 */
export class Talker {
  private held: Held | undefined;

  talk(compiled: CompiledCase | undefined, lines: readonly string[], seed: number): Talk {
    if (!compiled) return notYet;
    const held = this.heldFor(compiled, lines, seed);
    const view = patientView(compiled);
    for (const line of lines.slice(held.talk.turns.length)) {
      const before = held.states.at(-1);
      if (!before) break;
      const { state, reply } = takeTurn(view, before, line, held.context);
      held.states.push(state);
      held.context.push(
        { speaker: "learner", text: line },
        { speaker: "patient", text: reply.text },
      );
      const kinds = reply.plan.map(({ kind }) => kind);
      held.talk.turns.push({
        line,
        reply: reply.text,
        told: [...new Set(reply.facts)],
        withheld: isGuarded(kinds),
        isUnderstood: state.lost === 0 && !kinds.includes("unknown"),
      });
    }
    return { problem: null, ...held.talk };
  }

  private heldFor(compiled: CompiledCase, lines: readonly string[], seed: number): Held {
    const held = this.held;
    if (
      held?.compiled === compiled &&
      held.seed === seed &&
      held.talk.turns.length <= lines.length &&
      held.talk.turns.every(({ line }, at) => line === lines[at])
    )
      return held;
    const { state, reply } = openConversation(patientView(compiled), seed);
    this.held = {
      compiled,
      seed,
      states: [state],
      context: [{ speaker: "patient", text: reply.text }],
      talk: { greeting: reply.text, turns: [] },
    };
    return this.held;
  }
}
