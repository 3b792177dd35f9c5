import { PageHeading } from "@/components/layout/page-heading.tsx";
import { LoadingState } from "@/components/states/states.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";

/** The shape of the tests screen while session and catalogue load. */
export function TestsSkeleton({ title }: { title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <LoadingState
        label="Loading tests"
        className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
      >
        <Card className="space-y-5 p-5">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-11" />
          {Array.from({ length: 8 }, (_, row) => (
            <div key={row} className="flex items-center gap-3">
              <Skeleton className="size-5 rounded-xs" />
              <div className="flex-1 space-y-2">
                <Skeleton className="w-3/4" />
                <Skeleton className="h-3 w-1/3" />
              </div>
            </div>
          ))}
        </Card>
        <Card className="space-y-3 p-6">
          <Skeleton className="h-5 w-40" />
          <Skeleton />
          <Skeleton className="w-4/5" />
        </Card>
      </LoadingState>
    </>
  );
}
