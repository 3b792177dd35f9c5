import type { Session } from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import { ApiFailure } from "../http/api-failure.ts";
import { ownSession, viewOf, type SessionContext } from "../sessions/context.ts";
import { updateSession } from "../sessions/store.ts";

/** What learners note for themselves after an analysis. */
export interface Reflections {
  /**
   * Takes the place of what was noted before; the empty text takes it away.
   * @throws ApiFailure not_found, out_of_order before the session is analysed
   */
  save(person: Person, sessionId: string, text: string, now: Date): Promise<Session>;
}

export const reflections = (context: SessionContext): Reflections => ({
  save: (person, sessionId, text, now) =>
    context.db.transaction(async (tx) => {
      const row = await ownSession(tx, sessionId, person.id, "lock");
      if (row.report === null) {
        throw new ApiFailure(
          "out_of_order",
          "A reflection follows the analysis. Submit the final diagnosis first.",
        );
      }
      const saved = await updateSession(
        tx,
        sessionId,
        text === ""
          ? { reflection: null, reflectedAt: null }
          : { reflection: text, reflectedAt: now },
      );
      return viewOf(context, tx, saved, await context.versions.of(saved, tx));
    }),
});
