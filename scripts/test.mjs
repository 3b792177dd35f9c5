// `npm test`: everything that must hold before a change lands. The last line is "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ensureInstalled } from "./lib/install.mjs";
import { checkNode, root, run, say } from "./lib/say.mjs";

checkNode();
const started = Date.now();
await ensureInstalled();
const { findChromium, findPostgres } = await import("./lib/browser.mjs");
const { ensureServer, ensureStudio, ensureWeb } = await import("./lib/bundle.mjs");

const out = join(root, "test-results");
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const total = { passed: 0, failed: 0 };
const notRun = [];
const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

/** A check that passes or fails as a whole. */
async function check(name, command, args) {
  const from = Date.now();
  const { code, output } = await run(command, args, { capture: true });
  total[code === 0 ? "passed" : "failed"]++;
  say(`${code === 0 ? "✓" : "✗"} ${name} (${seconds(from)})`);
  if (code !== 0) say(output.trim());
}

/** Counts the tests in a Vitest or Playwright JSON report; a run that left none counts as one failure. */
function count(file, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, "utf8")));
    total.passed += passed;
    total.failed += failed;
    return { passed, failed };
  } catch {
    total.failed++;
    return { passed: 0, failed: 1 };
  }
}

async function vitest(name, projects) {
  const from = Date.now();
  const file = join(out, `${name}.json`);
  const env = { ...process.env, ...(postgres ? { POSTGRES_BIN: postgres } : {}) };
  const args = [
    "vitest",
    "run",
    // Left to itself it takes one core of two.
    `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...projects.flatMap((project) => ["--project", project]),
  ];
  const { code } = await run("npx", args, { env });
  const { passed, failed } = count(file, (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      (report.numFailedTestSuites > 0 && report.numFailedTests === 0
        ? report.numFailedTestSuites
        : 0),
  }));
  if (code !== 0 && failed === 0) total.failed++;
  say(
    `${code === 0 ? "✓" : "✗"} ${name} tests: ${passed} passed, ${failed} failed (${seconds(from)})`,
  );
}

async function browser() {
  if (process.env.SKIP_E2E === "1") return notRun.push("browser tests (SKIP_E2E=1)");
  const chromium = await findChromium();
  if (!chromium) {
    total.failed++;
    return notRun.push(
      "browser tests: no Chromium, and none could be installed (set CHROMIUM_PATH, or SKIP_E2E=1 to go without)",
    );
  }
  const from = Date.now();
  await ensureWeb();
  await ensureServer();
  await ensureStudio();
  const file = join(out, "e2e.json");
  const env = { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code } = await run(
    "npx",
    ["playwright", "test", "--config", "e2e/playwright.config.ts"],
    { env },
  );
  let flaky = 0;
  const { passed, failed } = count(file, ({ stats, errors }) => {
    flaky = stats.flaky;
    return { passed: stats.expected + flaky, failed: stats.unexpected + errors.length };
  });
  if (code !== 0 && failed === 0) total.failed++;
  const again = flaky > 0 ? `, ${flaky} of them at the second try` : "";
  say(
    `${code === 0 ? "✓" : "✗"} browser tests: ${passed} passed${again}, ${failed} failed (${seconds(from)})`,
  );
}

const postgres = process.env.TEST_DATABASE_URL ? undefined : await findPostgres();
if (!postgres && !process.env.TEST_DATABASE_URL)
  notRun.push(
    "API tests on PostgreSQL: its programs are not here and could not be installed (or set TEST_DATABASE_URL)",
  );

// Each of these keeps one core busy, so two go side by side.
await Promise.all([
  (async () => {
    await check("types", "npm", ["run", "-s", "typecheck"]);
    await check("cases", "npm", ["run", "-s", "cases:lint"]);
  })(),
  (async () => {
    await check("lint", "npm", ["run", "-s", "lint"]);
    await check("format", "npm", ["run", "-s", "format:check"]);
    await check("dependency rule", "npm", ["run", "-s", "deps:check"]);
  })(),
]);
await ensureWeb();
await check("first load of every route", "node", ["scripts/web-budget.mjs"]);
await vitest("unit", ["packages", "web"]);
await vitest("api", ["server"]);
await browser();

for (const line of notRun) say(`not run: ${line}`);
say(`in ${seconds(started)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
