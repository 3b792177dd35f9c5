import { expect, it } from "vitest";
import { fixtureView } from "./testing/fixture.ts";
import { panelLines } from "./panel.ts";

it("fills with what was told, in the order told, and with nothing else", () => {
  expect(panelLines(fixtureView, {})).toEqual({ symptoms: [], history: [] });
  const lines = panelLines(fixtureView, {
    medications: 4,
    nausea: 2,
    cough: 3,
    chest_pain: 1,
    "default:allergies": 5,
  });
  expect(lines.symptoms.map((line) => line.text)).toEqual(["Chest pain", "Nausea"]);
  expect(lines.history.map((line) => line.text)).toEqual(["Ramipril", "No known allergies"]);
});
