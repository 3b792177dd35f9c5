import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { BrowserContext } from "@playwright/test";
import { browserPort, learner, openBrowser, signIn, startServer, wait } from "./web.ts";

const lighthouse = "lighthouse@12.8.2";
const execute = promisify(execFile);

/** Scores out of 100 that must be reached; null where nothing is demanded. */
const pages = [
  { name: "landing", goals: [95, 100, 100, 95] },
  { name: "dashboard", goals: [90, 100, 100, null] },
  { name: "simulation", goals: [90, 100, 100, null] },
] as const;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly code: string };
}

/** Every look is a first visit: nothing cached, no service worker; who is signed in stays. */
async function forgetPages(browser: BrowserContext, url: string): Promise<void> {
  const page = await browser.newPage();
  const devtools = await browser.newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await devtools.send("Storage.clearDataForOrigin", {
    origin: new URL(url).origin,
    storageTypes: "cache_storage,service_workers,indexeddb",
  });
  await page.close();
}

/** One look at a page. A browser that is busy sometimes loses the start of a navigation; then it is looked at again. */
async function audit(address: string, file: string, triesLeft = 2): Promise<Report> {
  const args = [
    "--yes",
    lighthouse,
    address,
    `--port=${browserPort}`,
    "--disable-storage-reset",
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${categories.join(",")}`,
  ];
  try {
    await execute("npx", args, { maxBuffer: 64 * 1024 * 1024 });
    const report = JSON.parse(readFileSync(file, "utf8")) as Report;
    if (report.runtimeError) throw new Error(report.runtimeError.code);
    return report;
  } catch (error) {
    if (triesLeft === 0) throw error;
    await wait(2_000);
    return audit(address, file, triesLeft - 1);
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const figure = (report: Report, id: string) => report.audits[id]?.numericValue ?? 0;
const score = (report: Report, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** The middle of several looks at one page: a single one says as much about the machine as about the page. */
function row(name: string, goals: readonly (number | null)[], reports: readonly Report[]) {
  const middle = (read: (report: Report) => number) => median(reports.map(read));
  const scores = categories.map((category) => middle((report) => score(report, category)));
  const seconds = (id: string) =>
    Number((middle((report) => figure(report, id)) / 1000).toFixed(2));
  return {
    page: name,
    ...Object.fromEntries(categories.map((category, index) => [category, scores[index]])),
    fcpSeconds: seconds("first-contentful-paint"),
    lcpSeconds: seconds("largest-contentful-paint"),
    tbtMilliseconds: Math.round(middle((report) => figure(report, "total-blocking-time"))),
    cls: Number(middle((report) => figure(report, "cumulative-layout-shift")).toFixed(3)),
    isReached: goals.every((goal, index) => goal === null || (scores[index] ?? 0) >= goal),
  };
}

/**
 * Lighthouse with its mobile preset (simulated slow 4G and a CPU four times slower) on the landing page, and signed in on
 * dashboard and simulation; the median of three looks (LIGHTHOUSE_LOOKS) at each. Lighthouse is fetched when it is asked
 * for; CHROMIUM_PATH names a browser, BENCH_URL a server that runs already. The whole reports are kept beside the results.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "anamnesis-lighthouse-"));
  const kept = "bench/results/lighthouse";
  mkdirSync(kept, { recursive: true });
  const looks = Number(process.env["LIGHTHOUSE_LOOKS"] ?? 3);
  const server = await startServer(join(folder, "data"));
  const browser = await openBrowser(join(folder, "profile"));
  try {
    const { token, patientId } = await learner(server.url);
    const addresses = {
      landing: "/",
      dashboard: "/dashboard",
      simulation: `/simulation/${patientId}`,
    };
    const rows = [];
    for (const { name, goals } of pages) {
      if (name === "dashboard") await signIn(browser, server.url, token);
      const reports: Report[] = [];
      for (let look = 1; look <= looks; look++) {
        await forgetPages(browser, server.url);
        reports.push(await audit(server.url + addresses[name], join(kept, `${name}-${look}.json`)));
      }
      rows.push(row(name, goals, reports));
    }
    const load = loadavg().map((value) => Number(value.toFixed(2)));
    console.table(rows);
    console.log(`median of ${looks}; load average ${load.join(", ")} on ${cpus().length} cores`);
    writeFileSync(
      "bench/results/lighthouse.json",
      `${JSON.stringify({ lighthouse, looks, load, rows }, null, 2)}\n`,
    );
  } finally {
    await browser.close();
    server.child?.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
