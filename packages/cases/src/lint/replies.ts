import type { CaseSource } from "../schema/case.ts";
import type { ReplySlotId } from "../schema/reply-slots.ts";
import { error, type LintFinding } from "./problem.ts";
import { leakIn, namesOf } from "./secrecy.ts";

interface Block {
  readonly slot: ReplySlotId;
  readonly replies: readonly string[];
}

const mostWords = 34;

/** A bank of replies in which the patient gives away what it has not been told, says a thing twice, or makes a speech. */
export function checkReplies(source: CaseSource, blocks: readonly Block[]): LintFinding[] {
  const names = source.diagnosis.patientKnows ? [] : namesOf(source);
  return blocks.flatMap(({ slot, replies }) => {
    // A plain reply may answer many things; what was said lately is not drawn again.
    const seen = new Set<string>();
    const at = (message: string): LintFinding => error(["talk"], `replies, ${slot}: ${message}`);
    return [
      ...(replies.length === 0 ? [at("has no reply")] : []),
      ...replies.flatMap((reply) => {
        const found: LintFinding[] = [];
        const leak = leakIn(reply, names);
        if (leak !== undefined)
          found.push(
            at(`"${leak}" names the diagnosis, which stays the learner’s to find and to say`),
          );
        if (seen.has(reply.toLowerCase())) found.push(at(`"${reply}" is there twice`));
        seen.add(reply.toLowerCase());
        if (reply.split(/\s+/).length > mostWords) found.push(at(`"${reply}" is too long`));
        return found;
      }),
    ];
  });
}
