import { describe, expect, it } from "vitest";
import { findDrugs } from "./index.ts";

const given = (text: string) =>
  findDrugs(text)
    .filter((mention) => !mention.negated)
    .map((mention) => mention.id);

describe("a list of medicines to withhold", () => {
  it.each([
    "Hold ramipril, metformin, bisoprolol",
    "Stop ramipril, metformin, ibuprofen",
    "Hold nephrotoxins (ramipril, metformin, ibuprofen)",
    "D/C ramipril, metformin, ibuprofen",
    "D/C propranolol, list as contraindicated",
    "Avoid NSAIDs, ACE inhibitors, metformin",
    "No heparin, aspirin, clopidogrel",
    "No tPA, heparin, aspirin for 24 hours",
    "Avoid steroids, benzodiazepines, succinylcholine",
    "No NSAIDs, aminoglycosides, opioids",
    "No insulin, fluid restriction",
    "No salbutamol, steroids, antibiotics",
    "Stop naproxen, ibuprofen",
    "Please hold his ramipril, metformin and bisoprolol",
    "Do not give aspirin, clopidogrel, heparin",
    "Withhold: ramipril, metformin",
  ])("gives none of them: %s", (text) => {
    expect(given(text)).toEqual([]);
  });

  it.each([
    ["Hold ramipril, metformin, start ceftriaxone 2 g", ["ceftriaxone"]],
    ["Stop naproxen, apixaban 10 mg twice daily", ["apixaban"]],
    ["Hold amlodipine, atorvastatin 80 mg and aspirin 75 mg", ["atorvastatin", "aspirin"]],
    ["No allergies, amoxicillin 500 mg", ["amoxicillin"]],
    ["Stop smoking, aspirin", ["aspirin"]],
    ["Avoid NSAIDs. Paracetamol 1 g", ["paracetamol"]],
    ["Hold metformin then restart ramipril", ["ramipril"]],
    ["No nitrates; morphine 2.5 mg", ["morphine"]],
    ["Prednisolone 40 mg PO daily once infection is excluded", ["prednisolone"]],
    ["Prednisolone 40 mg when cultures negative", ["prednisolone"]],
  ])("ends where something is given: %s", (text, left) => {
    expect(given(text)).toEqual(left);
  });
});
