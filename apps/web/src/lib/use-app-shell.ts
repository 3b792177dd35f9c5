import { useEffect } from "react";

/** Milliseconds after the first view until the browser may spend time on what is not needed for it. */
const later = 3_000;

/** Keeps the app on this device once the first view stands; for people who are signed in, who will come back. */
export function useAppShell(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const timer = setTimeout(() => {
      import("./app-shell.ts")
        .then(({ keepApp }) => keepApp())
        .catch((error: unknown) => console.warn("The app could not be kept for later", error));
    }, later);
    return () => clearTimeout(timer);
  }, []);
}
