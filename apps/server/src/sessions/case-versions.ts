import type { CompiledCase } from "@anamnesis/cases";
import type { Database } from "../db/database.ts";
import type { Library, LibraryCase } from "../library/library.ts";
import * as store from "./store.ts";

/** A session keeps the case that it was started with, whatever becomes of the library. */
export interface CaseVersions {
  /** Keeps the version, in the transaction that starts a session with it. */
  keep(tx: Database, entry: LibraryCase, now: Date): Promise<void>;
  /** The case of a session; inside a transaction, that transaction is to be given. */
  of(
    session: { readonly caseId: string; readonly caseHash: string },
    tx?: Database,
  ): Promise<CompiledCase>;
}

/** What became of the person marks nothing: a version from before it was told is completed with what is told now. */
const withAfterwards = (version: CompiledCase, now: CompiledCase | undefined): CompiledCase =>
  version.afterwards || !now?.afterwards ? version : { ...version, afterwards: now.afterwards };

export const caseVersions = (db: Database, library: Library): CaseVersions => {
  const older = new Map<string, CompiledCase>();
  return {
    keep: (tx, { compiled, hash }, now) =>
      store.insertCaseVersion(tx, {
        hash,
        caseId: compiled.id,
        snapshot: compiled,
        createdAt: now,
      }),

    async of({ caseId, caseHash }, tx = db) {
      const current = library.findByCase(caseId);
      if (current?.hash === caseHash) return current.compiled;
      const known = older.get(caseHash);
      if (known) return known;
      const snapshot = await store.findCaseVersion(tx, caseHash);
      if (snapshot === null) throw new Error(`The version ${caseHash} of ${caseId} is missing.`);
      // Stored by `keep` from a compiled case, and never changed since.
      const compiled = withAfterwards(snapshot as CompiledCase, current?.compiled);
      older.set(caseHash, compiled);
      return compiled;
    },
  };
};
