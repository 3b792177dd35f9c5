import type { Patient } from "@anamnesis/contract";
import { ClipboardPen, Keyboard, NotebookPen, Volume2, VolumeX } from "lucide-react";
import { Link } from "react-router";
import { useHeadingFocus } from "@/components/layout/page-heading.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { consultationTexts as texts } from "@/texts/consultation.ts";
import { ConsultationTimer } from "./consultation-timer.tsx";
import { bedsideTexts } from "@/texts/bedside.ts";
import { moodName } from "./mood.tsx";
import type { SideTab } from "./side-panel.tsx";
import type { ReadAloud } from "./use-read-aloud.ts";

function ReadAloudButton({ readAloud }: { readAloud: ReadAloud }) {
  return (
    <Button
      variant={readAloud.isOn ? "soft" : "ghost"}
      size="icon"
      className="max-xl:size-9"
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
  /** Vital signs as last taken, where they have been taken since. */
  now?: Patient["vitals"] | undefined;
  startedAt: string | null;
  /** Minutes of the case's own time; absent without one. */
  caseMinutes?: number | undefined;
  diagnosePath: string;
  toldCount: number;
  readAloud: ReadAloud | null;
  hasNotes: boolean;
  onOpen: (tab: SideTab) => void;
  onOpenShortcuts: () => void;
}

/** What the screen is, how long it has taken, and the ways on; on small screens the patient and the notes too. */
export function ConsultationHeader({
  patient,
  mood,
  now,
  startedAt,
  caseMinutes,
  diagnosePath,
  toldCount,
  readAloud,
  hasNotes,
  onOpen,
  onOpenShortcuts,
}: Props) {
  const heading = useHeadingFocus();
  const small = "lg:hidden max-sm:flex-auto max-sm:px-1.5 max-sm:text-[0.8125rem]";
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-4 py-2.5 sm:px-6 lg:gap-x-4 lg:py-3 [@media(max-height:32rem)]:gap-y-1.5 [@media(max-height:32rem)]:py-1.5">
      <div className="flex min-w-44 flex-1 items-center gap-3">
        <PatientPortrait
          patient={patient}
          mood={mood}
          now={now}
          className="size-11 max-[22rem]:hidden lg:hidden"
        />
        <div className="min-w-0">
          <p className="truncate leading-snug font-semibold lg:hidden">{patient.name}</p>
          <h1
            ref={heading}
            tabIndex={-1}
            className="truncate text-[0.75rem] leading-tight text-ink-muted max-lg:font-sans max-lg:tracking-normal lg:text-xl lg:leading-snug lg:font-semibold lg:tracking-[-0.015em] lg:text-ink"
          >
            {texts.title}
          </h1>
          <div className="flex items-center gap-x-2 text-[0.75rem] leading-tight text-ink-muted lg:text-sm lg:leading-normal">
            <span aria-hidden="true" className="size-2 rounded-full bg-brand max-sm:hidden" />
            <p className="truncate">{texts.subtitle}</p>
            {startedAt !== null && (
              <span className="max-sm:hidden">
                <ConsultationTimer startedAt={startedAt} />
              </span>
            )}
            {caseMinutes !== undefined && (
              <span className="shrink-0 tabular-nums">{bedsideTexts.clockShort(caseMinutes)}</span>
            )}
          </div>
        </div>
      </div>
      <Button
        asChild
        size="sm"
        className="max-sm:px-2 max-sm:text-[0.8125rem] lg:order-last xl:h-11 xl:px-4"
      >
        <Link to={diagnosePath}>
          <ClipboardPen aria-hidden="true" className="max-xl:hidden" />
          {texts.end}
        </Link>
      </Button>
      <div className="flex items-center gap-1 max-sm:w-full sm:gap-2">
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
          className={small}
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
        <Button
          variant="secondary"
          size="sm"
          className={small}
          aria-haspopup="dialog"
          onClick={() => onOpen("examine")}
        >
          {texts.tabs.examine}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className={small}
          aria-haspopup="dialog"
          onClick={() => onOpen("do")}
        >
          {texts.tabs.do}
        </Button>
        {hasNotes && (
          <Button
            variant="secondary"
            size="sm"
            className={small}
            aria-haspopup="dialog"
            onClick={() => onOpen("notes")}
          >
            <NotebookPen aria-hidden="true" className="max-sm:hidden" />
            {texts.tabs.notes}
          </Button>
        )}
        {startedAt !== null && (
          <span className="text-[0.8125rem] sm:hidden">
            <ConsultationTimer startedAt={startedAt} />
          </span>
        )}
        {readAloud && <ReadAloudButton readAloud={readAloud} />}
      </div>
    </div>
  );
}
