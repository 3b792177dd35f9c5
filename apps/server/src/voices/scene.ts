import type { PatientView } from "@anamnesis/cases";
import type { DialogueState, HeardLine, PlanStep, Turn } from "@anamnesis/patient";

/** One turn as it is handed to a voice: what the engine decided, and its own wording of it. */
export interface Scene {
  readonly view: PatientView;
  readonly plan: readonly PlanStep[];
  /** After the turn. */
  readonly state: DialogueState;
  /** The engine's wording of the plan. */
  readonly wording: string;
  /** How the embedded hearing took the line. */
  readonly heard?: HeardLine | undefined;
  /** What the learner said. */
  readonly asked: string;
  /** What was said before, oldest first. */
  readonly turns: readonly Turn[];
}
