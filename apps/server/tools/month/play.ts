import type { CompiledCase } from "@anamnesis/cases";
import { modules } from "@anamnesis/cases";
import { eq } from "drizzle-orm";
import type { Person } from "../../src/accounts/person.ts";
import { readConfig } from "../../src/config.ts";
import type { DatabaseHandle } from "../../src/db/database.ts";
import { users } from "../../src/db/schema.ts";
import { publicIdOf } from "../../src/library/library.ts";
import { createLog } from "../../src/logging.ts";
import { createServices, type Services } from "../../src/services.ts";
import type { Clinic, ClinicTurn } from "../../src/sessions/clinic.ts";
import { firstDay, type Plan, type PlannedEvent } from "./plan.ts";
import { orderFor, reportFor } from "./report.ts";

const opening: ClinicTurn = {
  state: {},
  line: { text: "Hello.", source: "embedded", emotionalState: "calm", topics: [], facts: [] },
  told: [],
};

/** Patient and examiner of the month: nobody talks, and the diagnosis says which report it gets. */
const plannedClinic: Clinic = {
  open: () => Promise.resolve(opening),
  takeTurn: () => Promise.resolve(opening),
  tests: [],
  testNamed: () => null,
  investigate: () => {
    throw new Error("Nobody orders tests in a planned month.");
  },
  tracing: () => null,
  mark: (compiled, { finalDiagnosis }) => reportFor(finalDiagnosis?.finalDiagnosis ?? "", compiled),
  markRound: () => {
    throw new Error("Nobody plays a daily round here.");
  },
  reconsider: () => {
    throw new Error("Nobody contests a mark in a planned month.");
  },
};

const password = "a long pass phrase";
const remember = () => Promise.resolve();

/** What became of a planned event, where it left something. */
export interface Played {
  readonly services: Services;
  /** The id of each planned person. */
  readonly ids: readonly string[];
  /** The session of each completed or abandoned event. */
  readonly sessionOf: ReadonlyMap<PlannedEvent, string>;
  /** The person as they are now. */
  person(index: number): Promise<Person>;
  /** The cards that were reviewed, in order, with what they were rated. */
  readonly reviews: readonly Review[];
}

export interface Review {
  readonly person: number;
  readonly at: Date;
  readonly caseId: string;
  readonly itemId: string;
  readonly rating: "again" | "hard" | "good" | "easy";
}

/** Lives a planned month through the services, at the instants of the plan. */
export const playMonth = async (
  plan: Plan,
  database: DatabaseHandle,
  cases: readonly CompiledCase[],
): Promise<Played> => {
  const { db } = database;
  const services = await createServices({
    config: { ...readConfig({ REPLY_PACE: "0" }), webDist: "/nonexistent" },
    database,
    cases,
    modules,
    clinic: plannedClinic,
    log: createLog("error", { write: (line) => process.stderr.write(line) }),
    webAddress: () => "",
    sendMail: () => Promise.resolve(),
  });
  const ids: string[] = [];
  for (const [
    index,
    { name, timeZone, specialization, institutionName },
  ] of plan.people.entries()) {
    const email = `learner-${index}@example.org`;
    const { user } = await services.accounts.register(
      { name, email, password, timeZone },
      new Date(firstDay),
    );
    ids.push(user._id);
    const registered = await personOf(db, user._id);
    await services.accounts.updateProfile(registered, {
      specialization: specialization as "",
      institutionName,
    });
  }
  const sessionOf = new Map<PlannedEvent, string>();
  const reviews: Review[] = [];
  const person = (index: number) => personOf(db, ids[index] ?? "");
  for (const event of plan.events)
    await play(event, {
      services,
      cases,
      sessionOf,
      reviews,
      db,
      person: await person(event.person),
    });
  return { services, ids, sessionOf, person, reviews };
};

interface Stage {
  readonly services: Services;
  readonly cases: readonly CompiledCase[];
  readonly sessionOf: Map<PlannedEvent, string>;
  readonly reviews: Review[];
  readonly db: DatabaseHandle["db"];
  readonly person: Person;
}

const play = async (event: PlannedEvent, stage: Stage): Promise<void> => {
  const { services, person } = stage;
  switch (event.kind) {
    case "complete":
    case "abandon":
      return see(event, stage);
    case "travel":
      await services.accounts.updateProfile(person, { timeZone: event.timeZone });
      return;
    case "profile":
      await services.accounts.updateProfile(person, {
        specialization: event.specialization as "",
        institutionName: event.institutionName,
        leaderboardVisibility: event.leaderboardVisibility,
        pseudonym: event.pseudonym,
      });
      return;
    case "recall":
      return recall(event, stage);
    case "leave":
      await services.accounts.deleteAccount(person, password);
  }
};

const see = async (
  event: Extract<PlannedEvent, { kind: "complete" | "abandon" }>,
  { services, cases, sessionOf, person }: Stage,
): Promise<void> => {
  const compiled = cases[event.caseIndex];
  if (!compiled) throw new Error("The plan names a case that is not there.");
  const minutes = event.kind === "complete" ? event.minutes : 0;
  const begun = new Date(event.at.getTime() - minutes * 60_000);
  const input = { patientId: publicIdOf(compiled), restart: true };
  const { _id } = await services.conversations.start(person, input, begun, remember);
  sessionOf.set(event, _id);
  if (event.kind === "abandon") return;
  const final = {
    updatedReasoning: "…",
    finalDiagnosis: orderFor(event.scores, event.seed),
    finalMedications: [],
    treatmentPlan: { lifestyleRecommendations: "", followUpInstructions: "" },
  };
  await services.encounters.submitFinal(person, _id, final, event.at, remember);
};

const recall = async (
  { at, person: index, ratings }: Extract<PlannedEvent, { kind: "recall" }>,
  { services, reviews, db, person }: Stage,
): Promise<void> => {
  const { cards } = await services.learning.deck(person, at);
  for (const [position, rating] of ratings.entries()) {
    const card = cards[position];
    if (!card) return;
    const row = await db.query.recallCards.findFirst({ where: ({ id }) => eq(id, card._id) });
    if (!row) throw new Error("A card of the deck is not there.");
    await services.learning.review(person, card._id, rating, at, remember);
    reviews.push({ person: index, at, caseId: row.caseId, itemId: row.itemId, rating });
  }
};

const personOf = async (db: DatabaseHandle["db"], id: string): Promise<Person> => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error("That learner has left.");
  const { passwordHash: _hash, ...person } = row;
  return person;
};
