import type { Recommendation, SessionSummary } from "@anamnesis/contract";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { PatientPortrait } from "@/components/ui/patient-portrait.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { cn } from "@/lib/cn.ts";
import { ageAndGender } from "@/lib/format/person.ts";
import { levelTone } from "@/lib/format/score.ts";
import { useRecommendedPath } from "@/lib/sessions/use-recommended-path.ts";
import { recommendationTexts as texts } from "@/texts/recommendation.ts";

interface Props {
  recommendation: Recommendation;
  moduleName: string;
  /** Sessions at hand, so that an unfinished one need not be asked for. */
  known?: readonly Pick<SessionSummary, "_id" | "stage" | "patient">[];
  /** The first of them: its button is the one that leads on. */
  isFirst?: boolean;
  className?: string;
}

/** Whom to see next and why, with the way there. */
export function RecommendationCard({
  recommendation,
  moduleName,
  known,
  isFirst = false,
  className,
}: Props) {
  const { patient, reason, sessionId } = recommendation;
  const path = useRecommendedPath(recommendation, known);
  const action = sessionId === null ? texts.start : texts.resume;
  return (
    <Card className={cn("flex min-w-0 flex-col p-5", className)}>
      <div className="flex items-center gap-3.5">
        <PatientPortrait patient={patient} className="size-14" />
        <div className="min-w-0 leading-snug">
          <h3 className="font-semibold break-words">{patient.name}</h3>
          <p className="text-sm text-ink-muted">{ageAndGender(patient)}</p>
        </div>
      </div>
      <p className="mt-3 flex flex-wrap gap-1.5">
        <Badge tone="brand">{moduleName}</Badge>
        <Badge tone={levelTone(patient.level)}>{patient.level}</Badge>
      </p>
      {patient.mainDiseases[0] !== undefined && (
        <p className="mt-3 text-[0.9375rem] font-medium">{patient.mainDiseases[0]}</p>
      )}
      <p className="mt-1 mb-4 text-[0.9375rem] text-ink-muted">{reason}</p>
      <Button asChild variant={isFirst ? "primary" : "soft"} className="mt-auto self-start">
        <Link to={path} aria-label={texts.with(action, patient.name)}>
          {action}
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </Card>
  );
}

/** Keeps the place of three recommendations, so that the page does not move when they come. */
export function RecommendationsSkeleton({ className }: { className?: string }) {
  return (
    <div className={className}>
      {["first", "second", "third"].map((key) => (
        <Card key={key} className="p-5">
          <div className="flex items-center gap-3.5">
            <Skeleton className="size-14 rounded-full" />
            <div className="flex-1 space-y-2">
              <Skeleton className="w-3/4" />
              <Skeleton className="h-3 w-1/2" />
            </div>
          </div>
          <Skeleton className="mt-4 h-6 w-2/3 rounded-full" />
          <Skeleton className="mt-4 w-3/5" />
          <Skeleton className="mt-3 h-12" />
          <Skeleton className="mt-4 h-11 w-32 rounded-lg" />
        </Card>
      ))}
    </div>
  );
}
