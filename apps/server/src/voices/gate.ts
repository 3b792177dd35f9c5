import type { Database } from "../db/database.ts";
import { countAttempts } from "../http/attempts.ts";
import type { Breaker } from "./breaker.ts";
import { tokensSince } from "./calls.ts";
import type { VoiceConfig } from "./voice-config.ts";

/** Why the model is not asked although one is configured. */
export type Skip = "breaker" | "busy" | "too_many" | "tokens_of_person" | "tokens_of_all";

export interface Gate {
  /**
   * Lets a call through, or says why not. Whoever was let through calls `leave` when the call is over.
   * @param userId whose bound it counts against
   * @param isWithin it belongs to a reply that is counted by itself
   */
  enter(userId: string, now: Date, isWithin?: boolean): Promise<Skip | null>;
  leave(): void;
}

/** Sums of everybody's tokens are read anew so often; between two readings a little more may be used. */
const staleMs = 15_000;

const dayOf = (now: Date): Date => new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000);

/**
 * What a call may cost: how many at once, how many a minute and how many tokens a day a person has, and all together. Days
 * are those of UTC. Calls at once and a minute are counted in this process, tokens in the database.
 */
export const costGate = (db: Database, config: VoiceConfig, breaker: Breaker): Gate => {
  const perMinute = countAttempts(config.repliesAMinute, 60_000);
  let active = 0;
  let total = { tokens: 0, readAt: Number.NEGATIVE_INFINITY };
  const isAllSpent = async (now: Date): Promise<boolean> => {
    if (config.tokensADay === null) return false;
    if (now.getTime() - total.readAt > staleMs)
      total = { tokens: await tokensSince(db, dayOf(now)), readAt: now.getTime() };
    return total.tokens >= config.tokensADay;
  };
  return {
    async enter(userId, now, isWithin = false) {
      if (active >= config.concurrency) return "busy";
      active += 1;
      const refused = await (async (): Promise<Skip | null> => {
        if (breaker.state(now.getTime()) === "open") return "breaker";
        if (await isAllSpent(now)) return "tokens_of_all";
        const spent = await tokensSince(db, dayOf(now), userId);
        if (spent >= config.tokensAPersonADay) return "tokens_of_person";
        if (!isWithin && perMinute.reserve(userId, now.getTime()) !== null) return "too_many";
        return breaker.mayAsk(now.getTime()) ? null : "breaker";
      })().catch((error: unknown) => {
        active -= 1;
        throw error;
      });
      if (refused !== null) active -= 1;
      return refused;
    },
    leave() {
      active -= 1;
    },
  };
};
