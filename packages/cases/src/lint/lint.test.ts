import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { lintLibrary, lintText } from "../files/lint-files.ts";

const library = fileURLToPath(new URL("../../library", import.meta.url));
const read = (name: string) => readFileSync(`${library}/${name}.yaml`, "utf8");
const whole = read("cardiology/inferior-stemi");

/** The shipped case with one thing broken: what the linter says, and on which line. */
function broken(from: string | RegExp, to: string, text = whole) {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`nothing to break at ${String(from)}`);
  const at = text.search(from instanceof RegExp ? from : new RegExp(escape(from)));
  const line = text.slice(0, at).split("\n").length;
  const problems = lintText(changed, "case.yaml").problems;
  return { line, problems, messages: problems.map(({ message }) => message) };
}
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

describe("the shipped library", { timeout: 60_000 }, () => {
  it("has nothing to object to", () => {
    const { files, problems } = lintLibrary(library);
    expect(files).toBeGreaterThanOrEqual(3);
    expect(problems).toEqual([]);
  });
});

describe("a broken case", () => {
  it("says on which line the YAML ends making sense", () => {
    const { problems } = broken("literacy: ordinary", "literacy: [ordinary");
    expect(problems[0]?.severity).toBe("error");
    expect(problems[0]?.line).toBeGreaterThan(1);
  });

  it("names a field that is missing or misspelt", () => {
    const { messages } = broken("calledName: Del", "calldName: Del");
    expect(messages.join("\n")).toContain("calledName");
    expect(messages.join("\n")).toContain("calldName");
  });

  it("names the key of the history that stands for nothing, with its line", () => {
    const { problems, line } = broken(/^ {2}nausea:/m, "  queasiness:");
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain('"queasiness" is not a topic or symptom');
    expect(Math.abs((problems[0]?.line ?? 0) - line)).toBeLessThanOrEqual(1);
  });

  it("tells an author who writes a named thing among the attributes where to put it", () => {
    const { messages } = broken(/^ {4}site:/m, "    wher:");
    expect(messages[0]).toContain('put named things under "items"');
  });

  it("refuses the patient's own words beside their own words", () => {
    const { messages } = broken(/^ {2}chest_pain:\n/m, "  chest_pain:\n    aside: It hurts.\n");
    expect(messages).toEqual([expect.stringContaining("is for a patient with an informant")]);
  });

  it("finds a pregnancy in a man, and lets the parents of a boy tell of the one he was born of", () => {
    const own = "  pregnancy:\n    is: no\n    say: Not me.\n  nausea:";
    expect(broken(/^ {2}nausea:/m, own).messages).toEqual([
      '"pregnancy" is written for a male patient',
    ]);
    expect(lintText(read("pediatrics/croup"), "case.yaml").problems).toEqual([]);
  });

  it("finds a fact that the marking refers to and the history lacks", () => {
    const { messages } = broken("fact: chest_pain.severity", "fact: chest_pain.badness");
    expect(messages).toEqual([
      expect.stringContaining('there is no fact "chest_pain.badness" under history'),
    ]);
  });

  it("finds a needed test without a result", () => {
    const { messages } = broken(/^ {2}troponin:\n/m, "  magnesium:\n");
    expect(messages.join("\n")).toContain('"troponin" is a needed test');
  });

  it("finds a diagnosis, drug and test that terminology does not know", () => {
    expect(broken("id: nstemi", "id: heart_thing").messages.join()).toContain("heart_thing");
    expect(broken("anyOf: [nitrate,", "anyOf: [nitrats,").messages.join()).toContain("nitrats");
    expect(broken("orders: [ecg,", "orders: [eggs,").messages.join()).toContain("eggs");
  });

  it.each([
    ["at triage", "problem: Acute chest discomfort", "problem: Heart attack"],
    ["in the patient's mouth", "Eight. And I've had a nail", "A heart attack. And I've had a nail"],
    ["on the panel", "panel: Mild breathlessness", "panel: Myocardial infarction"],
    ["under another name", "It's heavy. Like a bag", "It's a STEMI. Like a bag"],
    ["in a sign", "Soft, not tender, no guarding.", "Soft, as in inferior STEMI, no guarding."],
  ])("does not let the diagnosis out %s", (_where, from, to) => {
    const { messages } = broken(from, to);
    expect(messages.some((message) => message.includes("gives the diagnosis away"))).toBe(true);
  });

  it("notices an attribute of the main complaint that was forgotten", () => {
    const { messages } = broken(/^ {4}onset_mode:/m, "    appearance_of_it:");
    expect(messages.join()).toContain("appearance_of_it");
    const withoutTiming = whole.replace(/^ {4}timing:\n(?: {6}.*\n)+/m, "");
    expect(
      lintText(withoutTiming, "case.yaml").problems.map(({ message }) => message),
    ).toContainEqual(expect.stringContaining('the main complaint has no "timing"'));
  });

  it("notices a sentence that a comma cut in two", () => {
    const { messages } = broken(
      "- Hour and a half, and it's not let up once.",
      "- Hour and a half\n        - and it's not let up once.",
    );
    expect(messages.filter((message) => message.includes("not a whole sentence"))).toHaveLength(2);
  });

  it("advises against months and hours, which fit one day only", () => {
    const { problems } = broken(
      "a few weeks back. There was",
      "in October. There was",
      read("pulmonology/community-acquired-pneumonia"),
    );
    expect(problems).toEqual([
      expect.objectContaining({
        severity: "advice",
        message: expect.stringContaining("names a month or hour"),
      }),
    ]);
  });

  it("notices a clause that a comma cut in two", () => {
    const { messages } = broken(
      "brief: I was just sat there, and it built up over a couple of minutes",
      "brief: [I was just sat there, and it built up over a couple of minutes]",
    );
    expect(messages).toEqual([expect.stringContaining("is no clause")]);
  });

  it("notices an answer that nobody could say in one breath", () => {
    const { messages } = broken(
      "Dead centre, about as wide as my fist.",
      `${"Well, ".repeat(50)}no.`,
    );
    expect(messages.join()).toContain("45 is the most");
  });

  it("notices vital signs that cannot be, and signs that contradict them", () => {
    expect(broken("heartRate: 52", "heartRate: 25").messages.join("\n")).toContain(
      "outside 28–230",
    );
    expect(broken("bloodPressure: 98/60", "bloodPressure: 98/92").messages.join()).toContain(
      "too close together",
    );
    expect(broken("heartRate: 52", "heartRate: 54").messages).toContainEqual(
      "pulse 52 here, but 54 among the vital signs",
    );
  });

  it("notices results that do not hold together", () => {
    expect(
      broken("name: Potassium, value: 4.1", "name: Potassium, value: 6.9").messages,
    ).toContainEqual(expect.stringContaining('should be flagged "H"'));
    expect(
      broken("name: Anion gap, value: 13", "name: Anion gap, value: 9").messages,
    ).toContainEqual(expect.stringContaining("the other values make it 13.0"));
    expect(broken("name: pCO₂, value: 4.7", "name: pCO₂, value: 5.9").messages).toContainEqual(
      expect.stringContaining("Bicarbonate is 22"),
    );
  });

  it("notices an ECG whose limb leads cannot all be true", () => {
    expect(broken("III: 3", "III: 5").messages).toContainEqual(
      expect.stringContaining("ST in II is 2 mm, but I and III make it 4"),
    );
  });

  it("notices priors above one and weights that lead astray", () => {
    expect(broken("prior: 0.12", "prior: 0.92").messages).toContainEqual(
      expect.stringContaining("the priors add up to"),
    );
    const swapped = whole
      .replace("  - id: inferior_stemi\n    prior", "  - id: X\n    prior")
      .replace("  - id: nstemi\n", "  - id: inferior_stemi\n")
      .replace("  - id: X\n", "  - id: nstemi\n");
    expect(lintText(swapped, "case.yaml").problems.map(({ message }) => message)).toContainEqual(
      expect.stringContaining("along the expert's path the diagnosis reaches only"),
    );
  });

  it("wants a source for a likelihood ratio beyond the bands", () => {
    const { messages } = broken(/test:ecg: -{3}$/m, "test:ecg: 0.01");
    expect(messages).toEqual([expect.stringContaining("needs a source")]);
  });

  it("notices an expert whom the marking would fail", () => {
    expect(
      broken("      - Aspirin 300 mg orally chewed now\n      - Prasugrel", "      - Prasugrel")
        .messages,
    ).toContainEqual(expect.stringContaining('"Aspirin 300 mg, chewed" is needed'));
    expect(
      broken(
        "      - Prasugrel 60 mg",
        "      - Glyceryl trinitrate 400 micrograms\n      - Prasugrel 60 mg",
      ).messages,
    ).toContainEqual(expect.stringContaining('the expert gives "Nitrate"'));
    expect(
      broken("diagnosis: Inferior STEMI with right ventricular infarction", "diagnosis: Reflux")
        .messages,
    ).toContainEqual(expect.stringContaining("is not recognised as inferior_stemi"));
  });

  it("notices an id that stands twice", () => {
    const { messages } = broken("- id: diuretic", "- id: beta_blocker");
    expect(messages).toContainEqual('"beta_blocker" stands here twice');
  });
});
