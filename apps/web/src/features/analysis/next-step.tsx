import type { Recommendation } from "@anamnesis/contract";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { useRecommendedPath } from "@/lib/sessions/use-recommended-path.ts";
import { recommendationTexts } from "@/texts/recommendation.ts";
import { debriefTexts } from "@/texts/debrief.ts";
import { useRewards } from "./use-rewards.ts";

const texts = debriefTexts.next;

function Recommended({ recommendation }: { recommendation: Recommendation }) {
  const { patient, sessionId } = recommendation;
  const path = useRecommendedPath(recommendation);
  const action = sessionId === null ? recommendationTexts.start : recommendationTexts.resume;
  return (
    <Button asChild className="w-full min-w-0 sm:w-auto">
      <Link to={path}>
        <span className="truncate">{recommendationTexts.with(action, patient.name)}</span>
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}

/** The one way on from here: the first recommended patient, or the modules where none is known. */
export function NextStep({ sessionId }: { sessionId: string }) {
  const rewards = useRewards(sessionId);
  const first = rewards.data?.recommendations[0];
  if (rewards.isPending) return <Skeleton className="h-11 w-full rounded-lg sm:w-72" />;
  return (
    <div className="print:hidden">
      {first ? (
        <Recommended recommendation={first} />
      ) : (
        <Button asChild className="w-full sm:w-auto">
          <Link to="/modules">{texts.modules}</Link>
        </Button>
      )}
    </div>
  );
}
