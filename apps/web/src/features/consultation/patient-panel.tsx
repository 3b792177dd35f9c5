import type { Bedside, PanelLine, Patient } from "@anamnesis/contract";
import { lazy, Suspense, type ReactNode } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { cn } from "@/lib/cn.ts";
import { bedsideTexts } from "@/texts/bedside.ts";
import { consultationTexts as texts } from "@/texts/consultation.ts";
import { newestToldIds, withoutRepeats } from "./conversation.ts";
import { VitalSigns } from "./vital-signs.tsx";

// Only for whoever puts somebody on a monitor.
const BedsideMonitor = lazy(() =>
  import("./bedside-monitor.tsx").then(({ BedsideMonitor }) => ({ default: BedsideMonitor })),
);

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line px-5 py-4 first:border-t-0">
      <h3 className="mb-2.5 text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}

interface LinesProps {
  lines: readonly PanelLine[];
  newest: ReadonlySet<string>;
  none: string;
}
function Lines({ lines, newest, none }: LinesProps) {
  if (lines.length === 0) return <p className="text-sm text-ink-subtle">{none}</p>;
  return (
    <ul className="space-y-1.5">
      {lines.map((line) => {
        const isTold = line.source === "told";
        const isNew = newest.has(line.id);
        return (
          <li
            key={line.id}
            className={cn(
              "flex items-start gap-2.5 rounded-md text-sm leading-relaxed",
              isNew && "-mx-2 animate-fade-in bg-brand-soft px-2 py-1",
            )}
          >
            <span
              aria-hidden="true"
              className={cn(
                "mt-[0.5rem] size-1.5 shrink-0 rounded-full",
                isTold ? "bg-brand" : "bg-line-strong",
              )}
            />
            <span className="min-w-0 flex-1 break-words">
              {line.text}
              {isTold && !isNew && <span className="sr-only">{texts.toldBy}</span>}
            </span>
            {isNew && <Badge tone="brand">{texts.isNew}</Badge>}
          </li>
        );
      })}
    </ul>
  );
}

interface Props {
  patient: Patient;
  panel: { symptoms: readonly PanelLine[]; history: readonly PanelLine[] };
  bedside?: Bedside | undefined;
}

/** What is known of the patient: from triage at first, then what they have told. */
export function PatientPanel({ patient, panel, bedside }: Props) {
  const symptoms = withoutRepeats(panel.symptoms);
  const history = withoutRepeats(panel.history);
  const all = [...symptoms, ...history];
  const hasTold = all.some(({ source }) => source === "told");
  const newest = newestToldIds(all);
  return (
    <div>
      <Section title={texts.vitalSigns}>
        {bedside?.isMonitored && !bedside.hasDied && (
          <Suspense fallback={<div className="mb-3 h-48 rounded-lg bg-[#0b1220]" />}>
            <BedsideMonitor bedside={bedside} />
          </Suspense>
        )}
        {bedside?.hasDied ? (
          <p className="text-sm">{bedsideTexts.diedAt(bedside.minutes)}</p>
        ) : (
          <VitalSigns
            vitals={bedside?.vitals ?? patient.vitals}
            earlyWarning={bedside?.earlyWarning ?? patient.earlyWarning}
          />
        )}
        {bedside && !bedside.hasDied && (
          <p className="mt-2 text-[0.8125rem] text-ink-subtle">
            {bedside.isMonitored
              ? bedsideTexts.monitored
              : bedsideTexts.taken(bedside.takenAtMinute)}
          </p>
        )}
      </Section>
      <Section title={texts.symptoms}>
        <Lines lines={symptoms} newest={newest} none={texts.noSymptoms} />
      </Section>
      <Section title={texts.history}>
        <Lines lines={history} newest={newest} none={texts.noHistory} />
      </Section>
      {hasTold && (
        <p className="flex items-center gap-2 border-t border-line px-5 py-3 text-[0.8125rem] text-ink-subtle">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-brand" />
          {texts.toldHere}
        </p>
      )}
    </div>
  );
}
