import type { Mood, Person } from "@anamnesis/cases";
import type { DialogueState } from "../dialogue.ts";
import type { DialogueAct } from "../understand/types.ts";

/** How far each act moves rapport (-5..5). A courtesy counts once in five turns, so that it cannot be farmed. */
const moves: Partial<Record<DialogueAct, number>> = {
  greeting: 0.25,
  introduction: 0.5,
  consent: 0.25,
  signposting: 0.25,
  empathy: 1,
  normalising: 0.5,
  reassurance: 0.25,
  summary: 0.5,
  thanks: 0.25,
  apology: 0.75,
  private_setting: 1,
  rudeness: -2,
  multiple_questions: -0.4,
  leading_question: -0.2,
  jargon: -0.3,
};

const courtesyRest = 5;
const distressed: readonly string[] = ["frightened", "tearful", "embarrassed"];
const soothed: Partial<Record<Mood, Mood>> = {
  frightened: "worried",
  tearful: "worried",
  embarrassed: "calm",
  irritated: "calm",
  worried: "relieved",
};

const clamp = (value: number): number => Math.max(-5, Math.min(5, Math.round(value * 100) / 100));

const stacked = 4;

function moodAfter(state: DialogueState, person: Person, acts: ReadonlySet<DialogueAct>): Mood {
  if (acts.has("rudeness")) {
    return state.mood === "tearful" || person.mood === "tearful" ? "tearful" : "irritated";
  }
  if (acts.has("empathy") || acts.has("reassurance") || acts.has("apology")) {
    const after = soothed[state.mood] ?? state.mood;
    return after === "relieved" && state.rapport < 2 ? state.mood : after;
  }
  const since = state.turn - state.moodSince;
  if (state.mood !== person.mood && since > 5 && state.mood !== "relieved") return person.mood;
  return state.mood;
}

/** Rapport, mood and privacy after what the learner just did, who `asked` so many things; before anything is answered. */
export function moved(
  state: DialogueState,
  person: Person,
  asked: number,
  acts: ReadonlySet<DialogueAct>,
): DialogueState {
  let rapport = state.rapport;
  const events: Record<string, number> = { ...state.events };
  for (const act of acts) {
    const move = moves[act];
    if (move === undefined || (act === "jargon" && person.literacy === "high")) continue;
    const last = events[`act:${act}`];
    if (move > 0 && last !== undefined && state.turn - last < courtesyRest) continue;
    if (move > 0 && acts.has("rudeness")) continue;
    // Somebody who was hurt is won back by an apology or by being seen, not by another greeting.
    if (rapport < 0 && (act === "apology" || act === "empathy")) {
      rapport *= act === "apology" ? 0.4 : 0.7;
    }
    rapport += move;
    events[`act:${act}`] = state.turn;
  }
  if (asked >= stacked) rapport -= 0.4;
  const isAsking = asked > 0;
  if (isAsking && !acts.has("rudeness")) rapport += 0.03;
  const emotionJustShown =
    distressed.includes(state.mood) && state.events["felt"] === state.turn - 1;
  if (emotionJustShown && isAsking && !acts.has("empathy") && !acts.has("acknowledgement")) {
    rapport -= 0.5;
  }
  const mood = moodAfter(state, person, acts);
  return {
    ...state,
    rapport: clamp(rapport),
    mood,
    moodSince: mood === state.mood ? state.moodSince : state.turn,
    isPrivate: state.isPrivate || acts.has("private_setting"),
    events,
  };
}
