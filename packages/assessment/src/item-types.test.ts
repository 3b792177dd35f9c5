import { describe, expect, it, vi } from "vitest";
import { mark } from "./index.ts";
import { referencesOf, shippedCases } from "./testing/shipped.ts";

vi.setConfig({ testTimeout: 60_000 });

describe("what an item says of itself", () => {
  const items = shippedCases
    .slice(0, 10)
    .flatMap((compiled) =>
      referencesOf(compiled.id).flatMap(({ encounter }) => mark(compiled, encounter).items),
    );

  it("names its kind, and its topic where it was asked, examined or ordered", () => {
    for (const { id, kind, topic } of items) {
      expect(kind, id).toBeTruthy();
      if (/^(?:ask|exam|test):/.test(id) && id !== "test:shotgun") expect(topic, id).toBeTruthy();
    }
  });

  it("calls harm what harmed the patient, and nothing else", () => {
    for (const { id, isHarm, kind, outcome } of items) {
      if (/^(?:harm:|overdose:|duplicate:|dangerous:)|^delay$/.test(id))
        expect(isHarm, id).toBe(true);
      if (isHarm)
        expect([kind, outcome === "penalty" || outcome === "cap"], id).toEqual(["safety", true]);
      if (/^(?:process|economy|clutter|ask|finding)/.test(id)) expect(isHarm, id).toBe(false);
    }
  });
});
