import type { Judgement } from "@anamnesis/contract";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { comparison, HowSure } from "./how-sure.tsx";

const judgement: Judgement = {
  stage: "initial",
  given: "Urticaria",
  sureness: 90,
  isRight: false,
  found: 21,
};

it("sets what was said beside what was right, and leads to how often that is so", () => {
  render(
    <MemoryRouter>
      <HowSure
        judgements={[
          judgement,
          { stage: "final", given: "Anaphylaxis", sureness: 70, isRight: true, found: 80 },
        ]}
      />
    </MemoryRouter>,
  );
  const [first, last] = screen.getAllByRole("listitem").map((item) => within(item));
  expect(first?.getByText("You were 90% sure")).toBeVisible();
  expect(first?.getByText(/and it was not the diagnosis/)).toBeVisible();
  expect(first?.getByText(/made it 21%\. You were surer than/)).toBeVisible();
  expect(last?.getByText(/and it was right/)).toBeVisible();
  expect(screen.getByRole("link", { name: /How often you are right/ })).toHaveAttribute(
    "href",
    "/profile#calibration",
  );
});

it("compares with what the findings allowed, and says where they speak of other things", () => {
  expect(comparison({ ...judgement, found: 80 })).toContain("about what your findings allowed");
  expect(comparison({ ...judgement, sureness: 30, found: 80 })).toContain("more confidence");
  expect(comparison({ ...judgement, found: null })).toContain("other diagnoses");
});
