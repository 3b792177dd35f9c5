import { expect, type Locator, type Page } from "@playwright/test";

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses Tab until one of the elements has the focus, as somebody without a mouse would; fails when none is reached. */
export async function tabTo(page: Page, target: Locator, key = "Tab", most = 80): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let presses = 0; presses < most; presses++) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${most} presses of ${key} did not reach ${String(target)}`);
}

/** Goes to an element with Tab and presses Enter on it. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}
