import { allOperations, operations, type Operation } from "@anamnesis/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bodyExamples } from "../src/openapi/examples.ts";
import { embeddedClinic } from "../src/sessions/embedded-clinic.ts";
import { finalDiagnosis, initialDiagnosis, startSession } from "./support/flow.ts";
import { openTestEmbedded } from "./support/embedded-database.ts";
import { startTestServer, type Learner, type TestServer } from "./support/test-server.ts";
import { heartOne, heartTwo } from "./support/cases.ts";

/**
 * Whose an operation's answer is. Everybody: no sign-in. Own: the caller's alone, and nobody else's can be named. Named: its
 * path names something that belongs to one person. Shared: the same for all who are signed in; what others show of
 * themselves on boards is theirs to show. Operator: needs the operator's token.
 */
type Reach = "everybody" | "own" | "named" | "shared" | "operator";

/** An operation that is added to the contract needs its line here: decide who may reach what by it. */
const reach: Readonly<Record<keyof typeof operations, Reach>> = {
  forgotPassword: "everybody",
  login: "everybody",
  register: "everybody",
  resetPassword: "everybody",
  getHealth: "everybody",
  getLiveness: "everybody",
  getReadiness: "everybody",
  getMe: "own",
  logout: "own",
  getJournal: "own",
  saveJournal: "own",
  getProfile: "own",
  updateProfile: "own",
  deleteAccount: "own",
  getStats: "own",
  listModuleProgress: "own",
  rateModule: "own",
  createSession: "own",
  createSessionAlias: "own",
  listSessions: "own",
  exportRecord: "own",
  exportStatements: "own",
  exportTable: "own",
  getCalibration: "own",
  getDashboard: "own",
  getHistorySummary: "own",
  listHistory: "own",
  getRecallDeck: "own",
  getSkills: "own",
  listPeopleMet: "own",
  listRecommendations: "own",
  listSeenPatients: "own",
  analyzeSession: "named",
  contestItem: "named",
  getSession: "named",
  getTracing: "named",
  getAuscultation: "named",
  openReport: "named",
  orderTests: "named",
  sendMessage: "named",
  sendMessageAlias: "named",
  streamMessage: "named",
  submitDiagnosis: "named",
  saveNotes: "named",
  getRewards: "named",
  saveReflection: "named",
  reviewCard: "named",
  getDaily: "own",
  askDaily: "own",
  answerDaily: "own",
  getLeaderboard: "shared",
  getBoard: "shared",
  getPatient: "shared",
  listModules: "shared",
  listPatients: "shared",
  listPatientsBySpecialization: "shared",
  listTests: "shared",
  searchTerms: "shared",
  getMetrics: "operator",
  getVoices: "operator",
  listContested: "operator",
};

/** Queries without which an operation would only say that one is missing. */
const queries: Readonly<Partial<Record<keyof typeof operations, string>>> = {
  getTracing: "?testName=ECG%2FEKG",
  searchTerms: "?kind=diagnosis&q=infarction",
};
/** In place of what the examples name and these tests do not have. */
const bodies: Readonly<Partial<Record<keyof typeof operations, object>>> = {
  createSession: { patientId: heartOne },
  createSessionAlias: { patientId: heartOne },
};
/** What stands in a path and belongs to nobody. */
const ofNobody: Readonly<Record<string, string>> = {
  patientId: heartOne,
  specialization: "cardiology",
  moduleId: "cardiology",
  day: new Date().toISOString().slice(0, 10),
};
/** What stands in a path and belongs to one person. */
const personal = ["sessionId", "cardId"];

const all = Object.entries(operations) as [keyof typeof operations, Operation][];
const having = (...wanted: readonly Reach[]) =>
  all
    .filter(([name]) => wanted.includes(reach[name]))
    .map(([name, operation]) => [operation.id, name, operation] as const);

