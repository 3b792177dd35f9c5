import { createHash } from "node:crypto";
import type { Patient } from "@anamnesis/contract";
import { publicPatient, type CompiledCase } from "@anamnesis/cases";
import type { Database } from "../db/database.ts";
import { knownCases } from "../db/schema.ts";

export interface LibraryCase {
  readonly compiled: CompiledCase;
  /** SHA-256 of the compiled case: two cases with the same hash are the same case. */
  readonly hash: string;
  readonly patient: Patient;
}

/** The cases that can be played now. */
export interface Library {
  readonly cases: readonly LibraryCase[];
  /** By the id that the patient has in the API, and by no other: a case's own id names its diagnosis. */
  findByPatient(patientId: string): LibraryCase | null;
  /** By the id of the case, which never comes from a request. */
  findByCase(caseId: string): LibraryCase | null;
  inModule(moduleId: string): readonly LibraryCase[];
  /** The patient of a case, also of a version or a case that the library no longer holds. */
  patientOf(compiled: CompiledCase): Patient;
}

/** Makes the library of compiled cases, noting in the database when each was first seen. */
export const openLibrary = async (
  db: Database,
  compiledCases: readonly CompiledCase[],
  now: Date,
): Promise<Library> => {
  if (compiledCases.length > 0) {
    await db
      .insert(knownCases)
      .values(compiledCases.map(({ id }) => ({ id, firstSeenAt: now })))
      .onConflictDoNothing();
  }
  const firstSeen = new Map(
    (await db.select().from(knownCases)).map((row) => [row.id, row.firstSeenAt]),
  );
  const patientOf = (compiled: CompiledCase): Patient => {
    const createdAt = (firstSeen.get(compiled.id) ?? now).toISOString();
    const { informant } = compiled.person;
    return {
      ...copy(publicPatient(compiled)),
      ...(informant ? { informantName: informant.name } : {}),
      _id: publicIdOf(compiled),
      createdAt,
    };
  };
  const cases = compiledCases.map((compiled) => ({
    compiled,
    hash: createHash("sha256").update(JSON.stringify(compiled)).digest("hex"),
    patient: patientOf(compiled),
  }));
  const byPatient = new Map(cases.map((entry) => [entry.patient._id, entry]));
  const byCase = new Map(cases.map((entry) => [entry.compiled.id, entry]));
  return {
    cases,
    findByPatient: (patientId) => byPatient.get(patientId) ?? null,
    findByCase: (caseId) => byCase.get(caseId) ?? null,
    inModule: (moduleId) => cases.filter(({ compiled }) => compiled.module === moduleId),
    patientOf,
  };
};

/**
 * The patient's id in the API and in the web app's addresses. A case's own id names its diagnosis, which must not be seen
 * before it is earned; this one names the person.
 */
export const publicIdOf = ({ id, person }: Pick<CompiledCase, "id" | "person">): string => {
  const name = person.name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{Mark}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const distinction = createHash("sha256").update(id).digest("hex").slice(0, 6);
  return `${name}-${distinction}`;
};

/** The case's own lists are read-only; the contract's are not. */
const copy = (patient: ReturnType<typeof publicPatient>) => ({
  ...patient,
  mainDiseases: [...patient.mainDiseases],
  criticalFactors: [...patient.criticalFactors],
  symptoms: [...patient.symptoms],
  earlyWarning: { ...patient.earlyWarning, points: [...patient.earlyWarning.points] },
});
