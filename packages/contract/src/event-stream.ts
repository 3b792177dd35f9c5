/** One event of a `text/event-stream` answer: its name and its data, read as JSON. */
export interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
}

/** An event as it goes over the wire. */
export const writeEvent = (event: string, data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A line that says nothing: it keeps proxies from taking a pause for the end. */
export const heartbeat = ": still here\n\n";

/**
 * Reads events out of text as it arrives, in pieces of any size; comments and what is no JSON are passed over.
 * @returns a function that takes the next piece and gives the events that it completes
 */
export const eventReader = (): ((piece: string) => readonly StreamEvent[]) => {
  let rest = "";
  return (piece) => {
    const blocks = (rest + piece).replace(/\r\n?/g, "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => {
      const event = readBlock(block);
      return event ? [event] : [];
    });
  };
};

const readBlock = (block: string): StreamEvent | null => {
  const fields = block.split("\n").map((line) => /^(event|data): ?(.*)$/.exec(line));
  const valueOf = (name: string) =>
    fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ""] : []));
  const data = valueOf("data");
  if (data.length === 0) return null;
  try {
    return { event: valueOf("event").at(-1) ?? "message", data: JSON.parse(data.join("\n")) };
  } catch {
    return null;
  }
};
