import { expect, test } from "@playwright/test";

test("a visitor talks to a patient on the front page without an account", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Virtual Patients, Real Skills");
  const talk = page.getByRole("region", { name: "A consultation to try" });
  const log = talk.getByRole("log");
  await talk.getByRole("button", { name: "What brings you in today?" }).click();
  await expect(log).toContainText(/chest/i, { timeout: 30_000 });
  const input = talk.getByLabel("Your question to Ruth");
  await input.fill("do u smoke");
  await input.press("Enter");
  await expect(talk.getByText("Never smoked", { exact: true })).toBeVisible();
  await expect(talk.getByText("2 questions asked")).toBeVisible();
});

test("the menu of small screens leads to the sections and closes behind one", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByText("Testimonials").click();
  await expect(page.locator("#landing-menu")).toBeHidden();
  await expect(page).toHaveURL(/#testimonials$/);
  await expect(page.getByRole("heading", { name: "What learners say" })).toBeInViewport();
  await expect(page.getByRole("banner")).toHaveAttribute("data-opaque", "true");
});

test("the page says what Anamnesis is before any script has run, and works once they have", async ({
  page,
  browser,
}) => {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  const quiet = await browser.newContext({ javaScriptEnabled: false });
  const bare = await quiet.newPage();
  await bare.goto("/");
  await expect(bare.getByRole("heading", { level: 1 })).toHaveText("Virtual Patients, Real Skills");
  await expect(bare.getByRole("link", { name: "Start Learning Free" })).toBeVisible();
  await quiet.close();

  await page.goto("/?about=privacy");
  await expect(page.getByRole("dialog", { name: "Privacy Policy" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(faults).toEqual([]);
});
