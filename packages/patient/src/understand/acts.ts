import { isSaid } from "./combine.ts";
import type { Reading } from "./combine.ts";
import { actPatterns, jargonWords } from "./act-patterns.ts";
import { fluent, foldText, rawWords } from "./normalise.ts";
import type { Ask, DialogueAct } from "./types.ts";

const actOfTopic: Readonly<Record<string, DialogueAct>> = {
  greeting_intro: "greeting",
  consent_signpost: "signposting",
  empathy: "empathy",
  summarising: "summary",
  explanation_plan: "explanation",
  closing: "closing",
  acknowledgement: "acknowledgement",
  examination: "examination_request",
  "identity:name": "identity_check",
  "identity:dob_age": "identity_check",
};

const leading =
  /^(?:(?:so|and|but) )?(?:you (?:do not|have not|are not|did not|have never|never|would not|were not|can not|have no|had no)|no \w+|there (?:is|was) no|it (?:is|was|does) not|you (?:must|surely|obviously|definitely|probably)|surely|i (?:assume|presume|take it|guess|suppose|bet)|i am sure|it (?:must|is probably|is obviously))\b|\b(?:do you|have you|are you|did you|is it|does it|is there|was it|right|correct|would you|were you)$/;

const isLeading = (reading: Reading): boolean => {
  const text = reading.clause.words.join(" ");
  const startsAsQuestion =
    /^(?:do|does|did|are|is|was|were|have|has|had|can|could|would|will|how|what|when|where|which|who|why|any)\b/.test(
      text,
    );
  return (
    reading.clause.isQuestion &&
    (/^(?:do not|are not|is not|have not|did not|would not|does not) (?:you|it)\b/.test(text) ||
      (!startsAsQuestion && leading.test(text)))
  );
};

/** What the learner does with the turn besides asking; in the order of `dialogueActs` nowhere relied upon. */
export function dialogueActsOf(
  text: string,
  readings: readonly Reading[],
  kept: readonly Reading[],
  asks: readonly Ask[],
): DialogueAct[] {
  const words = fluent(rawWords(foldText(text))).join(" ");
  const acts = new Set<DialogueAct>();
  for (const [act, pattern] of actPatterns) if (pattern.test(words)) acts.add(act);
  for (const reading of readings) {
    if (reading.confidence < 0.6) continue;
    const act = actOfTopic[reading.chosen[0] ?? ""];
    if (act !== undefined && act !== "acknowledgement") acts.add(act);
  }
  const questions = asks.filter((ask) => !isSaid(ask.topic));
  const clauses = kept.filter(
    (reading) => reading.clause.isQuestion && reading.chosen.some((topic) => !isSaid(topic)),
  );
  if (questions.length > 0 && !acts.has("role_break")) acts.add("question");
  if (jargonWords.test(words) && questions.length > 0) acts.add("jargon");
  if (clauses.some(isLeading)) acts.add("leading_question");
  const stacked = new Set(clauses.map((reading) => reading.chosen.join(" ")));
  if (stacked.size > 1 || clauses.some((reading) => reading.chosen.length > 2))
    acts.add("multiple_questions");
  if (
    acts.size === 0 ||
    (readings.length > 0 && readings.every((reading) => reading.chosen[0] === "acknowledgement"))
  )
    acts.add("acknowledgement");
  if (acts.has("closing")) acts.delete("greeting");
  if (acts.has("safety_netting")) acts.add("explanation");
  return [...acts];
}
