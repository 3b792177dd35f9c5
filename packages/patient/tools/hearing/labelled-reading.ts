import { moveActs, type MoveAct } from "../../src/hear/moves.ts";
import type { LineReading } from "../../src/read/reading.ts";
import type { LabelledLine } from "./talks.ts";

const actOf = (act: string): MoveAct =>
  (moveActs as readonly string[]).includes(act) ? (act as MoveAct) : "acknowledge";

/** The reading that a labelled line's labels are: what a reader without fault would say. */
export const labelledReading = ({ parts }: LabelledLine): LineReading => ({
  parts: parts.map(({ words, act, tell, deny, unknown, claims }) => ({
    words,
    act: actOf(act),
    facts: [...(tell ?? []), ...(claims ?? []).flatMap(({ fact }) => fact ?? [])],
    denied: [...(deny ?? []), ...(unknown ?? [])],
  })),
});
