import fc from "fast-check";
import { expect, test } from "vitest";
import { parseResult } from "./parse-result.ts";

test("lines with a value and a reference range become rows, the report stays text", () => {
  expect(
    parseResult(
      "Sodium: 138 mmol/L (133–146)\nhs-cTnT (0 h): 62 ng/L (< 14) [HH]\n\nRepeat at 1 hour.",
    ),
  ).toEqual([
    {
      kind: "values",
      rows: [
        { name: "Sodium", value: "138 mmol/L", range: "133–146", flag: "" },
        { name: "hs-cTnT (0 h)", value: "62 ng/L", range: "< 14", flag: "HH" },
      ],
    },
    { kind: "text", text: "Repeat at 1 hour." },
  ]);
});

test("the last letter of a unit is no flag", () => {
  const [block] = parseResult("Haemoglobin: 120 g/L L (130–170)");
  expect(block).toMatchObject({ rows: [{ value: "120 g/L", flag: "L" }] });
  expect(parseResult("Haemoglobin: 151 g/L (130–170)")[0]).toMatchObject({ rows: [{ flag: "" }] });
});

test("prose with a colon and brackets stays prose", () => {
  const text = "Conclusion: no effusion seen (small ones may be missed).";
  expect(parseResult(text)).toEqual([{ kind: "text", text }]);
});

test("no word of a result is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const shown = parseResult(text)
        .map((block) =>
          block.kind === "text"
            ? block.text
            : block.rows.map((row) => `${row.name}${row.value}${row.range}`).join(""),
        )
        .join("");
      const letters = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, "");
      expect(letters(shown).length).toBeGreaterThanOrEqual(letters(text).length);
    }),
  );
});
