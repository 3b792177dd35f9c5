import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { createBrowserRouter, RouterProvider } from "react-router";
import { createQueryClient } from "@/lib/api/queries.ts";
import { AuthProvider } from "@/lib/auth/auth-provider.tsx";
import { routes } from "./router.tsx";

const Toaster = lazy(() =>
  import("@/components/ui/toaster.tsx").then(({ Toaster }) => ({ default: Toaster })),
);

export function App() {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <RouterProvider router={router} />
        <Suspense>
          <Toaster />
        </Suspense>
      </AuthProvider>
    </QueryClientProvider>
  );
}
