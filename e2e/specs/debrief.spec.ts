import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { signIn } from "../support/person.ts";
import { play } from "../support/reference.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 860 };
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test("the debrief fits one phone, the page five thousand pixels, the print four pages", async ({
  page,
}) => {
  const { token } = await signIn(page);
  for (const [caseId, kind, heading] of [
    ["inferior-stemi", "competent", "Session Complete!"],
    ["bronchiolitis", "anchored", "Not safe yet"],
    ["anaphylaxis", "minimal", "Not safe yet"],
    ["migraine", "minimal", "Not passed yet"],
  ] as const) {
    const session = await play(page.request, token, caseId, kind);
    await page.setViewportSize(phone);
    await page.goto(`/analysis/${session}`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    const next = page.getByRole("link", { name: /^(Start Session|Continue) with / }).first();
    await expect(next).toBeVisible();
    const box = await next.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), caseId).toBeLessThanOrEqual(phone.height);
    for (const part of ["Your habits", "Performance Breakdown"])
      await expect(page.getByRole("region", { name: part })).toBeInViewport();

    await page.setViewportSize(desk);
    expect(await heightOf(page), caseId).toBeLessThanOrEqual(5_000);
    const pdf = await page.pdf({ format: "A4" });
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g) ?? [];
    expect(pages.length, caseId).toBeGreaterThan(1);
    expect(pages.length, caseId).toBeLessThanOrEqual(4);
  }
});

test("each part of the full report is one tap away, and a link leads to it", async ({ page }) => {
  const { token } = await signIn(page);
  const session = await play(page.request, token, "bronchiolitis", "anchored");
  await page.goto(`/analysis/${session}`);
  const report = page.getByRole("group", { name: "The full report" });
  const rows = report.getByRole("button", { expanded: false });
  await expect(rows).toHaveCount(9);
  for (const [title, inside] of [
    ["Strengths and areas to improve", "Areas to Improve"],
    ["Every mark, explained", "Red flags"],
    ["Reasoning replay", "All steps as a table"],
    ["Learning points", "Sources"],
  ] as const) {
    await report.getByRole("button", { name: title }).click();
    await expect(
      report.getByRole("region", { name: title }).getByText(inside).first(),
    ).toBeVisible();
  }
  await expect(page).toHaveURL(/\?part=learning$/);
  await page.reload();
  await expect(report.getByRole("button", { name: "Learning points" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(page.getByRole("heading", { name: "Sources", exact: true })).toBeInViewport();

  // A turn that is named opens the conversation at that turn.
  await page
    .getByRole("link", { name: /^turn \d+$/ })
    .first()
    .click();
  await expect(report.getByRole("button", { name: "Annotated conversation" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(report.getByRole("listitem").and(page.locator(":focus"))).toBeInViewport();

  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
  }
});
