import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { read } from "@/lib/api/queries.ts";
import { ageAndGender } from "@/lib/format/person.ts";
import { recommendNext } from "@/lib/sessions/recommend.ts";
import { resumePath } from "@/lib/sessions/resume-path.ts";
import { isFinished } from "@/lib/sessions/stage.ts";
import { analysisTexts } from "@/texts/analysis.ts";
import { reasonText } from "@/texts/recommendation.ts";

const texts = analysisTexts.next;

/** Whom to see after this patient, and why; absent when that is not known. */
export function NextCase({ patientId }: { patientId: string }) {
  const patients = useQuery(read("listPatients"));
  const sessions = useQuery(read("listSessions"));
  const modules = useQuery(read("listModules"));
  if (!patients.data || !sessions.data) return null;
  const next = recommendNext(patients.data, sessions.data, patientId);
  if (next === null) return null;
  const { patient, reason } = next;
  const open = sessions.data.find(
    (session) => session.patient._id === patient._id && !isFinished(session.stage),
  );
  const moduleName = modules.data?.find(({ id }) => id === patient.moduleId)?.name ?? "";
  const action = open ? texts.resume : texts.start;
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-4 p-5 sm:p-6 print:hidden">
      <PatientPortrait patient={patient} className="size-16" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-sm font-medium tracking-normal text-ink-subtle">{texts.title}</h2>
        <p className="text-lg leading-snug font-semibold">{patient.name}</p>
        <p className="text-[0.9375rem] text-ink-muted">
          {ageAndGender(patient)} · {patient.mainDiseases[0]}
        </p>
        <p className="mt-1 text-sm text-ink-subtle">{reasonText(reason, moduleName)}</p>
      </div>
      <Button asChild>
        <Link
          to={open ? resumePath(open) : `/simulation/${encodeURIComponent(patient._id)}`}
          aria-label={texts.with(action, patient.name)}
        >
          {action}
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </Card>
  );
}
