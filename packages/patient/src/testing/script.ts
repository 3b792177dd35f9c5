import type { PatientView } from "@anamnesis/cases";
import type { Conversation } from "../conversation.ts";
import type { Reply } from "../dialogue.ts";
import type { Turn } from "../understand/types.ts";

/** What a reply is held to: words that it has, words that it has not, or that it asks something. */
export type Expectation =
  | { readonly kind: "says"; readonly pattern: RegExp }
  | { readonly kind: "avoids"; readonly pattern: RegExp }
  | { readonly kind: "asks" };

export interface ScriptLine {
  readonly text: string;
  readonly expected: readonly Expectation[];
}

/** A learner's side of a whole consultation, with what is expected of some of the replies. */
export interface Script {
  readonly caseId: string;
  readonly seed: number;
  readonly manner: string;
  readonly lines: readonly ScriptLine[];
}

function expectationOf(line: string): Expectation {
  if (line === "= ?") return { kind: "asks" };
  const found = /^([=!]) \/(.*)\/(i?)$/.exec(line);
  if (!found) throw new Error(`not an expectation: ${line}`);
  const pattern = new RegExp(found[2] ?? "", found[3]);
  return found[1] === "=" ? { kind: "says", pattern } : { kind: "avoids", pattern };
}

/**
 * Reads a script: `# case:`, `# seed:` and `# manner:`, then the learner's lines; an indented line below one expects
 * something of its reply: `= /words/`, `! /words that must not come/`, `= ?` for a question.
 * @throws Error for a line that is none of these.
 */
export function readScript(source: string): Script {
  const head = (name: string): string =>
    new RegExp(`^# ${name}: (.+)$`, "m").exec(source)?.[1]?.trim() ?? "";
  const lines: { text: string; expected: Expectation[] }[] = [];
  for (const line of source.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (line.startsWith("  ")) lines.at(-1)?.expected.push(expectationOf(line.trim()));
    else lines.push({ text: line, expected: [] });
  }
  return { caseId: head("case"), seed: Number(head("seed")), manner: head("manner"), lines };
}

export interface Exchange {
  readonly line: ScriptLine;
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
    const result = conversation.takeTurn(view, state, line.text, context);
    state = result.state;
    context.push(
      { speaker: "learner", text: line.text },
      { speaker: "patient", text: result.reply.text },
    );
    return { line, reply: result.reply };
  });
}
