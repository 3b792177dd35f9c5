import type { InitialDiagnosis } from "@anamnesis/contract";

type Impression = Omit<InitialDiagnosis, "changes" | "afterResults">;

/** Nobody changes an honest mind more often; the first and the latest changes are kept. */
const mostChanges = 20;

/** What the learner wrote last: the latest change, or the impression itself. */
export const latestOf = (stored: InitialDiagnosis | null): Impression | null => {
  if (stored === null) return null;
  const { changes, afterResults: _, ...own } = stored;
  return changes?.at(-1) ?? own;
};

/**
 * What is stored when an impression is submitted. It is locked as soon as there is a result: what comes after that is a
 * change of mind, and kept as one; a first impression written only then is marked as such.
 */
export const impressionAfter = (
  stored: InitialDiagnosis | null,
  submitted: Impression,
  results: readonly { readonly orderedAt: Date }[],
): InitialDiagnosis => {
  const [first] = [...results].sort((a, b) => a.orderedAt.getTime() - b.orderedAt.getTime());
  if (first === undefined) return submitted;
  if (stored === null) return { ...submitted, afterResults: true };
  const changes = [...(stored.changes ?? []), submitted];
  return {
    ...stored,
    changes:
      changes.length > mostChanges
        ? [...changes.slice(0, 1), ...changes.slice(1 - mostChanges)]
        : changes,
  };
};
