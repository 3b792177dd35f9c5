import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ErrorState, LoadingState } from "@/components/states/states.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { read } from "@/lib/api/queries.ts";
import { stethoscopeTexts as texts } from "@/texts/stethoscope.ts";
import { Listening } from "./listening.tsx";

interface Props {
  sessionId: string;
  /** Changes with every examination: what is heard then may be another thing. */
  revision: string;
}

/** The stethoscope, once something has been listened to; nothing before, and where only the neck veins were looked at. */
export function Stethoscope({ sessionId, revision }: Props) {
  const reading = read("getAuscultation", { params: { sessionId } });
  const heard = useQuery({
    ...reading,
    queryKey: [...reading.queryKey, revision] as unknown as typeof reading.queryKey,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  if (heard.isPending)
    return (
      <LoadingState label={texts.loading}>
        <Skeleton className="mt-3 h-40" />
      </LoadingState>
    );
  if (heard.isError)
    return (
      <ErrorState
        title={texts.failed}
        error={heard.error}
        onRetry={() => void heard.refetch()}
        isRetrying={heard.isFetching}
        className="mt-3"
      />
    );
  if (heard.data.places.length === 0) return null;
  return (
    <section aria-labelledby="stethoscope" className="mt-3 border-t border-line pt-3">
      <h3 id="stethoscope" className="text-sm font-medium">
        {texts.title}
      </h3>
      <Listening heard={heard.data.places} />
    </section>
  );
}
