import type { AlbumPage, PersonMet } from "@anamnesis/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { sampleSessions } from "@/features/history/sample-sessions.ts";
import { aUser, fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { AlbumScreen } from "./album-screen.tsx";

const routes = [{ path: "/people", element: <AlbumScreen /> }];
const [session] = sampleSessions(new Date());
if (!session) throw new Error("no sample session");

const met = (name: string, changes: Partial<PersonMet> = {}): PersonMet => ({
  patient: { ...session.patient, name, mainDiseases: ["Acute chest discomfort"] },
  sessionId: crypto.randomUUID(),
  diagnosis: "Inferior myocardial infarction",
  metAt: session.createdAt,
  times: 1,
  percent: 80,
  afterwards: { ending: "well", when: "Six weeks later", by: null, says: "Stent's in." },
  ...changes,
});
const page = (people: PersonMet[], nextCursor: string | null = null, total = people.length) => ({
  json: { people, nextCursor, total } satisfies AlbumPage,
});
const signedIn = { "GET /auth/me": { json: aUser() } };
const first = "GET /users/album?limit=12";
beforeEach(() => localStorage.setItem("authToken", "t"));

it("shows each person with what they came with, what became of them, and the way to the debrief", async () => {
  const delroy = met("Delroy Pryce", { times: 2 });
  fakeApi({ ...signedIn, [first]: page([delroy]) });
  renderApp(routes, "/people");
  const card = within(await screen.findByRole("listitem"));
  expect(card.getByRole("heading", { name: "Delroy Pryce" })).toBeVisible();
  expect(card.getByText("Acute chest discomfort")).toBeVisible();
  expect(card.getByText(/^Met 2 times, last /)).toBeVisible();
  expect(card.getByText("Doing well")).toBeVisible();
  expect(card.getByText("Stent's in.")).toBeVisible();
  expect(card.getByText("Delroy Pryce, six weeks later")).toBeVisible();
  expect(card.getByRole("link", { name: "Open the debrief of Delroy Pryce" })).toHaveAttribute(
    "href",
    `/analysis/${delroy.sessionId}`,
  );
});

it("says a death plainly, by whoever tells it, and leaves open what nobody wrote down", async () => {
  const died = met("Delroy Pryce", {
    afterwards: { ending: "died", when: "A month later", by: "Sandra, his partner", says: "He…" },
  });
  fakeApi({ ...signedIn, [first]: page([died, met("Nadia Rahimi", { afterwards: null })]) });
  renderApp(routes, "/people");
  expect(await screen.findByText("Delroy Pryce died.")).toBeVisible();
  expect(screen.getByText("Sandra, his partner, a month later")).toBeVisible();
  expect(screen.getByText(/before anybody wrote down/)).toBeVisible();
});

it("says when nobody has been met, and offers to try again when the album cannot be had", async () => {
  let isDown = true;
  fakeApi({
    ...signedIn,
    [first]: () => (isDown ? { status: 500, json: { message: "Broken" } } : page([])),
  });
  renderApp(routes, "/people");
  await screen.findByText("This could not be loaded", undefined, { timeout: 8_000 });
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Nobody yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Meet somebody" })).toHaveAttribute("href", "/modules");
});

it("brings the next people on asking, and says where they could not be had", async () => {
  let isDown = true;
  fakeApi({
    ...signedIn,
    [first]: page([met("Delroy Pryce")], "next", 2),
    "GET /users/album?limit=12&cursor=next": () =>
      isDown ? { status: 500, json: { message: "Broken" } } : page([met("Nadia Rahimi")], null, 2),
  });
  renderApp(routes, "/people");
  expect(await screen.findByText("1 of 2 people")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show more people" }));
  expect(await screen.findByRole("alert", undefined, { timeout: 8_000 })).toHaveTextContent(
    "The next people could not be loaded.",
  );
  expect(screen.getByRole("heading", { name: "Delroy Pryce" })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Nadia Rahimi" })).toBeVisible();
  expect(screen.getByText("2 people")).toBeVisible();
  expect(screen.queryByRole("button", { name: /more|Retry/ })).toBeNull();
});
