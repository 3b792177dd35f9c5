import { describe, expect, it } from "vitest";
import { circuitBreaker } from "./breaker.ts";

describe("a circuit breaker", () => {
  const failing = (times: number, at = 0) => {
    const breaker = circuitBreaker();
    for (let n = 0; n < times; n += 1) breaker.failed("server_error", null, at);
    return breaker;
  };

  it("asks on after one or two failures, and not after three in a row", () => {
    expect(failing(2).mayAsk(1)).toBe(true);
    expect(failing(3).mayAsk(1)).toBe(false);
    const mixed = failing(2);
    mixed.succeeded();
    mixed.failed("server_error", null, 1);
    expect(mixed.mayAsk(2)).toBe(true);
  });

  it("tries again with one call, and waits longer each time that fails", () => {
    const breaker = failing(3);
    expect([breaker.mayAsk(14_999), breaker.mayAsk(15_000), breaker.mayAsk(15_000)]).toEqual([
      false,
      true,
      false,
    ]);
    breaker.failed("unreachable", null, 15_000);
    expect([breaker.mayAsk(44_999), breaker.mayAsk(45_000)]).toEqual([false, true]);
    breaker.succeeded();
    expect(breaker.state(45_001)).toBe("closed");
  });

  it("keeps to what the provider says of when to come back", () => {
    const breaker = circuitBreaker();
    breaker.failed("rate_limited", 30_000, 0);
    expect([breaker.mayAsk(29_000), breaker.mayAsk(30_000)]).toEqual([false, true]);
  });

  it("does not try a key again at once that is not accepted", () => {
    const breaker = circuitBreaker();
    breaker.failed("unauthorised", null, 0);
    expect(breaker.state(60_000)).toBe("open");
  });

  it("takes an odd answer for what it is, and a call given up for nothing", () => {
    const breaker = circuitBreaker();
    for (let n = 0; n < 9; n += 1) breaker.failed("empty", null, 0);
    expect(breaker.state(1)).toBe("closed");
    const trying = failing(3);
    expect(trying.mayAsk(20_000)).toBe(true);
    trying.released();
    expect(trying.mayAsk(20_001)).toBe(true);
  });
});
