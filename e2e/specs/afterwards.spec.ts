import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { signIn } from "../support/person.ts";
import { play } from "../support/reference.ts";

const phone = { width: 390, height: 844 };

async function hasNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
  }
}

test("what became of somebody is a tap from the first view, and kept in the album", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { token } = await signIn(page);
  await page.goto("/people");
  await expect(page.getByRole("heading", { name: "Nobody yet" })).toBeVisible();

  const session = await play(page.request, token, "inferior-stemi", "competent");
  await play(page.request, token, "anaphylaxis", "unsafe");
  await page.setViewportSize(phone);
  await page.goto(`/analysis/${session}`);
  const line = page.getByRole("link", { name: "What became of Delroy" });
  await expect(line).toBeInViewport();
  await line.focus();
  await page.keyboard.press("Enter");
  const place = page.getByRole("button", { name: "What became of Delroy" });
  await expect(place).toBeFocused();
  await expect(place).toHaveAttribute("aria-expanded", "true");
  const told = page.getByRole("region", { name: "What became of Delroy" });
  await expect(told.getByText("Stent's in.")).toBeInViewport();
  await hasNoViolations(page);

  await told.getByRole("link", { name: "Everyone you have met" }).click();
  await expect(page).toHaveURL(/\/people$/);
  const people = page.getByRole("list", { name: "People you have met" }).getByRole("listitem");
  await expect(people).toHaveCount(2);
  await expect(people.first().getByText("Came to harm")).toBeVisible();
  await expect(people.nth(1).getByText("Delroy Pryce, six weeks later")).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
  await hasNoViolations(page);
  await page.getByRole("link", { name: "Open the debrief of Delroy Pryce" }).click();
  await expect(page).toHaveURL(new RegExp(`/analysis/${session}$`));

  for (const from of ["/profile", "/sessions"]) {
    await page.goto(from);
    await page.getByRole("link", { name: /^(Open the album|People you met)$/ }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "People you have met" }),
    ).toBeVisible();
  }
});
