import type { RecallCard, RecallDeck } from "@anamnesis/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { RequireUser } from "@/lib/auth/require-user.tsx";
import { aUser, fakeApi, type Seen } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { RecallScreen } from "./recall-screen.tsx";

const routes = [
  { element: <RequireUser />, children: [{ path: "/recall", element: <RecallScreen /> }] },
];
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const card = (id: string, fields: Partial<RecallCard> = {}): RecallCard => ({
  _id: id,
  kind: "question",
  situation: `Denise Cole, 58, acute chest discomfort (${id})`,
  prompt: "You did not learn of her tablets. Which question would have found them?",
  answer: "“What do you take every day?”",
  why: "Nitrates lower the pressure further.",
  patientName: "Denise Cole",
  moduleId: "cardiology",
  sessionId: "s1",
  reflection: null,
  dueAt: soon(-1),
  lapses: 1,
  reviews: 0,
  intervals: { again: 1, hard: 2, good: 4, easy: 9 },
  ...fields,
});
const deckOf = (cards: RecallCard[], fields: Partial<RecallDeck> = {}): RecallDeck => ({
  cards,
  due: cards.length,
  total: cards.length,
  nextDueAt: null,
  ...fields,
});
const user = { "GET /auth/me": { json: aUser({ timeZone: "UTC" }) } };
const reviews = (seen: readonly Seen[]) => seen.filter(({ method }) => method === "POST");
beforeEach(() => localStorage.setItem("authToken", "t"));

it("goes through the cards by the keyboard alone, and says when the next are due", async () => {
  let isFirst = true;
  const seen = fakeApi({
    ...user,
    "GET /recall": () => {
      const deck = isFirst
        ? deckOf([card("a"), card("b", { reflection: "Ask about tablets early" })])
        : deckOf([], { total: 2, nextDueAt: soon(4) });
      isFirst = false;
      return { json: deck };
    },
    "POST /recall/a/review": { json: card("a") },
    "POST /recall/b/review": { json: card("b") },
  });
  renderApp(routes, "/recall");
  expect(await screen.findByRole("heading", { level: 2, name: /\(a\)/ })).toHaveFocus();
  expect(screen.getByText("1 of 2")).toBeVisible();
  expect(screen.queryByText("“What do you take every day?”")).not.toBeInTheDocument();
  await userEvent.keyboard("3");
  expect(reviews(seen)).toHaveLength(0);
  await userEvent.keyboard(" ");
  expect(screen.getByText("“What do you take every day?”")).toBeVisible();
  expect(screen.getByRole("heading", { level: 3, name: "Answer" })).toHaveFocus();
  expect(screen.getByRole("button", { name: "Good in 4 days" })).toBeVisible();
  await userEvent.keyboard("3");

  expect(await screen.findByRole("heading", { level: 2, name: /\(b\)/ })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText("Ask about tablets early")).toBeVisible();
  expect(screen.getByRole("link", { name: "See the analysis of Denise Cole" })).toHaveAttribute(
    "href",
    "/analysis/s1",
  );
  await userEvent.click(screen.getByRole("button", { name: "Again tomorrow" }));

  expect(await screen.findByRole("heading", { name: "2 cards recalled" })).toHaveFocus();
  expect(await screen.findByText("The next card is due in 4 days.")).toBeVisible();
  const counts = within(screen.getByRole("list", { name: "Your answers" }));
  expect(counts.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Again 1",
    "Good 1",
  ]);
  expect(reviews(seen).map(({ path, body }) => [path, body])).toEqual([
    ["/recall/a/review", { rating: "good" }],
    ["/recall/b/review", { rating: "again" }],
  ]);
});

it("lets an answer be typed, shows it beside the true one, and sends it nowhere", async () => {
  const seen = fakeApi({ ...user, "GET /recall": { json: deckOf([card("a")]) } });
  renderApp(routes, "/recall");
  await userEvent.type(await screen.findByLabelText("Your answer"), "Which 3 tablets ");
  expect(screen.queryByText("Why it matters")).not.toBeInTheDocument();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(screen.getByText("Which 3 tablets")).toBeVisible();
  expect(screen.getByText("Nitrates lower the pressure further.")).toBeVisible();
  expect(seen.every(({ method }) => method === "GET")).toBe(true);
});

