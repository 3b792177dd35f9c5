import type { UserStats } from "@anamnesis/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { RequireUser } from "@/lib/auth/require-user.tsx";
import { aUser, fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { ProfileScreen } from "./profile-screen.tsx";

const routes = [
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
  levels: [{ goal: 10, earnedAt: null }],
};
const stats: UserStats = {
  casesCompleted: 3,
  averageScore: null,
  bestScore: null,
  studyHours: 5,
  currentStreak: 1,
  longestStreak: 1,
  totalScore: 100,
  achievements: [
    { ...achievement, id: "expert", name: "Cardiology Expert", progress: 4 },
    {
      ...achievement,
      id: "first",
      name: "First Diagnosis",
      earned: true,
      earnedAt: "2026-02-03T10:00:00.000Z",
      progress: 10,
    },
  ],
};
const loads = { "GET /auth/me": { json: user }, "GET /users/stats": { json: stats } };
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
  expect(screen.getByText(/^Earned .*2026/)).toBeVisible();
  expect(within(screen.getByRole("group", { name: "Average" })).getByText("–")).toBeVisible();
});

it("says when the location is not complete", async () => {
  const nowhere = aUser({ location: { city: "Leeds", state: "", country: "" } });
  fakeApi({ ...loads, "GET /auth/me": { json: nowhere } });
  renderApp(routes, "/profile");
  expect(await screen.findByText("Location not set")).toBeVisible();
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
