import { expect, test } from "vitest";
import {
  dayAbove,
  linesOf,
  newestToldIds,
  withoutRepeats,
  type UnsentMessage,
} from "./conversation.ts";

const message = (id: string, sender: "user" | "patient", text: string) => ({
  _id: id,
  sender,
  text,
  timestamp: "2026-03-02T10:00:00.000Z",
});
const unsent = (part: Partial<UnsentMessage>): UnsentMessage => ({
  id: "u1",
  text: "Do you smoke?",
  createdAt: "2026-03-02T10:01:00.000Z",
  state: "sending",
  problem: null,
  storedAs: null,
  heard: null,
  ...part,
});

test("what waits to be sent stands after what was said", () => {
  const lines = linesOf([message("m1", "patient", "Hello.")], [unsent({})]);
  expect(lines.map(({ text, state }) => [text, state])).toEqual([
    ["Hello.", "stored"],
    ["Do you smoke?", "sending"],
  ]);
});

test("a message whose answer has come is shown once", () => {
  const stored = [
    message("m2", "user", "Do you smoke?"),
    message("m3", "patient", "Twenty a day."),
  ];
  expect(linesOf(stored, [unsent({ storedAs: "m2" })])).toHaveLength(2);
  expect(linesOf([], [unsent({ storedAs: "m2" })])).toHaveLength(1);
});

test("what has been heard of a reply stands after its question until the reply is there", () => {
  const lines = linesOf([], [unsent({ heard: "Twenty" })]);
  expect(lines.map(({ sender, text, state }) => [sender, text, state])).toEqual([
    ["user", "Do you smoke?", "sending"],
    ["patient", "Twenty", "spoken"],
  ]);
  expect(linesOf([], [unsent({ heard: "" })])).toHaveLength(1);
});

test("a conversation of today has no day above it, one of an earlier day has", () => {
  const lines = linesOf([message("m1", "patient", "Hello.")], []);
  const [line] = lines;
  expect(dayAbove(line!, undefined, new Date("2026-03-02T12:00:00.000Z"))).toBeNull();
  expect(dayAbove(line!, undefined, new Date("2026-03-05T12:00:00.000Z"))).toMatch(/2/);
  expect(dayAbove(line!, line, new Date("2026-03-05T12:00:00.000Z"))).toBeNull();
});

test("only what the newest reply added is new", () => {
  const line = (id: string, toldAt: string | null) => ({
    id,
    text: id,
    source: toldAt === null ? ("triage" as const) : ("told" as const),
    toldAt,
  });
  const ids = newestToldIds([
    line("triage", null),
    line("older", "2026-03-02T10:00:00.000Z"),
    line("newer", "2026-03-02T10:05:00.000Z"),
    line("newer too", "2026-03-02T10:05:00.000Z"),
  ]);
  expect([...ids]).toEqual(["newer", "newer too"]);
  expect(newestToldIds([line("triage", null)]).size).toBe(0);
});

test("what triage knew and the patient then says is one line, told", () => {
  const line = (id: string, text: string, source: "triage" | "told") => ({
    id,
    text,
    source,
    toldAt: source === "told" ? "2026-03-02T10:00:00.000Z" : null,
  });
  expect(
    withoutRepeats([
      line("t1", "Sweating", "triage"),
      line("t2", "Nausea", "triage"),
      line("nausea", "nausea", "told"),
      line("smoking", "Smokes", "told"),
    ]).map(({ id }) => id),
  ).toEqual(["t1", "nausea", "smoking"]);
});
