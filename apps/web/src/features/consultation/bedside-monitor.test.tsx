import type { Bedside } from "@anamnesis/contract";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { BedsideMonitor } from "./bedside-monitor.tsx";
import { channelsOf } from "./monitor-canvas.ts";

const sound = vi.hoisted(() => ({ beep: vi.fn() }));
vi.mock("./alarm-sound.ts", () => sound);

// There is nothing to draw on here.
vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);

const bedside: Bedside = {
  minutes: 12,
  vitals: {
    heartRate: 60,
    systolic: 84,
    diastolic: 50,
    temperatureC: 36.6,
    respiratoryRate: 20,
    spo2: 97,
  },
  earlyWarning: {
    name: "NEWS2",
    score: 3,
    most: 20,
    risk: "low to medium",
    points: [{ sign: "bloodPressure", points: 3 }],
    source: "",
  },
  takenAtMinute: 12,
  isMonitored: true,
  hasDied: false,
  entries: [],
  trace: { samplesPerSecond: 4, microvolts: [0, 1000, 0, -200] },
};

test("says in words what it shows, and what is out of bounds", () => {
  render(<BedsideMonitor bedside={bedside} />);
  const monitor = screen.getByRole("region", { name: "Bedside monitor" });
  expect(monitor).toHaveTextContent("Alarm for Blood Pressure. Heart Rate 60 bpm");
  expect(monitor).toHaveTextContent("Alarm: Blood Pressure 84/50");
});

test("sounds only where it was asked to, and can be silenced", async () => {
  const user = userEvent.setup();
  render(<BedsideMonitor bedside={bedside} />);
  expect(sound.beep).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Alarm sound" }));
  expect(sound.beep).toHaveBeenCalledOnce();
  const silence = screen.getByRole("button", { name: "Silence" });
  await user.click(silence);
  expect(silence).toHaveAttribute("aria-pressed", "true");
});

test("runs the tracing on at the pulse that was measured", () => {
  const [ecg, pleth, breath] = channelsOf(bedside, { ecg: "g", pleth: "b", breath: "y" });
  expect(ecg?.at(0.3)).toBeCloseTo(ecg?.at(1.3) ?? 0);
  expect(ecg?.at(0.3)).toBeGreaterThan(ecg?.at(0.1) ?? 1);
  expect(pleth?.at(0.4)).toBeCloseTo(pleth?.at(1.4) ?? 0);
  expect(breath?.at(0.5)).toBeCloseTo(breath?.at(3.5) ?? 0);
});
