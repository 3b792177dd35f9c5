import type { TestResult } from "@anamnesis/contract";
import { useQuery } from "@tanstack/react-query";
import { ErrorState, LoadingState } from "@/components/states/states.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { read } from "@/lib/api/queries.ts";
import { investigationTexts as texts } from "@/texts/investigations.ts";
import { ReportOnAsking } from "../report-on-asking.tsx";
import { EcgViewer } from "./ecg-viewer.tsx";

function Tracing({ sessionId, testName }: { sessionId: string; testName: string }) {
  const tracing = useQuery({
    ...read("getTracing", { params: { sessionId }, query: { testName } }),
    staleTime: Infinity,
  });
  if (tracing.isPending)
    return (
      <LoadingState label={texts.tracing.loading}>
        <Skeleton className="h-72" />
      </LoadingState>
    );
  if (tracing.isError)
    return (
      <ErrorState
        title={texts.tracing.failed}
        error={tracing.error}
        onRetry={() => void tracing.refetch()}
        isRetrying={tracing.isFetching}
      />
    );
  return <EcgViewer name={testName} printout={tracing.data} />;
}

/** An electrocardiogram: the tracing first, its measurements and report when they are asked for. */
export function EcgResult({ result, sessionId }: { result: TestResult; sessionId: string }) {
  return (
    <div className="space-y-4">
      <Tracing sessionId={sessionId} testName={result.testName} />
      <ReportOnAsking result={result} sessionId={sessionId} what="tracing" />
    </div>
  );
}
