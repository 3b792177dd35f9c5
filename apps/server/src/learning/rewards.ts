import type { Achievement, SessionRewards } from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import type { Library } from "../library/library.ts";
import { dayIn } from "../progress/streak.ts";
import { ownSession } from "../sessions/context.ts";
import { explainPoints } from "./explain-points.ts";
import type { Learning } from "./service.ts";
import * as store from "./store.ts";

/** What else knows of a session's rewards. */
interface Sources {
  readonly db: Database;
  readonly library: Library;
  readonly learning: Pick<Learning, "recommend">;
  readonly progress: {
    earnedIn(person: Person, sessionId: string): Promise<Achievement[]>;
    streakOn(person: Person, localDay: string): Promise<number>;
  };
}

export interface Rewards {
  /** What a session brought. @throws ApiFailure not_found */
  of(person: Person, sessionId: string, now: Date): Promise<SessionRewards>;
}

export const rewards = ({ db, library, learning, progress }: Sources): Rewards => ({
  async of(person, sessionId, now) {
    const { caseId, report } = await ownSession(db, sessionId, person.id);
    const except = library.findByCase(caseId)?.patient._id;
    const results = await store.listResultsOfCase(db, person.id, caseId);
    const at = results.findIndex((result) => result.sessionId === sessionId);
    const own = results[at];
    const [earned, streak, recommendations, cards] = await Promise.all([
      // What counts days and modules goes on counting; over a patient in danger nothing is handed out.
      own && report?.isUnsafe !== true ? progress.earnedIn(person, sessionId) : [],
      progress.streakOn(person, own?.localDay ?? dayIn(person.timeZone, now)),
      learning.recommend(person, { now, ...(except === undefined ? {} : { except }) }),
      own ? store.countCardsOf(db, sessionId) : 0,
    ]);
    return {
      points: own?.points ?? null,
      explanation: own
        ? explainPoints(own, results.slice(0, at))
        : "The points follow as soon as this session has been marked.",
      earned,
      streak,
      recommendations,
      cards,
    };
  },
});
