import type { Notebook, NotesInput } from "@anamnesis/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/lib/api/queries.ts";
import { NotebookPanel } from "./notebook-panel.tsx";
import { useNotebook } from "./use-notebook.ts";

const empty: Notebook = { notes: "", differential: [], savedAt: null };
let saved: NotesInput[];
beforeEach(() => {
  saved = [];
  vi.stubGlobal("fetch", async (url: string) =>
    Response.json(
      url.includes("q=peric")
        ? [{ name: "Acute pericarditis", matched: null, detail: "I30.9" }]
        : [],
    ),
  );
});

interface WorldProps {
  stored?: Notebook;
  queued?: NotesInput | null;
}
function World({ stored = empty, queued = null }: WorldProps) {
  const notebook = useNotebook({
    draftKey: "ada/notes/s1",
    stored,
    queued: queued && { body: queued, problem: "Network error", status: "waiting" },
    save: async (notes) => void saved.push(notes),
  });
  return (
    <NotebookPanel
      value={notebook.value}
      onValueChange={notebook.setValue}
      status={notebook.status}
    />
  );
}
function open(props: WorldProps = {}) {
  const queryClient = createQueryClient();
  const element = (next: WorldProps) => (
    <QueryClientProvider client={queryClient}>
      <World {...next} />
    </QueryClientProvider>
  );
  const view = render(element(props));
  return {
    user: userEvent.setup(),
    unmount: view.unmount,
    show: (next: WorldProps) => view.rerender(element(next)),
  };
}
const listed = () =>
  within(screen.getByRole("list", { name: "Working differential" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent?.replace(/^\d+/, ""));
const adding = () => screen.getByLabelText("Add a diagnosis to the differential");

test("diagnoses are added, put in order by their arrows, and removed", async () => {
  const { user } = open();
  for (const name of ["Angina", "Dissection", "Reflux"])
    await user.type(adding(), `${name}{Enter}`);
  expect(listed()).toEqual(["Angina", "Dissection", "Reflux"]);
  expect(adding()).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Move Reflux up" }));
  expect(listed()).toEqual(["Angina", "Reflux", "Dissection"]);
  await user.click(screen.getByRole("button", { name: "Remove Angina" }));
  expect(listed()).toEqual(["Reflux", "Dissection"]);
  expect(screen.getByRole("button", { name: "Move Reflux up" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Move Dissection down" })).toBeDisabled();
  await waitFor(() => expect(saved.at(-1)?.differential).toEqual(["Reflux", "Dissection"]));
});

test("a proposed diagnosis is taken with the arrow keys and Enter", async () => {
  const { user } = open();
  await user.type(adding(), "peric");
  const proposal = await screen.findByRole("option", { name: /Acute pericarditis/ });
  expect(proposal).toHaveAttribute("aria-selected", "false");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(listed()).toEqual(["Acute pericarditis"]);
  expect(adding()).toHaveValue("");
});

test("what is proposed is never forced: Enter takes what was written", async () => {
  const { user } = open();
  await user.type(adding(), "peric");
  await screen.findByRole("option", { name: /Acute pericarditis/ });
  await user.keyboard("{Enter}");
  expect(listed()).toEqual(["peric"]);
});

test("notes are saved after a rest in writing, all at once", async () => {
  const { user } = open();
  await user.type(screen.getByLabelText("Notes"), "Since 06:30");
  expect(saved).toEqual([]);
  await waitFor(() => expect(saved).toEqual([{ notes: "Since 06:30", differential: [] }]), {
    timeout: 3_000,
  });
});

test("notes are handed over when one leaves, and are there again before the server has them", async () => {
  const first = open();
  await first.user.type(screen.getByLabelText("Notes"), "Half a thought");
  first.unmount();
  expect(saved).toEqual([{ notes: "Half a thought", differential: [] }]);
  open({ queued: saved[0] ?? null });
  expect(screen.getByLabelText("Notes")).toHaveValue("Half a thought");
  expect(screen.getByText(/Kept on this device/)).toBeVisible();
});

test("what another device saved is taken over, but never in place of what is being written", async () => {
  const stored = { notes: "One", differential: [], savedAt: "2026-03-02T10:00:00.000Z" };
  const { user, show } = open({ stored });
  expect(screen.getByText("Saved with the session")).toBeVisible();
  show({ stored: { ...stored, notes: "Two" } });
  expect(screen.getByLabelText("Notes")).toHaveValue("Two");
  await user.type(screen.getByLabelText("Notes"), " and more");
  show({ stored: { ...stored, notes: "Three" } });
  expect(screen.getByLabelText("Notes")).toHaveValue("Two and more");
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 3_000 });
  await act(async () => show({ stored: { ...stored, notes: "Two and more" } }));
  show({ stored: { ...stored, notes: "Four" } });
  expect(screen.getByLabelText("Notes")).toHaveValue("Four");
});
