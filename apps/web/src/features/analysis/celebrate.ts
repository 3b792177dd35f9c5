import { useEffect } from "react";
import { outcomeOf } from "./story.ts";
import { readStored, writeStored } from "@/lib/storage/stored.ts";

const excellent = 8.5;
/** Milliseconds for which a report counts as just made. */
const fresh = 120_000;
const storedUnder = "celebrated";
/** More sessions than are ever fresh at the same time. */
const remembered = 20;
const areIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === "string");

/** Notes that a session has had its moment; false where it had it before, on this device. */
function isFirstTime(id: string): boolean {
  const before = readStored(storedUnder, areIds) ?? [];
  if (before.includes(id)) return false;
  writeStored(storedUnder, [...before, id].slice(-remembered));
  return true;
}

interface Occasion {
  readonly overallScore: number;
  /** Nothing is celebrated over a patient who could have come to serious harm, nor below half of the mark. */
  readonly isUnsafe?: boolean | undefined;
  readonly analyzedAt: string;
  /** How many achievements the session earned. */
  readonly earned: number;
}

/**
 * A moment of joy for a report that has just been made and is excellent or earned an achievement; once for a session, after
 * a reload too, and never against the person's wish for calm.
 */
export function useCelebration(
  id: string,
  { overallScore, isUnsafe, analyzedAt, earned }: Occasion,
): void {
  useEffect(() => {
    const isDue =
      outcomeOf({ overallScore, isUnsafe }) === "passed" &&
      (overallScore >= excellent || earned > 0) &&
      Date.now() - Date.parse(analyzedAt) < fresh &&
      !window.matchMedia("(prefers-reduced-motion: reduce)").matches &&
      isFirstTime(id);
    if (!isDue) return;
    import("canvas-confetti").then(
      ({ default: confetti }) =>
        // Drawn on this thread: its own worker comes from a blob, which the page's rules do not allow.
        void confetti.create(undefined, { resize: true, useWorker: false })({
          particleCount: 90,
          spread: 75,
          startVelocity: 38,
          origin: { y: 0.25 },
          colors: ["#2f3da8", "#8f9bf0", "#eba9a4", "#f0ede5"],
          disableForReducedMotion: true,
        }),
      () => undefined,
    );
  }, [id, overallScore, isUnsafe, analyzedAt, earned]);
}
