import { join } from "node:path";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { diagnosisById, relate, diagnoses, findDiagnoses } from "@anamnesis/terminology";
import { describe, expect, it } from "vitest";
import { textOfFact } from "./fact-index.ts";
import { createConversation } from "../conversation/conversation.ts";
import { fixtureView } from "../testing/fixture.ts";
import { understand } from "../understand/embedded.ts";

const folder = join(import.meta.dirname, "..", "..", "..", "cases", "library");
const views = [fixtureView, ...loadLibrary(folder).cases.map(patientView)];
const conversation = createConversation(understand);

const acute = [
  "a pulmonary embolism",
  "an aortic dissection",
  "pneumonia",
  "a chest infection",
  "a heart attack",
  "an anterior STEMI",
  "a stroke",
  "a TIA",
  "meningitis",
  "encephalitis",
  "a subarachnoid haemorrhage",
  "pericarditis",
  "myocarditis",
  "lung cancer",
  "tuberculosis",
  "gastritis",
  "pancreatitis",
  "appendicitis",
  "a pneumothorax",
  "sepsis",
  "cholecystitis",
  "pyelonephritis",
  "costochondritis",
  "a panic attack",
  "glaucoma",
  "giant cell arteritis",
];

/** All names of the diagnosis, and of what it is a kind of. */
const ownNames = (id: string): string[] =>
  diagnoses
    .filter((entry) => ["same", "subtype", "supertype"].includes(relate(entry.id, id)))
    .flatMap((entry) => [entry.name, ...entry.synonyms])
    .filter((name) => !/[()/]/.test(name));

const moves = (view: (typeof views)[number], text: string): string => {
  const { state } = conversation.openConversation(view, 3);
  const { plan } = conversation.takeTurn(view, state, text, []).reply;
  return plan.map((step) => (step.kind === "social" ? step.move : step.kind)).join(" ");
};

/** An illness that this patient has had is told of, and not taken as a suggestion. */
const isLivedWith = (view: (typeof views)[number], name: string): boolean =>
  view.facts
    .filter((fact) => fact.topic === "pmh")
    .flatMap((fact) => findDiagnoses(textOfFact(fact)))
    .some(({ id }) =>
      findDiagnoses(name).some((mention) => ["same", "subtype"].includes(relate(id, mention.id))),
    );

const naming: readonly ((name: string) => string)[] = [
  (name) => `Is this ${name}?`,
  (name) => `Could it be ${name}?`,
  (name) => `Do you think it's ${name}?`,
  (name) => `I think you are having ${name}.`,
];
const having: readonly ((name: string) => string)[] = [
  (name) => `Do you have ${name}?`,
  (name) => `Are you having ${name}?`,
  (name) => `Have you got ${name}?`,
];

const secret = views.filter((view) => !view.guarded.isKnown);
describe.each(secret.map((view) => [view.id, view] as const))("%s", (_, view) => {
  it("answers the true diagnosis as it answers any other", () => {
    const names = ownNames(view.guarded.diagnosis).slice(0, 8);
    expect(names.length).toBeGreaterThan(1);
    for (const frame of naming) {
      const others = new Set(acute.map((name) => moves(view, frame(name))));
      const own = new Set(names.map((name) => moves(view, frame(name))));
      expect(
        [...own].filter((reaction) => !others.has(reaction)),
        frame("…"),
      ).toEqual([]);
    }
  });
});

describe.each(views.map((view) => [view.id, view] as const))("%s", (_, view) => {
  it("takes an acute illness that the patient is said to have as a suggestion, a lasting one as history", () => {
    const at = views.indexOf(view);
    const some = acute.filter((name, nth) => nth % 3 === at % 3 && !isLivedWith(view, name));
    for (const frame of having) {
      for (const name of some) expect(moves(view, frame(name)), frame(name)).toBe("suggested");
      for (const name of ["asthma", "diabetes", "migraine", "angina", "COPD"]) {
        expect(moves(view, frame(name)), frame(name)).not.toBe("suggested");
      }
    }
    expect(diagnosisById(view.guarded.diagnosis)).toBeDefined();
  });
});
