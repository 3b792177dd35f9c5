import type { User } from "@anamnesis/contract";
import type { QueryClient } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import "@/styles/index.css";
import { call } from "@/lib/api/client.ts";
import { createQueryClient, read } from "@/lib/api/queries.ts";
import { readToken } from "@/lib/api/token.ts";
import { App } from "./app.tsx";
import { routes } from "./router.tsx";

/** What the screens that people open first read at once, by their address. */
const firstReads: Readonly<Record<string, readonly ("getDashboard" | "listModules")[]>> = {
  "/dashboard": ["getDashboard", "listModules"],
  "/modules": ["listModules"],
};

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

/** Asks the server for what the screen will need while its scripts are still on their way. */
function askAhead(queryClient: QueryClient): Promise<User> | undefined {
  if (readToken() === null) return undefined;
  for (const name of firstReads[window.location.pathname] ?? [])
    void queryClient.prefetchQuery(read(name));
  const asked = call("getMe");
  // Whoever waits for the answer hears of the failure.
  asked.catch(() => undefined);
  return asked;
}

async function open(root: HTMLElement): Promise<void> {
  const queryClient = createQueryClient();
  const asked = askAhead(queryClient);
  await loadScreen();
  const app = (
    <StrictMode>
      <App asked={asked} queryClient={queryClient} router={createBrowserRouter(routes)} />
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
