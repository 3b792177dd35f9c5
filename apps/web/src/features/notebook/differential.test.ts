import fc from "fast-check";
import { expect, test } from "vitest";
import { mostDiagnoses, moved, withDiagnosis, without } from "./differential.ts";

test("a diagnosis is listed once, whatever its case, and blanks are none", () => {
  const one = withDiagnosis([], "  Pericarditis ");
  expect(one).toEqual({ kind: "added", list: ["Pericarditis"] });
  expect(withDiagnosis(one.list, "pericarditis")).toEqual({ kind: "already", list: one.list });
  expect(withDiagnosis(one.list, "   ").kind).toBe("blank");
});

test("a full list takes no more", () => {
  const full = Array.from({ length: mostDiagnoses }, (_, index) => `Diagnosis ${index}`);
  expect(withDiagnosis(full, "One more")).toEqual({ kind: "full", list: full });
});

test("moving changes one place and loses nothing", () => {
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 0, 9)).toEqual(["b", "c", "a"]);
  const list = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(list, fc.integer(), fc.integer(), (names, from, to) => {
      const at = Math.abs(from) % names.length;
      const next = moved(names, at, to);
      expect([...next].sort()).toEqual([...names].sort());
      expect(without(next, next.indexOf(names[at] ?? ""))).toEqual(without(names, at));
    }),
  );
});
