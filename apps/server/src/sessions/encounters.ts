import type {
  FinalDiagnosis,
  FinalDiagnosisInput,
  InitialDiagnosisInput,
  Session,
  TestResult,
} from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import { pictureAddress } from "../http/pictures.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Remember } from "../http/idempotency.ts";
import { ownSession, refuseWhenFinished, viewOf, type SessionContext } from "./context.ts";
import { tryToMark } from "./marking.ts";
import { impressionAfter, latestOf } from "./first-impression.ts";
import { resultReading, type ResultReading } from "./result-reading.ts";
import * as store from "./store.ts";
import { testResultView } from "./view.ts";

/** What is done with a session besides talking; each throws ApiFailure not_found for what is not the person's own. */
export interface Encounters extends ResultReading {
  /** The whole session; a report that is still missing is tried again. */
  get(person: Person, sessionId: string): Promise<Session>;
  /**
   * All results so far, in the order asked for; a test that was done before is not done again.
   * @throws ApiFailure unknown_test (nothing is stored then), out_of_order
   */
  orderTests(
    person: Person,
    sessionId: string,
    names: readonly string[],
    now: Date,
    remember: Remember,
  ): Promise<TestResult[]>;
  /** Submitting again replaces, until the first result is there; after that it is kept as a change of the first one. @throws ApiFailure out_of_order */
  submitInitial(
    person: Person,
    sessionId: string,
    input: InitialDiagnosisInput,
    now: Date,
    remember: Remember,
  ): Promise<Session>;
  /** Stores and marks. Submitting the same again changes nothing. @throws ApiFailure out_of_order when it differs */
  submitFinal(
    person: Person,
    sessionId: string,
    input: FinalDiagnosisInput,
    now: Date,
    remember: Remember,
  ): Promise<Session>;
  /** Marks if the report is missing. @throws ApiFailure out_of_order before the final diagnosis */
  analyze(person: Person, sessionId: string): Promise<Session>;
}

export const encounters = (context: SessionContext): Encounters => {
  const { db, versions, clinic } = context;
  const whole = async (row: store.SessionRow) => viewOf(context, db, row, await versions.of(row));

  return {
    ...resultReading(context),

    async get(person, sessionId) {
      return whole(
        await tryToMark(context, await ownSession(db, sessionId, person.id), new Date()),
      );
    },

    async orderTests(person, sessionId, names, now, remember) {
      const before = await ownSession(db, sessionId, person.id);
      const compiled = await versions.of(before);
      const unknown = names.filter((name) => clinic.testNamed(name) === null);
      if (unknown.length > 0) {
        throw new ApiFailure(
          "unknown_test",
          `There is no test called ${unknown.map((name) => `"${name}"`).join(", ")}. Nothing was ordered.`,
          { tests: `Not in the catalogue: ${unknown.join(", ")}` },
        );
      }
      const ordered = new Set(names.flatMap((name) => clinic.testNamed(name) ?? []));
      return db.transaction(async (tx) => {
        const row = await ownSession(tx, sessionId, person.id, "lock");
        const done = await store.listTestResults(tx, sessionId);
        const doneNames = new Set(done.map(({ testName }) => testName));
        const fresh = [...ordered].filter((name) => !doneNames.has(name));
        if (fresh.length > 0) refuseWhenFinished(row);
        const added = fresh.map((name, index) => ({
          ...resultRow(clinic.investigate(compiled, name, row.seed), now),
          sessionId,
          testName: name,
          position: done.length + index,
        }));
        await store.insertTestResults(tx, added);
        const results = [...done, ...added].map(testResultView);
        await remember(tx, { response: results });
        return results;
      });
    },

    async submitInitial(person, sessionId, input, now, remember) {
      const compiled = await versions.of(await ownSession(db, sessionId, person.id));
      return db.transaction(async (tx) => {
        let row = await ownSession(tx, sessionId, person.id, "lock");
        const impression = { ...input, submittedAt: submissionTime(input, row, now) };
        const before = row.initialDiagnosis;
        if (!isSame(withoutTime(latestOf(before)), withoutTime(input))) {
          refuseWhenFinished(row);
          const results = await store.listTestResults(tx, sessionId);
          row = await store.updateSession(tx, sessionId, {
            initialDiagnosis: impressionAfter(before, impression, results),
            updatedAt: now,
          });
        }
        await remember(tx, { sessionId: row.id });
        return viewOf(context, tx, row, compiled);
      });
    },

    async submitFinal(person, sessionId, input, now, remember) {
      // Stored first and by itself: whatever becomes of the marking, what was written is kept.
      const row = await db.transaction(async (tx) => {
        let row = await ownSession(tx, sessionId, person.id, "lock");
        if (!isSame(withoutTime(row.finalDiagnosis), withoutTime(input))) {
          refuseWhenFinished(row);
          row = await store.updateSession(tx, sessionId, {
            finalDiagnosis: toFinal(input, submissionTime(input, row, now)),
            completedAt: now,
            updatedAt: now,
          });
        }
        await remember(tx, { sessionId: row.id });
        return row;
      });
      return whole(await tryToMark(context, row, now));
    },

    async analyze(person, sessionId) {
      const row = await ownSession(db, sessionId, person.id);
      if (row.finalDiagnosis === null)
        throw new ApiFailure(
          "out_of_order",
          "Submit the final diagnosis first; then it is marked.",
        );
      return whole(await tryToMark(context, row, new Date()));
    },
  };
};

const creditOf = ({ alt, credit, licence }: { alt: string; credit: string; licence: string }) => ({
  alt,
  credit,
  licence,
});

const resultRow = (
  result: ReturnType<SessionContext["clinic"]["investigate"]>,
  orderedAt: Date,
): Omit<store.TestResultRow, "sessionId" | "testName" | "position"> => ({
  resultText: result.resultText,
  detail: {
    values: [...result.values],
    report: result.report,
    hasTracing: result.hasTracing,
    ...(result.image ? { image: creditOf(result.image) } : {}),
  },
  format: result.format,
  resultImageURL: result.image ? pictureAddress(result.image.sha256) : null,
  orderedAt,
});

const toFinal = (input: FinalDiagnosisInput, submittedAt: string): FinalDiagnosis => ({
  updatedReasoning: input.updatedReasoning,
  finalDiagnosis: input.finalDiagnosis,
  finalMedications: input.finalMedications,
  treatmentPlan: {
    lifestyleRecommendations: input.treatmentPlan.lifestyleRecommendations ?? "",
    followUpInstructions: input.treatmentPlan.followUpInstructions ?? "",
  },
  ...(input.sureness === undefined ? {} : { sureness: input.sureness }),
  submittedAt,
});

/** The learner's own time of submission, where it is possible at all: a submission may have waited on a device. */
const submissionTime = (
  input: { readonly submittedAt?: string },
  session: store.SessionRow,
  now: Date,
): string => {
  const claimed = new Date(input.submittedAt ?? now);
  const isPossible = claimed >= session.createdAt && claimed <= now;
  return (isPossible ? claimed : now).toISOString();
};

const withoutTime = (diagnosis: object | null): Readonly<Record<string, unknown>> | null => {
  if (diagnosis === null) return null;
  const { submittedAt: _, ...rest } = diagnosis as Record<string, unknown>;
  return rest;
};

/** Equal as JSON, whatever the order of the keys. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
  );
};
