import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { RouterProvider, type DataRouter } from "react-router";
import { AuthProvider } from "@/lib/auth/auth-provider.tsx";

interface Props {
  queryClient: QueryClient;
  router: DataRouter;
}
export function App({ queryClient, router }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>
  );
}
