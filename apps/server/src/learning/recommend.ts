import type {
  levels,
  ReasoningKind,
  Recommendation as Recommended,
  Skill,
} from "@anamnesis/contract";
import * as reasons from "./reasons.ts";

export type Level = (typeof levels)[number];
/** Module → the answer of the person that speaks for it. */
export type Wanted = ReadonlyMap<string, "interest" | "specialty">;

/** A case that can be played now. */
export interface Playable {
  readonly caseId: string;
  readonly moduleId: string;
  readonly moduleName: string;
  readonly level: Level;
  readonly patientName: string;
}

/** What a person made of a case so far. */
export interface Seen {
  readonly caseId: string;
  readonly moduleId: string;
  readonly bestPercent: number;
  readonly lastPercent: number;
  readonly dueAt: Date;
  /** Calendar days since it was seen last, where the person is. */
  readonly daysAgo: number;
}

/** Everything that the choice rests on. */
export interface Situation {
  /** The library in its order, without the patient who is not to be proposed. */
  readonly cases: readonly Playable[];
  readonly seen: readonly Seen[];
  readonly unfinished: {
    readonly sessionId: string;
    readonly caseId: string;
    readonly daysAgo: number;
  } | null;
  /** By specialty (key: module) and by kind of reasoning. */
  readonly skills: readonly Pick<Skill, "dimension" | "key" | "percent" | "sessions">[];
  /** Overall percents of the last marked sessions, newest first. */
  readonly lastPercents: readonly number[];
  /** Modules that the person's own answers speak for, with which answer it was. */
  readonly wanted?: Wanted;
  /** The level that the person says they are at; it counts until there are results. */
  readonly ownLevel?: Level | null;
  readonly now: Date;
}

export interface Choice {
  readonly kind: Recommended["kind"];
  readonly caseId: string;
  readonly reason: string;
  readonly sessionId: string | null;
}

const most = 3;
/** From here on, whole percent, a skill is no weakness. */
const sound = 70;
/** Percents from which the last three sessions call for a harder case. */
const readyFor = { Intermediate: 65, Advanced: 80 } as const;
export const sessionsForLevel = 3;
const order: readonly Level[] = ["Beginner", "Intermediate", "Advanced"];

/** The level that the last three marked sessions speak for; before there are three, the one that the person says they are at. */
export const suitedLevel = (
  lastPercents: readonly number[],
  ownLevel: Level | null = null,
): Level => {
  if (lastPercents.length < sessionsForLevel) return ownLevel ?? "Beginner";
  const mean = meanOf(lastPercents);
  return mean >= readyFor.Advanced
    ? "Advanced"
    : mean >= readyFor.Intermediate
      ? "Intermediate"
      : "Beginner";
};

const meanOf = (lastPercents: readonly number[]): number =>
  lastPercents.slice(0, sessionsForLevel).reduce((sum, percent) => sum + percent, 0) /
  sessionsForLevel;

/**
 * Whom to see next, at most three, each patient once. The kinds take turns in their order: what was begun, what is about
 * to be forgotten, what is weak, a module not entered yet, something unseen, what can be improved; and again from the
 * second on, until there are three or nothing is left. Among equals the library's order decides.
 */
export const recommendationsFor = (situation: Situation): Choice[] => {
  const choices: Choice[] = [];
  const modulesShown = new Set<string>();
  const kinds = [unfinished, due, weakness, newModule, unseen, improve];
  for (let found = true, round = 1; found && choices.length < most; round += 1) {
    found = false;
    for (const propose of round === 1 ? kinds : [due, newModule, unseen, improve]) {
      if (choices.length === most) break;
      const taken = new Set(choices.map(({ caseId }) => caseId));
      const cases = situation.cases.filter(({ caseId }) => !taken.has(caseId));
      const choice = propose({ ...situation, cases }, modulesShown);
      if (!choice) continue;
      choices.push(choice);
      if (choice.kind === "new-module" || choice.kind === "new")
        modulesShown.add(cases.find(({ caseId }) => caseId === choice.caseId)?.moduleId ?? "");
      found = true;
    }
  }
  return choices;
};

type Propose = (situation: Situation, modulesShown: ReadonlySet<string>) => Choice | null;

