import { imagingKinds } from "@anamnesis/cases";
import { expect, test } from "vitest";
import { appearanceOf } from "./appearance.ts";

test("every kind that a case can draw is described by its look, not by its name", () => {
  for (const [view, kinds] of Object.entries(imagingKinds)) {
    for (const kind of kinds) {
      const text = appearanceOf({
        view: view as keyof typeof imagingKinds,
        findings: [{ kind, side: "left", zone: "mid", size: "moderate" }],
      });
      expect(text, kind).not.toContain("an unusual shape");
      expect(text, kind).toContain("on the patient's left");
    }
  }
});

test("a normal study is said to show nothing unusual", () => {
  expect(appearanceOf({ view: "head_axial", findings: [] })).toContain("no unusual shape");
});
