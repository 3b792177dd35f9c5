import type { Bedside } from "@anamnesis/contract";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { DoPanel } from "./do-panel.tsx";

const bedside: Bedside = {
  minutes: 12.5,
  vitals: {
    heartRate: 96,
    systolic: 104,
    diastolic: 62,
    temperatureC: 36.6,
    respiratoryRate: 20,
    spo2: 97,
  },
  earlyWarning: {
    name: "NEWS2",
    score: 3,
    most: 20,
    risk: "low",
    points: [],
    source: "Royal College of Physicians. National Early Warning Score (NEWS) 2. 2017",
  },
  takenAtMinute: 10,
  isMonitored: false,
  hasDied: false,
  entries: [
    { minute: 1.5, kind: "act", text: "Adrenaline 0.5 mg into the muscle" },
    { minute: 9, kind: "report", text: "He is looking better, doctor." },
  ],
};

function open(isLocked = false) {
  const onDo = vi.fn();
  render(<DoPanel bedside={bedside} isLocked={isLocked} onDo={onDo} />);
  return { onDo, user: userEvent.setup() };
}

test("what is chosen is said in words", async () => {
  const { onDo, user } = open();
  await user.click(screen.getByRole("button", { name: "Flat, legs up" }));
  await user.click(screen.getByRole("button", { name: "5 min" }));
  expect(onDo.mock.calls).toEqual([
    ["Please lie the patient flat with the legs up."],
    ["I'll wait 5 minutes and look again."],
  ]);
});

test("a medicine is given with dose, unit and route, and by the keyboard alone", async () => {
  const { onDo, user } = open();
  await user.type(screen.getByRole("combobox", { name: "Medicine" }), "Adrenaline");
  await user.type(screen.getByRole("textbox", { name: "Dose" }), "500");
  await user.selectOptions(screen.getByRole("combobox", { name: "Unit" }), "micrograms");
  await user.selectOptions(screen.getByRole("combobox", { name: "Route" }), "into the muscle (IM)");
  await user.type(screen.getByRole("textbox", { name: "Dose" }), "{Enter}");
  expect(onDo).toHaveBeenCalledExactlyOnceWith("Please give Adrenaline 500 micrograms IM now.");
  expect(screen.getByRole("combobox", { name: "Medicine" })).toHaveValue("");
});

test("the record has what was done and reported with its minute, the newest first", () => {
  open();
  const record = screen.getByRole("region", { name: "Done so far" });
  const lines = within(record).getAllByRole("listitem");
  expect(lines.map((line) => line.textContent)).toEqual([
    "9 minNurse: He is looking better, doctor.",
    "1 minAdrenaline 0.5 mg into the muscle",
  ]);
  expect(screen.getByText("12 min of the patient's time so far")).toBeVisible();
});

test("nothing can be done while an answer is awaited", async () => {
  const { onDo, user } = open(true);
  await user.click(screen.getByRole("button", { name: "Monitor" }));
  expect(onDo).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Give" })).toBeDisabled();
});
