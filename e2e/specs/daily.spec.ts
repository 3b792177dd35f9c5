import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { signIn } from "../support/person.ts";
import { picture } from "../support/screens.ts";

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

async function isSound(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const [name, viewport] of Object.entries(sizes))
  test(`on a ${name}: the day's patient is asked and diagnosed by the keyboard, and nothing is told before`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const sent: string[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/api/"))
        response.text().then(
          (text) => sent.push(text),
          () => undefined,
        );
    });
    await signIn(page);
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Start the daily round" }).click();
    await expect(page.getByRole("heading", { name: "Daily round" })).toBeFocused();
    await expect(page.getByText("8 questions left")).toBeVisible();
    await picture(page, `daily-begin-${name}`);
    await isSound(page);

    const question = page.getByRole("textbox", { name: "Your question" });
    await question.focus();
    await page.keyboard.type("What has brought you in today?");
    await page.keyboard.press("Enter");
    await expect(page.getByText("7 questions left")).toBeVisible();
    await expect(question).toBeFocused();
    await page.keyboard.type("When did it start and what makes it worse?");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Counted as 2 questions")).toBeVisible();
    await expect(page.getByText("5 questions left")).toBeVisible();
    await expect(page.locator("[data-turn='1']")).toBeInViewport();
    await picture(page, `daily-asked-${name}`);
    await isSound(page);
    await page.reload();
    await expect(page.getByText("5 questions left")).toBeVisible();

    await page.getByRole("button", { name: "Diagnose" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Your diagnosis")).toBeFocused();
    await page.keyboard.type("Lateral epicondylitis");
    const before = [...sent];
    await page.keyboard.press("Enter");
    const heading = page.getByRole("heading", { name: /It was / });
    await expect(heading).toBeFocused();
    await picture(page, `daily-result-${name}`);
    await isSound(page);
    const diagnosis = /It was (.+)\./.exec((await heading.textContent()) ?? "")?.[1] ?? "";
    expect(diagnosis.length).toBeGreaterThan(3);
    expect(before.length).toBeGreaterThan(3);
    for (const text of before) expect(text.toLowerCase()).not.toContain(diagnosis.toLowerCase());

    await expect(page.getByText("The three questions that tell most")).toBeVisible();
    await page.getByRole("button", { name: "Copy result" }).click();
    await expect(page.getByText("Copied.", { exact: false })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/→ ❌\n\d+ of 100\nhttp.*\/daily$/);
    expect(copied.toLowerCase()).not.toContain(diagnosis.toLowerCase());

    await page.goto("/sessions");
    await expect(page.getByText("No sessions found")).toBeVisible();
    await page.goto("/dashboard");
    await expect(
      page.getByRole("link", { name: "See the result of the daily round" }),
    ).toBeVisible();
    await picture(page, `daily-card-${name}`);
  });
