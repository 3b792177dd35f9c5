import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { appShell } from "./build/app-shell.ts";
import { contractPlugin } from "./build/contract-plugin.ts";
import { portraitPlugin } from "./build/portrait-plugin.ts";

const api = `http://127.0.0.1:${process.env["PORT"] ?? "3000"}`;

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [contractPlugin(), portraitPlugin(), react(), tailwindcss(), appShell()],
  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
  server: { proxy: { "/api": { target: api, changeOrigin: false } } },
  preview: { proxy: { "/api": { target: api, changeOrigin: false } } },
  build: {
    outDir: "dist",
    sourcemap: false,
    // Read by scripts/web-budget.mjs, which holds the first load of every route to its budget.
    manifest: true,
    // Portraits and the patient engine are large and only loaded when needed.
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "framework",
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack[\\/](?:react-query|query-core))[\\/]/,
            },
            // Icons that several screens share come in one piece: each by itself would cost a slow network a round trip.
            { name: "icons", test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    name: "web",
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["./src/testing/setup.ts"],
    // A slow machine may take its time; what a test waits for still has to come.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
