import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";

const server = Array.isArray(config.webServer) ? config.webServer[0] : config.webServer;

/**
 * Takes the pictures of docs/screens anew: `npx playwright test --config e2e/screens.config.ts`. ONLY=landing,dashboard
 * takes some of them; SCREENS_DIR says where they go.
 */
export default defineConfig({
  ...config,
  testDir: "./screens",
  use: { ...config.use, trace: "off", actionTimeout: 60_000 },
  timeout: 600_000,
  reporter: [["list"]],
  ...(server && { webServer: { ...server, env: { ...server.env, RATE_LIMIT_FACTOR: "100" } } }),
});
