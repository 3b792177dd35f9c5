import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderApp } from "@/testing/render-app.tsx";
import { PracticeNotebook } from "./practice-notebook.tsx";

const show = (userId: string) =>
  renderApp([{ path: "/", element: <PracticeNotebook userId={userId} /> }], "/");

it("keeps the notes of a practice on this device, for the person who wrote them", async () => {
  const first = show("learner-1");
  expect(screen.getByText("Kept on this device, and nowhere else")).toBeVisible();
  await userEvent.type(screen.getByRole("textbox", { name: "Notes" }), "Worse on the stairs");
  first.unmount();

  const other = show("learner-2");
  expect(screen.getByRole("textbox", { name: "Notes" })).toHaveValue("");
  other.unmount();

  show("learner-1");
  expect(screen.getByRole("textbox", { name: "Notes" })).toHaveValue("Worse on the stairs");
});
