import type { UserStats } from "@anamnesis/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { RequireUser } from "@/lib/auth/require-user.tsx";
import { aUser, fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { ProfileScreen } from "./profile-screen.tsx";

const routes = [
  { path: "/", element: <p>Landing screen</p> },
  { element: <RequireUser />, children: [{ path: "/profile", element: <ProfileScreen /> }] },
];
const user = aUser({
  currentRole: "Student",
  yearOfStudy: 4,
  location: { city: "Leeds", state: "", country: "United Kingdom" },
});
const achievement = {
  earned: false,
  earnedAt: null,
  description: "Do it",
  goal: 10,
  group: "milestones" as const,
  level: 0,
  levels: [{ goal: 10, description: "Do it", earnedAt: null }],
};
const stats: UserStats = {
  casesCompleted: 3,
  averageScore: null,
  bestScore: null,
  studyHours: 5,
  currentStreak: 1,
  longestStreak: 9,
  totalScore: 100,
  achievements: [
    { ...achievement, id: "cardiology-expert", name: "Cardiology Expert", progress: 4 },
    {
      ...achievement,
      id: "listener",
      name: "Good Listener",
      group: "communication",
      description: "Listen well in 8 cases",
      earned: true,
      level: 1,
      levels: [
        { goal: 3, description: "Listen well in 3 cases", earnedAt: "2026-02-03T10:00:00.000Z" },
        { goal: 8, description: "Listen well in 8 cases", earnedAt: null },
      ],
      earnedAt: "2026-02-03T10:00:00.000Z",
      progress: 5,
      goal: 8,
    },
    {
      ...achievement,
      id: "first",
      name: "First Diagnosis",
      earned: true,
      level: 1,
      earnedAt: "2026-02-03T10:00:00.000Z",
      progress: 10,
    },
  ],
};
const loads = {
  "GET /auth/me": { json: user },
  "GET /users/stats": { json: stats },
  "GET /modules": { json: [{ id: "cardiology", cases: 5 }] },
  "GET /users/calibration": { json: { counted: 0, steps: [] } },
};
beforeEach(() => localStorage.setItem("authToken", "t"));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("shows who one is, computed figures and how far each achievement is", async () => {
  fakeApi(loads);
  renderApp(routes, "/profile");
  expect(await screen.findByText("Leeds, United Kingdom")).toBeVisible();
  expect(screen.getByText("No interests selected")).toBeVisible();
  expect(screen.getByText("Year of study")).toBeVisible();
  const expert = (await screen.findByText("Cardiology Expert")).closest("li") as HTMLElement;
  expect(within(expert).getByRole("progressbar")).toHaveAttribute("aria-valuetext", "4 of 10");
  await waitFor(() => expect(expert).toHaveTextContent("5 more cases are still to come."));
  const ladder = screen.getByText("Good Listener").closest("li") as HTMLElement;
  expect(ladder).toHaveTextContent(/Level 1 of 2.*Earned .*2026/);
  expect(ladder).toHaveTextContent("Next: Listen well in 8 cases");
  expect(within(ladder).getByRole("progressbar")).toHaveAttribute("aria-valuetext", "5 of 8");
  const first = screen.getByText("First Diagnosis").closest("li") as HTMLElement;
  expect(first).toHaveTextContent(/Earned .*2026/);
  expect(within(first).queryByRole("progressbar")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Communication" })).toBeVisible();
  expect(within(screen.getByRole("group", { name: "Average" })).getByText("–")).toBeVisible();
  expect(within(screen.getByRole("group", { name: "Best streak" })).getByText("9")).toBeVisible();
  expect(screen.getByText("2 of 3 earned")).toBeVisible();
});

it("says when the location is not complete", async () => {
  const nowhere = aUser({ location: { city: "Leeds", state: "", country: "" } });
  fakeApi({ ...loads, "GET /auth/me": { json: nowhere } });
  renderApp(routes, "/profile");
  expect(await screen.findByText("Location not set")).toBeVisible();
});

it("lets the interests be changed", async () => {
  const seen = fakeApi({
    ...loads,
    "PUT /users/update": ({ body }) => ({ json: { ...user, ...(body as object) } }),
  });
  renderApp(routes, "/profile");
  await screen.findByText("Leeds, United Kingdom");
  await press("Edit Profile");
  await userEvent.click(await screen.findByLabelText("Pediatric Cases"));
  await press("Save Changes");
  await waitFor(() => expect(seen.at(-1)?.body).toMatchObject({ interests: ["Pediatric Cases"] }));
  expect(await screen.findByRole("button", { name: "Edit Profile" })).toBeVisible();
  expect(screen.getByText("Pediatric Cases")).toBeVisible();
  expect(screen.queryByRole("checkbox", { name: "Pediatric Cases" })).not.toBeInTheDocument();
});

it("saves changes and leaves edit mode", async () => {
  const seen = fakeApi({
    ...loads,
    "PUT /users/update": ({ body }) => ({ json: { ...user, ...(body as object) } }),
  });
  renderApp(routes, "/profile");
  await screen.findByText("Leeds, United Kingdom");
  await press("Edit Profile");
  await userEvent.clear(await screen.findByLabelText("Full name"));
  await userEvent.type(screen.getByLabelText("Full name"), "Imogen Bell");
  await userEvent.clear(screen.getByLabelText("Year of study"));
  await press("Save Changes");
  expect(await screen.findByRole("button", { name: "Edit Profile" })).toBeVisible();
  expect(screen.getAllByText("Imogen Bell").length).toBeGreaterThan(0);
  expect(seen.at(-1)?.body).toMatchObject({ name: "Imogen Bell", yearOfStudy: 0 });
});

it("stays in edit mode with everything typed when saving fails", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  fakeApi({ ...loads, "PUT /users/update": { status: 503, json: { message: "Resting" } } });
  renderApp(routes, "/profile");
  await screen.findByText("Leeds, United Kingdom");
  await press("Edit Profile");
  await userEvent.type(await screen.findByLabelText("Institution"), "St Columba's");
  await press("Save Changes");
  expect(await screen.findByText(/Resting/)).toBeVisible();
  expect(screen.getByLabelText("Institution")).toHaveValue("St Columba's");
});

it("goes back to the stored values on cancel", async () => {
  fakeApi(loads);
  renderApp(routes, "/profile");
  await screen.findByText("Leeds, United Kingdom");
  await press("Edit Profile");
  await userEvent.type(await screen.findByLabelText("City"), " and more");
  await press("Cancel");
  await press("Edit Profile");
  expect(await screen.findByLabelText("City")).toHaveValue("Leeds");
});

it("asks for the password where the email address changes, and only there", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  let isKnown = false;
  const seen = fakeApi({
    ...loads,
    "PUT /users/update": ({ body }) =>
      isKnown
        ? { json: { ...user, ...(body as object) } }
        : {
            status: 401,
            json: {
              code: "invalid_credentials",
              message: "That is not your password",
              fields: { currentPassword: "That is not your password" },
            },
          },
  });
  renderApp(routes, "/profile");
  await screen.findByText("Leeds, United Kingdom");
  await press("Edit Profile");
  expect(screen.queryByLabelText("Current password")).not.toBeInTheDocument();
  const email = await screen.findByLabelText("Email");
  await userEvent.clear(email);
  await userEvent.type(email, "new@example.org");
  await press("Save Changes");
  expect(await screen.findByText("Enter your password to change the email address")).toBeVisible();
  expect(seen.filter(({ method }) => method === "PUT")).toHaveLength(0);
  await userEvent.type(screen.getByLabelText("Current password"), "wrong");
  await press("Save Changes");
  expect(await screen.findByText("That is not your password")).toBeVisible();
  isKnown = true;
  await userEvent.type(screen.getByLabelText("Current password"), "!");
  await press("Save Changes");
  expect(await screen.findByRole("button", { name: "Edit Profile" })).toBeVisible();
  expect(seen.at(-1)?.body).toMatchObject({ email: "new@example.org", currentPassword: "wrong!" });
});

it("lets the registrar's hints be turned off, and on again with everything to be said anew", async () => {
  let hints = { isOff: false, dismissed: ["open"] };
  const seen = fakeApi({
    ...loads,
    "GET /auth/me": { json: { ...user, hints } },
    "PUT /users/update": ({ body }) => {
      ({ hints } = body as { hints: typeof hints });
      return { json: { ...user, hints } };
    },
  });
  renderApp(routes, "/profile");
  const wanted = await screen.findByRole("checkbox", { name: "Show the registrar's hints" });
  expect(wanted).toBeChecked();
  await userEvent.click(wanted);
  await waitFor(() => expect(wanted).not.toBeChecked());
  expect(seen.at(-1)?.body).toEqual({ hints: { isOff: true, dismissed: ["open"] } });
  await waitFor(() => expect(wanted).toBeEnabled());
  await userEvent.click(wanted);
  await waitFor(() => expect(wanted).toBeChecked());
  expect(seen.at(-1)?.body).toEqual({ hints: { isOff: false, dismissed: [] } });
});
