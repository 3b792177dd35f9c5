import { expect, test, type Page } from "@playwright/test";
import { patientIn } from "../support/library.ts";
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
    "/daily",
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

/** How far things have moved by themselves since the page began to load, as the browser reckons it, with what moved. */
const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifted: { sum: number; what: string[] } }).shifted);

test("nothing jumps while a screen loads, on a phone or a desk", async ({ page }) => {
  const { token } = await signIn(page);
  await play(page.request, token, "migraine", "minimal");
  await page.addInitScript(() => {
    const shifted = { sum: 0, what: [] as string[] };
    Object.assign(window, { shifted });
    type Shift = PerformanceEntry & {
      hadRecentInput: boolean;
      value: number;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        shifted.sum += value;
        shifted.what.push(...sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ""));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const faults: Record<string, unknown> = {};
  for (const [width, height] of [
    [390, 844],
    [1280, 860],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ["/", "/dashboard", "/modules", "/sessions", "/leaderboard", "/profile"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      const { sum, what } = await shiftOf(page);
      if (sum > 0.05) faults[`${path} at ${width}`] = { sum, what };
    }
  }
  expect(faults).toEqual({});
});

test("enlarged to 200 % the line to the patient can still be reached and written in", async ({
  page,
}) => {
  const { token } = await signIn(page);
  const patientId = await patientIn(page.request, "cardiology", token);
  // A window of 1280 by 720 pixels, enlarged to 200 %, is laid out in half of each.
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto(`/simulation/${patientId}`);
  const input = page.getByRole("textbox", { name: "Your message to the patient" });
  await input.click();
  await expect(input).toBeInViewport({ ratio: 0.99 });
  await input.fill("When did it start?");
  const send = page.getByRole("button", { name: "Send", exact: true });
  await expect(send).toBeInViewport({ ratio: 0.99 });
  await send.click();
  const lines = page.getByRole("log").getByRole("listitem");
  await expect(lines).toHaveCount(3);
  await expect(lines.last()).toBeInViewport();
});

test("forced colours still show where one is in the navigation", async ({ page }) => {
  await signIn(page);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/modules");
  const outlineOf = (name: string) =>
    page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name })
      .evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(await outlineOf("Modules")).toBe("solid");
  expect(await outlineOf("Leaderboard")).toBe("none");
});
