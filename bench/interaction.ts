import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { learner, openBrowser, signIn, startServer } from "./web.ts";

const turns = 300;
/** Milliseconds from a key or a press to the next picture, and the layout shift of a visit, that must not be exceeded. */
const goals = { interaction: 100, shift: 0.05 };

/** Runs in the page before anything else of it: notes interactions and layout shifts as the browser reports them. */
const watch = `
  window.seen = { interactions: new Map(), script: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, processingStart, processingEnd } of list.getEntries()) {
      if (!interactionId) continue;
      seen.interactions.set(interactionId, Math.max(duration, seen.interactions.get(interactionId) ?? 0));
      seen.script = Math.max(seen.script, processingEnd - processingStart);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) seen.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
`;

const readSeen = (page: Page) =>
  page.evaluate("({ ...seen, interactions: [...seen.interactions.values()] })") as Promise<{
    interactions: number[];
    script: number;
    shift: number;
  }>;

const longConversation = () =>
  Array.from({ length: 2 * turns }, (_, index) => ({
    _id: `line-${index}`,
    sender: index % 2 === 0 ? "patient" : "user",
    text: `Line ${index}: it comes and goes, mostly in the morning, and it is worse on the stairs.`,
    timestamp: new Date(Date.UTC(2026, 2, 2, 9, 0, index)).toISOString(),
  }));

/**
 * How long a key or a press waits for the next picture while a conversation of 300 turns is open (the worst of some sixty, as
 * Interaction to Next Paint counts it; keys that were answered within one frame count as 16 ms), and how far things move by
 * themselves on that screen and on three others.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "anamnesis-interaction-"));
  const server = await startServer(join(folder, "data"));
  const browser = await openBrowser(join(folder, "profile"));
  try {
    const { token, patientId } = await learner(server.url);
    await browser.addInitScript(watch);
    const page = await browser.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    const shifts: Record<string, number> = {};
    const visit = async (name: string, path: string) => {
      await page.goto(server.url + path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.waitForLoadState("networkidle");
      shifts[name] = Number((await readSeen(page)).shift.toFixed(3));
    };
    await visit("landing", "/");
    await signIn(browser, server.url, token);
    await visit("dashboard", "/dashboard");
    await visit("modules", "/modules");

    await page.route(/\/api\/sessions(\/[0-9a-f-]{36})?$/, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as object;
      await route.fulfill({
        response,
        json: Array.isArray(json) ? json : { ...json, messages: longConversation() },
      });
    });
    await page.goto(`${server.url}/simulation/${patientId}`);
    const items = page.getByRole("log").getByRole("listitem");
    await items.nth(2 * turns - 1).waitFor();
    const input = page.getByRole("textbox", { name: "Your message to the patient" });
    await input.click();
    await input.pressSequentially("When did the pain start, and what were you doing then?", {
      delay: 40,
    });
    await page.keyboard.press("Enter");
    await items.nth(2 * turns + 1).waitFor();
    await page.waitForTimeout(1_000);
    const { interactions, script, shift } = await readSeen(page);
    shifts["chat of 300 turns"] = Number(shift.toFixed(3));
    const sorted = interactions.toSorted((a, b) => a - b);
    const worst = sorted.at(-1) ?? 16;
    const result = {
      turns,
      interactionToNextPaint: worst,
      middle: sorted[Math.floor(sorted.length / 2)] ?? 16,
      // What the app itself takes of it; the rest is the browser's drawing, and whatever else the machine does.
      script: Math.round(script),
      slowerThanAFrame: sorted.length,
      shifts,
      isReached:
        worst < goals.interaction && Object.values(shifts).every((each) => each <= goals.shift),
      load: loadavg().map((value) => Number(value.toFixed(2))),
    };
    console.log(result);
    console.log(`on ${cpus().length} cores`);
    mkdirSync("bench/results", { recursive: true });
    writeFileSync("bench/results/interaction.json", `${JSON.stringify(result, null, 2)}\n`);
  } finally {
    await browser.close();
    server.child?.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
