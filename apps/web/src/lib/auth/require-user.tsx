import { Navigate, Outlet, useLocation } from "react-router";
import { LoadingState } from "@/components/states/states.tsx";
import { useAuth } from "./auth-context.ts";
import { SessionExpiredDialog } from "./session-expired-dialog.tsx";
import { loginPathFor } from "./return-path.ts";

/** Lets signed-in people through; everyone else signs in first and then comes back to the page they asked for. */
export function RequireUser() {
  const { state } = useAuth();
  const location = useLocation();
  if (state.status === "checking")
    return <LoadingState label="Signing you in" className="min-h-dvh content-center" />;
  if (state.status === "signed-out" && state.reason === "deleted")
    return <Navigate to="/" replace />;
  if (state.status === "signed-out")
    return <Navigate to={state.reason === "logout" ? "/login" : loginPathFor(location)} replace />;
  return (
    <>
      <Outlet />
      {state.status === "expired" && <SessionExpiredDialog user={state.user} />}
    </>
  );
}
