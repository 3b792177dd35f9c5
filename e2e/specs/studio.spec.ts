import { readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { OwnStudio } from "../support/studio.ts";

const studio = new OwnStudio();
test.afterAll(() => studio.stop());
test.use({ baseURL: undefined });

test("somebody who knows no YAML writes a case, talks to the patient and finds the file", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const address = await studio.start();
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Case studio" })).toBeVisible();
  // The address is used up: nobody else comes in with it.
  expect((await request.get(address)).status()).toBe(401);

  await page.getByRole("button", { name: "Write a new case" }).click();
  await expect(page.getByText("not in packages/terminology")).toBeVisible();
  await page.getByLabel("Diagnosis").fill("gout");
  await page.getByLabel("Main complaint").fill("joint pain");
  await page.getByLabel("The person's full name").fill("Bram Oduya");
  await page.getByLabel("Age in years").fill("58");
  await page.getByLabel("Sex").selectOption("male");
  await page.getByLabel("Module").selectOption("internal");
  await page.getByLabel("Level").selectOption("Beginner");
  await page.getByLabel("Id").fill("swollen-toe");
  await page.getByRole("button", { name: "Write a new case" }).click();

  const parts = page.getByRole("navigation", { name: "Parts of the case" });
  await parts.getByRole("button", { name: /^Person/ }).click();
  const town = page.getByLabel("Town");
  await expect(page.getByText("still to be written: town")).toBeVisible({ timeout: 30_000 });
  await town.fill("Whitby");
  await town.blur();
  const file = join(studio.data, "cases/internal/swollen-toe.yaml");
  await expect.poll(() => readFileSync(file, "utf8")).toContain("  town: Whitby\n");
  // What was not touched is as the scaffold wrote it, its comments too.
  expect(readFileSync(file, "utf8")).toContain("  literacy: ordinary # low, ordinary, high\n");

  // A remark leads to its field, and is gone once the field is written.
  const beside = page.getByRole("group", { name: "Beside the form" });
  await beside.getByRole("button", { name: /^Remarks/ }).click();
  const remark = page.getByRole("button", {
    name: /history › joint pain › onset › say.*still to be written/,
  });
  await remark.first().click();
  const say = page.locator('[data-path="history.joint_pain.onset.say"] textarea');
  await expect(say).toBeFocused();
  await say.fill("It woke me on Sunday night, two days ago.\nTwo nights back, in my sleep.");
  await say.blur();
  await expect(remark).toHaveCount(0);
  const onset = page.locator('[data-path="history.joint_pain.onset.is"] input');
  await onset.fill("two days ago, in the night");
  await onset.blur();
  await expect(
    page.getByRole("region", { name: "Timeline of the history" }).getByText("two days ago"),
  ).toBeVisible();

  // The patient answers with what has just been written, and learns how else it is asked.
  await beside.getByRole("button", { name: "Patient" }).click();
  const line = page.getByLabel("Say something to the patient");
  for (const said of ["What has brought you in?", "When did it start?"]) {
    await line.fill(said);
    await line.press("Enter");
  }
  const log = page.getByRole("log", { name: "Conversation" });
  await expect(log.getByText(/Sunday night|Two nights back/)).toBeVisible({ timeout: 30_000 });
  await expect(log.getByRole("button", { name: "joint pain: onset" })).toBeVisible();
  await log.getByRole("button", { name: "It asked for something else …" }).last().click();
  await log.getByRole("combobox").fill("joint pain onset");
  await page.keyboard.press("Enter");
  await expect(log.getByText("Added to the questions for")).toBeVisible();
  expect(readFileSync(file.replace(".yaml", ".asked.txt"), "utf8")).toMatch(
    /^joint_pain\.onset\w*\tWhen did it start\?$/m,
  );

  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  // One step back takes out the question, one more the last text.
  await page.getByRole("button", { name: /^Undo/ }).click();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => readFileSync(file, "utf8")).not.toContain("two days ago, in the night");
  expect(readFileSync(file, "utf8")).toContain("It woke me on Sunday night");
});
