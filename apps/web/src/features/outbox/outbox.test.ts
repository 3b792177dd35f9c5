import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Outbox } from "./outbox.ts";
import { settled } from "./settled.ts";
import {
  finalDiagnosis,
  initialDiagnosis,
  memoryStorage,
  message,
  offline,
  refusal,
  testingPorts,
} from "./testing-ports.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets everything that is due now happen, without reaching a retry. */
const settle = () => vi.advanceTimersByTimeAsync(500);

async function begin(storage = memoryStorage()) {
  const world = testingPorts(storage);
  const outbox = new Outbox("ada", world.ports);
  await outbox.start();
  const statuses = () =>
    outbox.snapshot().map(({ entry }) => [entry.kind, entry.status, entry.attempts] as const);
  return { ...world, outbox, statuses };
}

describe("what a learner wrote", () => {
  test("is on the device before it is sent, and off it once it is acknowledged", async () => {
    const { outbox, storage, received, ports, answerWith } = await begin();
    answerWith(() => {
      expect(storage.kept.size).toBe(1);
      return undefined;
    });
    ports.onDelivered.mockImplementation(() => {
      // By the time the answer is shown, screens know that the entry has become it.
      expect(outbox.snapshot()[0]?.delivery).not.toBeNull();
    });
    await outbox.add(initialDiagnosis("ACS"));
    await settle();
    expect(received).toHaveLength(1);
    expect(storage.kept.size).toBe(0);
    expect(outbox.snapshot()).toEqual([]);
    expect(ports.onDelivered).toHaveBeenCalledOnce();
  });

  test("survives a reload and is sent again under the same key", async () => {
    const storage = memoryStorage();
    const first = await begin(storage);
    first.answerWith(offline);
    await first.outbox.add(initialDiagnosis("ACS"));
    await settle();
    first.outbox.stop();

    const second = await begin(storage);
    await settle();
    expect(second.said()).toEqual(["ACS"]);
    expect(second.received[0]?.id).toBe(first.received[0]?.id);
    expect(storage.kept.size).toBe(0);
  });

  test("is never sent under another account", async () => {
    const storage = memoryStorage();
    const ada = await begin(storage);
    ada.answerWith(offline);
    await ada.outbox.add(finalDiagnosis("STEMI"));
    await settle();
    ada.outbox.stop();

    const world = testingPorts(storage);
    const grace = new Outbox("grace", world.ports);
    await grace.start();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(world.received).toEqual([]);
    expect(grace.snapshot()).toEqual([]);
    expect(storage.kept.size).toBe(1);
  });

  test("waits while nobody is signed in, and goes when somebody is", async () => {
    const { outbox, received, signIn } = await begin();
    signIn(false);
    await outbox.add(initialDiagnosis("ACS"));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(received).toEqual([]);
    signIn(true);
    outbox.wake();
    await settle();
    expect(received).toHaveLength(1);
  });

  test("stays when the sign-in expires under way", async () => {
    const { outbox, statuses, answerWith } = await begin();
    answerWith(() => refusal("Sign in again", 401));
    await outbox.add(initialDiagnosis("ACS"));
    await settle();
    expect(statuses()).toEqual([["initial-diagnosis", "waiting", 0]]);
    answerWith(() => undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(outbox.snapshot()).toEqual([]);
  });
});

describe("a submission that fails", () => {
  test("is sent again by itself, after 2, 4 and 8 seconds, until it is taken", async () => {
    const { outbox, received, answerWith } = await begin();
    answerWith(offline);
    await outbox.add(finalDiagnosis("STEMI"));
    await settle();
    expect(received).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(received).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(received).toHaveLength(3);
    answerWith(() => undefined);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(received).toHaveLength(4);
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
    expect(outbox.snapshot()).toEqual([]);
  });

  test("goes at once when the network is back", async () => {
    const { outbox, received, answerWith } = await begin();
    answerWith(offline);
    await outbox.add(finalDiagnosis("STEMI"));
    await vi.advanceTimersByTimeAsync(60_000);
    const before = received.length;
    answerWith(() => undefined);
    outbox.wake();
    await settle();
    expect(received.length).toBe(before + 1);
  });

  test("and is refused waits for a correction, with the reason, and is not repeated", async () => {
    const { outbox, received, statuses, answerWith } = await begin();
    answerWith(() => refusal("Name a final diagnosis"));
    await outbox.add(finalDiagnosis("?"));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(received).toHaveLength(1);
    expect(statuses()).toEqual([["final-diagnosis", "refused", 1]]);
    expect(outbox.snapshot()[0]?.entry.problem).toBe("Name a final diagnosis");

    answerWith(() => undefined);
    await outbox.add(finalDiagnosis("STEMI"));
    await settle();
    expect(received[1]?.id).not.toBe(received[0]?.id);
    expect(outbox.snapshot()).toEqual([]);
  });

  test("written anew takes the place of the old one; the same text keeps its key", async () => {
    const { outbox, received, storage, answerWith } = await begin();
    answerWith(offline);
    await outbox.add(initialDiagnosis("ACS"));
    await settle();
    await outbox.add(initialDiagnosis("ACS"));
    await settle();
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
    await outbox.add(initialDiagnosis("Dissection"));
    await settle();
    expect(storage.kept.size).toBe(1);
    expect([...storage.kept.values()][0]?.body).toMatchObject({
      preliminaryDiagnosis: "Dissection",
    });
  });

  test("tells a screen that waits for it at once", async () => {
    const { outbox, answerWith } = await begin();
    answerWith(offline);
    const { id } = await outbox.add(finalDiagnosis("STEMI"));
    await expect(settled(outbox, id, 1_500)).resolves.toBe("undelivered");
    answerWith(() => undefined);
    const other = await outbox.add(finalDiagnosis("STEMI", "s2"));
    await expect(settled(outbox, other.id, 1_500)).resolves.toBe("delivered");
  });
});

describe("the order in which things arrive", () => {
  test("a final diagnosis waits until the initial one has been taken", async () => {
    const { outbox, said, answerWith } = await begin();
    answerWith(offline);
    await outbox.add(initialDiagnosis("ACS"));
    await settle();
    await outbox.add(finalDiagnosis("STEMI"));
    await settle();
    expect(said()).not.toContain("STEMI");
    expect(outbox.snapshot().at(-1)?.entry.problem).toMatch(/initial diagnosis/);
    answerWith(() => undefined);
    outbox.wake();
    await settle();
    expect(said().slice(-2)).toEqual(["ACS", "STEMI"]);
  });

  test("a message that is held back by another does not seem to be on its way", async () => {
    const { outbox, said, answerWith } = await begin();
    answerWith(offline);
    await outbox.add(message("first"));
    await settle();
    await outbox.add(message("second"));
    await settle();
    expect(said()).not.toContain("second");
    expect(outbox.snapshot().map(({ entry }) => entry.problem)).not.toContain(null);
    answerWith(() => undefined);
    outbox.wake();
    await settle();
    expect(said().slice(-2)).toEqual(["first", "second"]);
  });

  test("messages never overtake one another", async () => {
    const { outbox, said, answerWith } = await begin();
    answerWith(offline);
    await outbox.add(message("first"));
    await settle();
    answerWith(() => undefined);
    await outbox.add(message("second"));
    await settle();
    expect(said()).toEqual(["first", "first", "second"]);
  });

  test("a message that cannot be sent is left to the person, not repeated behind their back", async () => {
    const { outbox, received, statuses, answerWith } = await begin();
    answerWith(offline);
    await outbox.add(message("Do you smoke?"));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(received).toHaveLength(1);
    expect(statuses()).toEqual([["message", "waiting", 1]]);
    answerWith(() => undefined);
    outbox.wake("s1");
    await settle();
    expect(received[1]?.id).toBe(received[0]?.id);
    expect(outbox.snapshot()).toEqual([]);
  });

  test("one session in trouble does not hold up another", async () => {
    const { outbox, said, answerWith } = await begin();
    answerWith((entry) => (entry.sessionId === "s1" ? offline() : undefined));
    await outbox.add(initialDiagnosis("stuck", "s1"));
    await outbox.add(initialDiagnosis("fine", "s2"));
    await settle();
    expect(outbox.snapshot().map(({ entry }) => entry.sessionId)).toEqual(["s1"]);
    expect(said()).toContain("fine");
  });
});

describe("two tabs", () => {
  test("what another tab has delivered disappears here and is not sent twice", async () => {
    const storage = memoryStorage();
    const here = await begin(storage);
    here.answerWith(offline);
    await here.outbox.add(initialDiagnosis("ACS"));
    await settle();
    storage.kept.clear();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(here.received).toHaveLength(1);
    expect(here.outbox.snapshot()).toEqual([]);
    expect(here.ports.onGone).toHaveBeenCalledOnce();
  });

  test("what another tab has written is shown here", async () => {
    const storage = memoryStorage();
    const here = await begin(storage);
    here.answerWith(offline);
    const there = await begin(storage);
    there.answerWith(offline);
    await there.outbox.add(finalDiagnosis("STEMI"));
    await settle();
    await here.outbox.reload();
    expect(here.outbox.snapshot().map(({ entry }) => entry.kind)).toEqual(["final-diagnosis"]);
  });
});

test("a device that keeps nothing still sends what was written", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const storage = memoryStorage();
  storage.put = () => Promise.reject(new Error("full"));
  const { outbox, said, answerWith } = await begin(storage);
  answerWith(offline);
  await outbox.add(finalDiagnosis("STEMI"));
  await settle();
  answerWith(() => undefined);
  await outbox.reload();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(said()).toEqual(["STEMI", "STEMI"]);
  expect(outbox.snapshot()).toEqual([]);
});
