import { LoadingState } from "@/components/states/states.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { analysisDetailTexts } from "@/texts/analysis-detail.ts";

/** The shape of a report while it loads. */
export function AnalysisSkeleton() {
  return (
    <LoadingState label={analysisDetailTexts.waiting.loading} className="space-y-6">
      <Card className="space-y-6 p-4 max-sm:-mt-4 sm:p-7">
        <div className="flex items-start gap-4">
          <Skeleton className="size-11 rounded-full sm:size-16" />
          <div className="flex-1 space-y-3">
            <Skeleton className="h-7 w-40" />
            <Skeleton className="w-28" />
          </div>
          <Skeleton className="size-17 rounded-full sm:size-28" />
        </div>
        <div className="grid gap-6 lg:grid-cols-2">
          {["moment", "missing", "habits", "breakdown"].map((key) => (
            <div key={key} className="space-y-3">
              <Skeleton className="w-1/2" />
              <Skeleton />
              <Skeleton className="w-4/5" />
            </div>
          ))}
        </div>
        <Skeleton className="h-11 rounded-lg" />
      </Card>
    </LoadingState>
  );
}
