import { LoadingState } from "@/components/states/states.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { consultationTexts as texts } from "@/texts/consultation.ts";
import { ConsultationFrame } from "./consultation-frame.tsx";

/** The shape of a consultation while the patient is called in. */
export function ConsultationSkeleton() {
  return (
    <ConsultationFrame
      side={
        <div className="space-y-6 p-5">
          <div className="flex items-center gap-4">
            <Skeleton className="size-20 rounded-full" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="w-1/2" />
            </div>
          </div>
          <Skeleton className="h-10 rounded-lg" />
          {[5, 3, 3].map((rows, index) => (
            <div key={index} className="space-y-2.5">
              <Skeleton className="w-2/5" />
              {Array.from({ length: rows }, (_, row) => (
                <Skeleton key={row} className="h-3.5" />
              ))}
            </div>
          ))}
        </div>
      }
    >
      <LoadingState label={texts.calling} className="flex min-h-0 flex-1 flex-col">
        <div className="space-y-2 border-b border-line bg-surface px-6 py-4">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="w-40" />
        </div>
        <div className="mx-auto w-full max-w-3xl flex-1 space-y-5 px-6 py-6">
          <Skeleton className="h-16 w-3/5 rounded-2xl" />
        </div>
        <div className="border-t border-line bg-surface px-6 py-4">
          <Skeleton className="mx-auto h-11 max-w-3xl rounded-lg" />
        </div>
      </LoadingState>
    </ConsultationFrame>
  );
}
