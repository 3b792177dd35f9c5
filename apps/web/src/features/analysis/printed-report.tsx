import type { FinalDiagnosisReport, Session } from "@anamnesis/contract";
import type { ReactNode } from "react";
import { analysisTexts } from "@/texts/analysis.ts";
import { analysisDetailTexts as texts } from "@/texts/analysis-detail.ts";
import { debriefTexts } from "@/texts/debrief.ts";
import { ExpertPath, LearningPoints } from "./debrief.tsx";
import { areas, groupsOf, pointsText } from "./items.ts";
import { Comments, StrengthsAndAreas } from "./report-overview.tsx";

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-3">
      <h2 className="mb-2 text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** Every mark as a line: its reasons are for the screen. */
function MarkLines({ report }: { report: FinalDiagnosisReport }) {
  return (
    <div className="grid grid-cols-3 gap-x-6">
      {areas.map(({ value, label }) => (
        <section key={value} aria-label={label}>
          <h3 className="font-semibold">{label}</h3>
          {groupsOf(report.items, value).map((group) => (
            <div key={group.name} className="mt-1.5">
              <h4 className="text-[0.75rem] font-semibold">{group.name}</h4>
              <ul className="text-[0.75rem] leading-snug">
                {group.items.map((item) => (
                  <li key={item.id} className="flex justify-between gap-2">
                    <span>{item.label}</span>
                    <span className="whitespace-nowrap tabular-nums">
                      {item.maxPoints > 0
                        ? `${pointsText(item.points)} / ${pointsText(item.maxPoints)}`
                        : pointsText(item.points)}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

interface Props {
  report: FinalDiagnosisReport;
  session: Session | null;
}

/** What goes to paper below the first view: what is read again, on four pages at most. */
export function PrintedReport({ report, session }: Props) {
  const { items, expertPath, expertReasoning, learningPoints, sources } = report;
  const reflection = session?.reflection ?? "";
  return (
    <div className="hidden space-y-4 text-[0.8125rem] print:block [&_p]:text-[0.8125rem] [&_li]:text-[0.8125rem]">
      <Section title={debriefTexts.places.comments}>
        <Comments report={report} />
      </Section>
      <Section title={debriefTexts.places.points}>
        <StrengthsAndAreas report={report} />
      </Section>
      {items.length > 0 && (
        <Section title={texts.marks.title}>
          <MarkLines report={report} />
        </Section>
      )}
      {expertPath.length > 0 && (
        <Section title={texts.expert.title}>
          <ExpertPath expertPath={expertPath} expertReasoning={expertReasoning} />
        </Section>
      )}
      {learningPoints.length > 0 && (
        <Section title={texts.learning.title}>
          <LearningPoints learningPoints={learningPoints} sources={sources} />
        </Section>
      )}
      {reflection !== "" && (
        <Section title={analysisTexts.reflection.nav}>
          <p className="break-words whitespace-pre-wrap">{reflection}</p>
        </Section>
      )}
    </div>
  );
}
