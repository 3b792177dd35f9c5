import type { Patient } from "@anamnesis/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeApi } from "@/testing/fake-api.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { PatientsScreen } from "./patients-screen.tsx";
import { samplePatients } from "./sample-patients.ts";

const routes = [{ path: "/modules/:moduleId/patients", element: <PatientsScreen /> }];
const template = samplePatients[0] as Patient;
const patients: Patient[] = [
  {
    ...template,
    _id: "a",
    name: "Daniel Whelan",
    mainDiseases: ["Acute chest discomfort", "Hypertension"],
    criticalFactors: ["Sweating"],
    symptoms: ["Chest discomfort", "Nausea"],
    emotionalState: "Frightened",
    level: "Beginner",
  },
  {
    ...template,
    _id: "b",
    name: "Grace Nakamura",
    mainDiseases: ["Breathlessness"],
    criticalFactors: ["One", "Two", "Three"],
    symptoms: ["Breathlessness", "Swollen ankles", "Tiredness", "Cough"],
    level: "Advanced",
  },
];
const list = "GET /patients/specialization/cardiology";
const none = { "GET /patients/seen": { json: [] } };
const open = (path = "/modules/cardiology/patients") => renderApp(routes, path);
const shownNames = () => screen.queryAllByRole("heading", { level: 2 }).map((h) => h.textContent);

describe("the patient list", () => {
  it("shows six skeletons, then each patient as triage knows them", async () => {
    fakeApi({ ...none, [list]: { json: patients } });
    open();
    expect(screen.getByRole("heading", { name: "Cardiology Cases" })).toBeVisible();
    expect(screen.getAllByTestId("patient-skeleton")).toHaveLength(6);
    const start = await screen.findByRole("link", { name: "Start Session with Grace Nakamura" });
    expect(start).toHaveAttribute("href", "/simulation/b");
    const card = start.closest("li") as HTMLElement;
    expect(within(card).getByText("Advanced")).toBeVisible();
    expect(within(card).getByText("+2 more")).toBeVisible();
    expect(within(card).queryByText("Tiredness")).not.toBeInTheDocument();
    expect(screen.getByText("Patient is frightened")).toBeVisible();
    expect(screen.getByText("Beginner")).toBeVisible();
  });

  it("finds by name or by any main disease, and keeps the search in the address", async () => {
    fakeApi({ ...none, [list]: { json: patients } });
    const { router } = open();
    await screen.findByText("Daniel Whelan");
    const search = screen.getByPlaceholderText("Search patients...");
    await userEvent.type(search, "HYPERT");
    expect(shownNames()).toEqual(["Daniel Whelan"]);
    expect(router.state.location.search).toBe("?search=HYPERT");
    await userEvent.clear(search);
    await userEvent.type(search, "nobody like this");
    expect(screen.getByText("No patients found")).toBeVisible();
    expect(screen.getByText("Try adjusting your search or filter criteria")).toBeVisible();
  });

  it("filters by level", async () => {
    fakeApi({ ...none, [list]: { json: patients } });
    open();
    await screen.findByText("Daniel Whelan");
    await userEvent.click(screen.getByRole("combobox", { name: "Level" }));
    await userEvent.click(screen.getByRole("option", { name: "Advanced" }));
    expect(shownNames()).toEqual(["Grace Nakamura"]);
  });

  it("names an unknown module Medical Cases", () => {
    fakeApi({ ...none, "GET /patients/specialization/surgery": { json: [] } });
    open("/modules/surgery/patients");
    expect(screen.getByRole("heading", { name: "Medical Cases" })).toBeVisible();
  });

  it("shows sample patients under the banner alone, and the real ones after a retry", async () => {
    let isDown = true;
    fakeApi({
      ...none,
      [list]: () => (isDown ? { status: 400, json: { message: "no" } } : { json: patients }),
    });
    open();
    expect(await screen.findByText("Sample data: your own could not be loaded")).toBeVisible();
    expect(shownNames()).toHaveLength(3);
    expect(screen.queryByRole("link", { name: /Start Session/ })).not.toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Daniel Whelan")).toBeVisible();
    expect(screen.queryByText(/^Sample data/)).not.toBeInTheDocument();
    expect(shownNames()).toHaveLength(2);
  });

  it("tells what the learner has already done with a patient", async () => {
    fakeApi({
      [list]: { json: patients },
      "GET /patients/seen": {
        json: [
          { patientId: "a", status: "completed", bestPercent: 88 },
          { patientId: "b", status: "unfinished", bestPercent: 90 },
        ],
      },
    });
    open();
    expect(await screen.findByText("Completed, best 88%")).toBeVisible();
    expect(screen.getByText("In progress")).toBeVisible();
    expect(screen.getByRole("link", { name: "Continue with Grace Nakamura" })).toBeVisible();
  });
});
