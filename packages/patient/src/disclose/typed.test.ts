import { join } from "node:path";
import { patientView } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { expect, it } from "vitest";
import type { TurnResult } from "../dialogue.ts";
import { openConversation, takeTurn, type Turn } from "../index.ts";

const folder = join(import.meta.dirname, "..", "..", "..", "cases", "library");
const { cases } = loadLibrary(folder);

/** The answer to the last of the lines. */
function reply(id: string, lines: readonly string[]): TurnResult["reply"] {
  const found = cases.find((one) => one.id === id);
  if (!found) throw new Error(`there is no case ${id}`);
  const view = patientView(found);
  let turn = openConversation(view, 7);
  const context: Turn[] = [];
  for (const text of lines) {
    turn = takeTurn(view, turn.state, text, context);
    context.push({ speaker: "learner", text }, { speaker: "patient", text: turn.reply.text });
  }
  return turn.reply;
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
  ["ischaemic-stroke", ["When was he last well?"], "speech_face.last_well"],
  ["appendicitis", ["any lumps in your groin"], "lump.hernia"],
  ["appendicitis", ["do you have any loose teeth or crowns?"], "mouth.teeth"],
  ["bacterial-meningitis", ["What day is it?"], "confusion_memory.orientation"],
  ["bacterial-meningitis", ["Have you been to a festival?"], "sick_contacts.crowds"],
  ["copd-exacerbation", ["Do you know what day it is?"], "confusion_memory.oriented"],
  ["copd-exacerbation", ["any ICU admissions"], "hospitalisation.icu"],
  ["spontaneous-pneumothorax", ["When are you flying?"], "travel.date"],
  ["iron-deficiency-anaemia", ["why were you turned away as a donor"], "investigations.donor_test"],
  ["guillain-barre", ["How far up your legs does it go?"], "numbness.how_far"],
  ["anaphylaxis", ["have you been near any wasps or bees?"], "rash.sting"],
  ["anaphylaxis", ["Have you ever been stung before?"], "rash.last_time"],
  ["pulmonary-embolism", ["have you had a clot before"], "pmh.clots"],
  ["intussusception", ["what do the stools look like"], "blood_in_stool.appearance"],
  ["anaphylaxis", ["where were you stung"], "rash.sting"],
  ["depression-as-fatigue", ["Would you consider an antidepressant?"], "expectations.tablets"],
  ["anaphylaxis", ["how long after the sting did it start?"], "rash.interval"],
  ["anaphylaxis", ["how bad is the itch out of ten"], "itch.severity"],
  ["anaphylaxis", ["whats wrong", "do you smoke?", "do you have any pain?"], "abdominal_pain"],
  ["appendicitis", ["any pain?"], "abdominal_pain"],
  ["diabetic-ketoacidosis", ["do you inject"], "medications.basal"],
  ["diabetic-ketoacidosis", ["do you drink alcohol?", "When was your last drink?"], "alcohol"],
  ["diabetic-ketoacidosis", ["How much paracetamol in 24 h"], "medications.painkillers"],
  ["diabetic-ketoacidosis", ["is there a chance you might be expecting"], "pregnancy"],
  ["diabetic-ketoacidosis", ["do you pass much water"], "urinary_frequency"],
  ["diabetic-ketoacidosis", ["whats wrong", "Go on, I'm listening."], "thirst"],
  ["acute-heart-failure", ["Have you been eating salty food?"], "diet.salt"],
  [
    "spontaneous-pneumothorax",
    [
      "I can see why that frightened you, and we'll look at your heart too. What were you hoping for today?",
    ],
    "expectations",
  ],
])("%s understands %j", (id, lines, fact) => {
  expect(reply(id, lines).facts).toContain(fact);
});

it.each([
  ["iron-deficiency-anaemia", "Would you be willing to have a camera test?", "test"],
  ["bacterial-meningitis", "Will you let us do a lumbar puncture?", "test"],
  ["croup", "Are you happy to give him the steroid?", "fine_with_that"],
  ["ischaemic-stroke", "Are you all right yourself?", "informant_well"],
  ["diabetic-ketoacidosis", "you should be ashamed of yourself", "rude"],
  ["diabetic-ketoacidosis", "you silly girl, you should have taken your insulin", "rude"],
  ["acute-heart-failure", "you old people always exaggerate", "rude"],
])("%s takes %j as a person would", (id, text, move) => {
  expect(reply(id, [text]).plan).toContainEqual(expect.objectContaining({ kind: "social", move }));
});
