import http from "node:http";
import {
  callerOf,
  CallError,
  listPatients,
  type Session,
} from "../../apps/server/tools/learner.ts";

/** What a crowd of learners met with. */
export interface Crowd {
  /** Of every chat turn, milliseconds, ascending. */
  readonly turns: readonly number[];
  readonly reports: number;
  /** Failed calls by status and what was called; 0: no answer. */
  readonly errors: Readonly<Record<string, number>>;
  readonly seconds: number;
}

const questions = [
  "Good morning, I'm the doctor on duty. What brings you in today?",
  "When did it start, and what were you doing?",
  "Where exactly do you feel it, and does it go anywhere else?",
  "How bad is it from nought to ten?",
  "Is there anything that makes it better or worse?",
  "Have you had anything like this before?",
  "Do you feel sick, or have you been sweating?",
  "Any fever, cough or shortness of breath?",
  "Which medicines do you take, and are you allergic to anything?",
  "Does anything run in your family?",
  "Do you smoke, and how much do you drink?",
  "What worries you most about it?",
  "What do you do for work, and who is at home with you?",
  "Have you noticed any change in weight or appetite?",
] as const;
/** Chat turns in one encounter. */
export const turnsOfAnEncounter = 12;
const password = "a long pass phrase";

/**
 * `learners` people each see one patient from registration to report, all at once and each without pausing to think,
 * so that the server always has as many requests before it as there are people; new turns stop after `limitMs`.
 */
export const meet = async (url: string, learners: number, limitMs: number): Promise<Crowd> => {
  const turns: number[] = [];
  const errors: Record<string, number> = {};
  let reports = 0;
  const from = performance.now();
  let lastTurn = from;
  const one = async (n: number): Promise<void> => {
    // A browser keeps its own connection.
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      try {
        return await work();
      } catch (error) {
        const status = error instanceof CallError ? error.status : -1;
        errors[`${status} ${what}`] = (errors[`${status} ${what}`] ?? 0) + 1;
        throw error;
      }
    };
    try {
      const email = `${crypto.randomUUID()}@example.org`;
      const { token } = await timed("register", () =>
        callerOf(url, agent)<{ token: string }>("POST", "/auth/register", {
          name: `Learner ${n}`,
          email,
          password,
        }),
      );
      const call = callerOf(url, agent, token);
      const patients = await timed("patients", () => listPatients(call));
      const patientId = patients[n % patients.length];
      const { _id } = await timed("session", () =>
        call<Session>("POST", "/sessions", { patientId }),
      );
      for (let turn = 0; turn < turnsOfAnEncounter; turn += 1) {
        if (performance.now() - from > limitMs) return;
        const message = questions[(n + turn) % questions.length];
        const before = performance.now();
        await timed("message", () => call("POST", `/sessions/${_id}/message`, { message }));
        lastTurn = performance.now();
        turns.push(lastTurn - before);
      }
      await timed("initial", () =>
        call("POST", `/sessions/${_id}/diagnose`, {
          clinicalReasoning: "Sudden onset, worse on exertion, risk factors in the family.",
          preliminaryDiagnosis: "Acute coronary syndrome",
          initialMedications: ["Aspirin 300 mg orally"],
        }),
      );
      const tests = ["Complete Blood Count", "ECG"];
      await timed("tests", async () => {
        const catalogue = await call<readonly { name: string }[]>("GET", "/tests");
        const names = catalogue.map(({ name }) => name);
        const known = tests.filter((name) => names.includes(name));
        return call("POST", `/sessions/${_id}/tests`, {
          tests: known.length > 0 ? known : names.slice(0, 2),
        });
      });
      const marked = await timed("final", () =>
        call<Session>("POST", `/sessions/${_id}/diagnose`, {
          updatedReasoning: "The results support it.",
          finalDiagnosis: "Acute coronary syndrome",
          finalMedications: ["Aspirin 300 mg orally"],
          treatmentPlan: {
            lifestyleRecommendations: "Stop smoking",
            followUpInstructions: "Cardiology clinic in six weeks",
          },
        }),
      );
      if (marked.finalDiagnosisReport) reports += 1;
    } catch {
      // Counted above.
    } finally {
      agent.destroy();
    }
  };
  await Promise.all(Array.from({ length: learners }, (_, n) => one(n)));
  return {
    turns: turns.toSorted((a, b) => a - b),
    reports,
    errors,
    seconds: (lastTurn - from) / 1_000,
  };
};

/** The time within which a share of the turns was answered, whole milliseconds. */
export const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0);
