import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { lintText, loadLibrary } from "../files/index.ts";

const library = fileURLToPath(new URL("../../library", import.meta.url));
const folder = `${library}/cardiology`;
const whole = readFileSync(`${folder}/inferior-stemi.yaml`, "utf8");

const told = (says: string, ending = "well"): string =>
  whole.replace(
    new RegExp(
      `(^ {2}${ending}:\\n {4}when: .*\\n(?: {4}by: .*\\n)?) {4}says: >-\\n(?: {6}.*\\n)+`,
      "m",
    ),
    `$1    says: ${JSON.stringify(says)}\n`,
  );
const messages = (changed: string): string => {
  if (changed === whole) throw new Error("nothing was changed");
  return lintText(changed, "inferior-stemi.yaml", folder)
    .problems.map(({ message }) => message)
    .join("\n");
};

describe("what became of the person", () => {
  it("is told of everybody in the library, and death only where one can die", () => {
    const { cases } = loadLibrary(library);
    for (const { id, afterwards, course } of cases) {
      expect(afterwards, id).toBeDefined();
      const harm = (course?.hazards ?? []).reduce((sum, { raises }) => sum + raises, 0);
      expect(afterwards?.died !== undefined, id).toBe(
        course?.untreated?.death !== undefined || harm >= 3,
      );
    }
  });

  it("has no quarrel with what ships", () => {
    expect(lintText(whole, "inferior-stemi.yaml", folder).problems).toEqual([]);
  });

  it("is a few lines, not a word and not a speech", () => {
    expect(messages(told("I'm well."))).toContain("1 sentences");
    expect(messages(told("It went on and on. ".repeat(6)))).toContain("6 sentences");
  });

  it("names nobody whom the case does not know", () => {
    expect(messages(told("The stent's in. I'm home. They sent Gwendolyn to see me."))).toContain(
      '"Gwendolyn" is nobody',
    );
    const teller = whole.replace("by: Sandra, his partner", "by: Gwendolyn, his partner");
    expect(messages(teller)).toContain('"Gwendolyn" is nobody');
  });

  it("names no medicine of which the case knows nothing", () => {
    expect(messages(told("They gave me methotrexate. It helped. I'm home."))).toContain(
      '"methotrexate" is no treatment',
    );
  });

  it("names no day of the year and blames nobody", () => {
    expect(messages(told("It was over by October. I'm home. It's fine."))).toContain("any day");
    expect(messages(told("I'm home. It was bad. You should have listened."))).toContain("blames");
  });

  it("tells of a death where one can die, and nowhere else", () => {
    const stable = whole.replace(/^course:\n(?:(?: .*)?\n)+?(?=^\S)/m, "");
    expect(messages(stable)).toContain('"died" is never told');
    const undying = whole.replace(/^ {2}died:\n(?: {4}.*\n)+/m, "");
    expect(messages(undying)).toContain("somebody can die in the course");
  });
});
