import type { Auscultation, Printout, TestResult } from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import { notFound } from "../http/api-failure.ts";
import { ownSession, type SessionContext } from "./context.ts";
import * as store from "./store.ts";
import { testResultView } from "./view.ts";

/** How the results of a session and what was heard in it are read; each throws ApiFailure not_found for what was not ordered in it. */
export interface ResultReading {
  /** Drawn anew from the version of the case that the session has: the same every time. */
  tracing(person: Person, sessionId: string, testName: string): Promise<Printout>;
  /** From the state of the conversation: what was listened to, as it was then. */
  auscultation(person: Person, sessionId: string): Promise<Auscultation>;
  /** Notes when the report was first asked for; after the final diagnosis it no longer tells anything. */
  openReport(person: Person, sessionId: string, testName: string, now: Date): Promise<TestResult>;
}

export const resultReading = ({ db, versions, clinic }: SessionContext): ResultReading => ({
  async tracing(person, sessionId, testName) {
    const row = await ownSession(db, sessionId, person.id);
    const result = await store.findTestResult(db, sessionId, testName);
    const drawn = result && clinic.tracing(await versions.of(row), result.testName, row.seed);
    if (!drawn) throw notFound("This tracing");
    return drawn;
  },

  async auscultation(person, sessionId) {
    const row = await ownSession(db, sessionId, person.id);
    const none: Auscultation = { places: [] };
    return clinic.auscultation?.(await versions.of(row), row.patientState) ?? none;
  },

  async openReport(person, sessionId, testName, now) {
    return db.transaction(async (tx) => {
      const row = await ownSession(tx, sessionId, person.id, "lock");
      const result = await store.findTestResult(tx, sessionId, testName);
      if (!result) throw notFound("This result");
      const { detail } = result;
      if (!detail || detail.reportOpenedAt || row.finalDiagnosis !== null)
        return testResultView(result);
      const opened = { ...detail, reportOpenedAt: now.toISOString() };
      await store.setResultDetail(tx, result, opened);
      return testResultView({ ...result, detail: opened });
    });
  },
});
