import { patientView, type PatientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { examinations, manoeuvres } from "@anamnesis/terminology";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openConversation, takeTurn } from "../index.ts";
import { readOut } from "./read-out.ts";
import { findingOf } from "./examine.ts";

const { cases } = loadLibrary(fileURLToPath(new URL("../../../cases/library", import.meta.url)));
const viewOf = (id: string): PatientView => {
  const found = cases.find((one) => one.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return patientView(found);
};
/** What is found to lines spoken one after another, without what is said. */
function found(id: string, ...lines: readonly string[]): readonly string[] {
  const view = viewOf(id);
  let { state } = openConversation(view, 3);
  return lines.map((line) => {
    const turn = takeTurn(view, state, line, []);
    ({ state } = turn);
    return turn.reply.plan
      .flatMap((step) => (step.kind === "examined" ? [step.finding] : []))
      .join(" | ");
  });
}

describe("an examination gives what was asked for", () => {
  it.each([
    [
      "bacterial-meningitis",
      "May I test your reflexes?",
      /^Power, tone, reflexes and sensation equal/,
      /Neck|Pupils/,
    ],
    [
      "bacterial-meningitis",
      "I want to look at the back of your eyes with the ophthalmoscope",
      /Discs flat with sharp margins/,
      /Neck|not yet seen/,
    ],
    ["migraine", "Can I do fundoscopy please?", /Both discs flat/, /not yet seen|Neck/],
    [
      "guillain-barre",
      "May I check the reflexes, the power in your arms and legs, and the feeling with a pin?",
      /Power alike.*All reflexes absent/s,
      /Palate|Calves/,
    ],
    [
      "guillain-barre",
      "Take a big breath and count out loud for me until you need air, can I listen while you count in one breath?",
      /Counts to 14/,
      /Calves/,
    ],
    [
      "community-acquired-pneumonia",
      "Let me check your chest expansion",
      /^Expansion less on the right\.$/,
      /Trachea/,
    ],
    [
      "iron-deficiency-anaemia",
      "Show me your hands, can I look at your nails?",
      /Nails thin and flat/,
      /ankles/,
    ],
    [
      "adrenal-insufficiency",
      "Can I look inside your mouth?",
      /gums and inside both cheeks/,
      /Thyroid/,
    ],
    ["febrile-infant-uti", "Can I feel her soft spot?", /fontanelle level/, /Weight/],
  ])("%s: %j", (id, line, has, hasNot) => {
    const [text = ""] = found(id, line);
    expect(text).toMatch(has);
    expect(text).not.toMatch(hasNot);
  });

  it("names a system and gets all of it", () => {
    const [text = ""] = found("bacterial-meningitis", "May I examine the nervous system please?");
    expect(text).toMatch(/Neck rigid.*Pupils 4 mm.*plantars down-going/s);
  });

  it("finds what is normal where nothing is written of it and nobody is ill there", () => {
    const [text = ""] = found("iron-deficiency-anaemia", "Can I check your pupils with a torch?");
    expect(text).toMatch(/upils/);
  });

  it("takes nothing telling as normal of somebody who is ill", () => {
    const [text = ""] = found("guillain-barre", "May I test your coordination?");
    expect(text).not.toMatch(/Coordination normal/);
    expect(text).not.toBe("");
  });
});

describe("what was read out before", () => {
  it("is not read out again: what is new comes, else one line", () => {
    const [first = "", second = "", third = ""] = found(
      "bacterial-meningitis",
      "May I test your reflexes?",
      "May I examine the nervous system please?",
      "May I test your reflexes again?",
    );
    expect(first).toMatch(/^Power, tone, reflexes/);
    expect(second).toMatch(/Neck rigid/);
    expect(second).not.toMatch(/Power, tone, reflexes/);
    expect(third).toMatch(/^As before: power, tone, reflexes/);
  });

  it("comes whole where it is chosen by name, and figures are always taken anew", () => {
    const neuro = examinations.find(({ id }) => id === "neurological")?.ask ?? "";
    const [first, second] = found("bacterial-meningitis", neuro, neuro);
    expect(second).toBe(first);
    const [one, two] = found("bacterial-meningitis", "obs please", "obs please");
    expect(one).toMatch(/Heart rate/);
    expect(two).toMatch(/Heart rate/);
  });
});

describe("every manoeuvre in every case", () => {
  it("says something, and never that it has not been seen", () => {
    for (const compiled of cases) {
      const view = patientView(compiled);
      for (const { id, systems } of manoeuvres)
        for (const system of systems.slice(0, 1)) {
          const text = readOut(view, { system, parts: [id] }, findingOf(view, system), {
            before: new Set(),
            now: new Set(),
          });
          expect(text, `${compiled.id} ${id}`).toMatch(/[a-z]{3}/);
          expect(text, `${compiled.id} ${id}`).not.toMatch(/not yet seen/);
        }
    }
  });
});
