import type { PluginOption } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** Large and wanted by few, or, as the page of visitors, of no use without a network: fetched when needed. */
const fetchedWhenNeeded = ["**/practice-engine-*.js", "**/*-latin-ext-*.woff2", "landing.html"];

/**
 * Makes the app installable and lets it open without a network. What the build made is kept by the browser; nothing of the
 * API ever is. A new version waits until the person agrees to it (src/lib/app-shell.ts).
 */
export const appShell = (): PluginOption =>
  VitePWA({
    strategies: "generateSW",
    registerType: "prompt",
    injectRegister: false,
    manifest: {
      id: "/",
      name: "Anamnesis",
      short_name: "Anamnesis",
      description:
        "Practise clinical reasoning with simulated patients: history, tests, diagnosis, and every mark explained.",
      lang: "en-GB",
      start_url: "/dashboard",
      scope: "/",
      display: "standalone",
      background_color: "#f7f5f0",
      theme_color: "#f7f5f0",
      categories: ["education", "medical"],
      icons: [
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        {
          src: "/icon-maskable-512.png",
          sizes: "512x512",
          type: "image/png",
          purpose: "maskable",
        },
      ],
      shortcuts: [
        { name: "Start New Case", url: "/modules" },
        { name: "Patient Progress Room", url: "/sessions" },
      ],
    },
    workbox: {
      globPatterns: ["**/*.{js,css,html,svg,woff2,png}"],
      globIgnores: fetchedWhenNeeded,
      navigateFallback: "/index.html",
      navigateFallbackDenylist: [/^\/api\//],
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      skipWaiting: false,
      inlineWorkboxRuntime: true,
      runtimeCaching: [
        {
          // Named by their content: what is kept once is never out of date.
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
          handler: "CacheFirst",
          options: { cacheName: "assets", expiration: { maxEntries: 40 } },
        },
      ],
    },
  });
