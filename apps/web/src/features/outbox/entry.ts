import type { FinalDiagnosisInput, InitialDiagnosisInput, NotesInput } from "@anamnesis/contract";
import { outboxTexts as texts } from "@/texts/outbox.ts";

/** What a learner wrote and the server has not acknowledged yet. */
export interface OutboxEntryBase {
  /** Also the idempotency key: sending it again never does the work twice. */
  readonly id: string;
  /** Whose it is; it is never sent while somebody else is signed in. */
  readonly userId: string;
  readonly sessionId: string;
  readonly patientName: string;
  /** ISO time; a session's entries are sent in this order. */
  readonly createdAt: string;
  readonly attempts: number;
  /** waiting: will be sent (again); refused: the server will not take it as it is, `problem` says why. */
  readonly status: "waiting" | "refused";
  /** Why the last attempt failed, in words for the person. */
  readonly problem: string | null;
  /** What was wrong with which input of a refused submission. */
  readonly fields: Readonly<Record<string, string>>;
}
export interface MessageEntry extends OutboxEntryBase {
  readonly kind: "message";
  readonly body: { readonly message: string };
}
export interface InitialDiagnosisEntry extends OutboxEntryBase {
  readonly kind: "initial-diagnosis";
  readonly body: InitialDiagnosisInput;
}
export interface FinalDiagnosisEntry extends OutboxEntryBase {
  readonly kind: "final-diagnosis";
  readonly body: FinalDiagnosisInput;
}
/** Notes and working differential: the whole of them, so that a newer entry takes the place of one that waits. */
export interface NotesEntry extends OutboxEntryBase {
  readonly kind: "notes";
  readonly body: NotesInput;
}
export type OutboxEntry = MessageEntry | NotesEntry | InitialDiagnosisEntry | FinalDiagnosisEntry;
export type SubmissionEntry = InitialDiagnosisEntry | FinalDiagnosisEntry;

/** What a screen hands over; the outbox adds the rest. */
export type NewEntry = OutboxEntry extends infer E
  ? E extends OutboxEntry
    ? Pick<E, "kind" | "body" | "sessionId" | "patientName">
    : never
  : never;

export const isSubmission = (entry: OutboxEntry): entry is SubmissionEntry =>
  entry.kind === "initial-diagnosis" || entry.kind === "final-diagnosis";

/** Oldest first; the id decides between two of the same millisecond, so that the order is always the same. */
export const inOrder = (entries: readonly OutboxEntry[]): OutboxEntry[] =>
  [...entries].sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));

/** Under which a form keeps what is being written until its submission has been taken. */
export const draftKeyOf = ({
  userId,
  kind,
  sessionId,
}: Pick<OutboxEntry, "userId" | "kind" | "sessionId">): string => `${userId}/${kind}/${sessionId}`;

/** What a submission is called in a sentence. */
export const submissionName = (entry: SubmissionEntry): string => texts.names[entry.kind];

/** The form that a submission came from. */
export const submissionPath = (entry: SubmissionEntry): string =>
  entry.kind === "initial-diagnosis"
    ? `/diagnosis/initial/${entry.sessionId}`
    : `/diagnosis/final/${entry.sessionId}`;
