import type { TestResult } from "@anamnesis/contract";
import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useState } from "react";
import { ErrorState, LoadingState } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { read } from "@/lib/api/queries.ts";
import { ResultText } from "../result-text.tsx";
import { ResultValues } from "../result-values.tsx";
import { EcgViewer } from "./ecg-viewer.tsx";
import { useReportOpening } from "./use-report-opening.ts";

function Tracing({ sessionId, testName }: { sessionId: string; testName: string }) {
  const tracing = useQuery({
    ...read("getTracing", { params: { sessionId }, query: { testName } }),
    staleTime: Infinity,
  });
  if (tracing.isPending)
    return (
      <LoadingState label="Loading the tracing">
        <Skeleton className="h-72" />
      </LoadingState>
    );
  if (tracing.isError)
    return (
      <ErrorState
        title="The tracing could not be loaded"
        error={tracing.error}
        onRetry={() => void tracing.refetch()}
        isRetrying={tracing.isFetching}
      />
    );
  return <EcgViewer name={testName} printout={tracing.data} />;
}

/** An electrocardiogram: the tracing first, its measurements and report when they are asked for. */
export function EcgResult({ result, sessionId }: { result: TestResult; sessionId: string }) {
  const [isOpen, setOpen] = useState(result.reportOpenedAt != null);
  const noteOpening = useReportOpening(sessionId);
  const { testName, values, report } = result;
  return (
    <div className="space-y-4">
      <Tracing sessionId={sessionId} testName={testName} />
      {isOpen ? (
        <section aria-label={`Report of ${testName}`} className="space-y-3">
          {values.length > 0 && <ResultValues name={testName} values={values} />}
          {report !== "" && <ResultText text={report} />}
        </section>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="soft"
            onClick={() => {
              setOpen(true);
              noteOpening(testName);
            }}
          >
            <FileText aria-hidden="true" />
            Show the report
          </Button>
          <p className="text-sm text-ink-muted">Read the tracing yourself first.</p>
        </div>
      )}
    </div>
  );
}