describe("who reaches what", () => {
  let server: TestServer;
  let owner: Learner;
  /** Ids in the owner's hands, by the name of the parameter. */
  let owned: Readonly<Record<string, readonly string[]>>;
  /** What of the owner must stand in nobody else's answers. */
  let secrets: readonly string[];

  const secret = "quetzalcoatlus";
  beforeAll(async () => {
    server = await startTestServer(await openTestEmbedded(), {
      clinic: embeddedClinic,
      config: { rateLimitFactor: 1_000 },
      environment: { OPERATOR_TOKEN: "operator-token-of-these-tests" },
    });
    owner = await server.signUp();
    await owner.call("PUT", "/users/update", { leaderboardVisibility: "hidden" });
    const play = async (patientId: string) => {
      const { _id } = await startSession(owner, patientId, true);
      await owner.call("POST", `/sessions/${_id}/message`, { message: `A ${secret} bit me.` });
      await owner.call("PUT", `/sessions/${_id}/notes`, { notes: secret, differential: [secret] });
      await owner.call("POST", `/sessions/${_id}/tests`, { tests: ["ECG/EKG"] });
      return _id;
    };
    const [open, marked] = [await play(heartTwo), await play(heartOne)];
    await owner.call("POST", `/sessions/${marked}/diagnose`, initialDiagnosis);
    await owner.call("POST", `/sessions/${marked}/diagnose`, finalDiagnosis(1));
    await owner.call("PUT", `/sessions/${marked}/reflection`, { text: `Beware of ${secret}.` });
    const today = `/daily/${new Date().toISOString().slice(0, 10)}`;
    await owner.call("POST", `${today}/questions`, { message: `A ${secret} bit me.` });
    await owner.call("POST", `${today}/diagnosis`, { diagnosis: secret });
    await owner.call("PUT", "/users/journal", {
      draft: { title: secret, category: "Reflection", body: "" },
    });
    await server.database.db.execute(
      sql`update recall_cards set due_at = now() - interval '1 hour'`,
    );
    const { body: deck } = await owner.call<{ cards: readonly { id: string }[] }>("GET", "/recall");
    owned = { sessionId: [open, marked], cardId: deck.cards.map(({ id }) => id) };
    secrets = [secret, owner.email, owner.id, ...Object.values(owned).flat()];
  }, 120_000);
  afterAll(() => server.close());

  const ownersState = async () => {
    const paths = [
      "/daily",
      "/users/record",
      "/users/journal",
      "/users/profile",
      "/recall",
      "/sessions",
    ];
    const sessions = owned["sessionId"]?.map((id) => `/sessions/${id}`) ?? [];
    return Promise.all(
      [...paths, ...sessions].map(async (path) => {
        const { body } = await owner.call<Record<string, unknown>>("GET", path);
        // When a record was written down is new each time; how many people had the patient of the
        // day is told to everybody.
        return JSON.parse(
          JSON.stringify({ ...body, exportedAt: null }, (key, value: unknown) =>
            key === "standing" ? null : value,
          ),
        ) as unknown;
      }),
    );
  };
  /** Every address under which an operation can be asked for something of the owner's, or its plain one. */
  const addressesOf = (name: keyof typeof operations, { path }: Operation): readonly string[] => {
    let addresses = [path];
    for (const [whole, parameter = ""] of path.matchAll(/\{(\w+)\}/g))
      addresses = (owned[parameter] ?? [ofNobody[parameter] ?? ""]).flatMap((id) =>
        addresses.map((address) => address.replace(whole, id)),
      );
    return addresses.map((address) => address + (queries[name] ?? ""));
  };
  const bodyOf = (name: keyof typeof operations, { method }: Operation): unknown =>
    method === "GET"
      ? undefined
      : { ...bodyExamples[name as keyof typeof bodyExamples], ...bodies[name] };

  it("has a line for every operation, and every personal thing in a path is in the owner's hands", () => {
    expect(Object.keys(reach).toSorted()).toEqual(Object.keys(operations).toSorted());
    for (const [name, { path, auth }] of all) {
      const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = ""]) => parameter);
      for (const parameter of parameters)
        expect([...personal, ...Object.keys(ofNobody)], path).toContain(parameter);
      const isNamed = parameters.some((parameter) => personal.includes(parameter));
      expect(reach[name] === "named", path).toBe(isNamed);
      expect({ everybody: "none", operator: "operator" }[reach[name] as string] ?? "user").toBe(
        auth,
      );
    }
    for (const parameter of personal) expect(owned[parameter]?.length).toBeGreaterThan(0);
    expect(allOperations).toHaveLength(all.length);
  });

  it.each(having("own", "named", "shared"))(
    "%s is closed without a valid token",
    async (_id, name, operation) => {
      for (const address of addressesOf(name, operation))
        for (const token of [undefined, "made-up", `${owner.id}`, "null"]) {
          const answer = await server.call(operation.method, address, {
            ...(token === undefined ? {} : { token }),
            body: bodyOf(name, operation),
          });
          expect(answer).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
        }
    },
  );

  it.each(having("operator"))("%s is closed to learners", async (_id, name, operation) => {
    for (const token of [undefined, owner.token]) {
      const [address = ""] = addressesOf(name, operation);
      const answer = await server.call(operation.method, address, token ? { token } : {});
      expect(answer.status).toBe(403);
    }
  });

  it.each(having("named"))(
    "%s of somebody else's is not there, and nothing of it is told or changed",
    async (_id, name, operation) => {
      const before = await ownersState();
      const stranger = await server.signUp();
      for (const address of addressesOf(name, operation)) {
        const answer = await stranger.call(operation.method, address, bodyOf(name, operation));
        expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
        const text = JSON.stringify(answer.body);
        for (const one of secrets) expect(text).not.toContain(one);
      }
      expect(await ownersState()).toEqual(before);
    },
  );

  it.each(having("own", "shared"))(
    "%s tells and changes nothing of anybody else",
    async (_id, name, operation) => {
      const before = await ownersState();
      const stranger = await server.signUp();
      for (const address of addressesOf(name, operation)) {
        const answer = await stranger.call(operation.method, address, bodyOf(name, operation));
        // Who has not completed a case rates no module.
        if (name === "rateModule") expect(answer.status).toBe(409);
        else expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
        const text = JSON.stringify(answer.body ?? "");
        for (const one of secrets) expect(text).not.toContain(one);
      }
      expect(await ownersState()).toEqual(before);
    },
  );
});
