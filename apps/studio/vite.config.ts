import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("./src/page"),
  base: "/",
  publicDir: here("./public"),
  plugins: [react(), tailwindcss()],
  // The look is the web app's: its tokens and its plain components, which know nothing of its data.
  resolve: { alias: { "@": here("../web/src") } },
  build: { outDir: here("./dist/page"), emptyOutDir: true, chunkSizeWarningLimit: 2000 },
});
