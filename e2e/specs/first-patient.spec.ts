import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { say } from "../support/consultation.ts";
import { signIn } from "../support/person.ts";
import { picture } from "../support/screens.ts";

async function isSound(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page })
      .exclude("[data-sonner-toaster]")
      .setLegacyMode()
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
  }
}

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
}))
  test(`on a ${name}: onboarding leads to a first patient, with a registrar at one's shoulder`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signIn(page);
    await page.goto("/onboarding?step=4");
    await page.getByLabel("Pediatric Cases").click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Complete Setup" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    const first = page.getByRole("region", { name: "Your first patient" });
    await expect(first.getByRole("heading", { name: /Three minutes with/ })).toBeVisible();
    await expect(page.getByText(/Pediatrics, as you asked\./).first()).toBeVisible();
    await picture(page, `first-dashboard-${name}`);
    await isSound(page);

    await first.getByRole("link", { name: /^Meet / }).click();
    const hint = page.getByRole("group", { name: "Hint from the registrar" });
    await expect(hint.getByText(/Say who you are/)).toBeVisible();
    await picture(page, `first-hint-${name}`);
    await isSound(page);
    const input = page.getByRole("textbox", { name: "Your message to the patient" });
    await say(page, "Hello, I'm Robin, one of the doctors. What has brought you in today?");
    await expect(hint.getByText(/Tell me more about that/)).toBeVisible();
    await hint.getByRole("button", { name: /^Got it/ }).click();
    await expect(hint).toBeHidden();
    await page.reload();
    await expect(input).toBeVisible();
    await expect(page.getByText(/What has brought you in/)).toBeVisible();
    await expect(hint).toBeHidden();
  });
