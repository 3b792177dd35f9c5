import type { PatientView } from "@anamnesis/cases";
import type { DialogueState, PlanStep } from "../dialogue.ts";
import { Draw } from "./seeded.ts";
import { speak } from "./speak.ts";

/** The engine's wording of a plan or of what is left of one, after the turn whose state this is. */
export const wordPlan = (
  view: PatientView,
  state: DialogueState,
  plan: readonly PlanStep[],
): string =>
  plan.length === 0
    ? ""
    : speak({ view, state, draw: new Draw(state.used, state.seed, state.turn) }, plan);
