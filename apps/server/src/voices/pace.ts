/** Milliseconds that somebody takes before saying a sentence: what it needs to be thought, within what is borne. */
export const pauseBefore = (sentence: string): number =>
  Math.min(900, Math.max(250, 150 + sentence.length * 9));

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
