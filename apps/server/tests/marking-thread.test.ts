import { fileURLToPath } from "node:url";
import { expertEncounter, mark, type Encounter } from "@anamnesis/assessment";
import { loadLibrary } from "@anamnesis/cases/files";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MarkingThread } from "../src/sessions/marking-thread.ts";
import { completeCase } from "./support/flow.ts";
import { openTestEmbedded } from "./support/embedded-database.ts";
import { scriptedClinic } from "./support/scripted-clinic.ts";
import { startTestServer } from "./support/test-server.ts";

vi.setConfig({ testTimeout: 60_000 });

const { cases } = loadLibrary(
  fileURLToPath(new URL("../../../packages/cases/library", import.meta.url)),
);
const compiled = cases[0];
if (!compiled) throw new Error("The library is empty.");
const expert = expertEncounter(compiled);
/** A talk long enough to hold up a server for a good while. */
const long: Encounter = {
  ...expert,
  messages: Array.from({ length: 240 }, (_, turn) => ({
    sender: "user" as const,
    text: `${expert.messages[turn % expert.messages.length]?.text ?? "Go on."} ${turn}`,
  })),
};

describe("the examiner's thread", () => {
  const warnings: string[] = [];
  let thread: MarkingThread | undefined;
  const start = (options: { entry?: URL; silenceMs?: number } = {}): MarkingThread =>
    (thread = new MarkingThread({ ...options, onWarning: (text) => warnings.push(text) }));
  afterEach(async () => {
    await thread?.close();
    warnings.length = 0;
  });

  it("marks as the examiner does anywhere, one case after another", async () => {
    const examiner = start();
    for (const one of cases.slice(0, 2)) {
      const encounter = expertEncounter(one);
      expect(await examiner.mark(one, encounter)).toEqual(mark(one, encounter));
      expect(await examiner.mark(one, encounter)).toEqual(mark(one, encounter));
    }
    expect(warnings).toEqual([]);
  });

  it("delays nobody's request while it marks long talks", async () => {
    const examiner = start();
    let begin = (): void => undefined;
    const started = new Promise<void>((resolve) => (begin = resolve));
    let isMarked = false;
    const server = await startTestServer(await openTestEmbedded(), {
      clinic: {
        mark: async (one, encounter) => {
          const marking = examiner.mark(compiled, long);
          begin();
          await marking;
          isMarked = true;
          return scriptedClinic.mark(one, encounter);
        },
      },
    });
    try {
      const [busy, other] = [await server.signUp(), await server.signUp()];
      const session = completeCase(busy, 8);
      await started;
      for (let request = 0; request < 5; request += 1)
        expect((await other.call("GET", "/tests")).status).toBe(200);
      expect(isMarked).toBe(false);
      expect(await session).toMatchObject({ stage: "analysed" });
    } finally {
      await server.close();
    }
  });

  it("is done without when it cannot be had, with the same marks and a warning", async () => {
    const examiner = start({ entry: new URL("./no-such-file.mjs", import.meta.url) });
    const expected = mark(compiled, expert);
    for (let time = 0; time < 5; time += 1)
      expect(await examiner.mark(compiled, expert)).toEqual(expected);
    expect(warnings).toHaveLength(3);
  });

  it("does not count the time that an encounter waits for those before it", async () => {
    const entry = new URL("./support/slow-examiner.mjs", import.meta.url);
    // Enough for one with its thread's start, not for all together.
    const examiner = start({ entry, silenceMs: 1_500 });
    await examiner.mark(compiled, expert);
    const reports = await Promise.all(
      Array.from({ length: 9 }, () => examiner.mark(compiled, expert)),
    );
    expect(reports).toHaveLength(9);
    expect(warnings).toEqual([]);
  });

  it("fails a marking that takes too long, and marks the next", async () => {
    const examiner = start({ silenceMs: 1 });
    await expect(examiner.mark(compiled, long)).rejects.toThrow("too long");
    expect(warnings).toEqual(["the examiner's thread is gone: it was silent for too long"]);
  });
});
