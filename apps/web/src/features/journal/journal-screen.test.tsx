import type { JournalState } from "@anamnesis/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { RequireUser } from "@/lib/auth/require-user.tsx";
import { aUser, fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { articles } from "./articles.ts";
import { totalPosts } from "./content.ts";
import { JournalScreen } from "./journal-screen.tsx";

const routes = [
  { element: <RequireUser />, children: [{ path: "/blogging", element: <JournalScreen /> }] },
];
const empty: JournalState = {
  following: [],
  subscribedEmail: "",
  draft: { title: "", category: "", body: "" },
};

/** A server that remembers what it is sent, until told to refuse. */
function journalServer(state = empty) {
  const server = { state, refuses: false };
  fakeApi({
    "GET /auth/me": { json: aUser() },
    "GET /users/journal": () => ({ json: server.state }),
    "PUT /users/journal": ({ body }) => {
      if (server.refuses) return { status: 400, json: { message: "Not now" } };
      server.state = body as JournalState;
      return { json: server.state };
    },
  });
  return server;
}
beforeEach(() => localStorage.setItem("authToken", "t"));

describe("reading", () => {
  it("counts 48 posts, shows one featured and six recent articles", async () => {
    journalServer();
    renderApp(routes, "/blogging");
    expect(await screen.findByRole("button", { name: "All Posts 48" })).toBePressed();
    expect(totalPosts).toBe(48);
    expect(screen.getAllByRole("article")).toHaveLength(7);
  });

  it("filters by category and by text", async () => {
    journalServer();
    renderApp(routes, "/blogging");
    await userEvent.click(await screen.findByRole("button", { name: "Clinical Reasoning 14" }));
    expect(screen.getAllByRole("article")).toHaveLength(2);
    await userEvent.type(screen.getByRole("searchbox"), "pre-test");
    expect(screen.getAllByRole("article")).toHaveLength(1);
    await userEvent.type(screen.getByRole("searchbox"), "zzz");
    expect(screen.getByText("No articles found")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Show all" }));
    expect(screen.getAllByRole("article")).toHaveLength(7);
    expect(screen.getByRole("button", { name: "All Posts 48" })).toBePressed();
  });

  it("opens an article with its sources", async () => {
    journalServer();
    renderApp(routes, "/blogging");
    const title = articles[2]?.title ?? "";
    await userEvent.click(await screen.findByRole("link", { name: title }));
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(/JAMA 2015;314/)).toBeVisible();
  });
});

describe("what is remembered for the person", () => {
  it("follows an author, and takes it back when the server refuses", async () => {
    const server = journalServer();
    renderApp(routes, "/blogging");
    await userEvent.click(await screen.findByRole("button", { name: "Follow Dr Samuel Osei" }));
    await waitFor(() => expect(server.state.following).toEqual(["Dr Samuel Osei"]));
    server.refuses = true;
    await userEvent.click(screen.getByRole("button", { name: "Follow Dr Hana Kovář" }));
    expect(await screen.findByRole("button", { name: "Follow Dr Hana Kovář" })).not.toBePressed();
    expect(screen.getByRole("button", { name: "Following Dr Samuel Osei" })).toBePressed();
  });

  it("subscribes an address that looks like one", async () => {
    const server = journalServer();
    renderApp(routes, "/blogging");
    const email = await screen.findByLabelText("Email");
    await userEvent.clear(email);
    await userEvent.type(email, "nonsense");
    await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
    expect(screen.getByText("Enter a valid email address")).toBeVisible();
    await userEvent.type(email, "@example.org");
    await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
    expect(await screen.findByRole("button", { name: "Unsubscribe" })).toBeVisible();
    expect(server.state.subscribedEmail).toBe("nonsense@example.org");
  });

  it("saves the draft by itself, and keeps on the device what the server did not take", async () => {
    const server = journalServer();
    const first = renderApp(routes, "/blogging");
    await userEvent.click(await screen.findByRole("button", { name: "Write Article" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.type(within(dialog).getByLabelText("Title"), "On silence");
    await waitFor(() => expect(server.state.draft.title).toBe("On silence"), { timeout: 3000 });
    server.refuses = true;
    await userEvent.type(within(dialog).getByLabelText("Text"), "Wait.");
    expect(await within(dialog).findByText(/Not saved yet/, {}, { timeout: 3000 })).toBeVisible();
    first.unmount();

    server.refuses = false;
    renderApp(routes, "/blogging");
    await userEvent.click(await screen.findByRole("button", { name: "Write Article" }));
    expect(await screen.findByLabelText("Text")).toHaveValue("Wait.");
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(server.state.draft.body).toBe("Wait."));
  });

  it("lets nothing be changed while it is not known, so that nothing is overwritten", async () => {
    fakeApi({
      "GET /auth/me": { json: aUser() },
      "GET /users/journal": { status: 400, json: { message: "no" } },
    });
    renderApp(routes, "/blogging");
    expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Write Article" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Follow Dr Hana Kovář" })).toBeDisabled();
  });
});
