import type { Patient } from "@anamnesis/contract";
import { Tabs } from "radix-ui";
import type { ReactNode } from "react";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { ageAndGender } from "@/lib/format/person.ts";
import { consultationTexts as texts } from "@/texts/consultation.ts";
import { Mood } from "./mood.tsx";

export type SideTab = "patient" | "examine" | "do" | "notes";

interface Props {
  patient: Patient;
  mood: string;
  /** Vital signs as last taken, where they have been taken since. */
  now?: Patient["vitals"] | undefined;
  tab: SideTab;
  onTabChange: (tab: SideTab) => void;
  /** What each tab holds; a tab without content is not offered. */
  contents: Readonly<Partial<Record<SideTab, ReactNode>>>;
}

const order = ["patient", "examine", "do", "notes"] as const;

/** The patient's face and mood always in view, and beneath them what is known, what can be examined, and one's notes. */
export function SidePanel({ patient, mood, now, tab, onTabChange, contents }: Props) {
  const tabs = order.filter((value) => contents[value] !== undefined);
  const shown = tabs.includes(tab) ? tab : "patient";
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex items-center gap-4 px-5 pt-5 pb-4">
        <PatientPortrait patient={patient} mood={mood} now={now} className="size-20" />
        <div className="min-w-0">
          <h2 className="text-lg leading-snug font-semibold break-words">{patient.name}</h2>
          <p className="text-sm text-ink-muted">{ageAndGender(patient)}</p>
          {patient.informant !== null && (
            <p className="mt-0.5 text-sm text-ink-muted">
              {texts.answersFor(patient.informant, patient.informantName)}
            </p>
          )}
          <Mood mood={mood} className="mt-1.5 -ml-0.5" />
        </div>
      </div>
      <Tabs.Root
        value={shown}
        onValueChange={(next) => onTabChange(next as SideTab)}
        className="flex min-h-0 flex-1 flex-col"
      >
        <Tabs.List
          aria-label={texts.tabs.label}
          className="mx-5 mb-4 flex gap-1 rounded-lg bg-sunken p-1"
        >
          {tabs.map((value) => (
            <Tabs.Trigger
              key={value}
              value={value}
              className="h-8 flex-1 rounded-md px-2 text-sm font-medium text-ink-muted transition-colors hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-card forced-colors:data-[state=active]:outline-2"
            >
              {texts.tabs[value]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content
          // A new one for each tab, so that it begins at its top.
          key={shown}
          value={shown}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-line -outline-offset-2"
        >
          {contents[shown]}
        </Tabs.Content>
      </Tabs.Root>
    </div>
  );
}
