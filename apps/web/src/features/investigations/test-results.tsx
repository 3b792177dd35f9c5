import type { TestResult } from "@anamnesis/contract";
import { CircleCheck, FlaskConical } from "lucide-react";
import { useEffect, useRef } from "react";
import { EmptyState } from "@/components/states/states.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Card } from "@/components/ui/card.tsx";
import { investigationTexts as texts } from "@/texts/investigations.ts";
import { EcgResult } from "./ecg/ecg-result.tsx";
import { ReportOnAsking } from "./report-on-asking.tsx";
import { ResultImage } from "./result-image.tsx";
import { ResultText } from "./result-text.tsx";
import { ResultValues } from "./result-values.tsx";
import { UnitSwitch } from "./unit-switch.tsx";

interface Props {
  /** Undefined for sample results, which have no session to ask for a tracing. */
  sessionId: string | undefined;
  results: readonly TestResult[];
  /** Names of the tests that were ordered last on this visit. */
  latest: readonly string[];
}

/** The right column: every result so far, newest order last; a new order's first result comes into view. */
export function TestResults({ sessionId, results, latest }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const firstNew = results.findIndex(({ testName }) => latest.includes(testName));
  useEffect(() => {
    if (latest.length === 0 || firstNew === -1) return;
    const heading = list.current?.children[firstNew]?.querySelector("h3");
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "nearest" });
  }, [latest, firstNew]);
  return (
    <section aria-labelledby="test-results" className="min-w-0">
      <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 id="test-results" className="text-lg font-semibold">
          {texts.results}
        </h2>
        {results.some(({ values }) => values.some(({ conventional }) => conventional)) && (
          <UnitSwitch />
        )}
      </div>
      <div role="log" aria-label={texts.log}>
        {results.length === 0 ? (
          <Card>
            <EmptyState
              icon={FlaskConical}
              title={texts.nothingOrdered}
              text={texts.nothingOrderedHint}
            />
          </Card>
        ) : (
          <ul ref={list} className="space-y-4">
            {results.map((result) => (
              <li key={result.testName}>
                <Card className="animate-rise p-5 sm:p-6">
                  <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
                    <h3 tabIndex={-1} className="scroll-my-24 font-semibold outline-none">
                      {result.testName}
                    </h3>
                    <Badge tone="success">
                      <CircleCheck aria-hidden="true" />
                      {texts.completed}
                    </Badge>
                  </div>
                  {result.hasTracing && sessionId !== undefined ? (
                    <EcgResult result={result} sessionId={sessionId} />
                  ) : result.resultImageURL && sessionId !== undefined ? (
                    <div className="space-y-4">
                      <ResultImage
                        name={result.testName}
                        source={result.resultImageURL}
                        about={result.image}
                      />
                      <ReportOnAsking result={result} sessionId={sessionId} what="picture" />
                    </div>
                  ) : (
                    <div className="space-y-3">
                      {result.values.length > 0 && (
                        <ResultValues name={result.testName} values={result.values} />
                      )}
                      {result.report !== "" && <ResultText text={result.report} />}
                    </div>
                  )}
                </Card>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
