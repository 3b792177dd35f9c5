import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventReader, heartbeat, writeEvent } from "./event-stream.ts";

describe("a stream of events", () => {
  it("is read as it was written, however the network cuts it", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "binary" }), { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat({ max: 60 }), { maxLength: 12 }),
        (texts, cuts) => {
          const wire = texts.map((text) => writeEvent("sentence", { text }) + heartbeat).join("");
          const read = eventReader();
          const pieces: string[] = [];
          let at = 0;
          for (const length of cuts) {
            pieces.push(wire.slice(at, at + length));
            at += length;
          }
          pieces.push(wire.slice(at));
          expect(pieces.flatMap(read)).toEqual(
            texts.map((text) => ({ event: "sentence", data: { text } })),
          );
        },
      ),
    );
  });

  it("passes over comments, unfinished events and what is no JSON", () => {
    const read = eventReader();
    expect(
      read(": hello\n\nevent: a\ndata: {broken\n\nevent: b\r\ndata: 1\r\n\r\nevent: c"),
    ).toEqual([{ event: "b", data: 1 }]);
  });
});
