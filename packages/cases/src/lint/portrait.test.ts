import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { changed } from "../files/changed-case.ts";

const library = fileURLToPath(new URL("../../library", import.meta.url));
/** The last entry of a person, on one line or on several. */
const signs = /^ {4}signs:[\s\S]*?\n(?=\n)/m;

describe("a portrait", () => {
  it.each([
    ["internal/alcoholic-hepatitis", "jaundice"],
    ["internal/adrenal-insufficiency", "darkened_skin"],
    ["neurology/ischaemic-stroke", "facial_droop"],
    ["neurology/guillain-barre", "facial_weakness"],
    ["emergency/anaphylaxis", "swollen_lips"],
    ["internal/hyperthyroidism", "wide_eyes"],
    ["cardiology/acute-heart-failure", "cyanosis"],
    ["pediatrics/intussusception", "drowsy"],
    ["pulmonology/community-acquired-pneumonia", "flush"],
  ])("of %s must show %s", (name, sign) => {
    expect(changed(name, signs, "    signs: []\n")).toMatch(new RegExp(sign));
  });

  it.each([
    ["pulmonology/acute-asthma", "cyanosis"],
    ["pulmonology/acute-asthma", "drowsy"],
    ["pulmonology/acute-asthma", "weals"],
    ["cardiology/inferior-stemi", "facial_weakness"],
    ["internal/depression-as-fatigue", "jaundice"],
    ["internal/depression-as-fatigue", "darkened_skin"],
    ["cardiology/acute-pericarditis", "sweat"],
    ["pediatrics/croup", "mouth_open"],
    ["pediatrics/croup", "swollen_lips"],
    ["pediatrics/new-type-1-diabetes", "sunken_eyes"],
  ])("of %s must not show %s, which the case denies", (name, sign) => {
    const face = /^ {4}wears: /m;
    const without = changedSigns(name, sign);
    expect(
      changed(
        name,
        without ? signs : face,
        without ??
          `    signs: [${sign}]
    wears: `,
      ),
    ).toMatch(/^the examination (says|denies)/m);
  });

  it("has the hair, beard and clothes of the look", () => {
    expect(changed("emergency/urosepsis-elderly", "beard: stubble", "beard: full")).toContain(
      '"unshaven"',
    );
    expect(
      changed("internal/iron-deficiency-anaemia", "hairColour: white", "hairColour: brown"),
    ).toContain('"white" hair');
    expect(changed("pediatrics/croup", "wears: pyjamas", "wears: jacket")).toContain("pyjamas");
    expect(changed("neurology/migraine", "extras: [sunglasses]", "extras: [glasses]")).toContain(
      '"sunglasses"',
    );
  });

  it("is written for who speaks, and has a resting mood only then", () => {
    expect(changed("pediatrics/croup", /^ {4}portrait:\n(?: {6}.*\n)+/m, "")).toContain(
      "portrait of Huw Bevan",
    );
    expect(
      changed("cardiology/inferior-stemi", /^ {4}wears: /m, "    rest: calm\n    wears: "),
    ).toContain("somebody else speaks");
  });
});

/** The signs of a case with one more, where it has any. */
function changedSigns(name: string, sign: string): string | undefined {
  const own = signs.exec(readFileSync(`${library}/${name}.yaml`, "utf8"))?.[0];
  return own?.replace("[", `[${sign}, `);
}
