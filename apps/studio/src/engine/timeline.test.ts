import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readCase } from "@anamnesis/cases/files";
import { spokenMinutes } from "./spoken-time.ts";
import { timelineOf } from "./timeline.ts";

describe("times as they are told", () => {
  it.each([
    ["about 90 minutes ago, on his tea break", 90],
    ["an hour and a half ago", 90],
    ["half an hour at the window", 30],
    ["two or three weeks", 25_200],
    ["two and a half hours", 150],
    ["a couple of days", 2_880],
    ["ten days ago", 14_400],
    ["last night", 720],
    ["years", 1_576_800],
    ["since yesterday", 1_440],
    ["gone up in steps", null],
    ["lying down", null],
  ])("%s", (text, minutes) => expect(spokenMinutes(text)).toBe(minutes));

  it("put the symptoms of a shipped case in order", () => {
    const file = fileURLToPath(
      new URL(
        "../../../../packages/cases/library/cardiology/acute-heart-failure.yaml",
        import.meta.url,
      ),
    );
    const { case: compiled } = readCase(readFileSync(file, "utf8"), file);
    const spans = timelineOf(compiled?.facts ?? [], compiled?.complaint ?? "");
    const began = spans.flatMap((span) => (span.began === null ? [] : [span.began]));
    expect(began.length).toBeGreaterThan(5);
    expect(began).toEqual([...began].sort((a, b) => b - a));
    expect(spans.find(({ fact }) => fact === "cough")?.began).toBe(10_080);
  });

  it("let what came with the complaint begin when that did", () => {
    const file = fileURLToPath(
      new URL("../../../../packages/cases/library/cardiology/inferior-stemi.yaml", import.meta.url),
    );
    const { case: compiled } = readCase(readFileSync(file, "utf8"), file);
    const spans = timelineOf(compiled?.facts ?? [], compiled?.complaint ?? "");
    const began = (fact: string) => spans.find((span) => span.fact === fact)?.began;
    expect(began("chest_pain")).toBe(90);
    expect(began("nausea")).toBe(90);
  });
});
