import type { Recommendation } from "@anamnesis/contract";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { LoadingState } from "@/components/states/states.tsx";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { ageAndGender } from "@/lib/format/person.ts";
import { firstNameOf } from "@/lib/format/names.ts";
import { firstPatientTexts } from "@/texts/first-patient.ts";

const texts = firstPatientTexts.first;

/** For who has seen nobody yet: one person to begin with, and somebody at one's shoulder. */
export function FirstPatient({ patient }: Pick<Recommendation, "patient">) {
  const firstName = firstNameOf(patient.name);
  return (
    <section aria-label={texts.label} className="mb-6">
      <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5 sm:p-7">
        <PatientPortrait patient={patient} className="size-20 sm:size-24" />
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="font-serif text-[1.375rem] leading-snug font-medium sm:text-2xl">
            {texts.title(patient.name)}
          </h2>
          <p className="mt-0.5 text-ink-muted">
            {ageAndGender(patient)}. {patient.mainDiseases[0]}.
          </p>
          <p className="mt-2 max-w-prose text-[0.9375rem] text-ink-muted">{texts.text}</p>
        </div>
        <Button asChild size="lg" className="max-sm:w-full">
          <Link to={`/simulation/${patient._id}`}>
            {texts.action(firstName)}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </Card>
    </section>
  );
}

/** Keeps the place of it for who has registered just now, so that nothing moves when it comes. */
export function FirstPatientSkeleton() {
  return (
    <LoadingState label={texts.loading} className="mb-6">
      <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5 sm:p-7">
        <Skeleton className="size-20 rounded-full sm:size-24" />
        <div className="min-w-0 flex-1 basis-60 space-y-2.5">
          <Skeleton className="h-8 w-3/4 max-sm:h-15" />
          <Skeleton className="h-5 w-1/2 max-sm:h-11" />
          <Skeleton className="h-11 w-5/6 max-sm:h-16" />
        </div>
        <Skeleton className="h-12 w-36 rounded-lg max-sm:w-full" />
      </Card>
    </LoadingState>
  );
}
