import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aUser, fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { LoginScreen } from "./login-screen.tsx";
import { RegisterScreen } from "./register-screen.tsx";
import { ResetPasswordScreen } from "./reset-password-screen.tsx";

const routes = [
  { path: "/login", element: <LoginScreen /> },
  { path: "/register", element: <RegisterScreen /> },
  { path: "/reset-password", element: <ResetPasswordScreen /> },
  { path: "/dashboard", element: <p>Dashboard screen</p> },
  { path: "/onboarding", element: <p>Onboarding screen</p> },
  { path: "/sessions", element: <p>Sessions screen</p> },
];
const user = aUser();

async function signIn(password: string) {
  await userEvent.type(screen.getByLabelText("Email"), "imogen@example.org");
  await userEvent.type(screen.getByLabelText("Password"), password);
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
}

describe("signing in", () => {
  it("leads to the dashboard and stores the token", async () => {
    fakeApi({ "POST /auth/login": { json: { token: "fresh", user } } });
    renderApp(routes, "/login");
    await signIn("correct horse");
    expect(await screen.findByText("Dashboard screen")).toBeVisible();
    expect(localStorage.getItem("authToken")).toBe("fresh");
  });

  it("leads back to the page that was asked for", async () => {
    fakeApi({ "POST /auth/login": { json: { token: "fresh", user } } });
    const { router } = renderApp(routes, "/login?next=%2Fsessions%3Ftime%3Dweek");
    await signIn("correct horse");
    expect(await screen.findByText("Sessions screen")).toBeVisible();
    expect(router.state.location.search).toBe("?time=week");
  });

  it("asks for what is missing without calling the server", async () => {
    const seen = fakeApi({});
    renderApp(routes, "/login");
    await userEvent.type(screen.getByLabelText("Email"), "not an address");
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    expect(await screen.findByText("Enter a valid email address")).toBeVisible();
    expect(screen.getByText("Enter your password")).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
      "Enter a valid email address",
    );
    expect(seen).toHaveLength(0);
  });

  it.each([
    ["wrong credentials", { status: 401, json: { message: "x" } }, /^Invalid email or password$/],
    ["a server that is down", { status: 503, json: { message: "x" } }, /cannot be reached/],
    ["no network", "unreachable" as const, /cannot be reached/],
    [
      "too many attempts",
      { status: 429, json: { message: "Wait a minute", code: "too_many_requests" } },
      /^Wait a minute$/,
    ],
  ])("says so after %s", async (_, answer, text) => {
    fakeApi({ "POST /auth/login": answer });
    renderApp(routes, "/login");
    await signIn("something");
    expect(await screen.findByText(text)).toBeVisible();
    expect(localStorage.getItem("authToken")).toBeNull();
  });

  it("shows and hides the password", async () => {
    renderApp(routes, "/login");
    await userEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
    await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
  });
});

async function fillRegistration(password: string, confirmation: string) {
  await userEvent.type(screen.getByLabelText("Full name"), "Imogen Achterberg");
  await userEvent.type(screen.getByLabelText("Email"), "imogen@example.org");
  await userEvent.type(screen.getByLabelText("Password"), password);
  await userEvent.type(screen.getByLabelText("Confirm password"), confirmation);
  await userEvent.click(screen.getByRole("button", { name: "Create Account" }));
}

describe("registering", () => {
  it("creates the account, signs in and goes to onboarding", async () => {
    const seen = fakeApi({ "POST /auth/register": { status: 201, json: { token: "n", user } } });
    renderApp(routes, "/register");
    await fillRegistration("long enough", "long enough");
    expect(await screen.findByText("Onboarding screen")).toBeVisible();
    expect(seen[0]?.body).toMatchObject({ email: "imogen@example.org", password: "long enough" });
    expect(seen[0]?.body).not.toHaveProperty("confirmPassword");
    expect(localStorage.getItem("authToken")).toBe("n");
  });

  it("says beforehand how long a password must be, and holds to it", async () => {
    const seen = fakeApi({});
    renderApp(routes, "/register");
    expect(screen.getByText(/^At least 8 characters/)).toBeVisible();
    await fillRegistration("short", "shorter");
    expect(await screen.findByText("Passwords do not match")).toBeVisible();
    expect(screen.getByText("Use at least 8 characters")).toBeVisible();
    expect(seen).toHaveLength(0);
  });

  it("names an address that is taken at its field", async () => {
    const message = "This address already has an account";
    fakeApi({ "POST /auth/register": { status: 409, json: { message, code: "email_taken" } } });
    renderApp(routes, "/register");
    await fillRegistration("long enough", "long enough");
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText("Email")).toBeInvalid();
  });

  it("falls back to the catch-all", async () => {
    fakeApi({ "POST /auth/register": { status: 500, json: { message: "stack" } } });
    renderApp(routes, "/register");
    await fillRegistration("long enough", "long enough");
    expect(await screen.findByText("Registration failed. Please try again.")).toBeVisible();
  });
});

describe("setting a new password", () => {
  it("sends the link's token and signs in", async () => {
    const seen = fakeApi({ "POST /auth/reset-password": { json: { token: "n", user } } });
    renderApp(routes, "/reset-password?token=abc");
    await userEvent.type(screen.getByLabelText("New password"), "long enough");
    await userEvent.type(screen.getByLabelText("Confirm password"), "long enough");
    await userEvent.click(screen.getByRole("button", { name: "Set new password" }));
    expect(await screen.findByText("Dashboard screen")).toBeVisible();
    expect(seen[0]?.body).toEqual({ token: "abc", password: "long enough" });
  });

  it("offers a new link when this one is used up", async () => {
    const json = { message: "This link is no longer valid", code: "reset_link_invalid" };
    fakeApi({ "POST /auth/reset-password": { status: 400, json } });
    renderApp(routes, "/reset-password?token=abc");
    await userEvent.type(screen.getByLabelText("New password"), "long enough");
    await userEvent.type(screen.getByLabelText("Confirm password"), "long enough");
    await userEvent.click(screen.getByRole("button", { name: "Set new password" }));
    expect(await screen.findByText(/no longer valid/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Request a new link" })).toBeVisible();
  });
});
