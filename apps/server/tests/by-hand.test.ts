import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readConfig } from "../src/config.ts";
import { openModel } from "../src/voices/sdk-model.ts";
import { wholeAnswer } from "../src/voices/whole-answer.ts";
import { startByHandModel } from "../tools/scripted-model/by-hand.ts";

const folder = mkdtempSync(path.join(tmpdir(), "by-hand-"));
afterAll(() => rmSync(folder, { recursive: true }));

const call = { system: "You listen.", prompt: "Doctor: Hello", maxTokens: 50, temperature: 0 };
const ask = async (baseUrl: string): Promise<string> => {
  const { voice } = readConfig({
    PATIENT_MODEL: "compatible:by-hand",
    PATIENT_MODEL_BASE_URL: baseUrl,
  });
  if (!voice) throw new Error("no voice");
  return (await wholeAnswer(await openModel(voice), call, 20_000, 1_000)).text;
};

it("waits for the answer that somebody writes, and gives it again by itself", async () => {
  const byHand = await startByHandModel({ folder, everyMs: 10 });
  const answered = ask(byHand.baseUrl);
  await expect.poll(() => readdirSync(folder).length, { timeout: 15_000 }).toBe(1);
  const [prompt = ""] = readdirSync(folder);
  expect(prompt).toMatch(/^0001-listen-[0-9a-f]{12}\.prompt\.txt$/);
  expect(readFileSync(path.join(folder, prompt), "utf8")).toContain("Doctor: Hello");
  writeFileSync(path.join(folder, prompt.replace(".prompt.", ".answer.")), '{"parts":[]}\n');
  expect(await answered).toBe('{"parts":[]}');
  await byHand.close();

  const cassette = await startByHandModel({ folder, isReplay: true });
  expect(await ask(cassette.baseUrl)).toBe('{"parts":[]}');
  call.prompt = "Doctor: Something that nobody answered";
  await expect(ask(cassette.baseUrl)).rejects.toMatchObject({ kind: "refused" });
  await cassette.close();
});
