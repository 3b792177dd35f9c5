import { expertEncounter, mark } from "@anamnesis/assessment";
import { finalDiagnosisReportSchema } from "@anamnesis/contract";
import { sql, type SQL } from "drizzle-orm";
import { lockUser } from "../../apps/server/src/accounts/store.ts";
import type { Person } from "../../apps/server/src/accounts/person.ts";
import type { Database } from "../../apps/server/src/db/database.ts";
import { sessions } from "../../apps/server/src/db/schema.ts";
import type { LibraryCase } from "../../apps/server/src/library/library.ts";
import { countAward } from "../../apps/server/src/progress/awards.ts";
import { embeddedClinic } from "../../apps/server/src/sessions/embedded-clinic.ts";
import { idOf } from "./fill.ts";

/** So many sessions of this person are marked as the server marks them; the others are copies of these in SQL. */
const markedByServer = 60;
const sessionsInAll = 5_000;
const hour = 3_600_000;

/**
 * Somebody with 5,000 sessions over two years, whose rows are of true size: reports of the examiner, the patient's
 * state, three results each. Skills, cards, schedules and achievements come of the sessions that the server counts.
 * @returns their id
 */
export const fillLongPractised = async (
  db: Database,
  signUp: () => Promise<Person>,
  cases: readonly LibraryCase[],
): Promise<Person> => {
  const person = await signUp();
  const now = Date.now();
  for (let n = 0; n < markedByServer; n += 1) {
    const entry = cases[n % cases.length];
    if (!entry) throw new Error("The library is empty.");
    const { compiled, hash } = entry;
    const full = expertEncounter(compiled);
    // Every other time only half is asked and no test is ordered, so that something is missed.
    const encounter =
      n % 2 === 0
        ? full
        : {
            ...full,
            messages: full.messages.slice(0, full.messages.length / 2),
            tests: [],
            orders: [],
          };
    const completedAt = new Date(now - (markedByServer - n) * 20 * hour);
    const report = finalDiagnosisReportSchema.parse({
      ...mark(compiled, encounter),
      analyzedAt: completedAt.toISOString(),
    });
    const { state } = await embeddedClinic.open(compiled, n);
    const session = {
      id: crypto.randomUUID(),
      userId: person.id,
      caseId: compiled.id,
      caseHash: hash,
      moduleId: compiled.module,
      seed: n,
      patientState: state,
      emotionalState: "calm",
      told: [],
      messageCount: encounter.messages.length,
      initialDiagnosis: null,
      finalDiagnosis: {
        updatedReasoning: "As the expert.",
        finalDiagnosis: compiled.diagnosis.name,
        finalMedications: [],
        treatmentPlan: { lifestyleRecommendations: "", followUpInstructions: "" },
        submittedAt: completedAt.toISOString(),
      },
      report,
      createdAt: new Date(completedAt.getTime() - hour / 2),
      updatedAt: completedAt,
      completedAt,
      reflection: n % 10 === 0 ? "Ask about every medicine, also those taken now and then." : null,
      reflectedAt: n % 10 === 0 ? completedAt : null,
    };
    await db.transaction(async (tx) => {
      await lockUser(tx, person.id);
      await tx.insert(sessions).values(session);
      await countAward(tx, { session, compiled, encounter, report });
    });
  }
  await copySessions(db, person.id);
  return person;
};

/** Each copy is an hour or so older than the one before, and brought no points: a repetition of years. */
const copySessions = async (db: Database, userId: string): Promise<void> => {
  const copies = Math.ceil((sessionsInAll - markedByServer) / markedByServer);
  const age = sql`(60 + copy * 8) * interval '1 day'`;
  const copyOf = (session: SQL) => idOf(sql`${session}::text || copy`);
  for (let first = 1; first <= copies; first += 10) {
    const series = sql`generate_series(${first}::int, ${Math.min(copies, first + 9)}::int) as copy`;
    await db.execute(sql`
      insert into sessions (id, user_id, case_id, case_hash, module_id, seed, patient_state, emotional_state,
        told, message_count, final_diagnosis, report, reflection, reflected_at, created_at, updated_at, completed_at)
      select ${copyOf(sql`sessions.id`)}, user_id, case_id, case_hash, module_id, seed, patient_state, emotional_state, told,
        message_count, final_diagnosis, report, null, null, created_at - ${age}, updated_at - ${age},
        completed_at - ${age}
      from sessions cross join ${series}
      where user_id = ${userId} and seed >= 0 and completed_at > now() - interval '55 days'`);
    await db.execute(sql`
      insert into awards (session_id, user_id, case_id, module_id, level, reason, percent, questioning_percent,
        diagnosis_percent, treatment_percent, points, seconds, traits, completed_at, local_day, analyzed_at)
      select ${copyOf(sql`session_id`)}, user_id, case_id, module_id, level, 'repeat', percent,
        questioning_percent, diagnosis_percent, treatment_percent, 0, seconds, traits, completed_at - ${age},
        local_day - (60 + copy * 8), analyzed_at - ${age}
      from awards cross join ${series}
      where user_id = ${userId} and completed_at > now() - interval '55 days'`);
  }
  await db.execute(sql`
    insert into test_results (session_id, test_name, position, result_text, format, ordered_at)
    select id, test, position, repeat('A result in plain words. ', 12), 'text', completed_at
    from sessions cross join unnest(array['ECG/EKG', 'Chest X-Ray', 'Complete Blood Count (CBC)'])
      with ordinality as ordered (test, position)
    where user_id = ${userId}`);
};
