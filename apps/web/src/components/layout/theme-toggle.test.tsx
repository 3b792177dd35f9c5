import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { ThemeToggle } from "./theme-toggle.tsx";

afterEach(() => {
  delete document.documentElement.dataset["theme"];
});

it("follows the device until a theme is chosen, and remembers the choice on this device", async () => {
  render(<ThemeToggle />);
  expect(screen.getByRole("radio", { name: "System theme" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "Dark theme" }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByRole("radio", { name: "Light theme" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "System theme" }));
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
  expect(localStorage.getItem("theme")).toBeNull();
});

it("shows one choice in two places at once", async () => {
  render(
    <>
      <ThemeToggle />
      <ThemeToggle />
    </>,
  );
  const [first] = screen.getAllByRole("radio", { name: "Light theme" });
  if (first) await userEvent.click(first);
  for (const radio of screen.getAllByRole("radio", { name: "Light theme" }))
    expect(radio).toBeChecked();
});
