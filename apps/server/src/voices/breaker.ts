import type { FaultKind } from "./model.ts";

export interface Breaker {
  /** Whether the provider may be asked now; while it is thought dead, one call at a time tries it again. */
  mayAsk(now: number): boolean;
  succeeded(): void;
  failed(kind: FaultKind, retryAfterMs: number | null, now: number): void;
  /** The call was given up for reasons that say nothing about the provider. */
  released(): void;
  /** "closed": asked as ever; "open": not asked; "trying": not asked save for one call. */
  state(now: number): "closed" | "open" | "trying";
}

const failuresBeforeOpen = 3;
const firstPauseMs = 15_000;
const longestPauseMs = 10 * 60_000;
/** A key that is not accepted is not accepted a second later either. */
const unauthorisedPauseMs = 5 * 60_000;

/** Faults that are the provider's or the network's; an odd answer says nothing about the next one. */
const faulty = new Set<FaultKind>([
  "slow",
  "unreachable",
  "unauthorised",
  "rate_limited",
  "server_error",
  "refused",
  "cut",
  "unreadable",
]);

/** Stops asking a provider that fails, for longer each time, and tries it again with a single call. */
export const circuitBreaker = (): Breaker => {
  let failures = 0;
  let openings = 0;
  let openUntil = 0;
  let isTrying = false;
  const open = (ms: number, now: number): void => {
    openings += 1;
    openUntil = now + ms;
  };
  return {
    mayAsk(now) {
      if (openUntil === 0) return true;
      if (now < openUntil || isTrying) return false;
      isTrying = true;
      return true;
    },
    succeeded() {
      failures = 0;
      openings = 0;
      openUntil = 0;
      isTrying = false;
    },
    failed(kind, retryAfterMs, now) {
      const wasTrying = isTrying;
      isTrying = false;
      if (!faulty.has(kind)) return;
      failures += 1;
      if (kind === "rate_limited" && retryAfterMs !== null)
        return open(Math.min(retryAfterMs, longestPauseMs), now);
      if (kind === "unauthorised") return open(unauthorisedPauseMs, now);
      if (failures >= failuresBeforeOpen || wasTrying)
        open(Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(openings, 10)), now);
    },
    released() {
      isTrying = false;
    },
    state(now) {
      if (openUntil === 0) return "closed";
      return now < openUntil ? "open" : "trying";
    },
  };
};
