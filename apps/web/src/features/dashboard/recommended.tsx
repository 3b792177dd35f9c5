import type { Dashboard } from "@anamnesis/contract";
import { useQuery } from "@tanstack/react-query";
import {
  RecommendationCard,
  RecommendationsSkeleton,
} from "@/components/recommendations/recommendation-card.tsx";
import { LoadingState } from "@/components/states/states.tsx";
import { read } from "@/lib/api/queries.ts";
import { dashboardTexts } from "@/texts/dashboard.ts";
import { recommendationTexts as texts } from "@/texts/recommendation.ts";

const most = 3;
const grid = "grid grid-cols-1 gap-4 md:grid-cols-3 xl:gap-5";

/** Up to three patients to see next, each with the reason; absent where there is nobody. */
export function Recommended({ dashboard }: { dashboard: Dashboard | undefined }) {
  const modules = useQuery(read("listModules"));
  if (dashboard === undefined)
    return (
      <LoadingState label={dashboardTexts.recommended.loading} className="mb-6 pt-10">
        <RecommendationsSkeleton className={grid} />
      </LoadingState>
    );
  const shown = dashboard.recommendations.slice(0, most);
  if (shown.length === 0) return null;
  const isNewcomer = dashboard.recent.length === 0;
  const nameOf = (moduleId: string) =>
    modules.data?.find(({ id }) => id === moduleId)?.name ??
    moduleId.charAt(0).toUpperCase() + moduleId.slice(1);
  return (
    <section aria-labelledby="recommended" className="mb-6">
      <h2 id="recommended" className="mb-3 text-lg leading-7 font-semibold">
        {isNewcomer ? texts.begin : texts.title}
      </h2>
      <ul className={grid}>
        {shown.map((recommendation, index) => (
          <li key={recommendation.patient._id} className="flex min-w-0">
            <RecommendationCard
              recommendation={recommendation}
              moduleName={nameOf(recommendation.patient.moduleId)}
              known={dashboard.recent}
              isFirst={index === 0}
              className="flex-1"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
