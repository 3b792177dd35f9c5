import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { say } from "../support/consultation.ts";
import { patientNamed } from "../support/library.ts";
import { signIn } from "../support/person.ts";

const log = (page: Page) => page.getByRole("log");
const side = (page: Page) => page.getByRole("complementary", { name: "Patient" });

/** Notes what goes to the loudspeaker: how loud each sound is that begins, and whether it has been stopped. */
async function withEars(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const played: { loudness: number; isOn: boolean }[] = [];
    Object.assign(window, { played });
    const { start, stop } = AudioBufferSourceNode.prototype;
    const notes = new WeakMap<AudioBufferSourceNode, (typeof played)[number]>();
    AudioBufferSourceNode.prototype.start = function (...when) {
      const samples = this.buffer?.getChannelData(0) ?? new Float32Array(1);
      const note = {
        loudness: Math.sqrt(
          samples.reduce((sum, value) => sum + value * value, 0) / samples.length,
        ),
        isOn: true,
      };
      notes.set(this, note);
      played.push(note);
      return start.apply(this, when);
    };
    AudioScheduledSourceNode.prototype.stop = function (...when) {
      const note = notes.get(this as AudioBufferSourceNode);
      if (note) note.isOn = false;
      return stop.apply(this as AudioBufferSourceNode, when);
    };
  });
}
const played = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { played: { loudness: number; isOn: boolean }[] }).played,
  );

async function consult(page: Page, module: string, name: string): Promise<void> {
  await withEars(page);
  const { token } = await signIn(page);
  await page.goto(`/simulation/${await patientNamed(page.request, module, name, token)}`);
  await expect(log(page).getByRole("listitem")).toHaveCount(1);
}

test("a lung that has fallen away is heard on one side alone, by the keyboard", async ({
  page,
}) => {
  await consult(page, "pulmonology", "Samir Haddad");
  await side(page).getByRole("tab", { name: "Examine" }).click();
  const scope = side(page).getByRole("region", { name: "Stethoscope" });
  await say(page, "Where does it hurt?");
  await expect(scope).toHaveCount(0);
  await say(page, "May I listen to your lungs?");
  await expect(scope).toBeVisible();
  expect(await played(page)).toEqual([]);

  await scope.getByRole("button", { name: "Chest, back" }).focus();
  await page.keyboard.press("Enter");
  const left = scope.getByRole("button", { name: "Left upper back" });
  await left.focus();
  await page.keyboard.press("Enter");
  await expect(left).toHaveAttribute("aria-pressed", "true");
  await expect(scope).toContainText("Hardly any sound of breathing");
  await page.keyboard.press("Tab");
  const right = scope.getByRole("button", { name: "Right upper back" });
  await expect(right).toBeFocused();
  await page.keyboard.press("Space");
  await expect(scope).toContainText("Soft rustling");
  await expect(scope).toContainText("Nothing added to it.");
  const [onLeft, onRight, ...more] = await played(page);
  expect(more).toEqual([]);
  expect(onLeft?.isOn).toBe(false);
  expect(onRight?.isOn).toBe(true);
  expect(onLeft?.loudness).toBeLessThan(0.4 * (onRight?.loudness ?? 0));

  await scope.getByRole("button", { name: "Stop" }).press("Enter");
  await expect(scope.getByRole("button", { name: "Play" })).toBeFocused();
  expect((await played(page)).some(({ isOn }) => isOn)).toBe(false);
  await scope.getByRole("slider", { name: "Volume" }).fill("30");
  await page.reload();
  await side(page).getByRole("tab", { name: "Examine" }).click();
  await scope.getByRole("button", { name: "Right armpit" }).click();
  await expect(scope.getByRole("slider", { name: "Volume" })).toHaveValue("30");

  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations).toEqual([]);
});

test("the heart has places of its own, and only once it has been listened to", async ({ page }) => {
  await consult(page, "cardiology", "Margaret Lomas");
  await side(page).getByRole("tab", { name: "Examine" }).click();
  await side(page).getByRole("button", { name: "Lungs" }).click();
  const scope = side(page).getByRole("region", { name: "Stethoscope" });
  await expect(scope.getByRole("button", { name: "Chest, front" })).toBeVisible();
  await expect(scope.getByRole("button", { name: "Heart" })).toHaveCount(0);
  await scope.getByRole("button", { name: "Chest, back" }).click();
  await scope.getByRole("button", { name: "Left lower back" }).click();
  await expect(scope).toContainText("fine, short crackles");
  await scope.getByRole("button", { name: "Left upper back" }).click();
  await expect(scope).not.toContainText("crackles");

  await say(page, "May I listen to your heart?");
  await scope.getByRole("button", { name: "Heart" }).click();
  await scope.getByRole("button", { name: "Apex, mitral area" }).click();
  await expect(scope).toContainText("without any order from beat to beat");
  await expect(scope).toContainText("low, dull third sound");
  await expect(scope).toContainText("fills the whole time from the first sound to the second");
  await scope.getByRole("button", { name: "Aortic area" }).click();
  await expect(scope).not.toContainText("third sound");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: "dark" });
  test("a baby is listened to in the drawer", async ({ page }) => {
    await consult(page, "pediatrics", "Fia Donnelly");
    await say(page, "May I listen to her chest?");
    await page.getByRole("button", { name: "Examine" }).click();
    const scope = page.getByRole("dialog").getByRole("region", { name: "Stethoscope" });
    await scope.getByRole("button", { name: "Chest, front" }).tap();
    await scope.getByRole("button", { name: "Right lower chest" }).tap();
    await expect(scope).toContainText("high musical whistle of several notes");
    expect((await played(page)).filter(({ isOn }) => isOn)).toHaveLength(1);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
