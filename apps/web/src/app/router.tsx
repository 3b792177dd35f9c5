import { lazy, Suspense } from "react";
import { Navigate, Outlet, ScrollRestoration, useLocation, type RouteObject } from "react-router";
import { NavigationProgress } from "@/components/layout/navigation-progress.tsx";
import { LoadingState } from "@/components/states/states.tsx";
import { useIsToasterWanted } from "@/lib/toast.ts";
import { RouteError } from "./route-error.tsx";

const Toaster = lazy(() =>
  import("@/components/ui/toaster.tsx").then(({ Toaster }) => ({ default: Toaster })),
);

export function Root() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      {useIsToasterWanted() && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}

/** Links to /history are kept alive; whatever the query filters stays. */
function HistoryRedirect() {
  const { search } = useLocation();
  return <Navigate to={`/sessions${search}`} replace />;
}

const signedInRoutes: RouteObject[] = [
  { path: "dashboard", lazy: () => import("./routes/dashboard.tsx") },
  { path: "modules", lazy: () => import("./routes/modules.tsx") },
  { path: "modules/:moduleId/patients", lazy: () => import("./routes/patients.tsx") },
  { path: "simulation/:patientId", lazy: () => import("./routes/simulation.tsx") },
  { path: "diagnosis/initial/:sessionId", lazy: () => import("./routes/diagnosis-initial.tsx") },
  { path: "tests/:sessionId", lazy: () => import("./routes/tests.tsx") },
  { path: "diagnosis/final/:sessionId", lazy: () => import("./routes/diagnosis-final.tsx") },
  { path: "analysis/:sessionId", lazy: () => import("./routes/analysis.tsx") },
  { path: "daily", lazy: () => import("./routes/daily.tsx") },
  { path: "recall", lazy: () => import("./routes/recall.tsx") },
  { path: "people", lazy: () => import("./routes/people.tsx") },
  { path: "sessions", lazy: () => import("./routes/sessions.tsx") },
  { path: "blogging", lazy: () => import("./routes/blogging.tsx") },
  { path: "profile", lazy: () => import("./routes/profile.tsx") },
  { path: "leaderboard", lazy: () => import("./routes/leaderboard.tsx") },
];

/** Every screen of the app; each file of routes/ exports `Component` and is loaded when it is first needed. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingState className="min-h-dvh content-center" />,
    children: [
      { index: true, lazy: () => import("./routes/landing.tsx") },
      { path: "login", lazy: () => import("./routes/login.tsx") },
      { path: "register", lazy: () => import("./routes/register.tsx") },
      { path: "forgot-password", lazy: () => import("./routes/forgot-password.tsx") },
      { path: "reset-password", lazy: () => import("./routes/reset-password.tsx") },
      {
        lazy: () => import("./routes/require-user.tsx"),
        children: [
          { path: "onboarding", lazy: () => import("./routes/onboarding.tsx") },
          { path: "history", element: <HistoryRedirect /> },
          { lazy: () => import("./routes/signed-in.tsx"), children: signedInRoutes },
        ],
      },
      { path: "design", lazy: () => import("./routes/design.tsx") },
      { path: "*", element: <Navigate to="/" replace /> },
    ],
  },
];
