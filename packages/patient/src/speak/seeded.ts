/** FNV-1a over the parts, as an unsigned 32-bit number: all variety of a conversation comes from here. */
export function hash(...parts: readonly (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const character of parts.join("\u0001")) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** True in about `share` (0..1) of all keys. */
export const chance = (share: number, ...parts: readonly (string | number)[]): boolean =>
  hash(...parts) / 0xffffffff < share;

/** How many turns have to pass before a wording may come back. */
export const restTurns = 10;

/** Wordings come back at every turn, so their keys are kept; the memory is dropped when it grows. */
const keys = new Map<string, string>();
function keyOf(text: string): string {
  const known = keys.get(text);
  if (known !== undefined) return known;
  const key = hash(text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")).toString(36);
  if (keys.size > 5_000) keys.clear();
  keys.set(text, key);
  return key;
}

/** Draws wordings for one reply, never one that was said within the last ten turns while another is left. */
export class Draw {
  readonly #used: Map<string, number>;
  readonly #seed: number;
  readonly #turn: number;

  constructor(used: Readonly<Record<string, number>>, seed: number, turn: number) {
    this.#used = new Map(Object.entries(used));
    this.#seed = seed;
    this.#turn = turn;
  }

  /** A wording of the pool, or undefined when all of them were said too lately. */
  fresh(pool: readonly string[]): string | undefined {
    const ready = pool.filter((text) => !this.#isRecent(text));
    const chosen = ready[hash(this.#seed, this.#turn, ready.length, ready[0] ?? "") % ready.length];
    if (chosen !== undefined) this.#note(chosen);
    return chosen;
  }

  /** The first wording that was not said lately, or undefined. */
  inOrder(pool: readonly string[]): string | undefined {
    const chosen = pool.find((text) => !this.#isRecent(text));
    if (chosen !== undefined) this.#note(chosen);
    return chosen;
  }

  /** Whether all wordings of the pool were said too lately; never of an empty one. */
  isSpent(pool: readonly string[]): boolean {
    return pool.length > 0 && pool.every((text) => this.#isRecent(text));
  }

  /** A wording of the pool; the one said longest ago when all are recent. Empty for an empty pool. */
  any(pool: readonly string[]): string {
    const fresh = this.fresh(pool);
    if (fresh !== undefined) return fresh;
    const oldest = [...pool].sort((a, b) => this.#lastTurn(a) - this.#lastTurn(b))[0] ?? "";
    if (oldest) this.#note(oldest);
    return oldest;
  }

  chance(share: number, salt: string): boolean {
    return chance(share, this.#seed, this.#turn, salt);
  }

  /** What was used, to be kept; wordings that may come back anyway are forgotten. */
  used(): Record<string, number> {
    return Object.fromEntries(
      [...this.#used].filter(([, turn]) => this.#turn - turn <= restTurns * 2),
    );
  }

  #lastTurn(text: string): number {
    return this.#used.get(keyOf(text)) ?? -1;
  }

  #isRecent(text: string): boolean {
    const last = this.#used.get(keyOf(text));
    return last !== undefined && this.#turn - last <= restTurns;
  }

  #note(text: string): void {
    this.#used.set(keyOf(text), this.#turn);
  }
}
