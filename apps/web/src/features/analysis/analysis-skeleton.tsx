import { LoadingState } from "@/components/states/states.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { analysisDetailTexts } from "@/texts/analysis-detail.ts";

/** The shape of a report while it loads. */
export function AnalysisSkeleton() {
  return (
    <LoadingState label={analysisDetailTexts.waiting.loading} className="space-y-6">
      <Card className="flex flex-col items-center gap-8 p-8 sm:flex-row">
        <Skeleton className="size-36 rounded-full" />
        <div className="w-full flex-1 space-y-3">
          <Skeleton className="h-7 w-56" />
          <Skeleton className="w-40" />
          <Skeleton className="w-4/5" />
        </div>
      </Card>
      <div className="grid gap-4 lg:grid-cols-3">
        {[1, 2, 3].map((key) => (
          <Card key={key} className="space-y-3 p-6">
            <Skeleton className="w-1/2" />
            <Skeleton className="h-8 w-20" />
            <Skeleton />
            <Skeleton className="w-4/5" />
          </Card>
        ))}
      </div>
    </LoadingState>
  );
}
