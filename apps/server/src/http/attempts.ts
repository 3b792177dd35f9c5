export interface Attempts {
  /**
   * Counts an attempt before it is made, so that many at once cannot slip through together.
   * @returns seconds to wait when there were too many already (nothing is counted then), else null.
   */
  reserve(key: string, now: number): number | null;
  /** Takes an attempt back: it turned out to be right. */
  release(key: string): void;
}

/** At most `max` attempts of a key in a window that opens with its first one; kept in the process. */
export const countAttempts = (max: number, windowMs: number): Attempts => {
  const windows = new Map<string, { count: number; readonly endsAt: number }>();
  const dropEnded = (now: number): void => {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  };
  return {
    reserve(key, now) {
      if (windows.size >= 10_000) dropEnded(now);
      const open = windows.get(key);
      if (!open || open.endsAt <= now) {
        windows.set(key, { count: 1, endsAt: now + windowMs });
        return null;
      }
      if (open.count >= max) return Math.ceil((open.endsAt - now) / 1000);
      open.count += 1;
      return null;
    },
    release(key) {
      const open = windows.get(key);
      if (open && open.count > 0) open.count -= 1;
    },
  };
};
