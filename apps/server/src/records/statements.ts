import type { XapiStatement } from "@anamnesis/contract";
import { statementId } from "./statement-id.ts";

// Statements of the Experience API 1.0.3 by the Virtual Patient Profile of the MedBiquitous Learning Experience Working
// Group (https://w3id.org/xapi/virtual-patient): its verbs, its activity type, and an actor that has an account.

/** What statements tell of a session. */
export interface ToldSession {
  readonly id: string;
  readonly userId: string;
  readonly moduleId: string;
  /** As triage knows them, never by the diagnosis: an id that may stand in addresses, and a line. */
  readonly patient: { readonly id: string; readonly line: string };
  readonly createdAt: Date;
  readonly initialDiagnosis: {
    readonly preliminaryDiagnosis: string;
    readonly submittedAt: string;
  } | null;
  readonly tests: readonly { readonly testName: string; readonly orderedAt: Date }[];
  readonly finalDiagnosis: { readonly finalDiagnosis: string; readonly submittedAt: string } | null;
  readonly completedAt: Date | null;
  /** Overall, whole; null while it is not marked. */
  readonly percent: number | null;
}

const profile = "https://w3id.org/xapi/virtual-patient";
const activities = "http://adlnet.gov/expapi/activities";
const verbs = "http://adlnet.gov/expapi/verbs";
const platform = "Anamnesis";
const language = "en-GB";

/**
 * What happened in a session, in the order in which it did: begun, diagnoses given, tests ordered, completed.
 * @param home where people reach the web app: activities and accounts are named below it
 */
export const statementsOf = (session: ToldSession, home: string): XapiStatement[] => {
  const simulation = `${home}/simulation/${session.patient.id}`;
  const tell = (
    happening: string,
    verb: "initialized" | "responded" | "interacted" | "completed",
    at: string,
    activity: Activity,
    result?: XapiStatement["result"],
  ): XapiStatement => ({
    id: statementId(session.id, happening),
    actor: { objectType: "Agent", account: { homePage: home, name: session.userId } },
    verb: { id: `${verbs}/${verb}`, display: { [language]: verb } },
    object: {
      objectType: "Activity",
      id: activity.id,
      definition: {
        type: `${activities}/${activity.type}`,
        name: { [language]: activity.name },
      },
    },
    ...(result ? { result } : {}),
    context: {
      registration: session.id,
      platform,
      language,
      contextActivities: {
        category: [named(profile)],
        grouping: [named(`${home}/modules/${session.moduleId}/patients`)],
        ...(activity.id === simulation ? {} : { parent: [named(simulation)] }),
      },
    },
    timestamp: at,
  });
  const whole: Activity = { id: simulation, type: "simulation", name: session.patient.line };
  const part = (name: string, type: string, title: string): Activity => ({
    id: `${simulation}#${name}`,
    type,
    name: title,
  });
  const { initialDiagnosis, finalDiagnosis, completedAt, percent } = session;
  const statements = [tell("initialized", "initialized", session.createdAt.toISOString(), whole)];
  if (initialDiagnosis) {
    const question = part("initial-diagnosis", "question", "Preliminary diagnosis");
    statements.push(
      tell("initial-diagnosis", "responded", initialDiagnosis.submittedAt, question, {
        response: initialDiagnosis.preliminaryDiagnosis,
      }),
    );
  }
  for (const { at, names } of ordersOf(session.tests)) {
    const tests = part("tests", "interaction", "Tests");
    statements.push(
      tell(`tests ${at}`, "interacted", at, tests, {
        extensions: { [`${home}/xapi/extensions/tests`]: names },
      }),
    );
  }
  if (finalDiagnosis) {
    const question = part("final-diagnosis", "question", "Final diagnosis");
    statements.push(
      tell("final-diagnosis", "responded", finalDiagnosis.submittedAt, question, {
        response: finalDiagnosis.finalDiagnosis,
      }),
    );
  }
  if (completedAt && percent !== null) {
    statements.push(
      tell("completed", "completed", completedAt.toISOString(), whole, {
        score: { scaled: percent / 100, raw: percent / 10, min: 0, max: 10 },
        completion: true,
        duration: durationOf(completedAt.getTime() - session.createdAt.getTime()),
      }),
    );
  }
  return statements.sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));
};

interface Activity {
  readonly id: string;
  readonly type: string;
  readonly name: string;
}

const named = (id: string) => ({ objectType: "Activity" as const, id });

/** ISO 8601, whole seconds. */
const durationOf = (milliseconds: number): string => `PT${Math.round(milliseconds / 1000)}S`;

/** What was ordered together carries the same time. */
const ordersOf = (tests: ToldSession["tests"]): { at: string; names: string[] }[] => {
  const orders = new Map<string, string[]>();
  for (const { testName, orderedAt } of tests) {
    const at = orderedAt.toISOString();
    orders.set(at, [...(orders.get(at) ?? []), testName]);
  }
  return [...orders].map(([at, names]) => ({ at, names }));
};
