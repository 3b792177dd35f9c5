import { setImmediate } from "node:timers/promises";

/**
 * An answer that is too large to be put together in memory: its JSON text in pieces. Whoever makes them validates them
 * against the contract.
 */
export class LargeAnswer {
  readonly pieces: AsyncIterable<string>;
  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces;
  }
}

/** The elements of a JSON array with what stands between them; other requests get their turn after each. */
export async function* listPieces(elements: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true;
  yield "[";
  for await (const element of elements) {
    yield `${isFirst ? "" : ","}${JSON.stringify(element)}`;
    isFirst = false;
    await setImmediate();
  }
  yield "]";
}
