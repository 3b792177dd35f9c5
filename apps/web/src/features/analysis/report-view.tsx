import type { FinalDiagnosisReport, Patient, Session } from "@anamnesis/contract";
import { LayoutDashboard, RotateCcw } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button.tsx";
import { newId } from "@/lib/new-id.ts";
import { analysisTexts as texts } from "@/texts/analysis.ts";
import { analysisDetailTexts } from "@/texts/analysis-detail.ts";
import { AnnotatedTranscript } from "./annotated-transcript.tsx";
import { reportAfter } from "./contest-places.ts";
import { DetailNavigation, type DetailSection } from "./detail-navigation.tsx";
import { DiagnosisCompared, ExpertPath, LearningPoints } from "./debrief.tsx";
import { Marks } from "./marks.tsx";
import { ReasoningReplay } from "./reasoning-replay.tsx";
import {
  AreaCards,
  PerformanceBreakdown,
  ReportHero,
  StrengthsAndAreas,
} from "./report-overview.tsx";
import { NextCase } from "./next-case.tsx";
import { hasOwnThinking, OwnThinking } from "./own-thinking.tsx";
import { ReflectionCard } from "./reflection-card.tsx";
import { RewardsCard } from "./rewards-card.tsx";
import { ContestContext } from "./use-contest.ts";
import { useIsPrinting } from "./use-printing.ts";
import { turnNumbers, TurnsContext } from "./turns.ts";

const { nav } = analysisDetailTexts;

/** What the marks rest on: only what this report has. */
function detailsOf(
  report: FinalDiagnosisReport,
  session: Session | null,
  isPrinting: boolean,
): DetailSection[] {
  const { items, replay, expertPath, expertReasoning, learningPoints, sources } = report;
  const sections: (DetailSection | false)[] = [
    session !== null && {
      id: "diagnosis",
      label: nav.diagnosis,
      content: <DiagnosisCompared diagnosis={report.diagnosis} />,
    },
    session !== null &&
      hasOwnThinking(session) && {
        id: "thinking",
        label: texts.thinking.nav,
        content: <OwnThinking session={session} replay={replay} />,
      },
    items.length > 0 && {
      id: "marks",
      label: nav.marks,
      content: <Marks report={report} isPrinting={isPrinting} />,
    },
    replay.steps.length > 1 && {
      id: "replay",
      label: nav.replay,
      content: <ReasoningReplay replay={replay} />,
    },
    expertPath.length > 0 && {
      id: "expert",
      label: nav.expert,
      content: <ExpertPath expertPath={expertPath} expertReasoning={expertReasoning} />,
    },
    learningPoints.length > 0 && {
      id: "learning",
      label: nav.learning,
      content: <LearningPoints learningPoints={learningPoints} sources={sources} />,
    },
    session !== null && {
      id: "reflection",
      label: texts.reflection.nav,
      content: <ReflectionCard session={session} />,
    },
    session !== null && {
      id: "conversation",
      label: nav.conversation,
      content: <AnnotatedTranscript session={session} items={items} />,
    },
  ];
  return sections.filter((section) => section !== false);
}

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
  const isPrinting = useIsPrinting();
  const shown = useMemo(() => reportAfter(report, session), [report, session]);
  const details = detailsOf(shown, session, isPrinting);
  const turns = useMemo(() => session && turnNumbers(session.messages), [session]);
  return (
    <TurnsContext value={turns}>
      <ContestContext value={session}>
        <div className="space-y-5 sm:space-y-6">
          <ReportHero
            report={shown}
            patient={patient}
            isOwn={session !== null}
            markedScore={report.overallScore}
          />
          {session !== null && <RewardsCard sessionId={session._id} report={report} />}
          <AreaCards report={shown} />
          <StrengthsAndAreas report={report} />
          <PerformanceBreakdown report={shown} />
          <DetailNavigation sections={details} />
          {details.map(({ id, content }) => (
            <div key={id} id={id} tabIndex={-1} className="scroll-mt-32 lg:scroll-mt-20">
              {content}
            </div>
          ))}
          {session !== null && <NextCase sessionId={session._id} />}
          <div className="print:hidden">{children}</div>
          <div className="flex flex-wrap gap-3 border-t border-line pt-6 print:hidden">
            {session !== null && (
              <Button asChild>
                <Link to={`/simulation/${patient._id}?restart=${restartKey}`}>
                  <RotateCcw aria-hidden="true" />
                  {texts.actions.again}
                </Link>
              </Button>
            )}
            <Button asChild variant="secondary">
              <Link to="/dashboard">
                <LayoutDashboard aria-hidden="true" />
                {texts.actions.dashboard}
              </Link>
            </Button>
            <Button asChild variant="ghost">
              <Link to="/history">{texts.actions.sessions}</Link>
            </Button>
          </div>
        </div>
      </ContestContext>
    </TurnsContext>
  );
}
