import { join } from "node:path";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { expect, it } from "vitest";
import { openConversation, takeTurn, type Turn } from "../index.ts";

const folder = join(import.meta.dirname, "..", "..", "..", "cases", "library");
const { cases } = loadLibrary(folder);

/** The facts told in answer to the last of the lines. */
function told(id: string, lines: readonly string[]): readonly string[] {
  const found = cases.find((one) => one.id === id);
  if (!found) throw new Error(`there is no case ${id}`);
  const view = patientView(found);
  let { state, reply } = openConversation(view, 7);
  const context: Turn[] = [];
  for (const text of lines) {
    ({ state, reply } = takeTurn(view, state, text, context));
    context.push({ speaker: "learner", text }, { speaker: "patient", text: reply.text });
  }
  return reply.facts;
}

it.each([
  ["inferior-stemi", ["What's wrong?", "Go on", "Does it spread?"], "chest_pain.radiation"],
  ["inferior-stemi", ["Where is it?", "your arm or jaw?", "how bad is it"], "chest_pain.severity"],
  ["inferior-stemi", ["Between us: have you taken Viagra?"], "medications.sildenafil"],
  ["community-acquired-pneumonia", ["any fevers or shivers", "how high was it"], "fever.severity"],
  ["community-acquired-pneumonia", ["Does it hurt when you breathe?"], "chest_pain.exacerbating"],
  ["community-acquired-pneumonia", ["you can take amoxicillin, right?"], "allergies.penicillin"],
  ["subarachnoid-haemorrhage", ["What happened"], "headache"],
  ["depression-as-fatigue", ["mania"], "mood.high"],
  ["croup", ["has he ever been intubated"], "hospitalisation.tube"],
  ["croup", ["what was the highest temperature"], "fever.severity"],
  ["croup", ["who else is ill at home"], "sick_contacts"],
  ["croup", ["how much does he drink"], "fluid_intake"],
  ["croup", ["Does he go to nursery?"], "occupation"],
  ["inferior-stemi", ["ideas concerns expectations?"], "expectations"],
  ["inferior-stemi", ["any palpitations, sweating or a cough?"], "chills_sweats"],
  ["migraine", ["any health problems?"], "pmh"],
  ["febrile-infant-uti", ["was she well yesterday"], "fever.onset"],
])("%s understands %j", (id, lines, fact) => {
  expect(told(id, lines)).toContain(fact);
});
