import {
  checkWording,
  isSaidAgain,
  untold,
  wordPlan,
  type ViolationKind,
} from "@anamnesis/patient";
import { briefFor, spokenSteps } from "./director.ts";
import { ModelFault, type FaultKind, type Model, type Usage } from "./model.ts";
import type { Scene } from "./scene.ts";
import { sentencesOf, wholeSentences } from "./sentences.ts";

/** Far more than a patient says in one breath. */
const mostSentences = 8;
const mostCharacters = 1_200;
/** Who says so many sentences that are not the plan's is not listened to any further in this reply. */
const mostHeld = 2;

export interface ActorLimits {
  readonly firstSentenceMs: number;
  readonly replyMs: number;
  readonly maxReplyTokens: number;
}

/** How a reply came about. */
export interface Performance {
  readonly text: string;
  /** "model" where at least one sentence of the model was told. */
  readonly source: "model" | "embedded";
  /** spoken: all by the model; partly: the engine told the rest; embedded: nothing of the model was told. */
  readonly outcome: "spoken" | "partly" | "embedded";
  readonly fault: FaultKind | null;
  readonly retryAfterMs: number | null;
  readonly violation: {
    readonly kind: ViolationKind;
    readonly text: string;
    readonly sentence: string;
  } | null;
  readonly sentences: number;
  readonly usage: Usage;
  /** From the call to the first sentence that was told, milliseconds. */
  readonly firstMs: number | null;
  readonly totalMs: number;
  /** What the check of each sentence took, milliseconds. */
  readonly checkMs: readonly number[];
  /** The listener went away while the model spoke. */
  readonly isLeft: boolean;
}

/** About four characters are a token; for a stream that ended without its usage. */
const estimated = (characters: number): number => Math.ceil(characters / 4);

const tidy = (sentence: string): string => sentence.replace(/^["“]+|["”]+$/g, "").trim();

/**
 * Lets a model word a turn. Each sentence is told as soon as it is checked; one that says more than the plan is left out,
 * with the second, and at every fault, the model's part ends, and the engine's wording of what is left of the plan follows.
 * @param tell is given each sentence, the model's and the engine's, in order
 * @param left aborted when nobody listens any more: the model is stopped, and the reply completed all the same
 */
export async function perform(
  model: Model,
  limits: ActorLimits,
  scene: Scene,
  tell: (sentence: string) => void,
  left: AbortSignal,
): Promise<Performance> {
  const startedAt = performance.now();
  const since = (): number => Math.round(performance.now() - startedAt);
  const brief = briefFor(scene);
  const check = checkWording(
    scene.plan,
    scene.view,
    [scene.wording, ...brief.lines],
    scene.asked,
    toldIn(scene),
  );
  const stop = new AbortController();
  const onLeft = (): void => stop.abort();
  left.addEventListener("abort", onLeft, { once: true });
  const told: string[] = [];
  const checkMs: number[] = [];
  let violation: Performance["violation"] = null;
  let fault: ModelFault | null = null;
  let firstMs: number | null = null;
  let usage: Usage | null = null;
  let heard = "";
  let held = 0;

  /** False when the model's part is over. */
  const take = (raw: string): boolean => {
    const sentence = tidy(raw);
    if (sentence === "") return true;
    const before = performance.now();
    const licence = check(sentence);
    checkMs.push(performance.now() - before);
    if (!licence.ok) {
      violation ??= { kind: licence.kind, text: licence.violation, sentence };
      held += 1;
      return held < mostHeld;
    }
    firstMs ??= since();
    told.push(sentence);
    tell(sentence);
    return told.length < mostSentences;
  };

  const listen = async (): Promise<void> => {
    const call = {
      system: brief.system,
      prompt: brief.prompt,
      maxTokens: limits.maxReplyTokens,
      temperature: 0.7,
      signal: stop.signal,
    };
    let rest = "";
    for await (const part of model.stream(call)) {
      if (stop.signal.aborted) return;
      if (part.kind === "end") {
        usage = part.usage;
        continue;
      }
      heard += part.text;
      if (heard.length > mostCharacters) throw new ModelFault("endless", "it went on and on", null);
      const { sentences, rest: open } = wholeSentences((rest + part.text).replace(/\s+/g, " "));
      rest = open;
      for (const sentence of sentences) if (!take(sentence)) return;
    }
    if (heard.trim() === "") throw new ModelFault("empty", "it said nothing");
    if (!stop.signal.aborted) take(rest);
  };

  /** Rejects when the limit is reached: for the first sentence, then for all of them. */
  const watch = new Promise<never>((_, reject) => {
    const late = (): void => reject(new ModelFault("slow", "it took longer than it may"));
    const first = setTimeout(() => firstMs === null && late(), limits.firstSentenceMs);
    const whole = setTimeout(late, limits.replyMs);
    stop.signal.addEventListener("abort", () => {
      clearTimeout(first);
      clearTimeout(whole);
    });
  });
  const gone = new Promise<void>((resolve) => {
    if (left.aborted) resolve();
    else left.addEventListener("abort", () => resolve(), { once: true });
  });
  const speaking = listen();
  // While the model makes up its mind: what the check looks up once for a reply.
  check("Yes, well.");
  speaking.catch(() => undefined);
  watch.catch(() => undefined);
  try {
    await Promise.race([speaking, watch, gone]);
  } catch (error) {
    fault =
      error instanceof ModelFault
        ? error
        : new ModelFault("unreadable", "its answer was no answer");
  }
  const isLeft = left.aborted;
  stop.abort();
  left.removeEventListener("abort", onLeft);
  const byModel = told.length;
  for (const sentence of remainder(scene, told)) {
    told.push(sentence);
    tell(sentence);
  }
  return {
    text: told.join(" "),
    source: byModel > 0 ? "model" : "embedded",
    outcome:
      byModel === 0
        ? "embedded"
        : byModel === told.length && violation === null && fault === null
          ? "spoken"
          : "partly",
    fault: isLeft ? null : (fault?.kind ?? null),
    retryAfterMs: fault?.retryAfterMs ?? null,
    violation,
    sentences: byModel,
    usage: usage ?? {
      inputTokens: estimated(brief.system.length + brief.prompt.length),
      outputTokens: estimated(heard.length),
    },
    firstMs,
    totalMs: since(),
    checkMs,
    isLeft,
  };
}

/** The engine's sentences for what is still untold; none that says again what was said. */
function remainder({ view, plan, state, wording }: Scene, told: readonly string[]) {
  if (told.length === 0) return sentencesOf(wording);
  const rest = untold(plan, view, told);
  return sentencesOf(wordPlan(view, state, rest)).filter(
    (sentence) => sentence.startsWith("[") || !isSaidAgain(sentence, told),
  );
}

const asking = /^(?:ask|open|challenge|probe|feel)$/;

/** What the learner said that was no question. */
const toldIn = ({ heard }: Scene): string =>
  (heard?.reading.parts ?? [])
    .flatMap(({ act, words }) => (asking.test(act) ? [] : [words]))
    .join(" ");

/** Whether a turn has anything that an actor could word. */
export const isSpoken = ({ plan }: Scene): boolean => spokenSteps(plan).length > 0;
