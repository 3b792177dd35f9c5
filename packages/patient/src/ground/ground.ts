import type { Fact, PatientView } from "@anamnesis/cases";
import type { DialogueState } from "../dialogue.ts";
import type { Match, Move } from "../hear/moves.ts";
import { ranked } from "./rank.ts";
import { topicsOf } from "./topics.ts";

/** What a move is about, in the case. */
export interface Reading {
  readonly move: Move;
  /** What is asked after, in the order of asking; absences too. */
  readonly facts: readonly Fact[];
  /** Things asked after of which the case says nothing, in the learner's words. */
  readonly foreign: readonly string[];
  /** The best guess where nothing is sure enough to be answered. */
  readonly guess?: Fact;
  /** 0..1, of the first fact. */
  readonly confidence: number;
}

/** Logit from which a fact is told beside the best one. */
const alsoFrom = 1;
/** Logit below which even the best guess is not answered but asked back. */
const leastSure = -3;
const most = 6;

const share = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** The facts that some words ask after: all that are likelier than not, or else the best where it is better than nothing. */
function chosen(
  view: PatientView,
  state: DialogueState,
  match: Match,
  ruledOut: ReadonlySet<string>,
  mayBeMany: boolean,
): { facts: readonly Fact[]; guess?: Fact; score: number; isNothing: boolean } {
  const { best, nothing } = ranked(view, state, match, ruledOut);
  const [first] = best;
  if (!first) return { facts: [], score: -9, isNothing: true };
  if (nothing > first.score)
    return { facts: [], guess: first.fact, score: first.score, isNothing: true };
  if (first.score < leastSure)
    return { facts: [], guess: first.fact, score: first.score, isNothing: false };
  const also = mayBeMany
    ? best
        .slice(1, 3)
        .filter(({ score, fact }) => score > alsoFrom && fact.topic !== first.fact.topic)
    : [];
  return {
    facts: [first, ...also].slice(0, most).map(({ fact }) => fact),
    score: first.score,
    isNothing: false,
  };
}

/** Links a move to the case. */
function grounded(
  view: PatientView,
  state: DialogueState,
  move: Move,
  ruledOut: ReadonlySet<string>,
): Reading {
  const whole = chosen(view, state, move, ruledOut, true);
  const facts: Fact[] = [];
  const foreign: string[] = [];
  for (const member of move.members) {
    const own = chosen(view, state, member, ruledOut, false);
    if (own.isNothing) foreign.push(member.words);
    else facts.push(...own.facts);
  }
  if (facts.length === 0) facts.push(...whole.facts);
  const isForeign = whole.isNothing && move.members.length === 0;
  return {
    move,
    facts: [...new Set(facts)],
    foreign: isForeign ? [move.words] : foreign,
    ...(whole.guess ? { guess: whole.guess } : {}),
    confidence: share(whole.score),
  };
}

const naming: ReadonlySet<string> = new Set([
  "repair",
  "acknowledge",
  "explain",
  "challenge",
  "summary",
]);

/** What is talked about after a move, for the moves behind it in the same line. */
function focused(state: DialogueState, { move, facts, confidence }: Reading): DialogueState {
  const there = facts.filter((fact) => fact.polarity !== "absent" && fact.topic !== "other");
  const last = there.findLast(({ topic }) => topic.startsWith("symptom:"));
  if (move.act === "ask" && confidence > 0.4 && last)
    return { ...state, focus: { ...state.focus, target: last.topic } };
  if (!naming.has(move.act)) return state;
  const [named] = [...topicsOf(move.tokens, state).named].filter((topic) =>
    topic.startsWith("symptom:"),
  );
  return named ? { ...state, focus: { ...state.focus, target: named } } : state;
}

/** Links the moves of a line to the case, one after another: what one names the next may be about. */
export function groundAll(
  view: PatientView,
  before: DialogueState,
  moves: readonly Move[],
  ruledOut: ReadonlySet<string>,
): Reading[] {
  let state = before;
  return moves.map((move) => {
    const reading = grounded(view, state, move, ruledOut);
    state = focused(state, reading);
    return reading;
  });
}
