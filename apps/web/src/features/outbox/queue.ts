import type { OutboxEntry } from "./entry.ts";
import { inOrder, isSubmission } from "./entry.ts";

interface Round {
  /** Entries that this round has already tried. */
  readonly tried: ReadonlySet<string>;
  /** Whether unsent messages are tried too; they always are once a submission follows them. */
  readonly withMessages: boolean;
  /** A message of this round could not be sent: later ones must not overtake it. */
  readonly areMessagesHeld: boolean;
}

/**
 * Which entry of one session is sent next; undefined when this round is over. Messages go before what was submitted after
 * them, notes likewise, and a final diagnosis waits until the initial one has been taken.
 */
export function nextToSend(
  entries: readonly OutboxEntry[],
  { tried, withMessages, areMessagesHeld }: Round,
): OutboxEntry | undefined {
  const hasSubmission = entries.some((entry) => isSubmission(entry) && entry.status === "waiting");
  const takesMessages = (withMessages || hasSubmission) && !areMessagesHeld;
  const hasInitial = entries.some((entry) => entry.kind === "initial-diagnosis");
  // After the final diagnosis the server takes no more notes.
  const hasNotes = entries.some(
    ({ kind, status, id }) => kind === "notes" && status === "waiting" && !tried.has(id),
  );
  return inOrder(entries).find((entry) => {
    if (entry.status === "refused" || tried.has(entry.id)) return false;
    if (entry.kind === "message") return takesMessages;
    return entry.kind !== "final-diagnosis" || (!hasInitial && !hasNotes);
  });
}

const firstDelay = 2_000;
const longestDelay = 60_000;

/** Milliseconds to wait after so many failed attempts: 2 s, doubling up to a minute. */
export const retryDelay = (attempts: number): number =>
  Math.min(longestDelay, firstDelay * 2 ** Math.max(0, attempts - 1));
