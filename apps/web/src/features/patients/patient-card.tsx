import type { Patient, SeenPatient } from "@anamnesis/contract";
import { CircleCheck, CircleDashed, MessageSquareText, MessagesSquare } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { ageAndGender } from "@/lib/format/person.ts";
import { levelTone } from "@/lib/format/score.ts";
import { patientTexts } from "@/texts/patients.ts";

const texts = patientTexts.card;

const shownSymptoms = 2;

function SeenBadge({ seen }: { seen: SeenPatient }) {
  return seen.status === "unfinished" ? (
    <Badge tone="brand">
      <CircleDashed aria-hidden="true" />
      {texts.inProgress}
    </Badge>
  ) : (
    <Badge tone="brand">
      <CircleCheck aria-hidden="true" />
      {texts.completed(seen.bestPercent)}
    </Badge>
  );
}

interface Props {
  patient: Patient;
  /** What the learner has done with this patient so far; null when nothing, or when it is not known. */
  seen: SeenPatient | null;
  /** Shown because the list could not be loaded; nobody to talk to. */
  isSample?: boolean;
}

export function PatientCard({ patient, seen, isSample = false }: Props) {
  const isOpen = seen?.status === "unfinished";
  const hidden = patient.symptoms.length - shownSymptoms;
  return (
    <Card className="flex h-full flex-col p-5 sm:p-6">
      <div className="flex items-start gap-4">
        <PatientPortrait patient={patient} className="size-14" />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-snug font-semibold break-words">{patient.name}</h2>
          <p className="text-sm text-ink-muted">{ageAndGender(patient)}</p>
        </div>
        <Badge tone={levelTone(patient.level)} className="shrink-0">
          {patient.level}
          <span className="sr-only"> {texts.level}</span>
        </Badge>
      </div>
      {seen && (
        <p className="mt-3">
          <SeenBadge seen={seen} />
        </p>
      )}
      <div className="mt-5">
        <h3 className="text-[0.8125rem] font-medium tracking-normal text-ink-subtle">
          {texts.condition}
        </h3>
        <p className="mt-0.5 font-medium">{patient.mainDiseases[0] ?? texts.notKnown}</p>
      </div>
      <div className="mt-4">
        <h3 className="text-[0.8125rem] font-medium tracking-normal text-ink-subtle">
          {texts.symptoms}
        </h3>
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {patient.symptoms.slice(0, shownSymptoms).map((symptom) => (
            <li key={symptom} className="flex max-w-full">
              <Badge>{symptom}</Badge>
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <Badge tone="outline">{texts.more(hidden)}</Badge>
            </li>
          )}
        </ul>
      </div>
      <div className="mt-auto pt-5">
        <p className="mb-4 flex items-center gap-2 border-t border-line pt-4 text-sm text-ink-muted">
          <MessageSquareText className="size-4 shrink-0 text-ink-subtle" aria-hidden="true" />
          {texts.state(patient.emotionalState)}
        </p>
        {isSample ? (
          <p className="text-sm text-ink-muted">{texts.sample}</p>
        ) : (
          <Button asChild variant="soft" className="w-full">
            <Link
              to={`/simulation/${encodeURIComponent(patient._id)}`}
              aria-label={(isOpen ? texts.resumeWith : texts.startWith)(patient.name)}
            >
              <MessagesSquare aria-hidden="true" />
              {isOpen ? texts.resume : texts.start}
            </Link>
          </Button>
        )}
      </div>
    </Card>
  );
}

export function PatientCardSkeleton() {
  return (
    <Card className="p-5 sm:p-6" data-testid="patient-skeleton">
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full" />
        <div className="flex-1 space-y-2.5">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-3.5 w-1/3" />
        </div>
      </div>
      <Skeleton className="mt-6 h-3.5 w-28" />
      <Skeleton className="mt-2 w-40" />
      <Skeleton className="mt-5 h-6 w-4/5 rounded-full" />
      <Skeleton className="mt-10 h-11 rounded-lg" />
    </Card>
  );
}
