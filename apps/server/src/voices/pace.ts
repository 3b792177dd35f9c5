/** Milliseconds that somebody takes before saying a sentence: what it needs to be thought, within what is borne. */
export const pauseBefore = (sentence: string): number =>
  Math.min(900, Math.max(250, 150 + sentence.length * 9));

/** Milliseconds within which a reply is whole, however many sentences it has: what a nurse reports behind it is not waited for. */
const mostInAll = 1_300;
/** Of what is left of it a sentence takes this part at most, so that there is something left for every one. */
const share = 1 / 3;

/**
 * What a sentence waits behind those before it.
 * @param waited milliseconds that those before it have waited
 */
export const pauseWithin = (sentence: string, waited: number): number =>
  Math.min(pauseBefore(sentence), Math.max(0, mostInAll - waited) * share);

/** Resolves after `ms`, or at once when the listener has gone. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted || ms <= 0) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
  });
