import type { FinalDiagnosisReport, ReportItem, Session } from "@anamnesis/contract";
import { replyParts } from "@/lib/sessions/reply-parts.ts";
import { debriefTexts } from "@/texts/debrief.ts";
import { replayFrames } from "./replay.ts";

const passMark = 5;
const byLoss = (a: ReportItem, b: ReportItem): number =>
  b.maxPoints - b.points - (a.maxPoints - a.points);

export type Outcome = "passed" | "failed" | "unsafe";
/** How the encounter ended; "passed" alone may be called complete. */
export const outcomeOf = ({
  overallScore,
  isUnsafe,
}: {
  readonly overallScore: number;
  readonly isUnsafe?: boolean | undefined;
}): Outcome => (isUnsafe === true ? "unsafe" : overallScore < passMark ? "failed" : "passed");

export type Safety =
  | { readonly kind: "unsafe" | "risk"; readonly what: string; readonly why: string }
  | { readonly kind: "without"; readonly what: readonly string[] }
  | { readonly kind: "safe"; readonly isWhole: boolean };

const mostLeftOut = 2;
const withoutPrefix = (label: string): string => label.replace(/^(?:Unsafe|Of harm) here: /, "");

/** Whether the patient was safe; null where the report does not say, as old ones do not. */
export function safetyOf({
  isUnsafe,
  items,
}: Pick<FinalDiagnosisReport, "isUnsafe" | "items">): Safety | null {
  const [gravest] = items
    .filter(
      (item) => item.isHarm === true && (item.outcome === "penalty" || item.outcome === "cap"),
    )
    .sort((a, b) => a.points - b.points);
  if (gravest)
    return {
      kind: isUnsafe === true ? "unsafe" : "risk",
      what: withoutPrefix(gravest.label),
      why: firstSentence(gravest.why),
    };
  if (isUnsafe !== false) return null;
  const needed = items.filter(({ group, area }) => area === "treatment" && group === "Needed");
  const leftOut = needed.filter(({ outcome }) => outcome === "missed").sort(byLoss);
  return leftOut.length > 0
    ? { kind: "without", what: leftOut.slice(0, mostLeftOut).map(({ label }) => label) }
    : { kind: "safe", isWhole: needed.every(({ outcome }) => outcome === "earned") };
}

/** Up to its first full stop that ends a sentence. */
export const firstSentence = (text: string): string =>
  /^.*?[.!?](?=\s+[A-Z“]|$)/s.exec(text)?.[0] ?? text;

export interface Moment {
  readonly asked: string | null;
  /** Index of the message to go to. */
  readonly message: number;
  readonly answer: string;
  /** Said by a person, or found by an examination. */
  readonly isSpoken: boolean;
  readonly moved: { readonly name: string; readonly before: number; readonly after: number } | null;
}

/** The patient's message that follows a learner's, by the message's index. */
function answerTo({ messages }: Pick<Session, "messages">, index: number) {
  const reply = messages[index + 1];
  if (messages[index]?.sender !== "user" || reply?.sender !== "patient") return null;
  const parts = replyParts(reply.text);
  const spoken = parts.filter(({ kind }) => kind !== "finding").map(({ text }) => text);
  const found = parts.filter(({ kind }) => kind === "finding").map(({ text }) => text);
  return found.length > 0
    ? { answer: found.join(" "), isSpoken: false }
    : { answer: spoken.join(" "), isSpoken: true };
}

/** The diagnosis that a step of the replay moved most. */
function movedAt(replay: FinalDiagnosisReport["replay"], step: number): Moment["moved"] {
  const [bar] = [...(replayFrames(replay)[step]?.bars ?? [])].sort(
    (a, b) => Math.abs(b.change) - Math.abs(a.change),
  );
  if (!bar || bar.change === 0) return null;
  return { name: bar.name, before: bar.percent - bar.change, after: bar.percent };
}

/** The exchange that told the learner most; without one, the weightiest thing they found, or the patient's first words. */
export function momentOf(
  { replay, items }: Pick<FinalDiagnosisReport, "replay" | "items">,
  session: Pick<Session, "messages">,
): Moment | null {
  const step = replay.insights?.mostInformativeAsked?.step;
  const index = step === undefined ? undefined : replay.steps[step]?.evidence?.index;
  const found = items
    .filter((item) => item.about === "question" && item.outcome === "earned")
    .sort((a, b) => b.maxPoints - a.maxPoints)
    .map(({ evidence }) => evidence.find(({ kind }) => kind === "turn")?.index);
  for (const message of [index, ...found]) {
    const answer = message === undefined ? null : answerTo(session, message);
    if (answer === null || message === undefined || answer.answer === "") continue;
    const isDeciding = message === index && step !== undefined;
    return {
      ...answer,
      message,
      asked: session.messages[message]?.text ?? null,
      moved: isDeciding ? movedAt(replay, step) : null,
    };
  }
  const first = session.messages.findIndex(({ sender }) => sender === "patient");
  const words = session.messages[first]?.text;
  return words === undefined
    ? null
    : { asked: null, message: first, answer: words, isSpoken: true, moved: null };
}

export interface Missing {
  readonly isQuestion: boolean;
  readonly words: string;
  readonly why: string;
  /** What would have been answered, where it is known. */
  readonly answer: { readonly text: string; readonly needsTrust: boolean } | null;
}

/** The one question that would have gained most, or failing that the one examination, test or treatment. */
export function missingOf(
  { items }: Pick<FinalDiagnosisReport, "items">,
  { unheard }: Pick<Session, "unheard">,
): Missing | null {
  const missed = items.filter(({ outcome }) => outcome === "missed").sort(byLoss);
  const answerOf = ({ id }: ReportItem) => unheard.find(({ itemId }) => itemId === id) ?? null;
  const questions = missed.filter((item) => item.about === "question" && item.question);
  const question =
    questions.find((item) => answerOf(item)?.needsTrust === false) ??
    questions.find((item) => answerOf(item) !== null);
  const act = missed.find(
    ({ about, group }) =>
      about === "examination" || (about === "test" && group === "Investigations"),
  );
  const item = question ?? act;
  if (!item) return null;
  return {
    isQuestion: item === question || item.about === "examination",
    words: item.question ?? item.label,
    why: firstSentence(item.why),
    answer: item === question ? answerOf(item) : null,
  };
}

export interface Habits {
  readonly keep: { readonly text: string; readonly message: number | null } | null;
  readonly change: { readonly text: string; readonly attempt: string | null } | null;
}

const texts = debriefTexts.habits;

/** One habit of this encounter to keep and one to change. */
export function habitsOf({
  items,
  replay,
}: Pick<FinalDiagnosisReport, "items" | "replay">): Habits {
  const manner = items.filter(({ about }) => about === "manner");
  const named = ({ ref, label }: ReportItem, side: "keep" | "change") =>
    texts.byRef[ref ?? ""]?.[side] ?? label;
  const turnOf = ({ evidence }: ReportItem) =>
    evidence.find(({ kind }) => kind === "turn")?.index ?? null;
  const [kept] = manner
    .filter(({ outcome }) => outcome === "earned")
    .sort((a, b) => b.points - a.points);
  const [lost] = manner.filter((item) => item.maxPoints > item.points).sort(byLoss);
  const [thinking] = replay.insights?.habits ?? [];
  return {
    keep: kept ? { text: named(kept, "keep"), message: turnOf(kept) } : null,
    change: thinking
      ? {
          text: thinking.kind === "anchoring" ? texts.anchoring : texts.premature,
          attempt: null,
        }
      : lost
        ? { text: named(lost, "change"), attempt: lost.question ?? null }
        : null,
  };
}
