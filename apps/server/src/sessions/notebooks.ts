import type { Notebook, NotesInput } from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import { ownSession, refuseWhenFinished } from "./context.ts";
import * as store from "./store.ts";

/** What a learner writes for themselves during a session. */
export interface Notebooks {
  /**
   * Takes the place of what was kept before.
   * @throws ApiFailure not_found, out_of_order after the final diagnosis: the debrief shows what was thought until then
   */
  save(person: Person, sessionId: string, input: NotesInput, now: Date): Promise<Notebook>;
}

export const notebooks = (db: Database): Notebooks => ({
  save: (person, sessionId, { notes, differential }, now) =>
    db.transaction(async (tx) => {
      refuseWhenFinished(await ownSession(tx, sessionId, person.id, "lock"));
      const notebook = { notes, differential, savedAt: now.toISOString() };
      await store.updateSession(tx, sessionId, { notebook });
      return notebook;
    }),
});
