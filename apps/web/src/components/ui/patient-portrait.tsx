import type { Patient } from "@anamnesis/contract";
import { useEffect, useState } from "react";
import { cn } from "@/lib/cn.ts";

type Sitter = Pick<Patient, "_id" | "age" | "gender">;
const drawn = new Map<string, string>();

const keyOf = (id: string, mood: string | undefined) => (mood ? `${id}/${mood}` : id);

/**
 * A drawn face that is always the same for a patient, with the artwork loaded only when one is shown; a mood changes its
 * expression. Decorative: the name, and the mood where there is one, always stand beside it.
 */
export function PatientPortrait({
  patient: { _id, age, gender },
  mood,
  className,
}: {
  patient: Sitter;
  mood?: string | undefined;
  className?: string;
}) {
  const key = keyOf(_id, mood);
  const [loaded, setLoaded] = useState<string | undefined>(drawn.get(key));
  // The face before stays until the other is drawn, so that it changes and does not blink.
  const source = drawn.get(key) ?? loaded;
  useEffect(() => {
    let isCurrent = true;
    import("./draw-portrait.ts").then(
      ({ drawPortrait }) => {
        const image = drawn.get(key) ?? drawPortrait({ _id, age, gender }, mood);
        drawn.set(key, image);
        if (isCurrent) setLoaded(image);
      },
      () => undefined, // Without the artwork the plain disc stays.
    );
    return () => {
      isCurrent = false;
    };
  }, [key, _id, age, gender, mood]);

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
