import type { FinalDiagnosisReport, Patient, Session } from "@anamnesis/contract";
import { LayoutDashboard, RotateCcw } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { newId } from "@/lib/new-id.ts";
import { AnnotatedTranscript } from "./annotated-transcript.tsx";
import { DiagnosisCompared, ExpertPath, LearningPoints } from "./debrief.tsx";
import { Marks } from "./marks.tsx";
import { ReasoningReplay } from "./reasoning-replay.tsx";
import {
  AreaCards,
  PerformanceBreakdown,
  ReportHero,
  StrengthsAndAreas,
} from "./report-overview.tsx";

interface Props {
  report: FinalDiagnosisReport;
  patient: Pick<Patient, "_id" | "age" | "gender" | "name">;
  /** The conversation that was marked; null with a sample report, which has none. */
  session: Session | null;
  /** At the end, such as the rating of the module. */
  children?: ReactNode;
}

/** The whole analysis: the marks as the specification shows them, then what they rest on. */
export function ReportView({ report, patient, session, children }: Props) {
  const [restartKey] = useState(newId);
  const { items, replay, expertPath, learningPoints } = report;
  return (
    <div className="space-y-5 sm:space-y-6">
      <ReportHero report={report} patient={patient} />
      <AreaCards report={report} />
      <StrengthsAndAreas report={report} />
      <PerformanceBreakdown report={report} />
      {session !== null && <DiagnosisCompared diagnosis={report.diagnosis} />}
      {items.length > 0 && <Marks report={report} />}
      {replay.steps.length > 1 && <ReasoningReplay replay={replay} />}
      {expertPath.length > 0 && (
        <ExpertPath expertPath={expertPath} expertReasoning={report.expertReasoning} />
      )}
      {learningPoints.length > 0 && (
        <LearningPoints learningPoints={learningPoints} sources={report.sources} />
      )}
      {session !== null && <AnnotatedTranscript session={session} items={items} />}
      {children}
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        <Button asChild>
          <Link to="/dashboard">
            <LayoutDashboard aria-hidden="true" />
            Back to Dashboard
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/history">View All Sessions</Link>
        </Button>
        {session !== null && (
          <Button asChild variant="ghost">
            <Link to={`/simulation/${patient._id}?restart=${restartKey}`}>
              <RotateCcw aria-hidden="true" />
              Restart Diagnosis
            </Link>
          </Button>
        )}
      </div>
    </div>
  );
}
