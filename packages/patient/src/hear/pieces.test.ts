import { expect, it } from "vitest";
import { createPieces } from "./pieces.ts";

const signs = ["<unk>", "<s>", "</s>", "x1", "x2", "x3"];
const pieces = createPieces(
  [...signs, "▁breath", "less", "▁", "b", "r", ",", "▁b"],
  [0, 0, 0, 0, 0, 0, -5, -5, -3, -6, -6, -4, -6],
);

it("cuts a word where the shares of its pieces multiply to most, and marks only the beginning of a word", () => {
  expect(pieces("breathless")).toEqual([6, 7]);
  expect(pieces("less")).toEqual([8, 7]);
  expect(pieces(",")).toEqual([11]);
});

it("has a number for a letter that it does not know", () => {
  expect(pieces("bß")).toEqual([12, 0]);
});
