import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { CDPSession } from "@playwright/test";
import { encounter, openBrowser, signIn, startServer, wait } from "./web.ts";

const seconds = 30;
/** Milliseconds in which a screen that has just opened comes to rest. */
const settling = 5_000;
/** Milliseconds in which the bedside has answered an order: nurse, monitor and patient. */
const answerGoal = 2_000;
/** The part of one core that an encounter may take with the monitor running and nobody touching it. */
const goal = 0.03;

interface Cost {
  readonly task: number;
  readonly script: number;
}

async function metrics(cdp: CDPSession): Promise<Cost> {
  const { metrics: all } = await cdp.send("Performance.getMetrics");
  const of = (name: string): number => all.find((one) => one.name === name)?.value ?? 0;
  return { task: of("TaskDuration"), script: of("ScriptDuration") };
}

/** Parts of a core that the page's main thread was busy with while nobody touched it. */
async function idling(cdp: CDPSession): Promise<Cost> {
  const before = await metrics(cdp);
  await wait(seconds * 1_000);
  const after = await metrics(cdp);
  return {
    task: Number(((after.task - before.task) / seconds).toFixed(4)),
    script: Number(((after.script - before.script) / seconds).toFixed(4)),
  };
}

/**
 * What the bedside monitor costs: the time that the page is busy in half a minute of an encounter that nobody touches, before
 * the monitor is attached and while it runs, as Chromium counts it (`TaskDuration`, `ScriptDuration`); and the milliseconds
 * from an order to the nurse's word and the monitor on the screen.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "anamnesis-monitor-"));
  const server = await startServer(join(folder, "data"));
  const browser = await openBrowser(join(folder, "profile"));
  try {
    const { token, patientId } = await encounter(server.url, "Clifford Boateng");
    await signIn(browser, server.url, token);
    const page = await browser.newPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${server.url}/simulation/${patientId}`);
    const items = page.getByRole("log").getByRole("listitem");
    await items.nth(2).waitFor();
    await page.waitForLoadState("networkidle");
    const cdp = await browser.newCDPSession(page);
    await cdp.send("Performance.enable");
    await wait(settling);
    const without = await idling(cdp);
    const input = page.getByRole("textbox", { name: "Your message to the patient" });
    await input.fill("Give adrenaline 0.5 mg into the thigh and put him on the monitor.");
    const ordered = performance.now();
    await input.press("Enter");
    await page.getByRole("log").getByText("Adrenaline 0.5 mg into the muscle: given.").waitFor();
    await page.getByRole("region", { name: "Bedside monitor" }).waitFor();
    const answered = Math.round(performance.now() - ordered);
    await wait(settling);
    const running = await idling(cdp);
    const result = {
      seconds,
      without,
      running,
      ofTheMonitor: Number((running.task - without.task).toFixed(4)),
      answered,
      isReached: running.task < goal && answered < answerGoal,
      load: loadavg().map((value) => Number(value.toFixed(2))),
    };
    console.log(result);
    console.log(`on ${cpus().length} cores`);
    mkdirSync("bench/results", { recursive: true });
    writeFileSync("bench/results/monitor.json", `${JSON.stringify(result, null, 2)}\n`);
  } finally {
    await browser.close();
    server.child?.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
