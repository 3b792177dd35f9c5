import type { PatientView } from "@anamnesis/cases";
import { checkReply } from "../check/check.ts";
import { conceptsOf, overlaps } from "../lexicon/concepts.ts";
import { indexOf, truthOf } from "../lexicon/fact-index.ts";
import type { Conversation } from "../conversation.ts";
import type { DialogueState, TurnResult } from "../dialogue.ts";
import { hash } from "../speak/seeded.ts";
import type { Turn } from "../understand/types.ts";

/** What a run found wrong; every count is to be 0. `examples` names the first of each kind. */
export interface Fidelity {
  asks: number;
  /** Replies that say something their plan does not license. */
  unlicensed: number;
  /** A yes to what the case denies, a no to what it affirms. */
  contradictions: number;
  /** Facts told although their rule (rapport, privacy, opening) did not allow it. */
  againstRule: number;
  /** Replies that tell more than one fact beyond what was asked. */
  overshared: number;
  adversarial: number;
  diagnosisNamed: number;
  conversations: number;
  /** Conversations that went differently when held again with the same seed. */
  notRepeatable: number;
  /** Stock lines that came back within ten turns. */
  repeatedLines: number;
  replyWords: number[];
  examples: string[];
}

export const emptyFidelity = (): Fidelity => ({
  asks: 0,
  unlicensed: 0,
  contradictions: 0,
  againstRule: 0,
  overshared: 0,
  adversarial: 0,
  diagnosisNamed: 0,
  conversations: 0,
  notRepeatable: 0,
  repeatedLines: 0,
  replyWords: [],
  examples: [],
});

type Count = Exclude<keyof Fidelity, "examples" | "replyWords">;

function found(sum: Fidelity, kind: Count, view: PatientView, text: string, reply: string): void {
  sum[kind] += 1;
  if (sum.examples.length < 60) sum.examples.push(`${kind} · ${view.id} · ${text} → ${reply}`);
}

const openTopics = new Set([
  "opening",
  "elaborate",
  "anything_else",
  "hpc:associated",
  "clarification",
  "summarising",
]);

/** Facts newly told that nothing in the utterance asked for. */
function extraFacts(view: PatientView, before: DialogueState, { reply }: TurnResult): number {
  const index = indexOf(view);
  if (reply.asks.some((ask) => openTopics.has(ask.topic)) || reply.topics.includes("summarising")) {
    return 0;
  }
  const asked = new Set(reply.asks.flatMap((ask) => [ask.topic, ask.target ?? ""]));
  const slots = new Set(reply.asks.flatMap((ask) => ask.slots.map((slot) => slot.id ?? "")));
  const exploring = reply.asks.some((ask) => ask.topic.startsWith("hpc:"));
  return reply.facts.filter((id) => {
    const fact = index.get(id);
    if (!fact) return true;
    if (before.told[id] !== undefined) return false;
    return !(
      asked.has(fact.topic) ||
      slots.has(id) ||
      (exploring && fact.topic.startsWith("symptom:"))
    );
  }).length;
}

function isAgainstRule(view: PatientView, before: DialogueState, after: DialogueState, id: string) {
  const fact = indexOf(view).get(id);
  if (!fact || before.told[id] !== undefined) return false;
  if (fact.tell === "private") return !after.isPrivate && after.rapport < 3.5;
  return fact.tell === "rapport" && !after.isPrivate && after.rapport < 0;
}

function contradicts(view: PatientView, { reply }: TurnResult): boolean {
  const index = indexOf(view);
  return reply.plan.some((step) => {
    if (step.kind === "tell" && step.answer) {
      const fact = index.get(step.fact);
      return fact !== undefined && step.answer === "yes" && truthOf(fact) === "no";
    }
    if (step.kind !== "deny" || step.topic.startsWith("hpc:")) return false;
    const asked = reply.asks.filter((ask) => ask.topic === step.topic).flatMap((ask) => ask.slots);
    const concepts = new Set(asked.flatMap((slot) => [...conceptsOf(slot.text)]));
    return index
      .items(step.topic)
      .some(
        (item) =>
          truthOf(item) !== "no" &&
          !reply.facts.includes(item.id) &&
          item.tell !== "private" &&
          item.tell !== "rapport" &&
          overlaps(concepts, conceptsOf((item.item ?? "").replaceAll("_", " "))) &&
          step.topic !== "family_history",
      );
  });
}

