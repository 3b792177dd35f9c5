import type { Fact, PatientView } from "@anamnesis/cases";
import type { DialogueState } from "../dialogue.ts";
import { truthOf } from "../lexicon/fact-index.ts";
import type { Match, Scored } from "../hear/moves.ts";
import { isOfAnother, isOfOtherName, toldOf, whoAsked } from "./another.ts";
import { likeness } from "./asked.ts";
import { sharedWith } from "./shared.ts";
import { topicShare, topicsOf } from "./topics.ts";
import { stemsIn } from "../read/fact-stems.ts";
import { rankWeights as w } from "./rank-weights.ts";

/** What a candidate is weighed by beside what the network makes of it; learned by `tools/hearing/fit_rank.py`. */
export const rankFeatures = [
  "network",
  "networkBehind",
  "shared",
  "isDefault",
  "sameTopic",
  "justTold",
  "toldBefore",
  "topic",
  "asked",
  "askedBest",
  "inFocus",
  "strayDetail",
  "ofComplaint",
  "sameAttribute",
  "isNo",
  "bareSameTopic",
  "bareInFocus",
  "bareStray",
  "inLine",
  "bareInLine",
  "sameInLine",
  "ofLife",
  "askedOfLife",
  "anothersMention",
  "anothersAround",
  "anothersOwn",
  "justSaid",
  "justSaidOfLife",
  "bareJustSaidOfLife",
  "takenUp",
] as const;
export type RankFeature = (typeof rankFeatures)[number];

/** Words that name nothing are understood from what was talked about: "and how often?" */
const mostBareWords = 5;

/** What the parts of the line before this one were about: topic and fact → 0..1, the last of them most. */
export type Within = ReadonlyMap<string, number>;
export const nothingYet: Within = new Map();

/** How much of what a part was about is left one part later. */
const fading = 0.5;

/** What has been spoken of in the line, after one more of its parts. */
export function withinAfter(before: Within, best: readonly Scored[]): Within {
  const after = new Map([...before].map(([key, share]) => [key, share * fading]));
  for (const { fact, score } of best)
    for (const key of [fact.topic, fact.id])
      after.set(key, Math.max(after.get(key) ?? 0, 1 / (1 + Math.exp(-score))));
  return after;
}

/** What the candidates are weighed by, by their places in the case. */
export interface RankFigures {
  /** How likely a fact is at first sight: by the network, its topic and the questions that are known to ask for it. */
  readonly likely: (at: number) => number;
  /** Whether nothing of it stands in what the patient has just said. */
  readonly isNew: (at: number) => boolean;
  /** Its figures, in the order of `rankFeatures`. */
  readonly of: (at: number) => readonly number[];
}

/** The figures of the facts of a case for some words. */
export function featuresOf(
  view: PatientView,
  state: DialogueState,
  match: Match,
  within: Within,
): RankFigures {
  const shared = sharedWith(view, match.tokens);
  const asked = likeness(view, match.tokens);
  const before = match.before ?? [];
  const justSaid = sharedWith(view, before);
  const takenUp = sharedWith(
    view,
    match.tokens.filter((word) => before.includes(word)),
  );
  const isAnothers = isOfAnother(view, match.tokens);
  const mostAsked = asked.reduce((most, one) => Math.max(most, one), 0);
  const mostHeard = match.scores.reduce((most, one) => Math.max(most, one), -9);
  const byTopic = topicsOf(match.tokens, state);
  const shareOf = topicShare(view, state, byTopic);
  const topicOf = (fact: Fact): number => Math.log(shareOf(fact) + 0.01) + 4.6;
  const last = new Set(state.lastTold);
  const topics = new Set(view.facts.filter((fact) => last.has(fact.id)).map((fact) => fact.topic));
  const attributes = new Set(state.focus.lastAsks.map(({ attribute }) => attribute));
  const isBare =
    byTopic.named.size === 0 &&
    match.tokens.filter((word) => /[a-z0-9]/.test(word)).length <= mostBareWords;
  // A detail of something that is neither named nor talked about nor what they came with.
  const isStray = (fact: Fact): boolean =>
    fact.attribute !== undefined &&
    !byTopic.named.has(fact.topic) &&
    !topics.has(fact.topic) &&
    fact.topic !== state.focus.target &&
    fact.topic !== view.complaint;
  const likely = (at: number): number => {
    const fact = view.facts[at];
    return fact ? (match.scores[at] ?? 0) + topicOf(fact) + (asked[at] ?? 0) : -Infinity;
  };
  const figuresOf = (at: number): readonly number[] => {
    const fact = view.facts[at];
    if (!fact) return rankFeatures.map(() => 0);
    const isSame = topics.has(fact.topic);
    const isFocus = fact.topic === state.focus.target;
    const stray = isStray(fact);
    const inLine = within.get(fact.topic) ?? 0;
    // No topic of medicine tells of what they have mentioned and of their life.
    const isOfLife = fact.topic === "other";
    const whose = toldOf(fact);
    const lately = Math.min(3, justSaid(at) / 4);
    return [
      match.scores[at] ?? 0,
      Math.max(-6, (match.scores[at] ?? 0) - mostHeard),
      Math.min(3, shared(at) / 4),
      fact.isDefault && fact.topic !== "other",
      isSame,
      last.has(fact.id),
      state.told[fact.id] !== undefined,
      topicOf(fact),
      asked[at] ?? 0,
      mostAsked > 0.3 && asked[at] === mostAsked,
      isFocus,
      stray,
      fact.topic === view.complaint,
      fact.attribute !== undefined && attributes.has(fact.attribute),
      isAbsent(fact),
      isBare && isSame,
      isBare && isFocus,
      isBare && stray,
      inLine,
      isBare ? inLine : 0,
      within.get(fact.id) ?? 0,
      isOfLife,
      isOfLife ? (asked[at] ?? 0) : 0,
      isAnothers && whose === "mentioned",
      isAnothers && whose === "around",
      isAnothers && whose === "self",
      lately,
      isOfLife ? lately : 0,
      isOfLife && isBare ? lately : 0,
      Math.min(3, takenUp(at) / 4),
    ].map(Number);
  };
  const isNew = (at: number): boolean => justSaid(at) === 0 && !last.has(view.facts[at]?.id ?? "");
  return { likely, isNew, of: figuresOf };
}

