/**
 * Runs work of the same key one after the other within this process. It only spares work that would be thrown away:
 * between processes the database decides who comes first.
 */
export const oneAtATime = (): (<T>(key: string, work: () => Promise<T>) => Promise<T>) => {
  const tails = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const result = (tails.get(key) ?? Promise.resolve()).then(work);
    const tail = result.catch(() => undefined);
    tails.set(key, tail);
    void tail.then(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
    return result;
  };
};
