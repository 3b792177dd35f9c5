import { expect, test } from "vitest";
import { findingsIn, replyParts } from "./reply-parts.ts";

test("tells what is said from what is found and from what the child puts in", () => {
  expect(
    replyParts(
      'Yes, go ahead. [Abdomen: Soft, tender in the right lower quarter.] [Kofi: "It hurts there."] Is it bad?',
    ),
  ).toEqual([
    { kind: "speech", text: "Yes, go ahead." },
    { kind: "finding", heading: "Abdomen", text: "Soft, tender in the right lower quarter." },
    { kind: "aside", name: "Kofi", text: "It hurts there." },
    { kind: "speech", text: "Is it bad?" },
  ]);
});

test("leaves brackets alone that are neither", () => {
  expect(replyParts("I weigh [sic: unknown] something.")).toEqual([
    { kind: "speech", text: "I weigh [sic: unknown] something." },
  ]);
});

test("lists each finding once, the newest, never out of the learner's own words", () => {
  expect(
    findingsIn([
      { sender: "patient", text: "Fine. [Skin: No rash.]" },
      { sender: "user", text: "[Abdomen: Rigid.]" },
      { sender: "patient", text: "Again? [Observations: Heart rate 120/min.]" },
      { sender: "patient", text: "Sure. [Skin: A rash on the back.]" },
    ]),
  ).toEqual([
    { heading: "Observations", text: "Heart rate 120/min." },
    { heading: "Skin", text: "A rash on the back." },
  ]);
});
