import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "../../src/accounts/person.ts";
import { emptyOfPeople, giveAward, keepCaseOfAwards } from "../support/awards.ts";
import type { OpenDatabase } from "../support/open-database.ts";
import { bothCounts } from "../support/slow-boards.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const people = 4;
const password = "a long pass phrase";
const hour = 3_600_000;
const start = Date.parse("2026-02-20T00:00:00Z");

const who = fc.nat({ max: people - 1 });
const award = fc.record({
  kind: fc.constant("award" as const),
  who,
  points: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 150 })),
  hours: fc.nat({ max: 20 * 24 }),
});
const profile = fc.record({
  kind: fc.constant("profile" as const),
  who,
  leaderboardVisibility: fc.constantFrom("name" as const, "pseudonym" as const, "hidden" as const),
  specialization: fc.constantFrom("" as const, "Cardiology" as const, "Other" as const),
  institutionName: fc.constantFrom("", "St Jude's", " st  jude's", "Elsewhere"),
});
const deletion = fc.record({ kind: fc.constant("deletion" as const), who });
const act = fc.oneof(
  { arbitrary: award, weight: 6 },
  { arbitrary: profile, weight: 3 },
  { arbitrary: deletion, weight: 1 },
);
type Act = (typeof act extends fc.Arbitrary<infer T> ? T : never) & object;

export const keptCountsSuite = (open: OpenDatabase): void => {
  describe("what the leaderboards keep", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(await open(), { config: { rateLimitFactor: 1_000 } });
      await keepCaseOfAwards(server.database.db);
    });
    afterAll(() => server.close());

    const signUp = async (): Promise<Person> => {
      const { token } = await server.signUp();
      const found = await server.services.accounts.signedInBy(token, new Date());
      if (!found) throw new Error("The learner is gone.");
      return found.person;
    };

    const perform = async (person: Person, act: Act): Promise<void> => {
      const { accounts } = server.services;
      if (act.kind === "award") {
        const { points, hours } = act;
        const completedAt = new Date(start + hours * hour);
        const percent = Math.min(100, points);
        return giveAward(server.database.db, { userId: person.id, points, percent, completedAt });
      }
      // Of somebody who is gone, nothing can be changed or deleted any more.
      const work: Promise<unknown> =
        act.kind === "deletion"
          ? accounts.deleteAccount(person, password)
          : accounts.updateProfile(person, {
              leaderboardVisibility: act.leaderboardVisibility,
              specialization: act.specialization,
              institutionName: act.institutionName,
            });
      await work.catch((error: unknown) => {
        if (!/gone|not your password/.test(String(error))) throw error;
      });
    };

    it("equals a recount of all awards, whatever happened, also at once", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 }),
          async (rounds) => {
            await emptyOfPeople(server.database.db);
            const everybody = await Promise.all(Array.from({ length: people }, signUp));
            for (const round of rounds) {
              await Promise.all(
                round.map(async (act) => {
                  const person = everybody[act.who];
                  if (person) await perform(person, act);
                }),
              );
            }
            const { kept, recounted } = await bothCounts(server.database.db);
            expect(kept).toEqual(recounted);
          },
        ),
        { numRuns: 12 },
      );
    });

    it("equals a recount after a rush of awards of many people", async () => {
      const { db } = server.database;
      await emptyOfPeople(db);
      const everybody = await Promise.all(Array.from({ length: 12 }, signUp));
      await Promise.all(
        Array.from({ length: 240 }, (_, n) =>
          giveAward(db, {
            userId: everybody[(n * 7) % 12]?.id ?? "",
            points: (n * 37) % 140,
            percent: n % 101,
            completedAt: new Date(start + n * hour),
          }),
        ),
      );
      const { kept, recounted } = await bothCounts(db);
      expect(kept).toEqual(recounted);
      expect(kept.counts.length).toBeGreaterThan(20);
    });
  });
};
