import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { RecordExport } from "./record-export.tsx";

const routes = [{ path: "/", element: <RecordExport /> }];
let saved: { name: string; content: Promise<string> }[] = [];

beforeEach(() => {
  saved = [];
  let content: Promise<string> = Promise.resolve("");
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        content = new Response(blob).text();
        return "blob:made-up";
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
});
afterEach(() => vi.restoreAllMocks());

it("hands over the sessions as a table under a name that says what it is", async () => {
  fakeApi({ "GET /users/record.csv": { text: "patient,points\nRuth,80" } });
  renderApp(routes, "/");
  await userEvent.click(screen.getByRole("button", { name: "Download: Sessions as a table" }));
  expect(
    await screen.findByText(/^Saved as anamnesis-sessions-\d{4}-\d{2}-\d{2}\.csv$/),
  ).toBeVisible();
  expect(await saved[0]?.content).toBe("patient,points\nRuth,80");
});

it("can be tried again when the file could not be made", async () => {
  let isDown = true;
  fakeApi({
    "GET /users/record": () =>
      isDown ? { status: 503, json: { message: "Resting" } } : { json: { sessions: [] } },
  });
  renderApp(routes, "/");
  const record = screen.getByText("Full record").closest("li") as HTMLElement;
  await userEvent.click(within(record).getByRole("button"));
  expect(await within(record).findByText(/Resting/)).toBeVisible();
  expect(saved).toHaveLength(0);
  isDown = false;
  await userEvent.click(within(record).getByRole("button", { name: "Retry" }));
  expect(await within(record).findByText(/^Saved as anamnesis-record-/)).toBeVisible();
  expect(await saved[0]?.content).toBe('{"sessions":[]}');
});
