import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { say } from "../support/consultation.ts";
import { patientNamed } from "../support/library.ts";
import { signIn } from "../support/person.ts";

const log = (page: Page) => page.getByRole("log");
const side = (page: Page) => page.getByRole("complementary", { name: "Patient" });

async function consult(page: Page): Promise<void> {
  const { token } = await signIn(page);
  await page.goto(
    `/simulation/${await patientNamed(page.request, "emergency", "Clifford Boateng", token)}`,
  );
  await expect(log(page).getByRole("listitem")).toHaveCount(1);
}

test("a man in shock is treated in words and by choosing, and his figures change", async ({
  page,
}) => {
  await consult(page);
  await expect(side(page).getByText("86/48")).toBeVisible();
  await say(page, "I'm going to give you 0.5 mg adrenaline in the thigh.");
  await expect(log(page)).toContainText("Adrenaline 0.5 mg into the muscle: given.");

  await side(page).getByRole("tab", { name: "Do" }).click();
  const record = side(page).getByRole("region", { name: "Done so far" });
  await expect(record).toContainText("Adrenaline 0.5 mg into the muscle");
  for (const name of [
    "Monitor",
    "Oxygen 15 L, reservoir mask",
    "Flat, legs up",
    "Saline 500 ml fast",
  ]) {
    const before = await log(page).getByRole("listitem").count();
    await side(page).getByRole("button", { name, exact: true }).click();
    await expect(log(page).getByRole("listitem")).toHaveCount(before + 2);
  }
  await side(page).getByRole("combobox", { name: "Medicine" }).fill("Adrenaline");
  await side(page).getByRole("button", { name: "Give" }).click();
  await expect(record.getByText(/Adrenaline 0.5 mg/)).toHaveCount(2);
  await side(page).getByRole("button", { name: "10 min" }).click();
  await expect(log(page)).toContainText(/looking better|That's 10 minutes/);

  await side(page).getByRole("tab", { name: "Patient" }).click();
  await expect(side(page).getByText("86/48")).toHaveCount(0);
  await expect(side(page).getByText("On the monitor, as they are now")).toBeVisible();
  await expect(side(page).getByRole("region", { name: "Bedside monitor" })).toContainText(
    "Blood Pressure",
  );
  await page.reload();
  await expect(side(page).getByText("On the monitor, as they are now")).toBeVisible();
  await expect(side(page).getByText("on oxygen", { exact: true })).toBeVisible();
});

test("what is not treated ends, with dignity and a way on", async ({ page }) => {
  await consult(page);
  for (let times = 0; times < 2; times += 1)
    await say(page, "I'll wait 30 minutes and look again.");
  const last = page.getByRole("textbox", { name: "Your message to the patient" });
  await last.fill("I'll wait 30 minutes and look again.");
  await last.press("Enter");
  await expect(log(page)).toContainText("Clifford has died");
  await expect(page.getByText("Clifford Boateng has died.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Your message to the patient" })).toHaveCount(0);
  await page.getByRole("link", { name: "Go on to the diagnosis" }).click();
  await expect(page).toHaveURL(/\/diagnosis\/initial\//);
});

test("the bedside can be reached by the keyboard and on a phone, and reads well", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await consult(page);
  await page.keyboard.press("Alt+KeyD");
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("tab", { name: "Do", selected: true })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations).toEqual([]);
  await drawer.getByRole("button", { name: "Flat, legs up" }).click();
  await expect(drawer).toHaveCount(0);
  await expect(log(page)).toContainText("Flat with the legs up: done.");
});
