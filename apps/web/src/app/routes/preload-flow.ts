import { useEffect } from "react";

/**
 * Loads the screens of a consultation that may come next while the person is busy with this one, so that moving on works
 * although the network has gone by then.
 */
export function usePreloadedFlow(isInConsultation: boolean): void {
  useEffect(() => {
    if (!isInConsultation) return;
    const timer = window.setTimeout(
      () =>
        void Promise.allSettled([
          import("./simulation.tsx"),
          import("./diagnosis-initial.tsx"),
          import("./tests.tsx"),
          import("./diagnosis-final.tsx"),
          import("./analysis.tsx"),
        ]),
      1_500,
    );
    return () => window.clearTimeout(timer);
  }, [isInConsultation]);
}
