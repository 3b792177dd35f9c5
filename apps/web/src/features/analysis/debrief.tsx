import type { FinalDiagnosisReport } from "@anamnesis/contract";
import { BookOpenCheck } from "lucide-react";
import { analysisDetailTexts as texts } from "@/texts/analysis-detail.ts";

export function ExpertPath({
  expertPath,
  expertReasoning,
}: Pick<FinalDiagnosisReport, "expertPath" | "expertReasoning">) {
  return (
    <>
      <ol className="space-y-4">
        {expertPath.map(({ step, why }, index) => (
          <li key={index} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-brand-soft text-[0.8125rem] font-semibold text-brand-ink tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0 pt-0.5">
              <p className="font-medium">{step}</p>
              <p className="mt-0.5 text-[0.9375rem] text-ink-muted">{why}</p>
            </div>
          </li>
        ))}
      </ol>
      {expertReasoning !== "" && (
        <div className="mt-5 border-t border-line pt-4">
          <h3 className="mb-1.5 text-sm font-semibold">{texts.expert.reasoning}</h3>
          <p className="max-w-prose text-[0.9375rem] whitespace-pre-line text-ink-muted">
            {expertReasoning}
          </p>
        </div>
      )}
    </>
  );
}

const address = /^https?:\/\/\S+$/;

export function LearningPoints({
  learningPoints,
  sources,
}: Pick<FinalDiagnosisReport, "learningPoints" | "sources">) {
  return (
    <>
      <ul className="space-y-3">
        {learningPoints.map((point) => (
          <li key={point} className="flex items-start gap-3 text-[0.9375rem]">
            <BookOpenCheck
              className="mt-[0.2rem] size-[1.1rem] shrink-0 text-brand-ink"
              aria-hidden="true"
            />
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </ul>
      {sources.length > 0 && (
        <div className="mt-5 border-t border-line pt-4">
          <h3 className="mb-1.5 text-sm font-semibold">{texts.learning.sources}</h3>
          <ul className="space-y-1 text-sm text-ink-muted">
            {sources.map((source) => (
              <li key={source} className="break-words">
                {address.test(source) ? (
                  <a href={source} rel="noreferrer" className="text-brand-ink underline">
                    {source}
                  </a>
                ) : (
                  source
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
