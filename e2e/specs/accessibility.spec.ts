import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { signIn } from "../support/person.ts";
import { patientOf, play } from "../support/reference.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Both themes, and both arrangements of the page, in two looks at it. */
const looks = [
  { colorScheme: "light", width: 390, height: 844 },
  { colorScheme: "dark", width: 1280, height: 860 },
] as const;

/** What is wrong with each of the screens, both times. */
async function faultsOf(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const { colorScheme, ...viewport } of looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize(viewport);
      // The app has no frames, so that the quick way says all.
      const axe = new AxeBuilder({ page }).withTags(rules).setLegacyMode();
      const { violations } = await axe.analyze();
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      const found = [
        ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`),
        ...(isWide ? ["scrolls sideways"] : []),
      ];
      if (found.length > 0) faults[`${path} ${colorScheme}`] = found;
    }
  }
  return faults;
}

test.describe("no accessibility fault, by day and by night, on a phone and on a desk", () => {
  test.setTimeout(240_000);

  test("on the screens of a visitor", async ({ page }) => {
    const paths = [
      "/",
      "/login",
      "/register",
      "/forgot-password",
      "/reset-password?token=0123456789abcdef0123456789abcdef",
      "/design?components",
    ];
    expect(await faultsOf(page, paths)).toEqual({});
  });

  test("on the screens of a learner", async ({ page }) => {
    const { token } = await signIn(page);
    await play(page.request, token, "migraine", "minimal");
    const paths = [
      "/onboarding",
      "/dashboard",
      "/daily",
      "/recall",
      "/modules",
      "/modules/neurology/patients",
      "/sessions",
      "/leaderboard?period=all",
      "/profile",
      "/blogging",
    ];
    expect(await faultsOf(page, paths)).toEqual({});
  });

  test("on the screens of a session", async ({ page }) => {
    const { token } = await signIn(page);
    const patient = await patientOf(page.request, token, "croup");
    const chat = await play(page.request, token, "croup", "minimal", { until: "chat" });
    const final = await play(page.request, token, "acute-pericarditis", "competent", {
      until: "final",
      questions: 3,
    });
    const analysed = await play(page.request, token, "migraine", "minimal");
    const paths = [
      `/simulation/${patient}`,
      `/diagnosis/initial/${chat}`,
      `/tests/${final}`,
      `/diagnosis/final/${final}`,
      `/analysis/${analysed}`,
    ];
    expect(await faultsOf(page, paths)).toEqual({});
  });
});
