import { createHash } from "node:crypto";
import { costOfLine, type Encounter } from "@anamnesis/assessment";
import type { CompiledCase } from "@anamnesis/cases";
import { dailyQuestions, type DailyRound } from "@anamnesis/contract";
import type { Turn } from "@anamnesis/patient";
import type { Person } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import { ApiFailure, notFound } from "../http/api-failure.ts";
import type { Remember } from "../http/idempotency.ts";
import type { Library } from "../library/library.ts";
import type { CaseVersions } from "../sessions/case-versions.ts";
import type { Clinic } from "../sessions/clinic.ts";
import { dayAfter, dayOf } from "./patient-of-day.ts";
import { dailyPlan } from "./plan.ts";
import type { DailyLine } from "./records.ts";
import * as store from "./store.ts";
import { resultOf, roundView, runUntil, spent } from "./view.ts";

/** How often a turn is computed anew because another one came first. */
const maxAttempts = 5;
const longestRun = 1_000;

/** The daily round: one patient for everybody, a few questions, a first diagnosis. Kept apart from sessions. */
export interface Daily {
  /** @throws ApiFailure not_found where there is no case */
  today(person: Person, now: Date): Promise<DailyRound>;
  /** @throws ApiFailure not_found, out_of_order (closed, over, no question left), invalid_input (more asked than is left), conflict */
  ask(
    person: Person,
    day: string,
    text: string,
    now: Date,
    remember: Remember,
  ): Promise<DailyRound>;
  /** The first diagnosis stands: the same again changes nothing. @throws ApiFailure not_found, out_of_order */
  answer(
    person: Person,
    day: string,
    given: string,
    now: Date,
    remember: Remember,
  ): Promise<DailyRound>;
}

export interface DailyParts {
  readonly db: Database;
  readonly library: Library;
  readonly versions: CaseVersions;
  readonly clinic: Clinic;
}

/** The same patient for everybody says the same first. */
const seedOf = (day: string): number =>
  createHash("sha256").update(day).digest().readUInt32BE(0) % 2 ** 31;

const isOver = (): ApiFailure =>
  new ApiFailure("out_of_order", "That round is over. Today's patient is waiting.");

/** The talk so far, as the patient engine takes it. */
const talkOf = ({ opening, lines }: Pick<store.RoundRow, "opening" | "lines">): Turn[] => [
  { speaker: "patient", text: opening },
  ...lines.flatMap(({ question, answer }): Turn[] => [
    { speaker: "learner", text: question },
    { speaker: "patient", text: answer },
  ]),
];

/** The same talk, as the examiner takes it. */
const encounterOf = (row: store.RoundRow): Encounter => ({
  messages: [
    { sender: "patient", text: row.opening },
    ...row.lines.flatMap(({ question, answer, trace }) => [
      { sender: "user" as const, text: question },
      { sender: "patient" as const, text: answer, facts: trace.facts },
    ]),
  ],
  tests: [],
  seed: seedOf(row.day),
});

