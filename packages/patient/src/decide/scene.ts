import type { Fact, PatientView } from "@anamnesis/cases";
import type { DialogueState, PlanStep } from "../dialogue.ts";
import { isOpenTo } from "../ground/standing.ts";
import { type FactIndex, isTellable } from "../lexicon/fact-index.ts";
import type { DialogueAct } from "../understand/types.ts";

/** What deciding on one line needs to know. `state` already carries what this line did to trust and mood. */
export interface Scene {
  readonly view: PatientView;
  readonly index: FactIndex;
  readonly state: DialogueState;
  readonly acts: ReadonlySet<DialogueAct>;
}

export const social = (move: string, about?: string): PlanStep => ({
  kind: "social",
  move,
  ...(about ? { about } : {}),
});

/** Tells a fact, or holds it back where its rule is not met yet. */
export function tell(
  { state, acts }: Scene,
  fact: Fact,
  answer?: "yes" | "no",
  part: "say" | "more" | "brief" = "say",
): PlanStep[] {
  if (!isTellable(fact)) return [];
  if (!isOpenTo(state, acts, fact)) return [{ kind: "withhold", topic: fact.topic }];
  return [
    {
      kind: "tell",
      fact: fact.id,
      repeated: state.events[`said:${fact.id}`] !== undefined,
      part,
      ...(answer ? { answer } : {}),
    },
  ];
}
