import type { LineReading } from "@anamnesis/patient";
import type { FastifyBaseLogger } from "fastify";
import type { Registry } from "prom-client";
import type { Database } from "../db/database.ts";
import { isSpoken, perform } from "./actor.ts";
import { circuitBreaker, type Breaker } from "./breaker.ts";
import { keepCall, type CallRecord } from "./calls.ts";
import { comment, type Comment, type Commented } from "./commentator.ts";
import { costGate, type Skip } from "./gate.ts";
import { readLine } from "./listener.ts";
import { voiceMetrics, type VoiceMetrics } from "./metrics.ts";
import { ModelFault, type Model } from "./model.ts";
import type { Scene } from "./scene.ts";
import type { ListeningMode, VoiceConfig } from "./voice-config.ts";

/** Whom a call is for. */
export interface Occasion {
  readonly userId: string;
  readonly sessionId: string;
  /** Of the patient's message; null where it is for none. */
  readonly position: number | null;
}

export interface Spoken {
  readonly text: string;
  readonly source: "model" | "embedded";
  readonly record: CallRecord;
}

export interface Listened {
  /** How the model read the line; null where it was not asked, or its answer is no reading. */
  readonly reading: LineReading | null;
  /** Of what a learner waits for the first sentence; all of it when the model failed, which is then not asked twice. */
  readonly spentMs: number;
}

const unasked: Listened = { reading: null, spentMs: 0 };
/** Of the wait for the first sentence, so much may go into reading the line. */
const listeningShare = 0.5;

/** A language model that words what the engine decides; null stands for "ask nobody". */
export interface Voice {
  readonly model: string;
  state(): ReturnType<Breaker["state"]>;
  /**
   * Words a turn, telling each sentence as it is released; null where it was nothing for a model, or none was asked.
   * @param spentMs how long the learner has waited already
   */
  speak(
    scene: Scene,
    occasion: Occasion,
    tell: (sentence: string) => void,
    left: AbortSignal,
    spentMs: number,
  ): Promise<Spoken | null>;
  /** How the model reads the learner's line, where it is to be asked: by default only where the engine doubts its own reading. */
  listen(scene: Scene, occasion: Occasion): Promise<Listened>;
  /** The texts of a finished report in the model's words, or null where they stay as they are. */
  comment(input: Comment, occasion: Occasion): Promise<Commented | null>;
}

export interface VoiceParts {
  readonly config: VoiceConfig;
  readonly model: Model;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  /** Where its figures are read. */
  readonly registry: Registry;
}

const nothing = {
  fault: null,
  violationKind: null,
  violation: null,
  sentences: 0,
  inputTokens: 0,
  outputTokens: 0,
  firstMs: null,
  totalMs: 0,
} as const;

/** Whether a line goes to the model: never what is said to a machine, in a foreign tongue, or chosen from a list. */
const isToBeRead = (mode: ListeningMode, { heard }: Scene): boolean =>
  mode !== "never" && heard?.mayBeRead === true && (mode === "always" || heard.doubts.length > 0);

