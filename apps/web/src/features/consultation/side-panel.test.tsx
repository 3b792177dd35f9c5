import { render, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { patient } from "./sample-patient.ts";
import { SidePanel } from "./side-panel.tsx";

it("shows a face that changes with what was last measured", async () => {
  const panel = (now?: typeof patient.vitals) => (
    <SidePanel
      patient={patient}
      mood="calm"
      now={now}
      tab="patient"
      onTabChange={() => undefined}
      contents={{ patient: <p>told</p> }}
    />
  );
  const { container, rerender } = render(panel());
  const face = () => container.querySelector("img")?.getAttribute("src");
  await waitFor(() => expect(face()).toBeTruthy());
  const before = face();
  rerender(panel({ ...patient.vitals, spo2: 72 }));
  await waitFor(() => expect(face()).not.toBe(before));
});
