import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadLibrary } from "../files/index.ts";
import { changed } from "../files/changed-case.ts";
import { checkSounds } from "./sounds.ts";

const library = fileURLToPath(new URL("../../library", import.meta.url));
describe("sounds and the examination that they go with", () => {
  it.each([
    [
      "cardiology/acute-heart-failure",
      /third: \{ at: mitral \}\n/,
      "\n",
      'says "third heart sound"',
    ],
    ["emergency/urosepsis-elderly", "rhythm: atrial_fibrillation", "rhythm: sinus", "tracing"],
    [
      "cardiology/acute-heart-failure",
      "isIrregular: true",
      "isIrregular: false",
      "irregularly irregular",
    ],
    [
      "cardiology/acute-heart-failure",
      "A third heart sound at the apex; soft",
      "Soft",
      "the sounds have a third sound",
    ],
    ["cardiology/acute-heart-failure", "kind: fine", "kind: coarse", "fine crackles"],
    [
      "cardiology/acute-heart-failure",
      "at: [bases_to_middle]",
      "at: [all]",
      "does not put it there",
    ],
    [
      "cardiology/acute-heart-failure",
      "at: [bases_to_middle]",
      "at: [right_base]",
      "not heard on every side",
    ],
    [
      "cardiology/aortic-dissection",
      "timing: early_diastolic",
      "timing: pansystolic",
      "early diastolic",
    ],
    [
      "cardiology/aortic-dissection",
      "loudest: left_sternal_edge",
      "loudest: aortic",
      "have it elsewhere",
    ],
    [
      "pulmonology/acute-asthma",
      /sounds:\n {6}airEntry: reduced\n/,
      "sounds:\n",
      "quiet breath sounds",
    ],
    [
      "pulmonology/acute-asthma",
      "isExpirationLong: true",
      "isExpirationLong: false",
      "long breath out",
    ],
    [
      "pulmonology/community-acquired-pneumonia",
      "at: [right_base],",
      "at: [left_base],",
      "not put it there",
    ],
    [
      "pulmonology/community-acquired-pneumonia",
      "breathing: bronchial,",
      "",
      "bronchial breathing",
    ],
    [
      "pulmonology/spontaneous-pneumothorax",
      "at: [left], airEntry: faint",
      "at: [right], airEntry: faint",
      "not put it there",
    ],
    [
      "pediatrics/croup",
      "stridor: { phase: in, degree: loud }",
      "stridor: { phase: in, degree: loud }\n      airEntry: reduced",
      "quiet breath sounds",
    ],
    ["pediatrics/croup", "no wheeze, no crackles", "a wheeze", "a wheeze"],
    ["emergency/appendicitis", "abdomen: { bowel: absent }", "abdomen: { bowel: busy }", "silent"],
    ["internal/hyperthyroidism", "bruit: true", "bruit: false", 'says "bruit over"'],
    ["internal/adrenal-insufficiency", "bowel: busy", "bowel: tinkling", "busy bowel sounds"],
  ])("%s: changing %s is noticed", (name, from, to, message) => {
    expect(changed(name, from, to)).toContain(message);
  });

  it("agree in every shipped case, and in none of them without its sounds where the text states one", () => {
    const { cases } = loadLibrary(library);
    expect(cases.length).toBeGreaterThanOrEqual(30);
    for (const one of cases) {
      const source = one as unknown as Parameters<typeof checkSounds>[0];
      expect(checkSounds(source)).toEqual([]);
      const { cardiovascular, respiratory, abdomen, ent, ...rest } = source.examination;
      const hasSounds = [cardiovascular, respiratory, abdomen, ent].some((each) => each?.sounds);
      const silenced = Object.fromEntries(
        Object.entries({ cardiovascular, respiratory, abdomen, ent }).map(([system, finding]) => [
          system,
          finding && { ...finding, sounds: undefined },
        ]),
      );
      const without = checkSounds({ ...source, examination: { ...rest, ...silenced } });
      expect(
        without.some(({ path }) => path[0] === "examination"),
        one.id,
      ).toBe(hasSounds);
    }
  });
});
