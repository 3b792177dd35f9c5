import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { RequireUser } from "@/lib/auth/require-user.tsx";
import { aUser, fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { OnboardingScreen } from "./onboarding-screen.tsx";

const routes = [
  {
    element: <RequireUser />,
    children: [
      { path: "/onboarding", element: <OnboardingScreen /> },
      { path: "/dashboard", element: <p>Dashboard screen</p> },
    ],
  },
];
const user = aUser();
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
/** Goes on, and waits until the step with that number is there. */
const goOn = async (step: number) => {
  await press("Continue");
  expect(await screen.findByText(`Step ${step} of 5`)).toBeVisible();
};
beforeEach(() => localStorage.setItem("authToken", "t"));

it("goes through five steps and saves what was filled in", async () => {
  const seen = fakeApi({
    "GET /auth/me": { json: user },
    "PUT /users/update": { json: { ...user, onboardingCompleted: true } },
  });
  renderApp(routes, "/onboarding");
  expect(await screen.findByText("Step 1 of 5")).toBeVisible();
  expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
  await goOn(2);
  expect(screen.queryByLabelText("Year of study")).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText("Current role"));
  await userEvent.click(screen.getByRole("option", { name: "Medical Student" }));
  await userEvent.type(screen.getByLabelText("Year of study"), "4");
  await goOn(3);
  await userEvent.type(screen.getByLabelText("City"), "Leeds");
  await goOn(4);
  await userEvent.click(screen.getByLabelText("Pediatric Cases"));
  await userEvent.click(screen.getByLabelText("Infectious Diseases"));
  await userEvent.click(screen.getByLabelText("Pediatric Cases"));
  await press("Previous");
  expect(screen.getByLabelText("City")).toHaveValue("Leeds");
  await goOn(4);
  await goOn(5);
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "5");
  await press("Complete Setup");
  expect(await screen.findByText("Dashboard screen")).toBeVisible();
  expect(seen.at(-1)?.body).toMatchObject({
    currentRole: "Student",
    yearOfStudy: 4,
    location: { city: "Leeds" },
    interests: ["Infectious Diseases"],
    onboardingCompleted: true,
  });
});

it("stays and keeps the answers when they cannot be saved, also after a reload", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  fakeApi({
    "GET /auth/me": { json: user },
    "PUT /users/update": { status: 503, json: { message: "The server is resting" } },
  });
  const first = renderApp(routes, "/onboarding?step=3");
  await userEvent.type(await screen.findByLabelText("Institution"), "Leeds");
  await goOn(4);
  await goOn(5);
  await press("Complete Setup");
  expect(await screen.findByText(/The server is resting/)).toBeVisible();
  first.unmount();
  renderApp(routes, "/onboarding?step=3");
  expect(await screen.findByLabelText("Institution")).toHaveValue("Leeds");
});

it("says at once what year of study there cannot be, and goes on once it is one", async () => {
  fakeApi({ "GET /auth/me": { json: { ...user, currentRole: "Student" } } });
  renderApp(routes, "/onboarding?step=2");
  const year = await screen.findByLabelText("Year of study");
  for (const wrong of ["99", "-5"]) {
    await userEvent.clear(year);
    await userEvent.type(year, wrong);
    await press("Continue");
    expect(await screen.findByText("Enter a year between 1 and 20")).toBeVisible();
    expect(screen.getByText("Step 2 of 5")).toBeVisible();
  }
  await userEvent.clear(year);
  await userEvent.type(year, "3");
  await goOn(3);
});
