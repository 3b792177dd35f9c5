import { fewestJudgements, surenessSteps, type Calibration } from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import * as store from "./store.ts";

/** How often somebody is right when they say how sure they are. */
export interface Calibrations {
  find(person: Person): Promise<Calibration>;
}

export const calibrations = (db: Database): Calibrations => ({
  async find(person) {
    const bySureness = new Map(
      (await store.countJudgements(db, person.id)).map((row) => [row.sureness, row]),
    );
    const steps = surenessSteps.map((sureness) => {
      const { counted = 0, right = 0 } = bySureness.get(sureness) ?? {};
      return {
        sureness,
        counted,
        rightPercent: counted < fewestJudgements ? null : Math.round((100 * right) / counted),
      };
    });
    return { counted: steps.reduce((sum, { counted }) => sum + counted, 0), steps };
  },
});
