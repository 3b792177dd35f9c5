import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { LandingScreen } from "@/features/landing/landing-screen.tsx";
import { createQueryClient } from "@/lib/api/queries.ts";
import { AuthProvider } from "@/lib/auth/auth-provider.tsx";
import { Root, routes } from "./router.tsx";

export { routes };

/** The landing page as it looks to a visitor before any script has run; the app takes it over as it stands. */
export async function renderLanding(): Promise<string> {
  const handler = createStaticHandler([
    { element: <Root />, children: [{ index: true, element: <LandingScreen /> }] },
  ]);
  const context = await handler.query(new Request("http://localhost/"));
  if (context instanceof Response) throw new Error("the landing page has gone elsewhere");
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </AuthProvider>
    </QueryClientProvider>,
  );
}
