import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Outline, outlineOf } from "./outline.ts";
import { presetNames } from "./presets.ts";

// Kept when the pictures were last looked at: `node scripts/run.mjs ecg-gallery -- --keep` after looking again.
const golden = JSON.parse(
  readFileSync(new URL("./golden.json", import.meta.url), "utf8"),
) as Readonly<Record<string, Outline>>;

it("has figures of every preset", () => {
  expect(Object.keys(golden)).toEqual([...presetNames]);
});

it.each(presetNames)("%s still looks as it did when a reader approved of it", (preset) => {
  const now = outlineOf(preset);
  const kept = golden[preset];
  expect(now.beats).toBe(kept?.beats);
  for (const [lead, [top, bottom]] of Object.entries(now.leads)) {
    const [keptTop = NaN, keptBottom = NaN] = kept?.leads[lead] ?? [];
    // Sines differ in their last digit between machines.
    expect(Math.abs(top - keptTop), `top of ${lead}`).toBeLessThanOrEqual(1);
    expect(Math.abs(bottom - keptBottom), `bottom of ${lead}`).toBeLessThanOrEqual(1);
  }
});
