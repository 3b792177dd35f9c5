import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { signIn } from "../support/person.ts";
import { play } from "../support/reference.ts";

async function hasNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
  }
}

test("how sure one is can be said by the keyboard, is set beside what was right, and is counted", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { token } = await signIn(page);
  const session = await play(page.request, token, "anaphylaxis", "competent", { until: "chat" });
  await page.goto(`/diagnosis/initial/${session}`);
  await page.getByLabel("Clinical Reasoning").fill("A wasp sting, weals, wheeze and low pressure.");
  await page.getByLabel("Preliminary Diagnosis").fill("Anaphylaxis");
  await page.keyboard.press("Escape");
  const sure = page.getByRole("group", { name: "How sure are you?" });
  await expect(sure.getByRole("radio", { name: "Not saying" })).toBeChecked();
  await sure.getByRole("radio", { name: "Not saying" }).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowRight");
  await expect(sure.getByRole("radio", { name: "70%, fairly sure" })).toBeChecked();
  await page.reload();
  await expect(sure.getByRole("radio", { name: "70%, fairly sure" })).toBeChecked();
  await hasNoViolations(page);
  await page.getByRole("button", { name: "Order Tests & Continue" }).click();
  await expect(page).toHaveURL(/\/tests\//);

  await page.goto(`/diagnosis/final/${session}`);
  await expect(page.getByLabel("Final Diagnosis")).toHaveValue("Anaphylaxis");
  await expect(sure.getByRole("radio", { name: "Not saying" })).toBeChecked();
  await sure.getByRole("radio", { name: "90%, nearly certain" }).click();
  await page.getByRole("button", { name: "Complete Diagnosis" }).click();
  await expect(page).toHaveURL(/\/analysis\//);

  await page.getByRole("button", { name: "How sure you were" }).click();
  const judged = page.getByRole("region", { name: "How sure you were" });
  await expect(judged.getByText("You were 70% sure")).toBeVisible();
  await expect(judged.getByText("You were 90% sure")).toBeVisible();
  await hasNoViolations(page);
  await judged.getByRole("link", { name: /How often you are right/ }).click();
  await expect(page.getByText(/2 judgements have been counted/)).toBeInViewport();
});

test("the profile shows how often one was right as figures beside a picture", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page);
  await page.route("**/api/users/calibration", (route) =>
    route.fulfill({
      json: {
        counted: 34,
        steps: [
          { sureness: 10, counted: 2, rightPercent: null },
          { sureness: 30, counted: 5, rightPercent: 40 },
          { sureness: 50, counted: 0, rightPercent: null },
          { sureness: 70, counted: 6, rightPercent: 67 },
          { sureness: 90, counted: 21, rightPercent: 71 },
        ],
      },
    }),
  );
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 860 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/profile");
    await expect(page.getByRole("row", { name: "90% 71% 21" })).toBeVisible();
    await expect(page.getByRole("row", { name: "10% too few 2" })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
    await hasNoViolations(page);
    if (process.env.LOOK) {
      await page.getByRole("table").scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${process.env.LOOK}/cal-${viewport.width}.png` });
    }
  }
});
