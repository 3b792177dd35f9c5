import { isReplySlot, replySlots } from "@anamnesis/cases";
import type { LikelySlot, MoveAct } from "./moves.ts";
import type { Network, ReadPart } from "./network.ts";

/** Acts that are taken for one another: what is told to be done, what is meant kindly, what asks for leave, what scolds. */
const kin: readonly (readonly MoveAct[])[] = [
  ["plan", "instruct", "offer", "explain", "news", "reassure", "safetynet"],
  ["empathise", "reassure", "apologise", "private"],
  ["thank", "acknowledge", "smalltalk"],
  ["consent", "signpost", "examine", "check", "feel"],
  ["challenge", "rude"],
];
const isKin = (a: string, b: string): boolean =>
  a === b || kin.some((group) => group.some((one) => one === a) && group.some((one) => one === b));

/** How much the act by itself says for a slot that is not of its kin. */
const floor = 0.02;
const mostKept = 5;

/** What is said by a part that is no question: the likeliest slots with their shares, best first. Pure. */
export function slotsOf(
  { acts, slots }: Network,
  part: Pick<ReadPart, "acts" | "slots">,
  act: MoveAct,
): readonly LikelySlot[] {
  const likely = slots.flatMap((slot, at) => {
    if (!isReplySlot(slot)) return [];
    const own: MoveAct = replySlots[slot].act;
    if (!isKin(own, act)) return [];
    return [{ slot, share: (part.slots[at] ?? 0) * (floor + (part.acts[acts.indexOf(own)] ?? 0)) }];
  });
  const all = likely.reduce((sum, { share }) => sum + share, 0) || 1;
  return likely
    .sort((a, b) => b.share - a.share)
    .slice(0, mostKept)
    .map(({ slot, share }) => ({ slot, share: share / all }));
}
