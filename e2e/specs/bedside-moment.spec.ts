import { expect, test, type Page } from "@playwright/test";
import { patientNamed } from "../support/library.ts";
import { signIn } from "../support/person.ts";

/** Milliseconds in which everything at the bedside has answered a line, however busy the machine; how soon it does `npm run bench -- monitor` measures. */
const soon = 10_000;

const log = (page: Page) => page.getByRole("log");
const side = (page: Page) => page.getByRole("complementary", { name: "Patient" });

async function consult(page: Page, module: string, name: string): Promise<void> {
  await page.addInitScript(() => {
    const world = window as unknown as Record<string, unknown>;
    world["spoken"] = [];
    window.speechSynthesis.speak = ({ text }) => (world["spoken"] as string[]).push(text);
  });
  const { token } = await signIn(page);
  await page.goto(`/simulation/${await patientNamed(page.request, module, name, token)}`);
  await expect(log(page).getByRole("listitem")).toHaveCount(1);
}

const spoken = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.join(" "));

/** Says a line with the keyboard alone, once the answer to the one before is whole. */
async function type(page: Page, text: string): Promise<void> {
  await expect(page.getByText("Patient is typing...")).toBeHidden();
  await page.keyboard.press("Alt+m");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** A picture in one figure, so that two can be told apart. */
const hashOf = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);

for (const { name, viewport } of [
  { name: "on a desktop", viewport: { width: 1280, height: 860 } },
  { name: "on a phone", viewport: { width: 390, height: 844 } },
])
  test(`adrenaline is in within two lines, and figures, face and voice follow, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await consult(page, "emergency", "Clifford Boateng");
    await page.getByRole("button", { name: "Read replies aloud" }).click();
    await type(page, "Mr Boateng, I'm the doctor. Where does it itch?");
    await expect(log(page).getByRole("listitem")).toHaveCount(3);
    await expect(page.getByText("Patient is typing...")).toBeHidden();

    await type(page, "Give adrenaline 0.5 mg into the thigh now and put him on the monitor.");
    await expect(log(page)).toContainText("Adrenaline 0.5 mg into the muscle: given.", {
      timeout: soon,
    });
    await expect.poll(() => spoken(page), { timeout: soon }).not.toBe("");

    if (viewport.width < 600) {
      await page.keyboard.press("Alt+KeyD");
      await page.getByRole("dialog").getByRole("tab", { name: "Patient" }).press("Enter");
    }
    const panel = viewport.width < 600 ? page.getByRole("dialog") : side(page);
    await expect(panel.getByRole("region", { name: "Bedside monitor" })).toContainText(
      "Heart Rate",
      { timeout: soon },
    );
  });

test("the nurse, a companion, his voice and the monitor answer as a child gets worse and better", async ({
  page,
}) => {
  await consult(page, "pediatrics", "Tomos Bevan");
  await page.getByRole("button", { name: "Read replies aloud" }).click();
  await type(page, "Please put him on the monitor.");
  const monitor = side(page).getByRole("region", { name: "Bedside monitor" });
  await expect(monitor).toContainText("Heart Rate", { timeout: 2 * soon });
  await type(page, "I'll wait 60 minutes and look again.");
  await expect(log(page)).toContainText("That's 60 minutes", { timeout: 2 * soon });
  await type(page, "I'll wait 60 minutes and look again.");
  await expect(log(page)).toContainText(/getting worse/, { timeout: soon });
  await expect(log(page)).toContainText(/It's louder|He can't get it in/);
  const ill = await monitor.innerText();
  await type(page, "Nurse, adrenaline 5 mg through the nebuliser now, please.");
  await expect(log(page)).toContainText("Adrenaline 5 mg through the nebuliser: given.", {
    timeout: soon,
  });
  await type(page, "I'll wait 15 minutes and look again.");
  await expect(log(page)).toContainText(/picking up a little|That's 15 minutes/, { timeout: soon });
  await type(page, "I'll wait 40 minutes and look again.");
  await expect(log(page)).toContainText(/looking better/, { timeout: soon });
  await expect(log(page)).toContainText(/You can't hear him from here|asking for his bunny/);
  await expect.poll(() => spoken(page), { timeout: soon }).toMatch(/hear him|bunny/);
  await expect.poll(() => monitor.innerText(), { timeout: soon }).not.toBe(ill);
});

test("a face turns pale when the pressure falls", async ({ page }) => {
  await consult(page, "emergency", "Clifford Boateng");
  const face = side(page).locator("img").first();
  await expect(face).toBeVisible();
  const drawn = async (): Promise<number> => hashOf((await face.getAttribute("src")) ?? "");
  const found = await drawn();
  await type(page, "I'll wait 12 minutes and look again.");
  await expect(log(page)).toContainText(/getting worse/, { timeout: 2 * soon });
  await expect.poll(drawn, { timeout: soon }).not.toBe(found);
});

test("where no motion is wanted the monitor stands still and says its figures", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await consult(page, "emergency", "Clifford Boateng");
  await type(page, "Please put him on the monitor.");
  const monitor = side(page).getByRole("region", { name: "Bedside monitor" });
  await expect(monitor).toContainText("Heart Rate", { timeout: 2 * soon });
  const drawn = () =>
    monitor.locator("canvas").evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  await expect.poll(async () => (await drawn()).length).toBeGreaterThan(1_000);
  const first = await drawn();
  await page.waitForTimeout(1_000);
  expect(await drawn()).toBe(first);
});
