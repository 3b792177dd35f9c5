import { callTerms } from "./calls.ts";
import { handTerms } from "./hands.ts";
import type { BedsideTerm } from "./term.ts";

export type { BedsideKind, BedsideTerm } from "./term.ts";

/** Everything that can be ordered at the bedside beside medicines: what is done first, then whom one calls. */
export const bedsideTerms: readonly BedsideTerm[] = [...handTerms, ...callTerms];

const byId = new Map(bedsideTerms.map((one) => [one.id, one]));
export const bedsideTermById = (id: string): BedsideTerm | undefined => byId.get(id);
