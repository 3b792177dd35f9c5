import { historyFilterSchema } from "@anamnesis/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { filterOf, isFiltering } from "./filters.ts";

test("an address that names no filter filters nothing", () => {
  const nothing = { q: "", specialization: "all", time: "all" };
  expect(filterOf("", "all", "all")).toEqual(nothing);
  expect(filterOf("  ", "astrology", "yesteryear")).toEqual(nothing);
  expect(isFiltering(filterOf("  ", "astrology", "yesteryear"))).toBe(false);
});

test("each of the three filters counts", () => {
  expect(isFiltering(filterOf("fever", "all", "all"))).toBe(true);
  expect(isFiltering(filterOf("", "Cardiology", "all"))).toBe(true);
  expect(isFiltering(filterOf("", "all", "week"))).toBe(true);
});

test("the server takes whatever an address may say", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.string(), fc.string(), (text, special, time) => {
      expect(historyFilterSchema.safeParse(filterOf(text, special, time)).success).toBe(true);
    }),
  );
});
