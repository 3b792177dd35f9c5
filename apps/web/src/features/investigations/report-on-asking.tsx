import type { TestResult } from "@anamnesis/contract";
import { FileText } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { investigationTexts as texts } from "@/texts/investigations.ts";
import { ResultText } from "./result-text.tsx";
import { ResultValues } from "./result-values.tsx";
import { useReportOpening } from "./use-report-opening.ts";

interface Props {
  result: TestResult;
  sessionId: string;
  /** What is there to be read first. */
  what: "tracing" | "picture";
}

/** The report of what the learner can read for themselves: shown when it is asked for, and that is noted. */
export function ReportOnAsking({ result, sessionId, what }: Props) {
  const [isOpen, setOpen] = useState(result.reportOpenedAt != null);
  const noteOpening = useReportOpening(sessionId);
  const { testName, values, report } = result;
  if (isOpen)
    return (
      <section aria-label={texts.report.of(testName)} className="space-y-3">
        {values.length > 0 && <ResultValues name={testName} values={values} />}
        {report !== "" && <ResultText text={report} />}
      </section>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="soft"
        onClick={() => {
          setOpen(true);
          noteOpening(testName);
        }}
      >
        <FileText aria-hidden="true" />
        {texts.report.show}
      </Button>
      <p className="text-sm text-ink-muted">{texts.report.readFirst(what)}</p>
    </div>
  );
}