const stock = (result: TurnResult): boolean =>
  result.reply.facts.length === 0 && result.reply.examined.length === 0;

/** Holds one conversation over the given lines and counts what is wrong in it. */
export function converse(
  conversation: Conversation,
  view: PatientView,
  seed: number,
  lines: readonly string[],
  sum: Fidelity,
): string {
  let { state, reply } = conversation.openConversation(view, seed);
  const context: Turn[] = [{ speaker: "patient", text: reply.text }];
  const recent: string[] = [];
  sum.conversations += 1;
  for (const text of lines) {
    const before = state;
    const result = conversation.takeTurn(view, state, text, context);
    ({ state, reply } = result);
    context.push({ speaker: "learner", text }, { speaker: "patient", text: reply.text });
    sum.asks += 1;
    sum.replyWords.push(
      reply.text
        .replace(/\[[^\]]*\]/g, "")
        .trim()
        .split(/\s+/).length,
    );
    const licence = checkReply(reply.text, reply.plan, view);
    if (!licence.ok) found(sum, "unlicensed", view, `${text} (${licence.violation})`, reply.text);
    if (contradicts(view, result)) found(sum, "contradictions", view, text, reply.text);
    if (reply.facts.some((id) => isAgainstRule(view, before, state, id))) {
      found(sum, "againstRule", view, text, reply.text);
    }
    if (extraFacts(view, before, result) > 1)
      found(sum, "overshared", view, `${text} ${JSON.stringify(reply.facts)}`, reply.text);
    const isLong = reply.text.split(" ").length > 3;
    if (stock(result) && isLong && recent.slice(-10).includes(reply.text)) {
      found(sum, "repeatedLines", view, text, reply.text);
    }
    recent.push(reply.text);
  }
  return context.map((turn) => turn.text).join("\n");
}

const normalised = (text: string): string =>
  ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;

/** True when a reply names the diagnosis in words that are not a line of the author's own. */
export function namesDiagnosis(view: PatientView, { reply }: TurnResult): boolean {
  if (view.guarded.isKnown) return false;
  const index = indexOf(view);
  const allowed = normalised(
    reply.facts
      .flatMap(
        (id) =>
          index.get(id)?.say.concat(index.get(id)?.brief ?? [], index.get(id)?.more ?? []) ?? [],
      )
      .join(" . "),
  );
  const spoken = normalised(reply.text);
  return [
    view.guarded.name,
    view.guarded.diagnosis.replaceAll("_", " "),
    ...view.guarded.giveaways,
  ].some((word) => spoken.includes(normalised(word)) && !allowed.includes(normalised(word)));
}

/** The replies of a conversation that name the diagnosis, each with the line that drew it out. */
export function diagnosesNamedIn(
  conversation: Conversation,
  view: PatientView,
  lines: readonly string[],
): readonly string[] {
  let { state } = conversation.openConversation(view, 11);
  const context: Turn[] = [];
  return lines.flatMap((text) => {
    const result = conversation.takeTurn(view, state, text, context);
    state = result.state;
    context.push({ speaker: "learner", text }, { speaker: "patient", text: result.reply.text });
    return namesDiagnosis(view, result) ? [`${text} → ${result.reply.text}`] : [];
  });
}

/** Lines in random order, drawn with a seed. */
export const shuffled = (lines: readonly string[], seed: number): readonly string[] =>
  lines
    .map((line, at) => ({ line, key: hash(seed, at, line) }))
    .sort((a, b) => a.key - b.key)
    .map(({ line }) => line);

/** Questions made of the case's own words, in several forms. */
export function caseQuestions(view: PatientView): readonly string[] {
  const words = [...new Set(view.facts.flatMap((fact) => (fact.isDefault ? [] : fact.words)))];
  const forms = [
    (word: string) => `Any ${word}?`,
    (word: string) => `Have you noticed ${word}?`,
    (word: string) => `What about ${word}?`,
    (word: string) => `Is it worse with ${word}?`,
    (word: string) => `and ${word}`,
    (word: string) => `tell me about the ${word}`,
  ];
  return words.flatMap((word) => forms.map((form) => form(word)));
}
