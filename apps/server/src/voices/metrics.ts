import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { CallRecord } from "./calls.ts";

/** What Prometheus reads of the language model. */
export interface VoiceMetrics {
  /** Counts a call that was made, or that was not made and why. */
  count(record: CallRecord): void;
  checked(milliseconds: readonly number[]): void;
}

/**
 * @param breaker 0 closed, 1 tried again, 2 open; asked when the metrics are read
 */
export const voiceMetrics = (registry: Registry, breaker: () => number): VoiceMetrics => {
  const registers = [registry];
  const calls = new Counter({
    name: "anamnesis_voice_calls_total",
    help: "Calls of the language model by purpose and outcome",
    labelNames: ["purpose", "outcome"],
    registers,
  });
  const faults = new Counter({
    name: "anamnesis_voice_faults_total",
    help: "Calls that gave nothing, or were not made, by reason",
    labelNames: ["fault"],
    registers,
  });
  const violations = new Counter({
    name: "anamnesis_voice_violations_total",
    help: "Sentences that were held back, by what they said beyond the plan",
    labelNames: ["kind"],
    registers,
  });
  const tokens = new Counter({
    name: "anamnesis_voice_tokens_total",
    help: "Tokens sent and received",
    labelNames: ["direction"],
    registers,
  });
  const first = new Histogram({
    name: "anamnesis_voice_first_sentence_seconds",
    help: "From the call to the first sentence that was told",
    buckets: [0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 10],
    registers,
  });
  const check = new Histogram({
    name: "anamnesis_voice_check_seconds",
    help: "What checking one sentence took",
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05],
    registers,
  });
  const gauge: Gauge = new Gauge({
    name: "anamnesis_voice_breaker",
    help: "Whether the provider is asked: 0 as ever, 1 tried again, 2 not asked",
    registers,
    collect: () => gauge.set(breaker()),
  });
  return {
    count(record) {
      calls.inc({ purpose: record.purpose, outcome: record.outcome });
      if (record.fault !== null) faults.inc({ fault: record.fault });
      if (record.violationKind !== null) violations.inc({ kind: record.violationKind });
      tokens.inc({ direction: "in" }, record.inputTokens);
      tokens.inc({ direction: "out" }, record.outputTokens);
      if (record.firstMs !== null) first.observe(record.firstMs / 1_000);
    },
    checked(milliseconds) {
      for (const ms of milliseconds) check.observe(ms / 1_000);
    },
  };
};
