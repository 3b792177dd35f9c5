import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listPieces } from "./large-answer.ts";

describe("listPieces", () => {
  it("is the JSON of the list, however many elements it has", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 20 }), async (list) => {
        let text = "";
        for await (const piece of listPieces(each(list))) text += piece;
        expect(text).toBe(JSON.stringify(list));
      }),
    );
  });

  it("lets other work have its turn between elements", async () => {
    const order: string[] = [];
    setImmediate(() => order.push("other work"));
    for await (const piece of listPieces(each([1, 2, 3]))) order.push(piece);
    expect(order.indexOf("other work")).toBeLessThan(order.indexOf(",3"));
  });
});

async function* each<T>(list: readonly T[]): AsyncGenerator<T> {
  for (const element of list) yield await Promise.resolve(element);
}
