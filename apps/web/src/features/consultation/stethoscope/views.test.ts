import type { PlaceHeard } from "@anamnesis/contract";
import { places, sites, type Site } from "@anamnesis/sounds";
import { expect, test } from "vitest";
import { outlineOf, spotIn, viewsOf } from "./views.ts";

const heardAt = (...list: readonly Site[]) =>
  list.map((site) => ({ site, text: "", heard: { kind: "neck" } }) as unknown as PlaceHeard);

test("only what was listened to is offered", () => {
  expect(viewsOf(heardAt("mitral")).map(({ id }) => id)).toEqual(["heart"]);
  expect(viewsOf(heardAt("left_lower_back", "windpipe")).map(({ id }) => id)).toEqual([
    "front",
    "back",
  ]);
  expect(viewsOf([])).toEqual([]);
});

test("every place stands in exactly one view, within its picture, and no finger covers two of them", () => {
  const views = viewsOf(heardAt(...sites));
  for (const site of sites) expect(views.filter(({ has }) => has(site))).toHaveLength(1);
  for (const view of views) {
    const spots = sites.filter(view.has).map((site) => {
      const { left, top } = spotIn(view, site);
      // The picture is 288 pixels wide at most, and as wide as that on a phone.
      return {
        x: (Number.parseFloat(left) / 100) * 288,
        y: (Number.parseFloat(top) / 100) * 288 * (view.crop[3] / view.crop[2]),
      };
    });
    const height = 288 * (view.crop[3] / view.crop[2]);
    spots.forEach(({ x, y }, index) => {
      expect(Math.min(x, y, 288 - x, height - y)).toBeGreaterThan(16);
      for (const other of spots.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(32);
    });
  }
});

test("the patient's right is on the reader's left from the front, and on the right from the back", () => {
  expect(places.right_lower_front.x).toBeLessThan(places.left_lower_front.x);
  expect(places.right_lower_back.x).toBeGreaterThan(places.left_lower_back.x);
});

test("an outline is high where it is loud", () => {
  const samples = Float32Array.from({ length: 1000 }, (_, i) => (i < 500 ? 0.1 : -0.8));
  const heights = outlineOf(samples, 10);
  expect(heights[0]).toBeCloseTo(0.1);
  expect(heights[9]).toBeCloseTo(0.8);
});
