import type { TestResult } from "@anamnesis/contract";
import { FlaskConical } from "lucide-react";
import { Panel } from "@/components/ui/card.tsx";
import { diagnosisTexts as texts } from "@/texts/diagnosis.ts";

/** Specification, section 9. */
const resultsShown = 4;

const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, " · ");

/** A tracing that was read without its report stays so. */
const textOf = (result: TestResult): string =>
  result.hasTracing && result.reportOpenedAt === undefined
    ? texts.unopened
    : oneLine(result.resultText);

/** The first results, clamped: a reminder beside the form, not the report itself. */
export function ResultsSummary({ results }: { results: readonly TestResult[] }) {
  const hidden = results.length - resultsShown;
  return (
    <Panel title={texts.results}>
      {results.length === 0 ? (
        <p className="text-sm text-ink-muted">{texts.noResults}</p>
      ) : (
        <ul className="divide-y divide-line">
          {results.slice(0, resultsShown).map((result) => (
            <li key={result.testName} className="py-3 first:pt-0 last:pb-0">
              <p className="flex items-center gap-2 text-sm font-medium">
                <FlaskConical className="size-4 shrink-0 text-ink-subtle" aria-hidden="true" />
                {result.testName}
              </p>
              <p className="mt-1 line-clamp-2 text-sm text-ink-muted">{textOf(result)}</p>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className="mt-3 border-t border-line pt-3 text-sm text-ink-subtle">
          {texts.moreResults(hidden)}
        </p>
      )}
    </Panel>
  );
}
