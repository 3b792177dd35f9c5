import type { FinalDiagnosisReport } from "@anamnesis/contract";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ReasoningReplay } from "./reasoning-replay.tsx";

const replay: FinalDiagnosisReport["replay"] = {
  diagnoses: [
    { id: "a", name: "Pulmonary embolism" },
    { id: "b", name: "Muscle strain" },
  ],
  steps: [
    { label: "At triage", evidence: null, probabilities: { a: 0.2, b: 0.8 } },
    { label: "Leg in a boot", evidence: null, probabilities: { a: 0.6, b: 0.4 } },
  ],
  insights: {
    initial: { given: "strain", diagnosisId: "b", afterStep: 0 },
    final: { given: "PE", diagnosisId: "a", afterStep: 1 },
    mostInformativeAsked: { step: 1, label: "Leg in a boot", text: "The boot raised embolism." },
    mostInformativeMissed: { label: "Calf", question: "Any calf pain?", text: "Ask for the calf." },
    idleTests: ["Thyroid Function Tests"],
    burden: { cost: 1250, unneededCost: 12, radiationMillisievert: 3.014 },
    habits: [{ kind: "anchoring", text: "You stayed with strain at turn 9." }],
  },
};

test("says what told most, what was left out, what moved nothing, what it cost and how one thought", () => {
  render(<ReasoningReplay replay={replay} />);
  const said = (term: string) => screen.getByText(term).nextElementSibling;
  expect(said("Most useful question")).toHaveTextContent("The boot raised embolism.");
  expect(said("Best question you did not ask")).toHaveTextContent("Ask for the calf.");
  expect(said("Changed nothing")).toHaveTextContent("Thyroid Function Tests");
  expect(said("What the tests cost")).toHaveTextContent(
    "about £1,250, £12 of it for tests that were not needed, 3 mSv of radiation",
  );
  expect(said("Anchoring")).toHaveTextContent("You stayed with strain at turn 9.");
});

test("a report of an older examiner has no such remarks and still shows its steps", () => {
  const { insights: _, ...older } = replay;
  render(<ReasoningReplay replay={older} />);
  expect(screen.queryByText("Most useful question")).toBeNull();
  expect(screen.getByRole("list", { name: "Probability of each diagnosis" })).toBeVisible();
});
