import { expect, test } from "@playwright/test";
import { newAccount, signIn } from "../support/person.ts";
import { play } from "../support/reference.ts";

test("what a learner did is drawn, found again, printed and passed on", async ({ page }) => {
  const { token } = await signIn(page, newAccount("Robin Ashdown"));
  await play(page.request, token, "migraine", "minimal");
  const notebook = { notes: "Zigzags before it", differential: ["Migraine", "Tension headache"] };
  const session = await play(page.request, token, "migraine", "competent", {
    notebook,
    questions: 6,
  });
  const open = await play(page.request, token, "croup", "minimal", { until: "tests" });

  await test.step("dashboard: trend, skills, activity, and whom to see next", async () => {
    await page.goto("/dashboard");
    await expect(page.getByText(/^Up from \d+% to \d+% over 2 cases\.$/)).toBeVisible();
    await expect(page.getByText("3 sessions on 1 day of the last 26 weeks.")).toBeVisible();
    const trend = page.getByRole("heading", { name: "Score trend" });
    await trend.scrollIntoViewIfNeeded();
    await expect(page.locator(".recharts-line")).toHaveCount(1);
    await expect(page.getByRole("table", { name: "Clinical reasoning" })).toBeVisible();
    const next = page.getByRole("region", { name: "Recommended for you" });
    await expect(next.getByText(/have not given a final diagnosis yet/)).toBeVisible();
    await next.getByRole("link", { name: /^Continue/ }).click();
    await expect(page).toHaveURL(new RegExp(`/tests/${open}$`));
  });

  await test.step("history: a link keeps its filters", async () => {
    await page.goto("/sessions?specialization=neurology");
    await expect(page.getByText("2 of 3 sessions")).toBeVisible();
    await page.getByLabel("Search sessions").fill("nobody of this name");
    await expect(page.getByText("No sessions found")).toBeVisible();
    await expect(page).toHaveURL(/specialization=neurology&search=nobody/);
    await page.reload();
    await expect(page.getByText("0 of 3 sessions")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page.getByText("3 sessions", { exact: true })).toBeVisible();
  });

  await test.step("analysis: own thinking, print, link, again, next", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/analysis/${session}`);
    await page.getByRole("button", { name: "Your thinking, beside the findings" }).click();
    await expect(page.getByText("Zigzags before it")).toBeVisible();
    await expect(
      page.getByRole("listitem").filter({ hasText: /^Tension headache$/ }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText(/^Link copied/)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe(`/analysis/${session}`);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Print / PDF" })).toBeHidden();
    for (const area of ["Questioning", "Diagnosis", "Treatment"])
      await expect(
        page.getByRole("heading", { level: 3, name: area, exact: true }).first(),
      ).toBeVisible();
    await page.emulateMedia({ media: "screen" });

    await expect(page.getByRole("link", { name: /^Continue with / }).first()).toHaveAttribute(
      "href",
      `/tests/${open}`,
    );
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page).toHaveURL(/\/simulation\//);
    await expect(page.getByRole("log").getByRole("listitem")).toHaveCount(1);
  });
});

test("leaderboard, modules and patients keep what was chosen in the address", async ({ page }) => {
  await signIn(page);
  await page.goto("/leaderboard");
  await page.getByRole("tab", { name: "All Time" }).click();
  await expect(page).toHaveURL(/period=all$/);
  await page.goto("/modules");
  await page.getByPlaceholder(/Search/).fill("heart");
  await expect(page).toHaveURL(/search=heart$/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(1);
  await page.goto("/modules/cardiology/patients?search=nobody");
  await expect(page.getByText("No patients found")).toBeVisible();
});
