import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { describe, expect, it } from "vitest";
import { checkReply } from "../check/check.ts";
import { createConversation } from "../conversation.ts";
import { hear } from "../hear/embedded.ts";
import { played, readScript } from "./script.ts";

const folder = join(import.meta.dirname, "conversations");
const library = join(import.meta.dirname, "..", "..", "..", "cases", "library");
const views = loadLibrary(library).cases.map(patientView);
const conversation = createConversation(hear);
const scripts = readdirSync(folder)
  .sort()
  .map((file) => [file, readScript(readFileSync(join(folder, file), "utf8"))] as const);

const wordsIn = (text: string): number =>
  text
    .replace(/\[[^\]]*\]/g, "")
    .trim()
    .split(/\s+/).length;

describe.each(scripts)("%s", (_, script) => {
  const view = views.find(({ id }) => id === script.caseId);
  const exchanges = view ? played(conversation, view, script) : [];

  it("is a whole consultation with a case of the library", () => {
    expect(view?.id).toBe(script.caseId);
    expect(script.lines.length).toBeGreaterThanOrEqual(25);
  });

  it("is licensed, short of breath enough to be talk, and not lost more than now and then", () => {
    for (const { line, reply } of exchanges) {
      if (!view) continue;
      expect(checkReply(reply.text, reply.plan, view), `${line} → ${reply.text}`).toEqual({
        ok: true,
      });
    }
    const lengths = exchanges.map(({ reply }) => wordsIn(reply.text)).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(25);
    const lost = exchanges.filter(({ reply }) =>
      reply.plan.some((step) => step.kind === "ask_again" || step.kind === "offer"),
    );
    expect(lost.length / exchanges.length).toBeLessThan(0.2);
  });
});
