import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { RequireUser } from "@/lib/auth/require-user.tsx";
import { aUser, fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { LeaderboardVisibility } from "./leaderboard-visibility.tsx";

const routes = [
  { element: <RequireUser />, children: [{ path: "/", element: <LeaderboardVisibility /> }] },
];
const user = aUser();
const save = () => screen.getByRole("button", { name: "Save" });
beforeEach(() => localStorage.setItem("authToken", "t"));

it("shows somebody under a pseudonym from then on", async () => {
  const seen = fakeApi({
    "GET /auth/me": { json: user },
    "GET /users/stats": "unreachable",
    "PUT /users/update": ({ body }) => ({ json: { ...user, ...(body as object) } }),
  });
  renderApp(routes, "/");
  expect(await screen.findByRole("radio", { name: "Show my name" })).toBeChecked();
  expect(save()).toBeDisabled();
  await userEvent.click(screen.getByRole("radio", { name: "Show a pseudonym" }));
  await userEvent.type(screen.getByLabelText("Pseudonym"), " Night Owl ");
  await userEvent.click(save());
  await expect
    .poll(() => seen.at(-1)?.body)
    .toEqual({
      leaderboardVisibility: "pseudonym",
      pseudonym: "Night Owl",
    });
  await expect.poll(() => screen.getByLabelText("Pseudonym")).toHaveValue("Night Owl");
  expect(save()).toBeDisabled();
});

it("keeps the choice and says why when it could not be saved", async () => {
  fakeApi({
    "GET /auth/me": { json: user },
    "GET /users/stats": "unreachable",
    "PUT /users/update": { status: 503, json: { message: "Resting" } },
  });
  renderApp(routes, "/");
  await userEvent.click(await screen.findByRole("radio", { name: "Do not list me" }));
  await userEvent.click(save());
  expect(await screen.findByText(/Resting/)).toBeVisible();
  expect(screen.getByRole("radio", { name: "Do not list me" })).toBeChecked();
  expect(save()).toBeEnabled();
});

it("shows the server's remark on a pseudonym at its input", async () => {
  fakeApi({
    "GET /auth/me": { json: user },
    "GET /users/stats": "unreachable",
    "PUT /users/update": {
      status: 400,
      json: {
        code: "invalid_input",
        message: "Look again",
        fields: { pseudonym: "Leave out line breaks" },
      },
    },
  });
  renderApp(routes, "/");
  await userEvent.click(await screen.findByRole("radio", { name: "Show a pseudonym" }));
  await userEvent.click(save());
  expect(await screen.findByText("Leave out line breaks")).toBeVisible();
  expect(screen.getByLabelText("Pseudonym")).toHaveAttribute("aria-invalid", "true");
});
