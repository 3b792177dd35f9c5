import { PageHeading } from "@/components/layout/page-heading.tsx";
import { LoadingState } from "@/components/states/states.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";

/** The shape of a diagnosis form while the session loads. */
export function DiagnosisSkeleton({ title }: { title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <LoadingState
        label="Loading the session"
        className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <Card className="space-y-6 p-6">
          <Skeleton className="w-40" />
          <Skeleton className="h-44" />
          <Skeleton className="w-44" />
          <Skeleton className="h-11" />
          <Skeleton className="w-36" />
          <Skeleton className="h-11" />
        </Card>
        <Card className="space-y-4 p-6 max-lg:-order-1">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-14" />
          <Skeleton className="w-3/4" />
        </Card>
      </LoadingState>
    </>
  );
}
