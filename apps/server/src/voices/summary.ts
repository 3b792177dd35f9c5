import type { VoicesSummary } from "@anamnesis/contract";
import type { Database } from "../db/database.ts";
import { countFaults, countViolations, latestViolations, sumCalls } from "./calls.ts";
import type { Voice } from "./voice.ts";
import type { VoiceConfig } from "./voice-config.ts";

const dayMs = 86_400_000;

/** What tokens cost, in the currency of the configured price; null without one. */
export const costOf = (
  price: VoiceConfig["price"],
  inputTokens: number,
  outputTokens: number,
): number | null =>
  price === null ? null : (inputTokens * price.input + outputTokens * price.output) / 1_000_000;

/** What the language model did in the last days, for the operator. */
export const summarise = async (
  db: Database,
  config: VoiceConfig | null,
  voice: Voice | null,
  days: number,
  now: Date,
): Promise<VoicesSummary> => {
  const since = new Date(now.getTime() - days * dayMs);
  const purposes = await sumCalls(db, since);
  const latest = await latestViolations(db, since);
  return {
    model: voice?.model ?? null,
    listens: config?.listens ?? null,
    breaker: voice?.state() ?? null,
    since: since.toISOString(),
    purposes: purposes.map((row) => ({
      ...row,
      cost: costOf(config?.price ?? null, row.inputTokens, row.outputTokens),
    })),
    faults: await countFaults(db, since),
    violations: await countViolations(db, since),
    latestViolations: latest.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
  };
};
