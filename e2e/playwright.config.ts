import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 4310);
const executablePath = process.env.CHROMIUM_PATH;
/** A server that runs already; without it the tests start their own. */
const running = process.env.E2E_URL;

export default defineConfig({
  testDir: "./specs",
  outputDir: "../test-results/e2e",
  // Every test makes its own learner; two of them keep two cores busy.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Once more, for a machine too busy to take a key press in time; what needed it is named as flaky.
  retries: 1,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: running ?? `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 860 },
    locale: "en-GB",
    timezoneId: "Europe/London",
    trace: "retain-on-failure",
    // What the app keeps for use without a network would answer before a test's own routes; one spec allows it.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  // The very command a person types, on a data directory of its own.
  ...(running
    ? {}
    : {
        webServer: {
          command: "node scripts/start.mjs",
          cwd: join(import.meta.dirname, ".."),
          url: `http://127.0.0.1:${port}/api/health`,
          timeout: 120_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
          env: {
            PORT: String(port),
            DATA_DIR: join(tmpdir(), `anamnesis-e2e-${process.pid}`),
            LOG_LEVEL: "warn",
            // Replies still come sentence by sentence; nobody has to be waited for.
            REPLY_PACE: "0.1",
          },
        },
      }),
});
