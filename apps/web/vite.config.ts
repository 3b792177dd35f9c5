import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { appShell } from "./build/app-shell.ts";
import { compressPlugin } from "./build/compress-plugin.ts";
import { contractPlugin } from "./build/contract-plugin.ts";
import { chunkNames } from "./build/first-load.ts";
import { pagesPlugin } from "./build/pages-plugin.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const api = `http://127.0.0.1:${process.env["PORT"] ?? "3000"}`;

export default defineConfig({
  root,
  plugins: [
    contractPlugin(),
    react(),
    tailwindcss(),
    pagesPlugin(root),
    appShell(),
    compressPlugin(),
  ],
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
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack[\\/](?:react-query|query-core)|clsx|tailwind-merge|class-variance-authority|@radix-ui[\\/]react-(?:slot|compose-refs))[\\/]/,
            },
            // Icons that several screens share come in one piece: each by itself would cost a slow network a round trip.
            { name: "icons", test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
            // What a dialog is made of: the frame of every signed-in screen has one.
            {
              name: "dialogs",
              test: /node_modules[\\/](?:@radix-ui[\\/](?:primitive|react-(?:dialog|portal|dismissable-layer|focus-scope|focus-guards|presence|id|primitive|context|use-[\w-]+))|react-remove-scroll(?:-bar)?|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|get-nonce|tslib)[\\/]/,
              minShareCount: 2,
            },
            {
              name: chunkNames(root),
              debugName: "ours",
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
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
    expect: { poll: { timeout: 8_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