const unfinished: Propose = ({ cases, unfinished: open }) => {
  const playable = cases.find(({ caseId }) => caseId === open?.caseId);
  return open && playable
    ? {
        kind: "unfinished",
        caseId: playable.caseId,
        reason: reasons.unfinished(playable.patientName, open.daysAgo),
        sessionId: open.sessionId,
      }
    : null;
};

const due: Propose = ({ cases, seen, now }) => {
  const [first] = seenAmong(cases, seen)
    .filter(({ dueAt }) => dueAt <= now)
    .sort((a, b) => Number(a.dueAt) - Number(b.dueAt));
  return first
    ? choice("due", first, reasons.due(first.patientName, first.daysAgo, first.lastPercent))
    : null;
};

const weakness: Propose = (situation) => {
  const open = unseenOf(situation);
  const weak = (dimension: Skill["dimension"]) =>
    situation.skills
      .filter((skill) => skill.dimension === dimension && skill.percent < sound)
      .sort((a, b) => a.percent - b.percent || (a.key < b.key ? -1 : 1));
  const tried = situation.skills.filter((skill) => skill.dimension === "specialty");
  const specialties = weak("specialty");
  for (const { key, percent, sessions } of specialties) {
    const one = nearest(
      open.filter(({ moduleId }) => moduleId === key),
      situation,
    );
    const isWeakest = tried.length > 1 && key === specialties[0]?.key;
    if (one)
      return choice("weakness", one, reasons.weakSpecialty(one, { percent, sessions, isWeakest }));
  }
  const [kind] = weak("reasoning");
  const one = nearest(open, situation);
  return kind && one
    ? choice("weakness", one, reasons.weakReasoning(one, kind.key as ReasoningKind, kind.percent))
    : null;
};

const newModule: Propose = (situation, modulesShown) => {
  const entered = new Set(situation.seen.map(({ moduleId }) => moduleId));
  const one = nearest(
    unseenOf(situation).filter(
      ({ moduleId }) => !entered.has(moduleId) && !modulesShown.has(moduleId),
    ),
    situation,
  );
  return one
    ? choice("new-module", one, reasons.newModule(one, situation.wanted?.get(one.moduleId)))
    : null;
};

const unseen: Propose = (situation) => {
  const { lastPercents } = situation;
  const one = nearest(unseenOf(situation), situation);
  const mean = lastPercents.length < sessionsForLevel ? null : Math.round(meanOf(lastPercents));
  return one
    ? choice("new", one, reasons.unseen(one, mean, situation.wanted?.get(one.moduleId)))
    : null;
};

const improve: Propose = ({ cases, seen }) => {
  const [lowest] = seenAmong(cases, seen)
    .filter(({ bestPercent }) => bestPercent < 100)
    .sort((a, b) => a.bestPercent - b.bestPercent);
  return lowest
    ? choice("improve", lowest, reasons.improve(lowest.patientName, lowest.bestPercent))
    : null;
};

const choice = (kind: Choice["kind"], { caseId }: { caseId: string }, reason: string): Choice => ({
  kind,
  caseId,
  reason,
  sessionId: null,
});

/** In the order of the library. */
const seenAmong = (cases: readonly Playable[], seen: readonly Seen[]): (Playable & Seen)[] => {
  const byCase = new Map(seen.map((one) => [one.caseId, one]));
  return cases.flatMap((playable) => {
    const one = byCase.get(playable.caseId);
    return one ? { ...one, ...playable } : [];
  });
};

/** Cases that were never completed. */
const unseenOf = ({ cases, seen }: Situation): Playable[] => {
  const done = new Set(seen.map(({ caseId }) => caseId));
  return cases.filter(({ caseId }) => !done.has(caseId));
};

/** The one at the level nearest to the suited one; one of what the person asked for may be a level further away. */
const nearest = (
  cases: readonly Playable[],
  { lastPercents, ownLevel, wanted }: Situation,
): Playable | null => {
  const suited = order.indexOf(suitedLevel(lastPercents, ownLevel));
  const distance = ({ level, moduleId }: Playable): number =>
    Math.abs(order.indexOf(level) - suited) - (wanted?.has(moduleId) ? 1.5 : 0);
  return [...cases].sort((a, b) => distance(a) - distance(b))[0] ?? null;
};
