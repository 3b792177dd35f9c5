import { ApiFailure, messageOf } from "@/lib/api/failure.ts";

/**
 * What a failed attempt means for an entry. later: the same request may be taken the next time; signed-out: nothing is to
 * be tried until the person has signed in again; refused: it has to be corrected first.
 */
export type Verdict =
  | { readonly kind: "later"; readonly problem: string }
  | { readonly kind: "signed-out" }
  | {
      readonly kind: "refused";
      readonly problem: string;
      readonly fields: Readonly<Record<string, string>>;
    };

/** Request timeout, "too early", and a repetition that overtook the first one: all pass by waiting. */
const passing = new Set([408, 425]);

export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof ApiFailure)) return { kind: "later", problem: messageOf(error) };
  if (error.status === 401) return { kind: "signed-out" };
  const passes = error.isTransient || passing.has(error.status) || error.code === "conflict";
  return passes
    ? { kind: "later", problem: error.message }
    : { kind: "refused", problem: error.message, fields: error.fields };
}
