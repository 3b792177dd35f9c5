import { useEffect, useState } from "react";
import { cn } from "@/lib/cn.ts";
import type { Sat, Shown } from "./draw-portrait.ts";

const drawn = new Map<string, string>();

const keyOf = ({ _id, portrait }: Sat, { mood, speaker, now }: Shown) =>
  [
    _id,
    portrait ? "" : "any",
    mood,
    speaker ? "speaker" : "",
    now?.systolic,
    now?.spo2,
    now?.consciousness,
  ].join("/");

/**
 * A face drawn as the case has it, with the artwork loaded only when one is shown; mood and state change it. Decorative:
 * the name, and the mood where there is one, always stand beside it.
 */
export function PatientPortrait({
  patient,
  mood,
  speaker,
  now,
  className,
}: { patient: Sat; className?: string } & Shown) {
  const key = keyOf(patient, { mood, speaker, now });
  const [loaded, setLoaded] = useState<string | undefined>(drawn.get(key));
  // The face before stays until the other is drawn, so that it changes and does not blink.
  const source = drawn.get(key) ?? loaded;
  useEffect(() => {
    let isCurrent = true;
    import("./draw-portrait.ts").then(
      ({ drawPortrait }) => {
        const image = drawn.get(key) ?? drawPortrait(patient, { mood, speaker, now });
        drawn.set(key, image);
        if (isCurrent) setLoaded(image);
      },
      () => undefined, // Without the artwork the plain disc stays.
    );
    return () => {
      isCurrent = false;
    };
  }, [key, patient, mood, speaker, now]);

  return (
    <span
      className={cn(
        "inline-block size-12 shrink-0 overflow-hidden rounded-full bg-[#dfe5f3]",
        className,
      )}
    >
      {source && <img src={source} alt="" className="size-full" />}
    </span>
  );
}
