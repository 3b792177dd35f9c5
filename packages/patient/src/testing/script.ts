import type { PatientView } from "@anamnesis/cases";
import type { Conversation } from "../conversation.ts";
import type { Reply } from "../dialogue.ts";
import type { Turn } from "../understand/types.ts";

/** A learner's side of a whole consultation. */
export interface Script {
  readonly caseId: string;
  readonly seed: number;
  readonly manner: string;
  readonly lines: readonly string[];
}

/** Reads a script: `# case:`, `# seed:` and `# manner:`, then the learner's lines. */
export function readScript(source: string): Script {
  const head = (name: string): string =>
    new RegExp(`^# ${name}: (.+)$`, "m").exec(source)?.[1]?.trim() ?? "";
  const lines = source
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => line.trim());
  return { caseId: head("case"), seed: Number(head("seed")), manner: head("manner"), lines };
}

export interface Exchange {
  readonly line: string;
  readonly reply: Reply;
}

/** Plays the learner's side of a script against a patient. */
export function played(
  conversation: Conversation,
  view: PatientView,
  script: Script,
): readonly Exchange[] {
  const opened = conversation.openConversation(view, script.seed);
  let { state } = opened;
  const context: Turn[] = [{ speaker: "patient", text: opened.reply.text }];
  return script.lines.map((line) => {
    const result = conversation.takeTurn(view, state, line, context);
    state = result.state;
    context.push(
      { speaker: "learner", text: line },
      { speaker: "patient", text: result.reply.text },
    );
    return { line, reply: result.reply };
  });
}