/** The voice of a model, with everything that keeps it true, quick and affordable. */
export const createVoice = (
  parts: VoiceParts,
): { readonly voice: Voice; readonly metrics: VoiceMetrics } => {
  const { config, model, db, log } = parts;
  const breaker = circuitBreaker();
  const gate = costGate(db, config, breaker);
  const metrics = voiceMetrics(parts.registry, () => stateFigure[breaker.state(Date.now())]);

  /** Counts and logs a record; a fault is one line, without what anybody said. */
  const noted = (record: CallRecord): CallRecord => {
    metrics.count(record);
    const { purpose, fault, violationKind, totalMs } = record;
    if (record.outcome !== "skipped" && (fault !== null || violationKind !== null))
      log.warn(
        { purpose, model: model.name, fault, violation: violationKind, ms: totalMs },
        "the language model was not followed; the patient went on without it",
      );
    return record;
  };
  const recordOf = (
    purpose: CallRecord["purpose"],
    occasion: Occasion,
    rest: Pick<CallRecord, "outcome"> & Partial<CallRecord>,
  ): CallRecord =>
    noted({ ...nothing, purpose, ...occasion, model: model.name, at: new Date(), ...rest });
  /** A call that was not made is counted, and kept only where that says something of a person or of the provider. */
  const skipped = async (
    purpose: CallRecord["purpose"],
    occasion: Occasion,
    fault: Skip,
  ): Promise<null> => {
    await keepCall(db, recordOf(purpose, occasion, { outcome: "skipped", fault }));
    return null;
  };
  const failed = (fault: ModelFault): void =>
    breaker.failed(fault.kind, fault.retryAfterMs, Date.now());

  const voice: Voice = {
    model: model.name,
    state: () => breaker.state(Date.now()),

    async speak(scene, occasion, tell, left, spentMs) {
      const firstSentenceMs = config.firstSentenceMs - spentMs;
      if (!isSpoken(scene) || firstSentenceMs <= 0) return null;
      const skip = await gate.enter(occasion.userId, new Date());
      if (skip !== null) return skipped("reply", occasion, skip);
      const limits = { ...config, firstSentenceMs };
      const done = await perform(model, limits, scene, tell, left).finally(() => gate.leave());
      metrics.checked(done.checkMs);
      if (done.isLeft) breaker.released();
      else if (done.fault === null) breaker.succeeded();
      else breaker.failed(done.fault, done.retryAfterMs, Date.now());
      return {
        text: done.text,
        source: done.source,
        record: recordOf("reply", occasion, {
          outcome: done.outcome,
          fault: done.isLeft ? "left" : done.fault,
          violationKind: done.violation?.kind ?? null,
          violation: done.violation ? `${done.violation.text}: ${done.violation.sentence}` : null,
          sentences: done.sentences,
          ...done.usage,
          firstMs: done.firstMs,
          totalMs: done.totalMs,
        }),
      };
    },

    async listen(scene, occasion) {
      if (!isToBeRead(config.listens, scene)) return unasked;
      const skip = await gate.enter(occasion.userId, new Date(), true);
      if (skip !== null) {
        await skipped("read", occasion, skip);
        return unasked;
      }
      const startedAt = performance.now();
      const totalMs = (): number => Math.round(performance.now() - startedAt);
      const kept = (rest: Pick<CallRecord, "outcome"> & Partial<CallRecord>): Promise<void> =>
        keepCall(db, recordOf("read", occasion, { ...rest, totalMs: totalMs() }));
      try {
        const limitMs = config.firstSentenceMs * listeningShare;
        const { reading, why, usage } = await readLine(model, scene, limitMs);
        breaker.succeeded();
        const fault = why === null ? null : `misread_${why}`;
        await kept({ outcome: reading ? "used" : "unused", fault, ...usage });
        return { reading, spentMs: totalMs() };
      } catch (error) {
        if (!(error instanceof ModelFault)) throw error;
        failed(error);
        await kept({ outcome: "unused", fault: error.kind });
        return { reading: null, spentMs: config.firstSentenceMs };
      } finally {
        gate.leave();
      }
    },

    async comment(input, occasion) {
      if (!config.wordsComments) return null;
      const skip = await gate.enter(occasion.userId, new Date());
      if (skip !== null) return skipped("comment", occasion, skip);
      const startedAt = performance.now();
      const totalMs = (): number => Math.round(performance.now() - startedAt);
      try {
        const commented = await comment(model, config.replyMs, input);
        breaker.succeeded();
        const { kept, refused, usage } = commented;
        await keepCall(
          db,
          recordOf("comment", occasion, {
            outcome: refused === null ? "used" : kept > 0 ? "partly" : "unused",
            violationKind: refused?.kind ?? null,
            violation: refused?.violation ?? null,
            sentences: kept,
            ...usage,
            totalMs: totalMs(),
          }),
        );
        return commented;
      } catch (error) {
        if (!(error instanceof ModelFault)) throw error;
        failed(error);
        const fault = error.kind;
        await keepCall(
          db,
          recordOf("comment", occasion, { outcome: "unused", fault, totalMs: totalMs() }),
        );
        return null;
      } finally {
        gate.leave();
      }
    },
  };
  return { voice, metrics };
};

const stateFigure = { closed: 0, trying: 1, open: 2 } as const;
