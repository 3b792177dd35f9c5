import type { Fact } from "@anamnesis/cases";
import type { DialogueState } from "../dialogue.ts";
import type { DialogueAct } from "../understand/types.ts";

/**
 * How a fact stands at this moment.
 * - told: it was said before in answer to a question
 * - tellable: it may be said now
 * - guarded: there is no trust or privacy for it yet
 */
export type Standing = "told" | "tellable" | "guarded";

const rapportNeeded = 2;
const rapportInsteadOfPrivacy = 3.5;
const gentle: readonly DialogueAct[] = ["empathy", "normalising", "consent", "private_setting"];

/** Whether the case's rule for a fact is met: trust, privacy, or that it has been said already. */
export function isOpenTo(
  state: DialogueState,
  acts: ReadonlySet<DialogueAct>,
  fact: Fact,
): boolean {
  if (state.told[fact.id] !== undefined) return true;
  if (fact.tell === "rapport") {
    const wasHeldBack = state.events[`withheld:${fact.topic}`] !== undefined;
    return (
      state.rapport >= rapportNeeded ||
      state.isPrivate ||
      (gentle.some((act) => acts.has(act)) && state.rapport >= (wasHeldBack ? 0 : 1))
    );
  }
  if (fact.tell !== "private" || state.isPrivate || state.rapport >= rapportInsteadOfPrivacy)
    return true;
  // Asked again, and kindly, by somebody they have come to trust.
  return (
    state.events[`withheld:${fact.topic}`] !== undefined &&
    state.rapport >= rapportNeeded &&
    gentle.some((act) => acts.has(act))
  );
}

export function standingOf(
  state: DialogueState,
  acts: ReadonlySet<DialogueAct>,
  fact: Fact,
): Standing {
  if (!isOpenTo(state, acts, fact)) return "guarded";
  return state.events[`said:${fact.id}`] !== undefined ? "told" : "tellable";
}
