import { expect, test, type Page } from "@playwright/test";
import { enterOn, tabTo } from "../support/keys.ts";
import { newAccount } from "../support/person.ts";

// No mouse, no filling in: every step is a key that a person presses.

async function ask(page: Page, question: string): Promise<void> {
  const replies = page.getByRole("log").getByRole("listitem");
  await expect(replies).not.toHaveCount(0);
  const before = await replies.count();
  await page.keyboard.press("Alt+m");
  await page.keyboard.type(question);
  await page.keyboard.press("Enter");
  await expect(replies).toHaveCount(before + 2);
  await expect(page.getByText("Patient is typing...")).toBeHidden();
}

test("the whole flow can be gone through with the keyboard alone", async ({ page, request }) => {
  test.setTimeout(120_000);
  const account = newAccount();
  await request.post("/api/auth/register", { data: account });
  await page.goto("/login");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(account.email);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.keyboard.type(account.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);

  await enterOn(page, page.getByRole("link", { name: "Modules", exact: true }));
  await expect(page).toHaveURL(/\/modules$/);
  await enterOn(page, page.getByRole("link", { name: /Start Module/ }).first());
  await expect(page).toHaveURL(/\/patients$/);
  await enterOn(page, page.getByRole("link", { name: /Start Session/ }).first());
  await expect(page.getByRole("heading", { name: "Patient Consultation" })).toBeVisible();

  await ask(page, "Good morning, what has brought you in today?");
  await ask(page, "When did it start?");

  await page.keyboard.press("Alt+n");
  await expect(page.getByRole("textbox", { name: "Notes" })).toBeFocused();
  await page.keyboard.type("Pressure at rest");
  await page.keyboard.press("Alt+l");
  await page.keyboard.type("aortic dis");
  // The list of what was typed so far may still stand while the last letters are looked up.
  await expect(page.getByRole("option").first()).toHaveText(/Aortic dissection/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Something of my own");
  await page.keyboard.press("Enter");
  const differential = page
    .getByRole("list", { name: "Working differential" })
    .getByRole("listitem");
  await expect(differential).toHaveText([/Aortic dissection/, /Something of my own/]);
  await tabTo(
    page,
    page.getByRole("button", { name: "Move Something of my own", exact: true }),
    "Shift+Tab",
  );
  await page.keyboard.press("Space");
  await expect(page.getByText("Something of my own picked up at place 2.")).toBeAttached();
  // What is picked up is measured first: on a busy machine a person presses the arrow again, and at the top it stays there.
  await expect(async () => {
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("Something of my own moved to place 1 of 2.")).toBeAttached({
      timeout: 1000,
    });
  }).toPass({ timeout: 10_000 });
  await page.keyboard.press("Space");
  await expect(differential).toHaveText([/Something of my own/, /Aortic dissection/]);

  await page.keyboard.press("Alt+x");
  await enterOn(page, page.getByRole("button", { name: "Heart and circulation" }));
  await expect(
    page.getByRole("button", { name: /Heart and circulation ?, examined/ }),
  ).toBeVisible();
  // The button that was pressed is taken away while it has the focus; a key pressed in that instant goes nowhere.
  await expect(async () => {
    await page.keyboard.press("Alt+k");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible({
      timeout: 2000,
    });
  }).toPass({ timeout: 10_000 });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("Alt+m");
  await tabTo(page, page.getByRole("link", { name: "End Chat & Diagnose" }), "Shift+Tab");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Initial Diagnosis" })).toBeFocused();
  await tabTo(page, page.getByLabel("Clinical Reasoning"));
  await page.keyboard.type("Sudden pressure at rest with sweating.");
  await tabTo(page, page.getByLabel("Preliminary Diagnosis"));
  await page.keyboard.type("heart att");
  await expect(page.getByRole("option", { name: /Myocardial infarction/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Preliminary Diagnosis")).toHaveValue(/infarction/);
  await tabTo(page, page.getByLabel("Medication 1", { exact: true }));
  await page.keyboard.type("aspir");
  await expect(page.getByRole("option", { name: /Aspirin/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Dose", { exact: true })).toBeFocused();
  await page.keyboard.type("300");
  await tabTo(page, page.getByLabel("Route"));
  await page.keyboard.type("orally");
  await expect(page.getByLabel("Medication 1", { exact: true })).toHaveValue(
    "Aspirin 300 mg orally",
  );
  await enterOn(page, page.getByRole("button", { name: "Order Tests & Continue" }));

  await expect(page.getByRole("heading", { name: "Test Reports" })).toBeVisible();
  await tabTo(page, page.getByRole("searchbox", { name: "Search tests" }));
  await page.keyboard.type("ecg");
  await tabTo(page, page.getByRole("button", { name: /ECG\/EKG/ }));
  await page.keyboard.press("Space");
  await enterOn(page, page.getByRole("button", { name: "Order 1 Test(s)" }));
  await expect(page.getByText("Completed").first()).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Final Diagnosis" }), "Shift+Tab");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Final Diagnosis" })).toBeVisible();
  await expect(page.getByLabel("Medication 1", { exact: true })).toHaveValue(
    "Aspirin 300 mg orally",
  );
  await enterOn(page, page.getByRole("button", { name: "Complete Diagnosis" }));
  // Nobody opens the artery: the encounter is not safe, and the page does not call it complete.
  await expect(page.getByRole("heading", { name: "Not safe yet" })).toBeVisible();
});
