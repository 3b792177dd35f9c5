import type { Encounter, Report } from "@anamnesis/assessment";
import type { CompiledCase } from "@anamnesis/cases";

/** One encounter to mark. The case comes along the first time that the thread is asked about it. */
export interface MarkRequest {
  readonly id: number;
  readonly caseKey: number;
  readonly compiled?: CompiledCase;
  readonly encounter: Encounter;
}

export type MarkReply =
  | { readonly id: number; readonly kind: "report"; readonly report: Report }
  | { readonly id: number; readonly kind: "failure"; readonly message: string };
