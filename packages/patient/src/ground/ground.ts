import type { Fact, PatientView } from "@anamnesis/cases";
import type { DialogueState } from "../dialogue.ts";
import type { Match, Move, Scored } from "../hear/moves.ts";
import { groundedAs } from "../read/given.ts";
import { mayPresume, presumedIn, type Presumed } from "./presumed.ts";
import { nothingYet, ranked, type Within, withinAfter } from "./rank.ts";
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
  /** What the question takes for granted and is not so. */
  readonly presumed?: Presumed;
}

/** How sure a fact has to be to be chosen, in logits; set on labelled talks (`tools/hearing/tune.ts`). */
export const selection = {
  /** For a member of a list, by itself and in the light of the whole. */
  member: 0,
  inWhole: -3,
  /** Added to the logit that nothing of the case is meant. */
  nothing: -0.4,
  /** Below this even the best guess is not answered but asked back; of several things asked at once it is sooner let go. */
  least: -2.2,
  leastOfSeveral: -0.9,
};

const share = (logit: number): number => 1 / (1 + Math.exp(-logit));

interface Choice {
  readonly facts: readonly Fact[];
  readonly guess?: Fact;
  readonly score: number;
  readonly isNothing: boolean;
  /** Logits of the likeliest facts. */
  readonly scoreOf: ReadonlyMap<string, number>;
  readonly best: readonly Scored[];
}

/** How little worse the next fact may be to be meant rather than one that was told a moment ago. */
const nearlyAsLikely = 1;

/** How much less likely a detail may be than the thing itself, once that is known. */
const asDetail = 1.5;

/** Of a thing that was told at some time a detail is asked for, where one is nearly as likely. */
function detailOf(state: DialogueState, [first, ...others]: readonly Scored[]): Scored | undefined {
  if (!first || first.fact.attribute || first.fact.item) return undefined;
  if (state.told[first.fact.id] === undefined) return undefined;
  return others.find(
    ({ fact, score }) =>
      fact.topic === first.fact.topic &&
      (fact.attribute ?? fact.item) !== undefined &&
      state.told[fact.id] === undefined &&
      score > first.score - asDetail,
  );
}

/** The likeliest fact; of two that are nearly as likely the one that has not just been told. */
function notTwice(state: DialogueState, best: readonly Scored[]): Scored | undefined {
  const [first, second] = best;
  const detail = detailOf(state, best);
  if (detail) return detail;
  const isFresh = second && state.told[second.fact.id] === undefined;
  return first &&
    isFresh &&
    state.lastTold.includes(first.fact.id) &&
    second.score > first.score - nearlyAsLikely
    ? second
    : first;
}

/** The fact that some words ask after, or none where it is worse than nothing. */
function chosen(
  view: PatientView,
  state: DialogueState,
  match: Match,
  within: Within,
  ruledOut: ReadonlySet<string>,
  least: number,
): Choice {
  const { best, nothing } = ranked(view, state, match, within, ruledOut);
  const first = notTwice(state, best);
  const scoreOf = new Map(best.map(({ fact, score }) => [fact.id, score]));
  if (!first) return { facts: [], score: -9, isNothing: true, scoreOf, best };
  if (nothing + selection.nothing > first.score)
    return { facts: [], guess: first.fact, score: first.score, isNothing: true, scoreOf, best };
  if (first.score < least)
    return { facts: [], guess: first.fact, score: first.score, isNothing: false, scoreOf, best };
  return {
    facts: [first.fact],
    score: first.score,
    isNothing: false,
    scoreOf,
    best,
  };
}

/** How much the whole question counts in what a member of its list is after. */
const wholeCounts = 0.6;
/** What a fact counts as that the whole question is hardly after. */
const hardly = -3;

/** "The chest, any pain or tightness?": of what a member may be after what the whole question is after too. */
function inLightOf(own: Choice, whole: Choice): Fact | undefined {
  const [first] = own.facts;
  if (!first) return undefined;
  const score = ({ fact, score }: Scored): number =>
    score + wholeCounts * Math.max(hardly, whole.scoreOf.get(fact.id) ?? hardly);
  return own.best
    .filter((one) => one.fact === first || one.score > selection.member)
    .reduce((best, one) => (score(one) > score(best) ? one : best)).fact;
}

/** Links a move to the case. */
function grounded(
  view: PatientView,
  state: DialogueState,
  move: Move,
  within: Within,
  ruledOut: ReadonlySet<string>,
  isOneOfSeveral: boolean,
): { readonly reading: Reading; readonly best: readonly Scored[] } {
  if (move.given) return groundedAs(view, move, move.given);
  const least = isOneOfSeveral ? selection.leastOfSeveral : selection.least;
  const whole = chosen(view, state, move, within, ruledOut, least);
  const facts: Fact[] = [];
  const foreign: string[] = [];
  for (const member of move.members) {
    const own = chosen(view, state, member, within, ruledOut, least);
    const fact = inLightOf(own, whole);
    if (own.isNothing) foreign.push(member.words);
    else if (
      fact &&
      own.score > selection.member &&
      (whole.scoreOf.get(fact.id) ?? -9) > selection.inWhole
    )
      facts.push(fact);
  }
  const [best] = whole.facts;
  // "On your own, with the radio for company?" asks nothing of the radio.
  if (best && best.topic !== "other")
    facts.splice(0, facts.length, ...facts.filter((fact) => fact.topic !== "other"));
  // "Which came first, the pain or the sickness?" is after the order, not after what was told of each.
  const isOrder = best && move.isChoice && state.told[best.id] === undefined;
  if (isOrder && facts.every((fact) => fact === best || state.told[fact.id] !== undefined))
    facts.splice(0, facts.length);
  if (facts.length < 2) facts.splice(0, facts.length, ...whole.facts);
  else if (best && !facts.includes(best)) facts.unshift(best);
  const isForeign = whole.isNothing && move.members.length === 0;
  const reading = {
    move,
    facts: [...new Set(facts)],
    foreign: isForeign ? [move.words] : foreign,
    ...(whole.guess ? { guess: whole.guess } : {}),
    confidence: share(whole.score),
  };
  return { reading, best: whole.best };
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
  let within = nothingYet;
  const isOneOfSeveral = moves.filter(({ act }) => act === "ask" || act === "open").length > 1;
  return moves.map((move) => {
    const { reading, best } = grounded(view, state, move, within, ruledOut, isOneOfSeveral);
    const mayTakeForGranted = !move.given && !move.isStrange && mayPresume(move);
    const presumed = mayTakeForGranted ? presumedIn(view, state, reading) : undefined;
    state = focused(state, reading);
    within = withinAfter(within, best);
    return presumed ? { ...reading, presumed } : reading;
  });
}