it("keeps the card when an answer does not arrive, and sends it again under the same key", async () => {
  let isDown = true;
  const seen = fakeApi({
    ...user,
    "GET /recall": { json: deckOf([card("a")]) },
    "POST /recall/a/review": () => (isDown ? "unreachable" : { json: card("a") }),
  });
  renderApp(routes, "/recall");
  await userEvent.click(await screen.findByRole("button", { name: "Show answer" }));
  await userEvent.click(screen.getByRole("button", { name: /^Hard/ }));
  expect(await screen.findByText(/could not be kept. Network error/)).toBeVisible();
  expect(screen.getByText("“What do you take every day?”")).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "1 card recalled" })).toBeVisible();
  const keys = reviews(seen).map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

it("moves on from a card that was answered elsewhere", async () => {
  fakeApi({
    ...user,
    "GET /recall": { json: deckOf([card("a"), card("b")]) },
    "POST /recall/a/review": {
      status: 409,
      json: { code: "out_of_order", message: "Not due." },
    },
  });
  renderApp(routes, "/recall");
  await userEvent.click(await screen.findByRole("button", { name: "Show answer" }));
  await userEvent.keyboard("4");
  expect(await screen.findByRole("heading", { level: 2, name: /\(b\)/ })).toBeVisible();
  expect(screen.getByText(/already answered elsewhere/)).toBeVisible();
});

it("goes on with what is due beyond the first cards", async () => {
  let calls = 0;
  fakeApi({
    ...user,
    "GET /recall": () => {
      calls++;
      return { json: deckOf([card(calls === 1 ? "a" : "b")], { due: calls === 1 ? 2 : 1 }) };
    },
    "POST /recall/a/review": { json: card("a") },
  });
  renderApp(routes, "/recall");
  await userEvent.click(await screen.findByRole("button", { name: "Show answer" }));
  await userEvent.keyboard("4");
  expect(await screen.findByText("1 card is still due.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(screen.getByRole("heading", { level: 2, name: /\(b\)/ })).toBeVisible();
  expect(screen.getByText("1 of 1")).toBeVisible();
});

it("says what cards are while there is none, and when the next is due", async () => {
  fakeApi({ ...user, "GET /recall": { json: deckOf([]) } });
  const { unmount } = renderApp(routes, "/recall");
  expect(await screen.findByText("No cards yet")).toBeVisible();
  unmount();
  fakeApi({ ...user, "GET /recall": { json: deckOf([], { total: 7, nextDueAt: soon(2) }) } });
  renderApp(routes, "/recall");
  expect(await screen.findByText("You have 7 cards. The next is due in 2 days.")).toBeVisible();
});

it("offers to try again when the cards cannot be loaded", async () => {
  let isDown = true;
  fakeApi({
    ...user,
    "GET /recall": () =>
      isDown ? { status: 400, json: { message: "No." } } : { json: deckOf([card("a")]) },
  });
  renderApp(routes, "/recall");
  const retry = await screen.findByRole("button", { name: "Retry" });
  isDown = false;
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByText("1 of 1")).toBeVisible());
});

it("asks for a decision about somebody else, by choosing, and says then whether it was the right one", async () => {
  const vignette = card("v", {
    kind: "treatment",
    situation: "Lorcan, 19, took two bites of a satay ten minutes ago.",
    prompt: "First act?",
    choices: ["Adrenaline into the thigh", "An antihistamine", "A nebuliser", "A steroid"],
    answer: "Adrenaline into the thigh",
    why: "Into the muscle at once.",
  });
  const seen = fakeApi({
    ...user,
    "GET /recall": { json: deckOf([vignette]) },
    "POST /recall/v/review": { json: vignette },
  });
  renderApp(routes, "/recall");
  expect(await screen.findByRole("heading", { level: 2, name: /^Lorcan, 19/ })).toHaveFocus();
  const group = screen.getByRole("group", { name: "Choose one" });
  expect(within(group).getAllByRole("radio")).toHaveLength(4);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("radio", { name: "A nebuliser" }));
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText("(not this one)")).toBeVisible();
  expect(screen.getByText("Adrenaline into the thigh")).toBeVisible();
  expect(screen.getByText("Into the muscle at once.")).toBeVisible();
  await userEvent.keyboard("1");
  await waitFor(() => expect(reviews(seen)).toHaveLength(1));
  expect(reviews(seen)[0]?.body).toEqual({ rating: "again" });
});
