import type { Patient } from "@anamnesis/contract";
import { ClipboardPen, Keyboard, NotebookPen, Volume2, VolumeX } from "lucide-react";
import { Link } from "react-router";
import { useHeadingFocus } from "@/components/layout/page-heading.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { cn } from "@/lib/cn.ts";
import { consultationTexts as texts } from "@/texts/consultation.ts";
import { ConsultationTimer } from "./consultation-timer.tsx";
import { moodName } from "./mood.tsx";
import type { ReadAloud } from "./use-read-aloud.ts";

function ReadAloudButton({ readAloud, className }: { readAloud: ReadAloud; className: string }) {
  return (
    <Button
      variant={readAloud.isOn ? "soft" : "ghost"}
      size="icon"
      className={cn("max-xl:size-9", className)}
      aria-pressed={readAloud.isOn}
      aria-label={texts.voice.read}
      title={readAloud.isOn ? texts.voice.stopReading : texts.voice.read}
      onClick={readAloud.toggle}
    >
      {readAloud.isOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
    </Button>
  );
}

interface Props {
  patient: Patient;
  mood: string;
  startedAt: string | null;
  diagnosePath: string;
  toldCount: number;
  readAloud: ReadAloud | null;
  hasNotes: boolean;
  onOpen: (tab: "patient" | "notes") => void;
  onOpenShortcuts: () => void;
}

/** What the screen is, how long it has taken, and the ways on; on small screens the patient and the notes too. */
export function ConsultationHeader({
  patient,
  mood,
  startedAt,
  diagnosePath,
  toldCount,
  readAloud,
  hasNotes,
  onOpen,
  onOpenShortcuts,
}: Props) {
  const heading = useHeadingFocus();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 border-b border-line bg-surface px-4 py-3 sm:px-6 [@media(max-height:32rem)]:gap-y-1.5 [@media(max-height:32rem)]:py-1.5">
      <div className="flex min-w-44 items-center gap-3 max-sm:w-full sm:flex-1">
        <PatientPortrait patient={patient} mood={mood} className="size-11 lg:hidden" />
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-lg leading-snug font-semibold tracking-[-0.015em] sm:text-xl"
          >
            {texts.title}
          </h1>
          <div className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
            <p className="flex items-center gap-2">
              <span aria-hidden="true" className="size-2 rounded-full bg-brand" />
              {texts.subtitle}
            </p>
            {startedAt !== null && <ConsultationTimer startedAt={startedAt} />}
          </div>
        </div>
        {readAloud && <ReadAloudButton readAloud={readAloud} className="ml-auto sm:hidden" />}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        {readAloud && <ReadAloudButton readAloud={readAloud} className="max-sm:hidden" />}
        <Button
          variant="ghost"
          size="icon"
          className="max-xl:hidden"
          aria-haspopup="dialog"
          aria-label={texts.shortcuts.open}
          title={`${texts.shortcuts.open} (Alt + K)`}
          onClick={onOpenShortcuts}
        >
          <Keyboard aria-hidden="true" />
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className="lg:hidden"
          aria-haspopup="dialog"
          onClick={() => onOpen("patient")}
        >
          <span>
            {texts.tabs.patient}
            <span className="sr-only">
              , {patient.name}
              {mood !== "" && `, ${moodName(mood)}`}
            </span>
          </span>
          {toldCount > 0 && (
            <Badge tone="brand" className="-mr-1 px-2">
              {toldCount}
              <span className="sr-only">{texts.toldCount}</span>
            </Badge>
          )}
        </Button>
        {hasNotes && (
          <Button
            variant="secondary"
            size="sm"
            className="lg:hidden"
            aria-haspopup="dialog"
            onClick={() => onOpen("notes")}
          >
            <NotebookPen aria-hidden="true" className="max-sm:hidden" />
            {texts.tabs.notes}
          </Button>
        )}
        <Button asChild size="sm" className="max-sm:flex-1 xl:h-11 xl:px-4">
          <Link to={diagnosePath}>
            <ClipboardPen aria-hidden="true" className="max-xl:hidden" />
            {texts.end}
          </Link>
        </Button>
      </div>
    </div>
  );
}
