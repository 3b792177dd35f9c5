import type { User } from "@anamnesis/contract";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { RouterProvider, type DataRouter } from "react-router";
import { AuthProvider } from "@/lib/auth/auth-provider.tsx";

interface Props {
  /** Who is signed in, asked while the app was still being fetched. */
  asked?: Promise<User> | undefined;
  queryClient: QueryClient;
  router: DataRouter;
}
export function App({ asked, queryClient, router }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider asked={asked}>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>
  );
}
