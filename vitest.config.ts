import { defineConfig } from "vitest/config";

// Three projects, so that `npm test` can say which part of the house a failure is in.
export default defineConfig({
  test: {
    reporters: ["default"],
    projects: [
      {
        test: {
          name: "packages",
          include: [
            "packages/*/src/**/*.test.ts",
            "packages/*/tools/**/*.test.ts",
            "apps/studio/src/**/*.test.ts",
            "scripts/**/*.test.ts",
          ],
          environment: "node",
          // Some tests go through every case; a slow machine may take its time.
          testTimeout: 60_000,
          // Pure code keeps nothing between files, so that what was loaded once serves the next file too.
          isolate: false,
        },
      },
      {
        test: {
          name: "server",
          include: ["apps/server/src/**/*.test.ts", "apps/server/tests/**/*.test.ts"],
          environment: "node",
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      "apps/web/vite.config.ts",
    ],
  },
});