/** The logit of a candidate. */
const scoreOf = (figures: readonly number[]): number =>
  figures.reduce(
    (all, value, k) =>
      all + ((value - (w.mean[k] ?? 0)) / (w.spread[k] ?? 1)) * (w.weights[k] ?? 0),
    w.bias,
  );

/** As many facts are weighed; the weights were learned on the likeliest and say nothing of the others. */
const mostWeighed = 30;

/** The facts that may be meant at all, with their figures. */
export function candidates(
  view: PatientView,
  features: RankFigures,
): readonly { readonly fact: Fact; readonly at: number; readonly figures: readonly number[] }[] {
  return view.facts
    .map((fact, at) => ({ fact, at, likely: features.likely(at) }))
    .sort((a, b) => b.likely - a.likely)
    .slice(0, mostWeighed)
    .map(({ fact, at }) => ({ fact, at, figures: features.of(at) }));
}

export interface Ranking {
  /** Best first; at most eight. */
  readonly best: readonly Scored[];
  /** Logit that nothing of the case is meant. */
  readonly nothing: number;
}

/** Candidates of the case for some words, best first. What a repair has ruled out stands last. */
export function ranked(
  view: PatientView,
  state: DialogueState,
  match: Match,
  within: Within,
  ruledOut: ReadonlySet<string>,
): Ranking {
  const features = featuresOf(view, state, match, within);
  // "What's your niece's name?" is not after the patient's own.
  const isOtherName = isOfOtherName(view, match.tokens);
  const who = whoAsked(match.tokens);
  const isUnasked = view.facts.every((fact) => fact.isDefault || fact.asked === undefined);
  const isBare = stemsIn(match.words).length === 0;
  const scored = candidates(view, features).map(({ fact, figures, at }): Scored => {
    const score = scoreOf(figures) + (isUnasked && !fact.isDefault ? worthOfBank : 0);
    if (isOtherName && fact.topic.startsWith("identity:")) return { fact, score: never };
    // "Where?" is about what is being talked of, not about a home that nobody has mentioned.
    if (isBare && fact.topic === "other" && features.isNew(at)) return { fact, score: never };
    const isWho = who !== undefined && fact.topic === "other" && fact.words.includes(who);
    if (isWho) return { fact, score: score + asWho };
    return { fact, score: ruledOut.has(fact.id) ? score - ruledOutBy : score };
  });
  scored.sort((a, b) => b.score - a.score);
  return {
    best: scored.slice(0, 8),
    nothing: match.nothing * w.nothing + w.nothingBias,
  };
}

/** What is taken back by "no, I meant …" has to be far better than all else to be meant again. */
const ruledOutBy = 2;

/** What being asked for by name adds to somebody they have mentioned. */
const asWho = 1.5;

/** A logit at which nothing is chosen. */
const never = -9;

/** What the questions of a case add to the right fact: a case without any is as sure with less. */
const worthOfBank = 1.2;

export const isAbsent = (fact: Fact): boolean => truthOf(fact) === "no";
