/**
 * Whether the last call to the server found anybody there. A browser's own `navigator.onLine` is true on a network that
 * leads nowhere, and after a reload in some browsers whatever the network does.
 */
let isAnswering = true;
const listeners = new Set<() => void>();

/** Notes how a call ended: with an answer of any kind, or with none at all. */
export function noteAnswer(hasAnswered: boolean): void {
  if (isAnswering === hasAnswered) return;
  isAnswering = hasAnswered;
  for (const listener of listeners) listener();
}

/** The connection as the calls have found it, in the shape of a store. */
export const connection = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isAnswering: (): boolean => isAnswering,
};
