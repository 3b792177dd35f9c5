import type { ReportItem } from "@anamnesis/contract";
import { fileURLToPath } from "node:url";
import { loadLibrary } from "@anamnesis/cases/files";
import { describe, expect, it } from "vitest";
import { unheardAnswers } from "./unheard.ts";

const { cases } = loadLibrary(
  fileURLToPath(new URL("../../../../packages/cases/library", import.meta.url)),
);
const caseOf = (id: string) => {
  const found = cases.find((one) => one.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return found;
};
const missed = (ref: string, outcome: ReportItem["outcome"] = "missed"): ReportItem => ({
  id: `ask:${ref}`,
  about: "question",
  ref,
  area: "questioning",
  group: "Background",
  label: ref,
  outcome,
  points: 0,
  maxPoints: 1,
  why: "",
  evidence: [],
});

describe("what would have been answered", () => {
  it("is the person's own sentence, and only for what was missed", () => {
    const compiled = caseOf("anaphylaxis");
    const answers = unheardAnswers([missed("allergies"), missed("work", "earned")], compiled);
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({ itemId: "ask:allergies", needsTrust: false });
    expect(answers[0]?.text).toMatch(/wasp/);
  });

  it("is nothing for what no question finds", () => {
    const exam: ReportItem = { ...missed("skin"), about: "examination" };
    expect(unheardAnswers([exam, missed("no such fact")], caseOf("anaphylaxis"))).toEqual([]);
  });

  it.each(cases.map((one) => [one.id, one] as const))("is known for %s", (_, compiled) => {
    const items = compiled.marking.ask.flatMap(({ fact }) => (fact[0] ? [missed(fact[0])] : []));
    const answers = unheardAnswers(items, compiled);
    const silent = items.filter(({ id }) => !answers.some(({ itemId }) => itemId === id));
    expect(silent.map(({ id }) => id)).toEqual([]);
    for (const { text } of answers) expect(text).toMatch(/^\S.*[.?!…]["”’']?$/su);
  });
});
