import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { sampleView } from "@anamnesis/cases/sample";
import { renderApp } from "@/testing/render-app.tsx";
import { landingContent, legalTexts } from "@/texts/landing.ts";
import { LandingScreen } from "./landing-screen.tsx";

const routes = [{ path: "/", element: <LandingScreen /> }];
const scrollTo = (y: number) => {
  Object.defineProperty(window, "scrollY", { value: y, configurable: true });
  fireEvent.scroll(window);
};

it("makes the top bar opaque after 50 pixels", () => {
  renderApp(routes, "/");
  const bar = screen.getByRole("banner");
  scrollTo(50);
  expect(bar).toHaveAttribute("data-opaque", "false");
  scrollTo(51);
  expect(bar).toHaveAttribute("data-opaque", "true");
  scrollTo(0);
  expect(bar).toHaveAttribute("data-opaque", "false");
});

it("leads to registration and sign-in", () => {
  renderApp(routes, "/");
  const target = (name: string) =>
    screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));
  expect(target("Start Learning Free")).toEqual(["/register"]);
  expect(target("Watch Demo")).toEqual(["/login"]);
  expect(new Set(target("Login"))).toEqual(new Set(["/login"]));
  expect(new Set(target("Get Started"))).toEqual(new Set(["/register"]));
});

it("has every section that its anchors name", () => {
  const { container } = renderApp(routes, "/");
  for (const id of ["features", "how-it-works", "testimonials"]) {
    expect(container.querySelector(`#${id}`)).not.toBeNull();
    expect(container.querySelector(`a[href="#${id}"]`)).not.toBeNull();
  }
});

it("opens and closes the menu of small screens", async () => {
  renderApp(routes, "/");
  const menu = document.getElementById("landing-menu");
  expect(menu).not.toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  expect(menu).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(menu).not.toBeVisible();
});

it.each(Object.values(legalTexts))("opens a short text: $title", async ({ title, paragraphs }) => {
  renderApp(routes, "/");
  await userEvent.click(screen.getByRole("link", { name: title }));
  const dialog = await screen.findByRole("dialog", { name: title });
  expect(within(dialog).getByText(paragraphs[0])).toBeVisible();
});

it("lets a visitor talk to the very patient of the engine, and notes what is told", async () => {
  const { demo, live } = landingContent;
  expect(sampleView.person).toMatchObject({ name: demo.name, age: 63, sex: "female" });
  expect(sampleView.triage.problem).toBe(demo.problem);
  renderApp(routes, "/");
  const log = screen.getByRole("log", { name: live.title });
  expect(log).toHaveTextContent(demo.greeting);
  const input = screen.getByLabelText(live.label);
  await userEvent.type(input, "Do you smoke?{Enter}");
  expect(input).toHaveValue("");
  expect(log).toHaveTextContent("You: Do you smoke?");
  await waitFor(() => expect(log).toHaveTextContent(/never smoked/i), { timeout: 30_000 });
  expect(await screen.findByText("Never smoked")).toBeVisible();
}, 60_000);

it("greets as the engine would", async () => {
  const { practiceEngine } = await import("@/features/offline/practice-engine.ts");
  const { demo } = landingContent;
  expect(practiceEngine.beginPractice(demo.seed).reply).toBe(demo.greeting);
});
