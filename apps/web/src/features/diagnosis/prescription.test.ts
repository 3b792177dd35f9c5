import fc from "fast-check";
import { expect, test } from "vitest";
import {
  frequencies,
  readPrescription,
  routes,
  units,
  writePrescription,
  type Prescription,
} from "./prescription.ts";

const blank = { drug: "", dose: "", unit: "", route: "", frequency: "", rest: "" };

test("what is written in a row is understood, abbreviated or not", () => {
  expect(readPrescription("Amoxicillin 500mg PO TDS for 5 days")).toEqual({
    drug: "Amoxicillin",
    dose: "500",
    unit: "mg",
    route: "orally",
    frequency: "three times daily",
    rest: "for 5 days",
  });
  expect(readPrescription("Morphine 2.5-10 mg i.v. as required")).toMatchObject({
    dose: "2.5-10",
    route: "intravenously",
    frequency: "as needed",
  });
  expect(readPrescription("Adrenaline 10 micrograms/kg im stat")).toMatchObject({
    dose: "10",
    unit: "micrograms/kg",
    route: "intramuscularly",
    frequency: "stat",
  });
  expect(readPrescription("Oxygen 15 L/min by mask")).toMatchObject({
    drug: "Oxygen",
    unit: "L/min",
    rest: "by mask",
  });
});

test("words that only look like a route or a dose stay what they are", () => {
  expect(readPrescription("Vitamin B12")).toEqual({ ...blank, drug: "Vitamin B12" });
  expect(readPrescription("Immunoglobulin, poly")).toMatchObject({ route: "" });
  expect(readPrescription("Primary PCI now")).toEqual({ ...blank, drug: "Primary PCI now" });
});

test("the helper writes one clear line", () => {
  expect(
    writePrescription({
      drug: "Paracetamol",
      dose: "1",
      unit: "g",
      route: "orally",
      frequency: "four times daily",
      rest: "",
    }),
  ).toBe("Paracetamol 1 g orally, four times daily");
  expect(writePrescription({ ...blank, drug: "Oxygen" })).toBe("Oxygen");
});

test("a line that the helper wrote is read back as it was", () => {
  const one = (list: readonly { text: string }[]) =>
    fc.constantFrom("", ...list.map(({ text }) => text));
  const prescription: fc.Arbitrary<Prescription> = fc
    .record({
      drug: fc.constantFrom("Aspirin", "Sodium chloride 0.9%", "Co-amoxiclav", "Vitamin D"),
      dose: fc.constantFrom("", "5", "2.5", "5-10"),
      unit: fc.constantFrom(...units.map(({ text }) => text)),
      route: one(routes),
      frequency: one(frequencies),
      rest: fc.constantFrom("", "for 5 days", "with food"),
    })
    .map((given) => ({ ...given, unit: given.dose === "" ? "" : given.unit }));
  fc.assert(
    fc.property(prescription, (given) => {
      fc.pre(!given.drug.includes("%"));
      const text = writePrescription(given);
      const read = readPrescription(text);
      expect(writePrescription(read)).toBe(text);
      if (given.dose + given.route + given.frequency !== "") expect(read).toEqual(given);
    }),
  );
});

test("whatever is written, nothing of it is lost by being read", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      const { drug, dose, rest } = readPrescription(text);
      const letters = (value: string) => value.replace(/[\s,]/g, "");
      expect(letters(text)).toContain(letters(drug));
      expect(letters(text)).toContain(letters(dose));
      for (const word of rest.split(/[\s,]+/)) expect(text).toContain(word);
    }),
  );
});
