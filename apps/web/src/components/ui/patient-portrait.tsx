import type { Patient } from "@anamnesis/contract";
import { useEffect, useState } from "react";
import { cn } from "@/lib/cn.ts";

type Sitter = Pick<Patient, "_id" | "age" | "gender">;
const drawn = new Map<string, string>();

/**
 * A drawn face that is always the same for a patient, with the artwork loaded only when one is shown. Decorative: the
 * name always stands beside it.
 */
export function PatientPortrait({
  patient: { _id, age, gender },
  className,
}: {
  patient: Sitter;
  className?: string;
}) {
  const [source, setSource] = useState<string | undefined>(drawn.get(_id));
  useEffect(() => {
    let isCurrent = true;
    import("./draw-portrait.ts").then(
      ({ drawPortrait }) => {
        const image = drawn.get(_id) ?? drawPortrait({ _id, age, gender });
        drawn.set(_id, image);
        if (isCurrent) setSource(image);
      },
      () => undefined, // Without the artwork the plain disc stays.
    );
    return () => {
      isCurrent = false;
    };
  }, [_id, age, gender]);

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
