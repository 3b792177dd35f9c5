import { createHash } from "node:crypto";

/** What is known of a case when a day's patient is chosen. */
export interface Choosable {
  readonly id: string;
  readonly module: string;
  readonly level: string;
}

const dayMs = 24 * 3_600_000;
const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMs);

const byHash = <T extends Choosable>(cases: readonly T[], ...salt: readonly unknown[]): T[] => {
  const hashed = cases.map((one) => ({
    one,
    hash: createHash("sha256")
      .update(JSON.stringify([...salt, one.id]))
      .digest("hex"),
  }));
  return hashed.sort((a, b) => (a.hash < b.hash ? -1 : 1)).map(({ one }) => one);
};

/** The module that has to come now because it would soon have only itself as a neighbour. */
const crowded = (rest: readonly Choosable[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const { module } of rest) counts.set(module, (counts.get(module) ?? 0) + 1);
  return [...counts].find(([, count]) => count * 2 > rest.length)?.[0];
};

/** The same cases in an order in which neighbours differ in specialty, and in level too where that can be. */
const mixed = <T extends Choosable>(shuffled: readonly T[], before: Choosable | undefined): T[] => {
  const rest = [...shuffled];
  const order: T[] = [];
  let last = before;
  while (rest.length > 0) {
    const urgent = crowded(rest);
    const others = rest.filter(({ module }) => module !== last?.module);
    const pool = others.length > 0 ? others : rest;
    const due = pool.filter(({ module }) => module === urgent);
    const wanted = due.length > 0 ? due : pool;
    const next = wanted.find(({ level }) => level !== last?.level) ?? wanted[0];
    if (!next) break;
    order.push(next);
    rest.splice(rest.indexOf(next), 1);
    last = next;
  }
  return order;
};

/**
 * Whose day it is. In every run of as many days as there are cases each comes once; each run plays the same two halves one after the other, each
 * shuffled anew, so that nobody comes back before half a run is over. Neighbours differ in specialty and level.
 * @param day YYYY-MM-DD, in UTC
 * @param salt what this installation alone knows
 * @param recent those of the last half run as it really was: where the library has changed, nobody of them comes at once
 * @returns the id of a case; undefined where there is none
 */
export const patientOfDay = (
  day: string,
  salt: string,
  cases: readonly Choosable[],
  recent: ReadonlySet<string> = new Set(),
): string | undefined => {
  const count = cases.length;
  if (count === 0) return undefined;
  const halves = byHash(cases, salt, "halves");
  const middle = Math.ceil(count / 2);
  const run = Math.floor(dayNumber(day) / count);
  const first = mixed(byHash(halves.slice(0, middle), salt, run), undefined);
  const order = [...first, ...mixed(byHash(halves.slice(middle), salt, run), first.at(-1))];
  const at = dayNumber(day) % count;
  const from = [...order.slice(at), ...order.slice(0, at)];
  return (from.find(({ id }) => !recent.has(id)) ?? from[0])?.id;
};

/** How many days back somebody counts as recent: no day of an unchanged library is ever moved by it. */
export const recentDays = (cases: number): number => Math.floor(cases / 2);

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
export const dayAfter = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs));
