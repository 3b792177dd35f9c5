import type { Dashboard } from "@anamnesis/contract";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import {
  RecommendationCard,
  RecommendationsSkeleton,
} from "@/components/recommendations/recommendation-card.tsx";
import { LoadingState } from "@/components/states/states.tsx";
import { read } from "@/lib/api/queries.ts";
import { dashboardTexts } from "@/texts/dashboard.ts";
import { cn } from "@/lib/cn.ts";
import { recommendationTexts as texts } from "@/texts/recommendation.ts";
import { FirstChoice } from "./first-choice.tsx";

const most = 3;
const grid = "grid grid-cols-1 gap-4 md:grid-cols-3 xl:gap-5";

/** Up to three patients to see next, each with the reason; absent where there is nobody. */
export function Recommended({ dashboard }: { dashboard: Dashboard | undefined }) {
  const modules = useQuery(read("listModules"));
  const heading = useRef<HTMLHeadingElement>(null);
  if (dashboard === undefined)
    return (
      <LoadingState label={dashboardTexts.recommended.loading} className="mb-6 pt-10">
        <RecommendationsSkeleton className={grid} />
      </LoadingState>
    );
  const isNewcomer = dashboard.recent.length === 0;
  // The first of them has a place of its own while nobody has been seen yet.
  const shown = dashboard.recommendations.slice(isNewcomer ? 1 : 0, most);
  if (shown.length === 0) return null;
  const nameOf = (moduleId: string) =>
    modules.data?.find(({ id }) => id === moduleId)?.name ??
    moduleId.charAt(0).toUpperCase() + moduleId.slice(1);
  return (
    <section aria-labelledby="recommended" className="mb-6">
      <h2
        ref={heading}
        id="recommended"
        tabIndex={-1}
        className="mb-3 text-lg leading-7 font-semibold outline-none"
      >
        {isNewcomer ? texts.begin : texts.title}
      </h2>
      {isNewcomer && <FirstChoice onChosen={() => heading.current?.focus()} />}
      <ul className={cn(grid, isNewcomer && "md:grid-cols-2")}>
        {shown.map((recommendation, index) => (
          <li key={recommendation.patient._id} className="flex min-w-0">
            <RecommendationCard
              recommendation={recommendation}
              moduleName={nameOf(recommendation.patient.moduleId)}
              known={dashboard.recent}
              isFirst={index === 0 && !isNewcomer}
              className="flex-1"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