export const daily = ({ db, library, versions, clinic }: DailyParts): Daily => {
  const plan = dailyPlan(db, library);

  const viewOf = async (tx: Database, row: store.RoundRow, compiled: CompiledCase) => {
    const finished = await store.listFinishedDays(tx, row.userId, longestRun);
    const { isSeeing } = await store.acquaintance(tx, row.userId, row.caseId);
    // What a round tells would give a consultation away that is still going on.
    const isWithheld = row.given !== null && isSeeing;
    const mark = isWithheld ? null : row.mark;
    const standing = mark && row.isRanked ? await store.standingOf(tx, row.day, mark.score) : null;
    return roundView({
      day: row.day,
      patient: library.patientOf(compiled),
      opening: row.opening,
      lines: row.lines,
      emotionalState: row.emotionalState,
      given: row.given,
      result: mark ? resultOf(mark, compiled, standing) : null,
      isWithheld,
      run: runUntil(row.day, finished),
    });
  };

  /** The round of a day, begun if it is today's. Yesterday's can be finished by who has begun it. */
  const roundOf = async (person: Person, day: string, now: Date): Promise<store.RoundRow> => {
    const today = dayOf(now);
    const begun = await store.findRound(db, person.id, day);
    if (begun && day >= dayAfter(today, -1) && day <= today) return begun;
    if (day !== today) throw isOver();
    const entry = await plan.of(day);
    if (!entry) throw notFound("Today's patient");
    const { state, line } = await clinic.open(entry.compiled, seedOf(day));
    await db.transaction(async (tx) => {
      await versions.keep(tx, entry, now);
      await store.insertRound(tx, {
        userId: person.id,
        day,
        caseId: entry.compiled.id,
        caseHash: entry.hash,
        patientState: state,
        emotionalState: line.emotionalState,
        opening: line.text,
        lines: [],
        lineCount: 0,
        startedAt: now,
      });
    });
    const row = await store.findRound(db, person.id, day);
    if (!row) throw new Error("The round was not stored.");
    return row;
  };

  const tryToAsk = async (
    row: store.RoundRow,
    compiled: CompiledCase,
    text: string,
    remember: Remember,
  ): Promise<DailyRound | null> => {
    const turn = await clinic.takeTurn(compiled, row.patientState, text, talkOf(row), []);
    const line: DailyLine = {
      question: text,
      answer: turn.line.text,
      cost: costOfLine(text),
      trace: { topics: turn.line.topics, facts: turn.line.facts },
    };
    return db.transaction(async (tx) => {
      const next = await store.advanceRound(tx, row, {
        patientState: turn.state,
        emotionalState: turn.line.emotionalState,
        lines: [...row.lines, line],
        lineCount: row.lineCount + 1,
      });
      if (!next) return null;
      const view = await viewOf(tx, next, compiled);
      await remember(tx, { response: view });
      return view;
    });
  };

  return {
    async today(person, now) {
      const day = dayOf(now);
      const row = await store.findRound(db, person.id, day);
      if (row) return viewOf(db, row, await versions.of(row));
      const entry = await plan.of(day);
      if (!entry) throw notFound("Today's patient");
      const { line } = await clinic.open(entry.compiled, seedOf(day));
      return roundView({
        day,
        patient: entry.patient,
        opening: line.text,
        lines: [],
        emotionalState: line.emotionalState,
        given: null,
        result: null,
        isWithheld: false,
        run: runUntil(day, await store.listFinishedDays(db, person.id, longestRun)),
      });
    },

    async ask(person, day, text, now, remember) {
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const row = await roundOf(person, day, now);
        if (row.given !== null)
          throw new ApiFailure(
            "out_of_order",
            "You have given your diagnosis: the round is closed.",
          );
        const left = dailyQuestions - spent(row.lines);
        if (left <= 0)
          throw new ApiFailure("out_of_order", "Your questions are used up. Give your diagnosis.");
        const cost = costOfLine(text);
        if (cost > left) {
          const message = `That is ${cost} questions, and you have ${left === 1 ? "one" : left} left.`;
          throw new ApiFailure("invalid_input", message, { message });
        }
        const view = await tryToAsk(row, await versions.of(row), text, remember);
        if (view) return view;
      }
      throw new ApiFailure("conflict", "Too many questions at once. Ask this one again.");
    },

    async answer(person, day, given, now, remember) {
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const row = await roundOf(person, day, now);
        const compiled = await versions.of(row);
        if (row.given !== null) {
          if (row.given === given) return viewOf(db, row, compiled);
          throw new ApiFailure(
            "out_of_order",
            "You have given your diagnosis already, and the first one stands.",
          );
        }
        const mark = await clinic.markRound(compiled, encounterOf(row), given, dailyQuestions);
        const view = await db.transaction(async (tx) => {
          const { hasMet } = await store.acquaintance(tx, person.id, row.caseId);
          const closed = await store.advanceRound(tx, row, {
            given,
            mark,
            score: mark.score,
            isRanked: !hasMet,
            finishedAt: now,
          });
          if (!closed) return null;
          const view = await viewOf(tx, closed, compiled);
          await remember(tx, { response: view });
          return view;
        });
        if (view) return view;
      }
      throw new ApiFailure("conflict", "Something else was sent at the same time. Try again.");
    },
  };
};
