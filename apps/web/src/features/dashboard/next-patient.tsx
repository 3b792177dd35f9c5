import type { SessionSummary } from "@anamnesis/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { read } from "@/lib/api/queries.ts";
import { ageAndGender } from "@/lib/format/person.ts";
import { recommendNext } from "@/lib/sessions/recommend.ts";
import { resumePath } from "@/lib/sessions/resume-path.ts";
import { isFinished } from "@/lib/sessions/stage.ts";
import { dashboardTexts } from "@/texts/dashboard.ts";
import { reasonText } from "@/texts/recommendation.ts";

const texts = dashboardTexts.next;
const frame = "w-full rounded-xl bg-night-raised sm:w-84";

/** Whom to see next and why, one press away. Absent while that is not known. */
export function NextPatient({ sessions }: { sessions: readonly SessionSummary[] | undefined }) {
  const patients = useQuery(read("listPatients"));
  const modules = useQuery(read("listModules"));
  if (patients.isError) return null;
  // Its place is kept while it loads, so that the page does not move when it comes.
  if (!sessions || !patients.data || modules.isPending)
    return <div aria-hidden="true" className={`${frame} h-29`} />;
  const next = recommendNext(patients.data, sessions);
  if (next === null) return null;
  const { patient, reason } = next;
  const open = sessions.find(
    (session) => session.patient._id === patient._id && !isFinished(session.stage),
  );
  const moduleName = modules.data?.find(({ id }) => id === patient.moduleId)?.name ?? "this module";
  return (
    <section aria-label={texts.label} className={`${frame} p-4`}>
      <div className="flex items-center gap-3.5">
        <PatientPortrait patient={patient} className="size-12" />
        <div className="min-w-0 leading-snug">
          <p className="truncate font-semibold">{patient.name}</p>
          <p className="truncate text-sm text-on-night-muted">
            {ageAndGender(patient)} · {patient.mainDiseases[0]}
          </p>
        </div>
      </div>
      <div className="mt-3 flex items-center justify-between gap-3 text-sm">
        <p className="text-on-night-muted">{reasonText(reason, moduleName)}</p>
        <Link
          to={open ? resumePath(open) : `/simulation/${encodeURIComponent(patient._id)}`}
          aria-label={`${open ? texts.resume : texts.start}: ${patient.name}`}
          className="-my-1 flex min-h-9 shrink-0 items-center gap-1.5 rounded-lg px-2 font-medium text-on-night outline-on-night hover:underline"
        >
          {open ? texts.resume : texts.start}
          <ArrowRight className="size-4" aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}
