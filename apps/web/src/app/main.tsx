import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import "@/styles/index.css";
import { createQueryClient } from "@/lib/api/queries.ts";
import { App } from "./app.tsx";
import { routes } from "./router.tsx";

/**
 * Fetches what the screen of this address is drawn with before anything is drawn: what the page shows until then stays. What
 * cannot be fetched now is left to the router, which says so.
 */
async function loadScreen(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.allSettled(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

async function open(root: HTMLElement): Promise<void> {
  await loadScreen();
  const app = (
    <StrictMode>
      <App queryClient={createQueryClient()} router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  const isRendered = "prerendered" in root.dataset && window.location.pathname === "/";
  // As a transition it is drawn in small pieces, and a press or a key is answered in between.
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
void open(root);
