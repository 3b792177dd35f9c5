import { expect, test } from "vitest";
import { recallTexts } from "@/texts/recall.ts";
import { daysUntil } from "./days-until.ts";

test("days are counted by midnights of the person's own zone", () => {
  const now = new Date("2026-03-04T23:30:00Z");
  expect(daysUntil("2026-03-05T00:30:00Z", now, "Europe/London")).toBe(1);
  expect(daysUntil("2026-03-05T00:30:00Z", now, "Asia/Tokyo")).toBe(0);
  expect(daysUntil("2026-03-01T00:30:00Z", now, "Europe/London")).toBe(0);
});

test("the change to summer time makes no day longer", () => {
  const now = new Date("2026-03-28T12:00:00Z");
  expect(daysUntil("2026-03-31T11:00:00Z", now, "Europe/London")).toBe(3);
});

test("when something comes back is said in words", () => {
  expect([0, 1, 3, 59, 61].map(recallTexts.inDays)).toEqual([
    "today",
    "tomorrow",
    "in 3 days",
    "in 59 days",
    "in 2 months",
  ]);
});
