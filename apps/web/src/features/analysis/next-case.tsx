import { useQuery } from "@tanstack/react-query";
import { RecommendationCard } from "@/components/recommendations/recommendation-card.tsx";
import { read } from "@/lib/api/queries.ts";
import { analysisTexts } from "@/texts/analysis.ts";
import { useRewards } from "./use-rewards.ts";

const texts = analysisTexts.next;
const most = 3;
/** The first one stands at the head of the page. */
const from = 1;

/** Whom else to see after this patient, and why; absent when that is not known. */
export function NextCase({ sessionId }: { sessionId: string }) {
  const rewards = useRewards(sessionId);
  const modules = useQuery(read("listModules"));
  const shown = rewards.data?.recommendations.slice(from, most) ?? [];
  if (shown.length === 0) return null;
  const nameOf = (moduleId: string) =>
    modules.data?.find(({ id }) => id === moduleId)?.name ??
    moduleId.charAt(0).toUpperCase() + moduleId.slice(1);
  return (
    <section aria-labelledby="next-patient" className="print:hidden">
      <h2 id="next-patient" className="mb-3 text-lg font-semibold">
        {texts.title}
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {shown.map((recommendation) => (
          <li key={recommendation.patient._id} className="flex min-w-0">
            <RecommendationCard
              recommendation={recommendation}
              moduleName={nameOf(recommendation.patient.moduleId)}
              className="flex-1"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
