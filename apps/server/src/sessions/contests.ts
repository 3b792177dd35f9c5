import {
  examinerVersion,
  type ContestedItem,
  type Pointed as Evidence,
} from "@anamnesis/assessment";
import {
  mostContestsOfAnItem,
  type Contest,
  type ContestedItem as ContestedView,
  type Pointed,
  type Session,
} from "@anamnesis/contract";
import type { Person } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import { ApiFailure } from "../http/api-failure.ts";
import { dropCard } from "../learning/store.ts";
import { acceptedIn } from "./afterwards.ts";
import { listContested } from "./contested.ts";
import { ownSession, viewOf, type SessionContext } from "./context.ts";
import { judgementsOf } from "./judgements.ts";
import { listMessages, updateSession, type SessionRow } from "./store.ts";

/** Items of a report that a learner holds to have been met. */
export interface Contests {
  /**
   * Judges an item again on the evidence that is pointed to, and keeps what comes of it with the session. The report and
   * the award stay as they were marked; a recall card that was made of what turns out to have been met goes.
   * @throws ApiFailure not_found, out_of_order before the analysis, invalid_input for what is not the learner's or not in
   * doubt, conflict when an item was contested often enough
   */
  contest(
    person: Person,
    sessionId: string,
    input: { readonly itemId: string; readonly pointed: Pointed },
    now: Date,
  ): Promise<Session>;
  /** What was contested of one case or of all, newest first. */
  list(caseId: string | undefined): Promise<ContestedView[]>;
}

export const contests = (context: SessionContext): Contests => ({
  list: (caseId) => listContested(context.db, caseId),

  contest: (person, sessionId, { itemId, pointed }, now) =>
    context.db.transaction(async (tx) => {
      const row = await ownSession(tx, sessionId, person.id, "lock");
      const compiled = await context.versions.of(row, tx);
      const item = contestableItem(row, itemId);
      const before = row.contests ?? [];
      const own = before.filter((one) => one.itemId === itemId);
      if (own.some((one) => isSamePlace(one.pointed, pointed)))
        return viewOf(context, tx, row, compiled);
      if (own.length >= mostContestsOfAnItem) {
        throw new ApiFailure(
          "conflict",
          "This mark was looked at again three times. Whoever keeps the case can see that you disagree.",
        );
      }
      const { evidence, quoted } = await evidenceOf(tx, row, pointed);
      const verdict = context.clinic.reconsider(compiled, item, evidence);
      const contest: Contest = {
        itemId,
        label: item.label,
        pointed,
        quoted,
        ...verdict,
        examinerVersion,
        contestedAt: now.toISOString(),
      };
      const after = [...before, contest];
      const saved = await updateSession(tx, sessionId, {
        contests: after,
        ...(row.report
          ? { judgements: judgementsOf(row, row.report, compiled, acceptedIn(after)) }
          : {}),
      });
      // A card asks for what was missed; this was not.
      if (verdict.outcome === "accepted") await dropCard(tx, sessionId, itemId);
      return viewOf(context, tx, saved, compiled);
    }),
});

const contestableItem = (row: SessionRow, itemId: string): ContestedItem => {
  if (row.report === null) {
    throw new ApiFailure(
      "out_of_order",
      "There is nothing to contest before the analysis. Submit the final diagnosis first.",
    );
  }
  const item = row.report.items.find(({ id }) => id === itemId);
  if (!item || item.isContestable !== true) {
    throw new ApiFailure("invalid_input", "This mark does not hang on a line of yours.", {
      itemId: "Name an item of this report that can be contested",
    });
  }
  const { about = "whole", ref, question, evidence, ...rest } = item;
  return {
    ...rest,
    about,
    ...(ref === undefined ? {} : { ref }),
    ...(question === undefined ? {} : { question }),
    evidence: evidence.map(({ kind, text }) => ({ kind, text })),
  };
};

const isSamePlace = (one: Pointed, other: Pointed): boolean =>
  JSON.stringify(placed(one)) === JSON.stringify(placed(other));
const placed = (pointed: Pointed): readonly unknown[] =>
  pointed.where === "turn"
    ? ["turn", pointed.message]
    : pointed.where === "card"
      ? ["card"]
      : ["written", pointed.text];

/** What is pointed to, as it is stored; only the learner's own words are evidence. */
const evidenceOf = async (
  tx: Database,
  row: SessionRow,
  pointed: Pointed,
): Promise<{ readonly evidence: Evidence; readonly quoted: string }> => {
  if (pointed.where === "card") return { evidence: pointed, quoted: "" };
  if (pointed.where === "written") {
    const part = partOf(row, pointed.text);
    if (!part) {
      throw new ApiFailure("invalid_input", "These words are not in what you wrote.", {
        pointed: "Quote your reasoning or plan word for word",
      });
    }
    return { evidence: { ...pointed, part }, quoted: pointed.text };
  }
  const messages = await listMessages(tx, row.id);
  const message = messages[pointed.message];
  if (message?.sender !== "user") {
    throw new ApiFailure("invalid_input", "That is not a line of yours.", {
      pointed: "Name one of your own messages",
    });
  }
  const answer = messages[pointed.message + 1];
  const number = messages
    .slice(0, pointed.message + 1)
    .filter(({ sender }) => sender === "user").length;
  return {
    evidence: {
      where: "turn",
      number,
      line: message.text,
      answer: answer?.sender === "patient" ? answer.text : "",
      topics: answer?.trace?.topics ?? [],
      facts: answer?.trace?.facts ?? [],
    },
    quoted: message.text,
  };
};

type Part = Extract<Evidence, { where: "written" }>["part"];

/** Where in the forms of a session a text stands, word for word. */
const partOf = (
  { initialDiagnosis, finalDiagnosis }: SessionRow,
  text: string,
): Part | undefined => {
  const plan = finalDiagnosis?.treatmentPlan;
  const places: readonly (readonly [Part, readonly (string | undefined)[]])[] = [
    ["diagnosis", [finalDiagnosis?.finalDiagnosis]],
    ["medication", finalDiagnosis?.finalMedications ?? []],
    ["advice", [plan?.lifestyleRecommendations, plan?.followUpInstructions]],
    ["reasoning", [finalDiagnosis?.updatedReasoning, initialDiagnosis?.clinicalReasoning]],
  ];
  return places.find(([, texts]) => texts.some((one) => one?.includes(text) === true))?.[0];
};
