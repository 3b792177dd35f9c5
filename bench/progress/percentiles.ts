/** How long calls took, milliseconds. */
export interface Timing {
  readonly p50: number;
  readonly p95: number;
  readonly calls: number;
}

const warmUp = 10;

/** Times calls one after the other; `call` is given its number, so that no two need be the same. */
export const timeCalls = async (
  calls: number,
  call: (n: number) => Promise<unknown>,
): Promise<Timing> => {
  for (let n = 0; n < warmUp; n += 1) await call(n);
  const taken: number[] = [];
  for (let n = 0; n < calls; n += 1) {
    const before = performance.now();
    await call(n);
    taken.push(performance.now() - before);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((taken[Math.ceil(taken.length * share) - 1] ?? 0) * 100) / 100;
  return { p50: at(0.5), p95: at(0.95), calls };
};
