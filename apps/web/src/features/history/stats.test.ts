import { expect, test } from "vitest";
import { historyStats } from "./stats.ts";

const scored = (overallScore: number) => ({
  finalDiagnosisReport: {
    questioningScore: 1,
    diagnosisScore: 1,
    treatmentScore: 1,
    overallScore,
    analyzedAt: "2026-01-01T00:00:00.000Z",
  },
});

test("average and best are over the sessions with a report alone", () => {
  expect(historyStats([scored(9), scored(6.1), { finalDiagnosisReport: null }])).toEqual({
    total: 3,
    average: 76,
    best: 90,
  });
});

test("without a report there is no average to show", () => {
  expect(historyStats([{ finalDiagnosisReport: null }])).toEqual({
    total: 1,
    average: null,
    best: null,
  });
});

test("a score of nothing still counts", () => {
  expect(historyStats([scored(0), scored(5)])).toEqual({ total: 2, average: 25, best: 50 });
});
