import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { lintText, loadLibrary } from "../files/index.ts";

const library = fileURLToPath(new URL("../../library", import.meta.url));
const whole = readFileSync(`${library}/emergency/anaphylaxis.yaml`, "utf8");
const messages = (from: string | RegExp, to: string): string => {
  const changed = whole.replace(from, to);
  if (changed === whole) throw new Error("nothing was changed");
  return lintText(changed, "anaphylaxis.yaml")
    .problems.map(({ message }) => message)
    .join("\n");
};
const answer = 'answer: "Adrenaline 0.5 mg into the outer thigh"';

describe("a vignette", () => {
  it("is there for every case, about somebody else", () => {
    for (const { id, recall, person } of loadLibrary(library).cases) {
      expect(recall?.length, id).toBeGreaterThan(0);
      for (const one of recall ?? []) expect(one.person, id).not.toContain(person.calledName);
    }
  });

  it("is asked after something that can be lost", () => {
    expect(messages("for: [treatment:adrenaline,", "for: [treatment:adrenalin,")).toContain(
      '"treatment:adrenalin" is no item',
    );
  });

  it("is read in twenty seconds", () => {
    expect(messages("Lorcan, 19,", `Lorcan, 19, ${"who is well ".repeat(20)}`)).toContain("words;");
  });

  it("does not give its answer away", () => {
    expect(messages(answer, 'answer: "Something for the satay"')).toContain('"satay" stands');
    expect(messages(answer, `answer: "Adrenaline ${"into the thigh ".repeat(6)}"`)).toContain(
      "far longer",
    );
    expect(messages("Lorcan, 19,", "Lorcan, 19, who carries adrenaline,")).toContain(
      "in the question and in the answer alone",
    );
  });
});
