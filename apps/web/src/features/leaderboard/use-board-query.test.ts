import fc from "fast-check";
import { expect, it } from "vitest";
import { leaderboardPeriods, specializations } from "virtual:contract";
import { boardScopes } from "@/texts/leaderboard.ts";
import { boardChoiceOf, boardQueryOf, type BoardChoice } from "./use-board-query.ts";

const aChoice: fc.Arbitrary<BoardChoice> = fc.record({
  period: fc.constantFrom(...leaderboardPeriods),
  scope: fc.constantFrom(...boardScopes),
  specialization: fc.constantFrom(...specializations.map(({ value }) => value)),
  page: fc.integer({ min: 1, max: 2000 }),
});

it("finds the same board and page again from its address", () => {
  fc.assert(
    fc.property(aChoice, (choice) => {
      const { specialization, ...rest } = boardChoiceOf(boardQueryOf(choice, choice), "");
      expect({ ...rest }).toEqual({
        period: choice.period,
        scope: choice.scope,
        page: choice.page,
      });
      if (choice.scope === "specialization") expect(specialization).toBe(choice.specialization);
    }),
  );
});

it("begins another board at its first page", () => {
  const choice = boardChoiceOf(new URLSearchParams("period=all&page=7"), "Neurology");
  expect(boardQueryOf(choice, { period: "month" }).get("page")).toBeNull();
  expect(boardQueryOf(choice, { page: 8 }).toString()).toBe("period=all&page=8");
});

it("offers one's own specialization first, and no nonsense of the address", () => {
  const choice = boardChoiceOf(
    new URLSearchParams("period=year&scope=moon&specialization=Alchemy&page=-3"),
    "Neurology",
  );
  expect(choice).toEqual({
    period: "week",
    scope: "everyone",
    specialization: "Neurology",
    page: 1,
  });
});
