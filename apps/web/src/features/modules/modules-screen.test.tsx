import type { Module } from "@anamnesis/contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { ModulesScreen } from "./modules-screen.tsx";

const routes = [{ path: "/modules", element: <ModulesScreen /> }];
const cardiology: Module = {
  id: "cardiology",
  name: "Cardiology",
  description: "Chest pain and collapse",
  cases: 1,
  progress: 50,
  mastered: 0,
  difficulty: "Intermediate",
  rating: 4.8,
  ratingCount: 2,
  ownRating: null,
  estimatedTime: "2-3 hours",
};
const neurology: Module = {
  ...cardiology,
  id: "neurology",
  name: "Neurology",
  description: "Headache",
  difficulty: "Advanced",
  progress: 0,
  mastered: 0,
};
const list = { "GET /modules": { json: [cardiology, neurology] } };

describe("the module list", () => {
  it("shows each module with the way to its patients", async () => {
    fakeApi(list);
    renderApp(routes, "/modules");
    expect(await screen.findByRole("link", { name: "Start Module: Cardiology" })).toHaveAttribute(
      "href",
      "/modules/cardiology/patients",
    );
    expect(screen.getByRole("progressbar", { name: "Cardiology progress" })).toHaveAttribute(
      "aria-valuenow",
      "50",
    );
    expect(screen.getAllByText("1 case")).toHaveLength(2);
  });

  it("tells what is mastered from what is completed", async () => {
    fakeApi({ "GET /modules": { json: [{ ...cardiology, cases: 5, progress: 60, mastered: 2 }] } });
    renderApp(routes, "/modules");
    expect(await screen.findByText("2 of 5 mastered")).toBeVisible();
    expect(
      screen.getByRole("button", { name: "Mastered in Cardiology: what it means" }),
    ).toHaveAccessibleDescription(/best result in it is 85% or more/);
  });

  it("takes its filters from the address and says when nothing is left", async () => {
    fakeApi(list);
    renderApp(routes, "/modules?level=advanced");
    expect(await screen.findByRole("heading", { name: "Neurology" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Cardiology" })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole("searchbox"), "chest");
    expect(screen.getByText("No modules found")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("heading", { name: "Neurology" })).toBeVisible();
  });

  it("can be tried again when it does not load", async () => {
    let isDown = true;
    fakeApi({
      "GET /modules": () =>
        isDown ? { status: 400, json: { message: "Not now" } } : { json: [cardiology] },
    });
    renderApp(routes, "/modules");
    expect(await screen.findByText("Not now")).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { name: "Cardiology" })).toBeVisible();
  });

  it("lets those rate who have completed a case, and nobody else", async () => {
    const seen = fakeApi({
      ...list,
      "PUT /modules/cardiology/rating": { json: { ...cardiology, ownRating: 4, rating: 4.6 } },
    });
    renderApp(routes, "/modules");
    await screen.findByRole("heading", { name: "Cardiology" });
    expect(screen.queryByRole("radiogroup", { name: /Neurology/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("radio", { name: "4 stars" }));
    expect(await screen.findByText("4.6")).toBeVisible();
    expect(screen.getByRole("radio", { name: "4 stars" })).toBeChecked();
    expect(seen.at(-1)?.body).toEqual({ rating: 4 });
  });
});
