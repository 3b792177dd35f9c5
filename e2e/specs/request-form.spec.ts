import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { say } from "../support/consultation.ts";
import { patientNamed } from "../support/library.ts";
import { signIn } from "../support/person.ts";

test("tests asked for in the talk are ticked once the first diagnosis is in, and ordered by the learner", async ({
  page,
}) => {
  const { token } = await signIn(page);
  await page.goto(
    `/simulation/${await patientNamed(page.request, "emergency", "Clifford Boateng", token)}`,
  );
  const reply = await say(page, "Nurse, an ECG, a full blood count and a tryptase please.");
  expect(reply).toContain("on the form. They go as soon as your first diagnosis is on it.");
  expect(await say(page, "Nurse, a lactate as well please.")).toContain(
    "Lactate: on the form too.",
  );

  await page.getByRole("link", { name: "End Chat & Diagnose" }).click();
  await page
    .getByLabel("Clinical Reasoning")
    .fill("Sudden, after food, with a rash and a low pressure.");
  await page.getByLabel("Preliminary Diagnosis").fill("Anaphylaxis");
  await page.getByRole("button", { name: "Order Tests & Continue" }).click();

  const asked = page.getByRole("region", { name: "Asked for in the consultation" });
  await expect(asked.getByRole("button", { pressed: true })).toHaveCount(4);
  await expect(page.getByText("No Tests Ordered Yet")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  await asked.getByRole("button", { name: "ECG/EKG" }).click();
  await page.reload();
  await expect(asked.getByRole("button", { pressed: true })).toHaveCount(3);
  await expect(asked.getByRole("button", { name: "ECG/EKG" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await page.getByRole("button", { name: "Order 3 Test(s)" }).click();
  await expect(page.getByRole("heading", { name: "Mast Cell Tryptase" })).toBeVisible();
  await expect(asked.getByRole("button", { name: "ECG/EKG" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
});
