import { useEffect } from "react";

const excellent = 8.5;
/** Milliseconds for which a report counts as just made. */
const fresh = 120_000;
const celebrated = new Set<string>();

/** A moment of joy for an excellent report that has just been made; once, and never against the person's wish for calm. */
export function useCelebration(
  id: string,
  report: { readonly overallScore: number; readonly analyzedAt: string },
): void {
  const { overallScore, analyzedAt } = report;
  useEffect(() => {
    const isDue =
      overallScore >= excellent &&
      Date.now() - Date.parse(analyzedAt) < fresh &&
      !celebrated.has(id) &&
      !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isDue) return;
    celebrated.add(id);
    import("canvas-confetti").then(
      ({ default: confetti }) =>
        void confetti({
          particleCount: 90,
          spread: 75,
          startVelocity: 38,
          origin: { y: 0.25 },
          colors: ["#2f3da8", "#8f9bf0", "#eba9a4", "#f0ede5"],
          disableForReducedMotion: true,
        }),
      () => undefined,
    );
  }, [id, overallScore, analyzedAt]);
}
