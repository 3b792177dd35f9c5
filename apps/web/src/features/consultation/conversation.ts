import type { Message, PanelLine } from "@anamnesis/contract";

/** A message that the server has not acknowledged. */
export interface UnsentMessage {
  readonly id: string;
  readonly text: string;
  readonly createdAt: string;
  /** sending: on its way; unsent: failed, can be sent again as it is; refused: has to be changed first. */
  readonly state: "sending" | "unsent" | "refused";
  readonly problem: string | null;
  /** Id of the stored message once the answer is there. */
  readonly storedAs: string | null;
  /** As much of the reply as has been heard; null while nothing of it has. */
  readonly heard: string | null;
}

/** One line of the conversation as it is shown. */
export interface ChatLine {
  readonly id: string;
  readonly sender: "user" | "patient";
  readonly text: string;
  readonly timestamp: string;
  /** spoken: a reply that is still being given. */
  readonly state: "stored" | "spoken" | UnsentMessage["state"];
  readonly problem: string | null;
}

/**
 * What was said and stored, then what waits to be sent, with as much of its reply as has been heard; a message whose answer
 * has come is shown once.
 */
export function linesOf(
  messages: readonly Pick<Message, "_id" | "sender" | "text" | "timestamp">[],
  unsent: readonly UnsentMessage[],
): ChatLine[] {
  const stored = new Set(messages.map((message) => message._id));
  return [
    ...messages.map(({ _id, sender, text, timestamp }): ChatLine => ({
      id: _id,
      sender,
      text,
      timestamp,
      state: "stored",
      problem: null,
    })),
    ...unsent
      .filter(({ storedAs }) => storedAs === null || !stored.has(storedAs))
      .flatMap(({ id, text, createdAt: timestamp, state, problem, heard }): ChatLine[] => [
        { id, sender: "user", text, timestamp, state, problem },
        ...(heard
          ? [
              {
                id: `${id}/heard`,
                sender: "patient" as const,
                text: heard,
                timestamp,
                state: "spoken" as const,
                problem: null,
              },
            ]
          : []),
      ]),
  ];
}

const timeOfDay = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });
/** Time of day as the person's own place writes it. */
export const timeOf = (timestamp: string): string => timeOfDay.format(new Date(timestamp));

const dayOf = (timestamp: string): string => new Date(timestamp).toDateString();

/** The day to write above a line: where the conversation began on an earlier day than today, or goes on on another. */
export function dayAbove(line: ChatLine, previous: ChatLine | undefined, now: Date): string | null {
  const isNewDay =
    previous === undefined
      ? dayOf(line.timestamp) !== now.toDateString()
      : dayOf(line.timestamp) !== dayOf(previous.timestamp);
  if (!isNewDay) return null;
  return dayOf(line.timestamp) === now.toDateString()
    ? "Today"
    : new Date(line.timestamp).toLocaleDateString(undefined, {
        weekday: "long",
        day: "numeric",
        month: "long",
      });
}

/** Lines that the newest reply added: the only ones to be called new. */
export function newestToldIds(lines: readonly PanelLine[]): ReadonlySet<string> {
  const times = lines.flatMap((line) => line.toldAt ?? []);
  const newest = times.reduce((latest, time) => (time > latest ? time : latest), "");
  return new Set(
    newest === "" ? [] : lines.filter((line) => line.toldAt === newest).map((line) => line.id),
  );
}

/** Triage and patient may say the same thing: it is one line then, in its first place, and counts as told. */
export function withoutRepeats(lines: readonly PanelLine[]): PanelLine[] {
  const byText = new Map<string, PanelLine>();
  for (const line of lines) {
    const key = line.text.trim().toLowerCase();
    const known = byText.get(key);
    if (known === undefined || known.source === "triage") byText.set(key, line);
  }
  return [...byText.values()];
}
