import { isRouteErrorResponse, useRouteError } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { Logo } from "@/components/layout/logo.tsx";
import { useDocumentTitle } from "@/components/layout/page-heading.tsx";

const detailOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : "No more is known about it.";
};

/** The last resort: a fault of the app itself. What was written is kept by the screens, so a reload is safe. */
export function RouteError() {
  const error = useRouteError();
  useDocumentTitle("Unexpected Application Error!");
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center px-4 text-center">
      <Logo className="mb-8" />
      <h1 className="text-2xl font-semibold">Unexpected Application Error!</h1>
      <p className="mt-2 max-w-md text-ink-muted">
        This page stopped working. Loading it again usually helps; your sessions are stored on the
        server.
      </p>
      <p className="mt-3 max-w-lg rounded-lg bg-sunken px-3 py-2 font-mono text-sm break-words text-ink-muted">
        {detailOf(error)}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Load again</Button>
        <Button asChild variant="secondary">
          <a href="/dashboard">Back to Dashboard</a>
        </Button>
      </div>
    </main>
  );
}
