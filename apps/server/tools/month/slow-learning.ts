import type { ReasoningKind } from "@anamnesis/contract";
import { createEmptyCard, fsrs, generatorParameters, Rating, type Card, type Grade } from "ts-fsrs";
import type { Review } from "./play.ts";
import { itemsOf } from "./report.ts";
import { sum, type Completed } from "./slow-figures.ts";

// The skill model, the schedules and the cards, reckoned anew from the whole history each time.

type Item = ReturnType<typeof itemsOf>[number];

const kindOf = (item: Item): ReasoningKind => {
  switch (item.group) {
    case "History of presenting complaint":
    case "Background":
      return "history";
    case "Red flags":
      return "red-flags";
    case "Pertinent negatives":
      return "pertinent-negatives";
    case "Consultation":
    case "Ideas, concerns and expectations":
      return "communication";
    case "Examination":
      return "examination";
    case "Diagnosis":
    case "Change of mind":
      return "diagnosis";
    case "Reasoning":
    case "Alternatives":
      return "justification";
    case "Investigations":
      return "investigations";
    case "Needed":
      return "treatment";
    case "Safety":
      return "safety";
    case "Lifestyle":
    case "Follow-up":
      return "follow-up";
    default:
      throw new Error(`No kind of reasoning for the group ${item.group}.`);
  }
};

const topicOf = ({ id }: Item): string | null => {
  if (id.startsWith("ask:")) return id.slice(4).split(".")[0] ?? null;
  return id.startsWith("exam:") || id.startsWith("test:") ? id : null;
};

const isHarm = ({ outcome }: Item): boolean => outcome === "penalty" || outcome === "cap";

const shareOf = (items: readonly Item[]): number | null => {
  const possible = sum(items.map(({ maxPoints }) => maxPoints));
  if (possible === 0) return null;
  const earned = sum(items.map(({ points, maxPoints }) => (maxPoints > 0 ? points : 0)));
  return Math.max(0, Math.min(1, earned / possible));
};

/** Percent and sessions by "dimension key". */
export const skillsOf = (
  completed: readonly Completed[],
): ReadonlyMap<string, { readonly percent: number; readonly sessions: number }> => {
  const shares = new Map<string, number[]>();
  const note = (key: string, share: number | null): void => {
    if (share !== null) shares.set(key, [...(shares.get(key) ?? []), share]);
  };
  for (const { moduleId, seed, compiled } of completed) {
    const items = itemsOf(seed, compiled);
    note(`specialty ${moduleId}`, shareOf(items));
    const kinds = new Set(items.filter((item) => !isHarm(item)).map(kindOf));
    for (const kind of kinds)
      note(`reasoning ${kind}`, shareOf(items.filter((item) => kindOf(item) === kind)));
    const topics = new Set(items.map(topicOf).filter((topic) => topic !== null));
    for (const topic of topics)
      note(`topic ${topic}`, shareOf(items.filter((item) => topicOf(item) === topic)));
    if (items.some(isHarm)) note("reasoning safety", 0);
    else if (items.some(({ area }) => area === "treatment")) note("reasoning safety", 1);
  }
  return new Map(
    [...shares].map(([key, list]) => {
      // The newest counts 1, the one before 0.8, and so on.
      const weights = list.map((_share, at) => 0.8 ** (list.length - 1 - at));
      const mean = sum(list.map((share, at) => share * (weights[at] ?? 0))) / sum(weights);
      return [key, { percent: Math.round(100 * mean), sessions: list.length }] as const;
    }),
  );
};

const scheduler = fsrs(
  generatorParameters({ enable_fuzz: false, enable_short_term: false, request_retention: 0.9 }),
);
const gradeOf: Readonly<Record<Review["rating"], Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

const remembered = (reviews: readonly { readonly at: Date; readonly grade: Grade }[]): Card => {
  const [first] = reviews;
  if (!first) throw new Error("A memory begins with something seen.");
  let card: Card = createEmptyCard(first.at);
  for (const { at, grade } of reviews) card = scheduler.next(card, at, grade).card;
  return card;
};

/** When each case is due again, by case. */
export const caseDues = (completed: readonly Completed[]): ReadonlyMap<string, Date> => {
  const ids = new Set(completed.map(({ caseId }) => caseId));
  return new Map(
    [...ids].map((id) => {
      const reviews = completed
        .filter(({ caseId }) => caseId === id)
        .map(({ at, percent }): { at: Date; grade: Grade } => ({
          at,
          grade:
            percent < 50
              ? Rating.Again
              : percent < 70
                ? Rating.Hard
                : percent < 85
                  ? Rating.Good
                  : Rating.Easy,
        }));
      return [id, remembered(reviews).due];
    }),
  );
};

const unrecallable = new Set(["Consultation", "Reasoning", "Alternatives", "Change of mind"]);
const lostOf = (item: Item): number =>
  isHarm(item) ? Math.abs(item.points) : item.maxPoints - item.points;
const rankOf = ({ group }: Item): number =>
  group === "Lifestyle" || group === "Follow-up" ? 1 : 0;
const isMissed = (item: Item): boolean =>
  isHarm(item) ||
  item.outcome === "missed" ||
  (item.outcome === "partial" && item.points < item.maxPoints / 2);

export interface SlowCard {
  readonly caseId: string;
  readonly itemId: string;
  readonly due: Date;
}

/** The recall cards of a person: made of what was missed, moved by what happened since. */
export const cardsOf = (
  completed: readonly Completed[],
  reviews: readonly Review[],
): readonly SlowCard[] => {
  const history = new Map<string, { at: Date; grade: Grade }[]>();
  const steps = [
    ...completed.map((session) => ({ at: session.at, session, review: null })),
    ...reviews.map((review) => ({ at: review.at, session: null, review })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, session, review } of steps) {
    if (review) {
      history.get(`${review.caseId} ${review.itemId}`)?.push({ at, grade: gradeOf[review.rating] });
      continue;
    }
    const items = itemsOf(session.seed, session.compiled);
    const missed = items
      .filter(
        (item) => isMissed(item) && !unrecallable.has(item.group) && item.id !== "history:core",
      )
      .map((item, order) => ({ item, order }))
      .sort(
        (a, b) =>
          rankOf(a.item) - rankOf(b.item) || lostOf(b.item) - lostOf(a.item) || a.order - b.order,
      )
      .slice(0, 6)
      .map(({ item }) => item.id);
    for (const item of items) {
      const known = history.get(`${session.caseId} ${item.id}`);
      if (known && isMissed(item)) known.push({ at, grade: Rating.Again });
      else if (known && item.outcome === "earned") known.push({ at, grade: Rating.Good });
      else if (!known && missed.includes(item.id))
        history.set(`${session.caseId} ${item.id}`, [{ at, grade: Rating.Again }]);
    }
  }
  return [...history].map(([key, list]) => {
    const [caseId = "", itemId = ""] = key.split(" ");
    return { caseId, itemId, due: remembered(list).due };
  });
};
