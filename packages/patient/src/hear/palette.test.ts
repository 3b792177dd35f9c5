import {
  palette,
  paletteDrugs,
  paletteRoutes,
  sayForDrug,
  waits,
} from "@anamnesis/terminology/bedside-palette";
import { findDrugs } from "@anamnesis/terminology";
import { describe, expect, it } from "vitest";
import { hear } from "../index.ts";
import { fixtureView } from "../testing/fixture.ts";

const orders = (line: string) =>
  hear(fixtureView, line, [{ speaker: "patient", text: "I feel awful." }]).moves.flatMap(
    (move) => move.orders ?? [],
  );

describe("what is chosen is what is done", () => {
  it.each(palette.flatMap(({ entries }) => entries.map(({ id, say }) => [say, id] as const)))(
    "%s",
    (say, id) => {
      expect(orders(say).map((order) => order.id)).toEqual([id]);
    },
  );

  it.each(waits.map(({ say, minutes }) => [say, minutes] as const))("%s", (say, minutes) => {
    expect(orders(say)).toMatchObject([{ kind: "wait", minutes }]);
  });

  it.each(paletteDrugs)("%s is a medicine with its dose and route", (drug) => {
    const id = findDrugs(drug)[0]?.id;
    expect(id).toBeDefined();
    expect(orders(sayForDrug(drug, "10", "mg", "iv"))).toMatchObject([
      { kind: "drug", id, route: "iv" },
    ]);
  });

  it.each(paletteRoutes.map(({ id }) => id))("by %s", (route) => {
    expect(orders(sayForDrug("Salbutamol", "5", "mg", route))).toMatchObject([
      { id: "salbutamol", dose: 5, unit: "mg", route },
    ]);
  });
});
