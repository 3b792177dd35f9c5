import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { signIn } from "../support/person.ts";

const card = {
  _id: "0b6a3f1f-7a11-4f0e-9d52-6f0c2a9e2c58",
  kind: "treatment",
  situation:
    "Lorcan, 19, took two bites of a satay ten minutes ago. He is hoarse and wheezes, his lips are swelling, there are weals on his chest. 104/60, pulse 122.",
  prompt: "First act?",
  choices: [
    "Adrenaline 0.5 mg into the outer thigh",
    "Chlorphenamine 10 mg into a vein",
    "Hydrocortisone 200 mg into a vein",
    "Salbutamol 5 mg by nebuliser",
  ],
  answer: "Adrenaline 0.5 mg into the outer thigh",
  why: "Airway, breathing or circulation with it, and it is anaphylaxis (Resuscitation Council UK 2021).",
  patientName: "Clifford Boateng",
  moduleId: "emergency",
  sessionId: "6f0c2a9e-2c58-4f0e-9d52-0b6a3f1f7a11",
  reflection: null,
  dueAt: "2026-01-05T08:00:00.000Z",
  lapses: 1,
  reviews: 0,
  intervals: { again: 1, hard: 2, good: 4, easy: 9 },
};

test("a decision about somebody else is made by the keyboard, and the evidence comes after it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page);
  await page.route("**/api/recall", (route) =>
    route.fulfill({ json: { cards: [card], due: 1, total: 1, nextDueAt: null } }),
  );
  const isFine = async (name: string) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
      if (process.env.LOOK)
        await page.screenshot({ path: `${process.env.LOOK}/vig-${name}-${colorScheme}.png` });
    }
  };
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 860 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/recall");
    await expect(page.getByRole("heading", { level: 2, name: /^Lorcan, 19/ })).toBeVisible();
    await expect(page.getByText(card.why)).toBeHidden();
    await isFine(`ask-${viewport.width}`);
    await page.getByRole("radio", { name: card.choices[0] ?? "" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: card.choices[1] ?? "" })).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(page.getByText("(not this one)")).toBeVisible();
    await expect(page.getByText(card.why)).toBeVisible();
    await isFine(`told-${viewport.width}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
  }
});
