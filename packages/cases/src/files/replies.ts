import { existsSync, readFileSync } from "node:fs";
import type { CompiledCase, Replies } from "../compile/case.ts";
import { isReplySlot, type ReplySlotId } from "../schema/reply-slots.ts";

/** One block of `<slug>.replies.txt`: ways in which learners say a thing, and what this person says to it. */
export interface ReplyBlock {
  readonly slot: ReplySlotId;
  readonly ways: readonly string[];
  readonly replies: readonly string[];
}

/**
 * The bank of replies beside a case's file: blocks with an empty line between; a slot's name, then lines that begin with ">"
 * (ways of saying it; only the training reads them) and "<" (replies). Throws at a slot that does not exist.
 */
export function readReplies(file: string): readonly ReplyBlock[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split(/\n\s*\n/)
    .map((block) => block.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .map(([slot = "", ...lines]) => {
      if (!isReplySlot(slot.trim())) throw new Error(`${file}: no such slot: "${slot}"`);
      const begun = (mark: string): string[] =>
        lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1).trim());
      return { slot: slot.trim() as ReplySlotId, ways: begun(">"), replies: begun("<") };
    });
}

/** The case with its bank of replies. */
export function withReplies(compiled: CompiledCase, blocks: readonly ReplyBlock[]): CompiledCase {
  if (blocks.length === 0) return compiled;
  const replies: { -readonly [Slot in keyof Replies]: Replies[Slot] } = {};
  for (const { slot, ways, replies: say } of blocks)
    replies[slot] = [...(replies[slot] ?? []), { ways, say }];
  return { ...compiled, replies };
}
