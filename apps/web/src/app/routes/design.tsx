import { Navigate, useSearchParams } from "react-router";
import { DesignScreen } from "@/features/design/design-screen.tsx";

/** The living page of components, for those who work on Anamnesis: `/design?components`. For anybody else it is no page. */
export function Component() {
  const [query] = useSearchParams();
  return import.meta.env.DEV || query.has("components") ? (
    <DesignScreen />
  ) : (
    <Navigate to="/" replace />
  );
}
