import { randomBytes } from "node:crypto";
import type { Database } from "../db/database.ts";
import type { Library, LibraryCase } from "../library/library.ts";
import { dayAfter, patientOfDay, recentDays } from "./patient-of-day.ts";
import * as store from "./store.ts";

/** Whose day it is in this installation; null where the library is empty. */
export interface DailyPlan {
  of(day: string): Promise<LibraryCase | null>;
}

export const dailyPlan = (db: Database, library: Library): DailyPlan => {
  let salt: string | null = null;
  return {
    async of(day) {
      const kept = await store.findPatientOfDay(db, day);
      const known = kept === null ? null : library.findByCase(kept);
      if (known) return known;
      salt ??= await store.keepKey(db, "daily", randomBytes(16).toString("hex"));
      const cases = library.cases.map(({ compiled: { id, module, level } }) => ({
        id,
        module,
        level,
      }));
      const from = dayAfter(day, -recentDays(cases.length));
      const recent = new Set(await store.listPatientsOfDays(db, from, day));
      const chosen = patientOfDay(day, salt, cases, recent);
      if (chosen === undefined) return null;
      return library.findByCase(await store.keepPatientOfDay(db, day, chosen, kept));
    },
  };
};
