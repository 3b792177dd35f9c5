import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { RequireUser } from "@/lib/auth/require-user.tsx";
import { aUser, fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { DeleteAccount } from "./delete-account.tsx";

const routes = [
  { path: "/", element: <p>Landing screen</p> },
  { element: <RequireUser />, children: [{ path: "/profile", element: <DeleteAccount /> }] },
];
const user = aUser();
const sessionId = "0f0c2a9e-2c58-4f0e-9d52-0b6a3f1f7a22";
const loads = {
  "GET /auth/me": { json: user },
  "GET /sessions": { json: [{ _id: sessionId }] },
};
const open = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Delete my account" }));
  return screen.findByRole("dialog", { name: "Delete your account?" });
};
const confirm = () => userEvent.click(screen.getByRole("button", { name: "Delete for good" }));
beforeEach(() => localStorage.setItem("authToken", "t"));

it("deletes nobody without the password, and says when it was another", async () => {
  const seen = fakeApi({
    ...loads,
    "DELETE /users/profile": {
      status: 401,
      json: {
        code: "invalid_credentials",
        message: "That is not your password",
        fields: { password: "That is not your password" },
      },
    },
  });
  const { router } = renderApp(routes, "/profile");
  await open();
  await confirm();
  expect(screen.getByText("Enter your password")).toBeVisible();
  expect(seen.some(({ method }) => method === "DELETE")).toBe(false);
  await userEvent.type(screen.getByLabelText("Your password"), "wrong");
  await confirm();
  expect(await screen.findByText("That is not your password")).toBeVisible();
  expect(router.state.location.pathname).toBe("/profile");
  await userEvent.click(screen.getByRole("button", { name: "Keep my account" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("signs out on the landing page, and leaves nothing of oneself on the device", async () => {
  const others = "draft/another-session/final";
  localStorage.setItem(`journal-draft:${user._id}`, "{}");
  localStorage.setItem(`draft/${sessionId}/final`, "{}");
  localStorage.setItem(others, "{}");
  const seen = fakeApi({ ...loads, "DELETE /users/profile": { json: { message: "Deleted" } } });
  const { router } = renderApp(routes, "/profile");
  await open();
  await userEvent.type(screen.getByLabelText("Your password"), "a long enough phrase");
  await confirm();
  expect(await screen.findByText("Landing screen")).toBeVisible();
  expect(router.state.location.pathname).toBe("/");
  expect(seen.find(({ method }) => method === "DELETE")?.body).toEqual({
    password: "a long enough phrase",
  });
  await expect.poll(() => Object.keys(localStorage)).toEqual([others]);
});

it("keeps the account when the server cannot be reached", async () => {
  fakeApi({ ...loads, "DELETE /users/profile": "unreachable" });
  renderApp(routes, "/profile");
  await open();
  await userEvent.type(screen.getByLabelText("Your password"), "a long enough phrase");
  await confirm();
  expect(await screen.findByText(/Your account was not deleted: Network error/)).toBeVisible();
});
