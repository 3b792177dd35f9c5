import type { ReportItem } from "@anamnesis/contract";
import { expect, test } from "vitest";
import { groupsOf, itemsByTurn, pointsText } from "./items.ts";

const item = (part: Partial<ReportItem>): ReportItem => ({
  id: "i",
  area: "questioning",
  group: "What mattered",
  label: "Onset",
  outcome: "earned",
  points: 1,
  maxPoints: 2,
  why: "",
  evidence: [],
  ...part,
});

test("items keep the examiner's order and groups say what they are worth", () => {
  const items = [
    item({ id: "a" }),
    item({ id: "b", group: "How you asked", points: -0.5, maxPoints: 0 }),
    item({ id: "c", points: 2 }),
    item({ id: "d", area: "treatment" }),
  ];
  expect(
    groupsOf(items, "questioning").map(({ name, points, maxPoints, items: inGroup }) => [
      name,
      points,
      maxPoints,
      inGroup.map(({ id }) => id),
    ]),
  ).toEqual([
    ["What mattered", 3, 4, ["a", "c"]],
    ["How you asked", -0.5, 0, ["b"]],
  ]);
});

test("an item is named once at each turn that it rests on, and nowhere else", () => {
  const turn = (index: number) => ({ kind: "turn" as const, index, text: "When did it start?" });
  const byTurn = itemsByTurn([
    item({ id: "a", evidence: [turn(1), turn(1), turn(5)] }),
    item({ id: "b", evidence: [{ kind: "test", index: 1, text: "ECG/EKG" }] }),
  ]);
  expect([...byTurn.keys()]).toEqual([1, 5]);
  expect(byTurn.get(1)?.map(({ id }) => id)).toEqual(["a"]);
});

test("points are written without needless decimals and with a true minus", () => {
  expect([2, 1.5, 0.3333, -0.5, 0].map(pointsText)).toEqual(["2", "1.5", "0.33", "−0.5", "0"]);
});
