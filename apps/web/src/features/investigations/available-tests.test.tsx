import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AvailableTests } from "./available-tests.tsx";
import { firstTests } from "./catalogue.ts";

const show = (completed: readonly string[]) => {
  const onToggle = vi.fn();
  render(
    <AvailableTests
      catalogue={[
        ...firstTests,
        { ...firstTests[0]!, name: "Lactate", category: "Blood gases" },
        { ...firstTests[0]!, name: "Ketones", category: "Blood gases" },
      ]}
      completed={new Set(completed)}
      selected={new Set()}
      onToggle={onToggle}
      onOrder={() => undefined}
      isOrdering={false}
      isLocked={false}
      problem={null}
    />,
  );
  return onToggle;
};
const test = (name: string | RegExp) => screen.getByRole("button", { name });

it("takes one Tab to a group of tests and one past it; the arrow keys go through it", async () => {
  const onToggle = show(["Basic Metabolic Panel"]);
  const user = userEvent.setup();
  await user.click(screen.getByRole("searchbox"));
  await user.tab();
  await user.tab();
  expect(test("Complete Blood Count (CBC)")).toHaveFocus();
  await user.keyboard("{ArrowDown}");
  expect(test("Cardiac Enzymes (Troponin)")).toHaveFocus();
  await user.keyboard(" ");
  expect(onToggle).toHaveBeenCalledExactlyOnceWith("Cardiac Enzymes (Troponin)");
  await user.keyboard("{End}{ArrowDown}");
  expect(test("Echocardiogram")).toHaveFocus();
  await user.tab();
  expect(test("Lactate")).toHaveFocus();
  await user.tab({ shift: true });
  expect(test("Echocardiogram")).toHaveFocus();
});
