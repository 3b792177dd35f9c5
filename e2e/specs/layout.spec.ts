import { expect, test, type Page } from "@playwright/test";
import { signIn } from "../support/person.ts";
import { play } from "../support/reference.ts";

/** What reaches out of the window sideways, with the text it begins with. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("main *, header *, footer *")]
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        return right > width + 1 || left < -1;
      })
      .slice(0, 3)
      .map((each) => `${each.tagName} ${each.textContent?.slice(0, 40)}`);
  });

test("nothing scrolls sideways at 320 pixels, enlarged to 200 %, or from right to left", async ({
  page,
}) => {
  const { token } = await signIn(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const analysed = await play(page.request, token, "migraine", "minimal");
  const paths = [
    "/",
    "/login",
    "/onboarding",
    "/dashboard",
    "/recall",
    "/modules",
    "/modules/pediatrics/patients",
    `/tests/${await play(page.request, token, "croup", "minimal", { until: "tests" })}`,
    `/analysis/${analysed}`,
    "/sessions",
    "/leaderboard",
    "/profile",
    "/blogging",
    "/design?components",
  ];
  const faults: Record<string, string[]> = {};
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const look = async (how: string) => {
      const found = await tooWide(page);
      if (found.length > 0) faults[`${path} ${how}`] = found;
    };
    await look("at 320");
    // A window of 1280 pixels, enlarged to 200 %, is laid out in 640.
    await page.setViewportSize({ width: 640, height: 430 });
    await look("at 200 %");
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    await look("from right to left");
  }
  expect(faults).toEqual({});
});

test("motion stops for who asks for it, and forced colours leave the figures readable", async ({
  page,
}) => {
  await signIn(page);
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  for (const path of ["/", "/dashboard", "/modules"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ playState, effect }) => {
          const { duration } = effect?.getComputedTiming() ?? {};
          return playState === "running" && Number(duration) > 1;
        }).length,
    );
    expect(moving, path).toBe(0);
  }
  const [bar, ground] = await page
    .getByRole("progressbar")
    .first()
    .evaluate((each) => [
      getComputedStyle(each.firstElementChild ?? each).backgroundColor,
      getComputedStyle(each).backgroundColor,
    ]);
  expect(bar).not.toBe(ground);
});
