import type { VitalSigns as Values } from "@anamnesis/contract";
import { Activity, Droplets, HeartPulse, Thermometer, Wind, type LucideIcon } from "lucide-react";
import { vitalSignsOf } from "./vitals.ts";

const icons: Readonly<Record<string, LucideIcon>> = {
  "heart-rate": HeartPulse,
  "blood-pressure": Activity,
  temperature: Thermometer,
  "respiratory-rate": Wind,
  oxygen: Droplets,
};

/** The case's own vital signs as taken at triage. */
export function VitalSigns({ vitals }: { vitals: Values }) {
  return (
    <dl className="divide-y divide-line">
      {vitalSignsOf(vitals).map(({ id, label, value, unit }) => {
        const Icon = icons[id] ?? Activity;
        return (
          <div key={id} className="flex items-baseline gap-2.5 py-2 text-sm first:pt-0 last:pb-0">
            <Icon className="size-4 shrink-0 self-center text-ink-subtle" aria-hidden="true" />
            <dt className="flex-1 text-ink-muted">{label}</dt>
            <dd className="text-right whitespace-nowrap">
              <span className="font-semibold tabular-nums">{value}</span>
              {unit !== "" && (
                <span className="ml-1 text-[0.8125rem] text-ink-subtle tabular-nums">{unit}</span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
