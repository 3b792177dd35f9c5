import type { Afterwards, Patient } from "@anamnesis/contract";
import { Badge, type Tone } from "@/components/ui/badge.tsx";
import { cn } from "@/lib/cn.ts";
import { speakerOf } from "@/lib/format/person.ts";
import { afterwardsTexts as texts } from "@/texts/afterwards.ts";

export type Told = Pick<Patient, "name" | "informant" | "informantName">;

const tones: Readonly<Record<Afterwards["ending"], Tone>> = {
  well: "success",
  late: "warning",
  harmed: "danger",
  died: "neutral",
};

/** Who tells what became of a patient. */
export const tellerOf = (patient: Told, { by }: Afterwards): string => by ?? speakerOf(patient);

/** How it ended, in a word or two. */
export function EndingBadge({ afterwards: { ending } }: { afterwards: Afterwards }) {
  return <Badge tone={tones[ending]}>{texts.endings[ending]}</Badge>;
}

interface Props {
  patient: Told;
  afterwards: Afterwards;
  className?: string;
}

/** What became of a patient, in the words of whoever tells it; a death is said plainly before. */
export function ToldAfterwards({ patient, afterwards, className }: Props) {
  const { ending, when, says } = afterwards;
  return (
    <figure className={className}>
      {ending === "died" && <p className="mb-2 font-medium">{texts.died(patient.name)}</p>}
      <blockquote
        className={cn(
          "border-l-2 pl-4 font-serif text-[1.0625rem] leading-relaxed",
          ending === "died" ? "border-line-strong" : "border-brand-line",
        )}
      >
        {says}
      </blockquote>
      <figcaption className="mt-2 pl-4 text-sm text-ink-muted">
        {tellerOf(patient, afterwards)}, {when.charAt(0).toLowerCase() + when.slice(1)}
      </figcaption>
    </figure>
  );
}
