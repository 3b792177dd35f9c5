import { describe, expect, it } from "vitest";
import { findDrugs } from "./index.ts";

/** Each medicine of a text, with a minus where it is not ordered. */
const read = (text: string): string =>
  findDrugs(text)
    .map(({ id, negated }) => `${negated ? "-" : ""}${id}`)
    .join(" ");

describe("a medicine is read for what is ordered with it", () => {
  it.each([
    ["Patient declined codeine", "-codeine"],
    ["Refused: ibuprofen, naproxen", "-ibuprofen -naproxen"],
    ["aspirin refused by patient", "-aspirin"],
    ["Ramipril - on hold", "-ramipril"],
    ["ramipril on hold, metformin on hold", "-ramipril -metformin"],
    ["Withheld: ramipril, metformin", "-ramipril -metformin"],
    ["Discontinued ramipril, metformin", "-ramipril -metformin"],
    ["Contraindicated: nitrates, beta-blockers", "-nitrate -beta_blocker"],
    ["Not giving heparin, aspirin, clopidogrel", "-heparin -aspirin -clopidogrel"],
    ["Hold ramipril 5 mg, metformin 500 mg", "-ramipril -metformin"],
    ["Hold ramipril, aspirin 300 mg", "-ramipril aspirin"],
    ["Stop ibuprofen, start paracetamol 1 g", "-ibuprofen paracetamol"],
    ["Refused admission, give aspirin 300 mg", "aspirin"],
    ["Propranolol 80 mg, not in asthma", "propranolol"],
    ["Propranolol 40 mg (avoid in asthma)", "propranolol"],
    ["Aspirin 300 mg if no allergy", "aspirin"],
  ])("%s", (text, ids) => expect(read(text)).toBe(ids));
});
