import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Outbox } from "./outbox.ts";
import { finalDiagnosis, message, notes, offline, testingPorts } from "./testing-ports.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets everything that is due now happen, without reaching a retry. */
const settle = () => vi.advanceTimersByTimeAsync(500);

async function begin() {
  const world = testingPorts();
  const outbox = new Outbox("ada", world.ports);
  await outbox.start();
  return { ...world, outbox };
}

describe("notes", () => {
  test("go before what is submitted after them, and by themselves after an outage", async () => {
    const { outbox, said, answerWith } = await begin();
    answerWith(offline);
    await outbox.add(notes("Pressure at rest"));
    await settle();
    answerWith(() => undefined);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(said()).toEqual(["Pressure at rest", "Pressure at rest"]);
    answerWith(offline);
    await outbox.add(notes("Older"));
    await settle();
    answerWith(() => undefined);
    await outbox.add(finalDiagnosis("STEMI"));
    await settle();
    expect(said().slice(-2)).toEqual(["Older", "STEMI"]);
  });

  test("go before a final diagnosis of the same moment, which they cannot hold up", async () => {
    const { outbox, said, answerWith, ports } = await begin();
    ports.now = () => new Date("2026-03-02T10:00:00.000Z");
    void outbox.add(finalDiagnosis("STEMI", "s2"));
    void outbox.add(notes("Last thought", "s2"));
    await settle();
    expect(said()).toEqual(["Last thought", "STEMI"]);
    answerWith((entry) => (entry.kind === "notes" ? offline() : undefined));
    void outbox.add(notes("Lost?"));
    void outbox.add(finalDiagnosis("PE"));
    await settle();
    expect(said().slice(2, 4)).toEqual(["Lost?", "PE"]);
  });

  test("that are newer take the place of those that wait", async () => {
    const { outbox, answerWith, said } = await begin();
    answerWith(offline);
    await outbox.add(notes("One"));
    await settle();
    await outbox.add(notes("One, two"));
    await settle();
    answerWith(() => undefined);
    outbox.wake();
    await settle();
    expect(said().at(-1)).toBe("One, two");
    expect(outbox.snapshot()).toEqual([]);
  });
});

test("as much of a reply as has been heard is told while it is spoken, and not afterwards", async () => {
  const { outbox, ports } = await begin();
  const heard: (string | null)[] = [];
  outbox.subscribe(() => {
    const [now] = outbox.snapshot();
    if (now && heard.at(-1) !== now.heard) heard.push(now.heard);
  });
  vi.spyOn(ports, "deliver").mockImplementation(async (_entry, onHeard: (text: string) => void) => {
    onHeard("");
    onHeard("Twenty a day.");
    return { kind: "message", output: {} } as never;
  });
  await outbox.add(message("Do you smoke?"));
  await settle();
  expect(heard).toEqual([null, "", "Twenty a day.", null]);
});
