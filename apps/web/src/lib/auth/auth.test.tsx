import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { useQuery } from "@tanstack/react-query";
import { read } from "@/lib/api/queries.ts";
import { aUser, fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { useAuth, useUser } from "./auth-context.ts";
import { RequireUser } from "./require-user.tsx";

function Private() {
  const user = useUser();
  const { logout } = useAuth();
  return (
    <>
      <h1>Hello {user.name}</h1>
      <button onClick={logout}>Logout</button>
    </>
  );
}
function Sessions() {
  const sessions = useQuery(read("listSessions"));
  return (
    <>
      <label>
        Notes <textarea />
      </label>
      <p>{sessions.isSuccess ? "Sessions are here" : "No sessions"}</p>
    </>
  );
}
const guarded = [
  { path: "/login", element: <p>Login screen</p> },
  {
    element: <RequireUser />,
    children: [
      { path: "/profile", element: <Private /> },
      { path: "/sessions", element: <Sessions /> },
    ],
  },
];
const user = aUser();

describe("the guard", () => {
  it("sends a visitor to sign in and remembers the page asked for, query included", async () => {
    const { router } = renderApp(guarded, "/sessions?time=week");
    expect(await screen.findByText("Login screen")).toBeVisible();
    expect(router.state.location.search).toBe("?next=%2Fsessions%3Ftime%3Dweek");
  });

  it("lets a stored sign-in through once the server has confirmed it", async () => {
    localStorage.setItem("authToken", "t");
    const seen = fakeApi({ "GET /auth/me": { json: user } });
    renderApp(guarded, "/profile");
    expect(screen.getByText("Signing you in")).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "Hello Imogen Achterberg" })).toBeVisible();
    expect(seen[0]?.headers.get("authorization")).toBe("Bearer t");
  });
});

describe("the check at start-up", () => {
  it("removes a token that the server refuses, at once", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    localStorage.setItem("authToken", "stale");
    const seen = fakeApi({ "GET /auth/me": { status: 401, json: { message: "no" } } });
    renderApp(guarded, "/profile");
    expect(await screen.findByText("Login screen")).toBeVisible();
    expect(localStorage.getItem("authToken")).toBeNull();
    expect(seen).toHaveLength(1);
    expect(log).toHaveBeenCalled();
  });

  it("gives a restarting server a moment before it gives up", async () => {
    localStorage.setItem("authToken", "t");
    let calls = 0;
    fakeApi({
      "GET /auth/me": () => (++calls === 1 ? "unreachable" : { json: user }),
    });
    renderApp(guarded, "/profile");
    expect(await screen.findByRole("heading", { name: /Hello/ })).toBeVisible();
    expect(localStorage.getItem("authToken")).toBe("t");
  });
});

describe("without a network", () => {
  it("lets in whoever was signed in last, and asks the server once it can be reached", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    localStorage.setItem("authToken", "t");
    localStorage.setItem("profile", JSON.stringify(user));
    let isUp = false;
    fakeApi({
      "GET /auth/me": () => (isUp ? { json: { ...user, name: "Imogen Renamed" } } : "unreachable"),
    });
    renderApp(guarded, "/profile");
    expect(await screen.findByRole("heading", { name: "Hello Imogen Achterberg" })).toBeVisible();
    expect(localStorage.getItem("authToken")).toBe("t");
    isUp = true;
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByRole("heading", { name: "Hello Imogen Renamed" })).toBeVisible();
  });

  it("lets nobody in who was not signed in on this device", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    localStorage.setItem("authToken", "t");
    fakeApi({ "GET /auth/me": "unreachable" });
    renderApp(guarded, "/profile");
    expect(await screen.findByText("Login screen")).toBeVisible();
    expect(localStorage.getItem("authToken")).toBeNull();
  });
});

describe("signing out", () => {
  it("clears the token here and revokes it on the server", async () => {
    localStorage.setItem("authToken", "t");
    const seen = fakeApi({ "GET /auth/me": { json: user }, "POST /auth/logout": { json: {} } });
    const { router } = renderApp(guarded, "/profile");
    await userEvent.click(await screen.findByRole("button", { name: "Logout" }));
    expect(await screen.findByText("Login screen")).toBeVisible();
    expect(router.state.location.search).toBe("");
    expect(localStorage.getItem("authToken")).toBeNull();
    expect(localStorage.getItem("profile")).toBeNull();
    const revoked = seen.find(({ path }) => path === "/auth/logout");
    expect(revoked?.headers.get("authorization")).toBe("Bearer t");
  });
});

describe("another tab", () => {
  const fromAnotherTab = (token: string | null) => {
    if (token === null) localStorage.removeItem("authToken");
    else localStorage.setItem("authToken", token);
    window.dispatchEvent(new StorageEvent("storage", { key: "authToken", newValue: token }));
  };

  it("that signs out signs out here too", async () => {
    localStorage.setItem("authToken", "t");
    fakeApi({ "GET /auth/me": { json: user } });
    renderApp(guarded, "/profile");
    await screen.findByRole("heading", { name: /Hello/ });
    act(() => fromAnotherTab(null));
    expect(await screen.findByText("Login screen")).toBeVisible();
  });

  it("that signs in as somebody else changes who one is here", async () => {
    localStorage.setItem("authToken", "t");
    const other = aUser({ _id: "1c9f1f1e-58a5-4c0e-8c5b-6f4f2f9b0a22", name: "Tomasz Wierzbicki" });
    fakeApi({
      "GET /auth/me": ({ headers }) => ({
        json: headers.get("authorization") === "Bearer t" ? user : other,
      }),
    });
    renderApp(guarded, "/profile");
    await screen.findByRole("heading", { name: "Hello Imogen Achterberg" });
    act(() => fromAnotherTab("other"));
    expect(await screen.findByRole("heading", { name: "Hello Tomasz Wierzbicki" })).toBeVisible();
  });
});

describe("a sign-in that expires under way", () => {
  it("asks for the password over the page and keeps what was typed", async () => {
    localStorage.setItem("authToken", "old");
    fakeApi({
      "GET /auth/me": { json: user },
      "GET /sessions": ({ headers }) =>
        headers.get("authorization") === "Bearer new"
          ? { json: [] }
          : { status: 401, json: { message: "no" } },
      "POST /auth/login": ({ body }) =>
        (body as { password: string }).password === "right horse"
          ? { json: { token: "new", user } }
          : { status: 401, json: { message: "no", code: "invalid_credentials" } },
    });
    renderApp(guarded, "/sessions");
    const notes = await screen.findByLabelText("Notes");
    expect(await screen.findByRole("dialog", { name: "Your sign-in has expired" })).toBeVisible();
    await userEvent.type(screen.getByLabelText("Password"), "wrong");
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    expect(await screen.findByText("Invalid email or password")).toBeVisible();
    await userEvent.clear(screen.getByLabelText("Password"));
    await userEvent.type(screen.getByLabelText("Password"), "right horse");
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await screen.findByText("Sessions are here")).toBeVisible();
    expect(screen.getByLabelText("Notes")).toBe(notes);
  });
});
