import type { EarlyWarning, VitalSigns as Values } from "@anamnesis/contract";
import {
  Activity,
  Brain,
  Droplets,
  Hand,
  HeartPulse,
  Thermometer,
  Wind,
  type LucideIcon,
} from "lucide-react";
import { Badge, type Tone } from "@/components/ui/badge.tsx";
import { InfoTip } from "@/components/ui/info-tip.tsx";
import { cn } from "@/lib/cn.ts";
import { consultationTexts as texts } from "@/texts/consultation.ts";
import { scoreText, vitalSignsOf, type VitalSign } from "./vitals.ts";

const icons: Readonly<Partial<Record<VitalSign["id"], LucideIcon>>> = {
  heartRate: HeartPulse,
  bloodPressure: Activity,
  temperature: Thermometer,
  respiratoryRate: Wind,
  spo2: Droplets,
  capillaryRefill: Hand,
  consciousness: Brain,
};

/** A low score is no good news by itself: a dissection has one. */
const tones: Readonly<Record<EarlyWarning["risk"], Tone>> = {
  low: "neutral",
  "low to medium": "warning",
  medium: "warning",
  high: "danger",
};

/** Colour by the points that the sign adds to the early-warning score: none, some, or enough to act on by itself. */
const colourOf = (points: number): string =>
  points === 0 ? "" : points >= 3 ? "text-danger" : "text-warning";

interface Props {
  vitals: Values;
  earlyWarning: EarlyWarning | undefined;
}

/** The vital signs as they were taken last, coloured and summed as an observation chart does. */
export function VitalSigns({ vitals, earlyWarning }: Props) {
  const pointsOf = (id: VitalSign["id"]) =>
    earlyWarning?.points.find(({ sign }) => sign === id)?.points ?? 0;
  return (
    <>
      <dl className="divide-y divide-line">
        {vitalSignsOf(vitals).map(({ id, label, value, unit }) => {
          const Icon = icons[id] ?? Activity;
          const points = pointsOf(id);
          return (
            <div key={id} className="flex items-baseline gap-2.5 py-2 text-sm first:pt-0">
              <Icon className="size-4 shrink-0 self-center text-ink-subtle" aria-hidden="true" />
              <dt className="flex-1 text-ink-muted">{label}</dt>
              <dd className="text-right whitespace-nowrap">
                <span className={cn("font-semibold tabular-nums", colourOf(points))}>{value}</span>
                {unit !== "" && (
                  <span className="ml-1 text-[0.8125rem] text-ink-subtle tabular-nums">{unit}</span>
                )}
                {points > 0 && (
                  <span
                    className={cn("ml-1.5 text-[0.8125rem] font-semibold", colourOf(points))}
                    title={`${points} of the score`}
                  >
                    <span aria-hidden="true">+{points}</span>
                    <span className="sr-only">, scores {points}</span>
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {earlyWarning && (
        <p className="flex items-center gap-2 border-t border-line pt-2.5 text-sm">
          <span className="flex-1 font-medium">
            {earlyWarning.name} <span className="tabular-nums">{earlyWarning.score}</span>
          </span>
          <Badge tone={tones[earlyWarning.risk]}>{texts.warning(earlyWarning.risk)}</Badge>
          <InfoTip
            label={`${earlyWarning.name}: how it is counted`}
            text={scoreText(earlyWarning)}
          />
        </p>
      )}
    </>
  );
}
