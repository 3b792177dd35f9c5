import type { FinalDiagnosisReport, Patient, Session } from "@anamnesis/contract";
import {
  BookOpenCheck,
  ChartNoAxesColumn,
  Gauge,
  HeartPulse,
  Mail,
  Lightbulb,
  ListChecks,
  MessageSquareText,
  MessagesSquare,
  Route,
  Scale,
  LayoutDashboard,
  RotateCcw,
} from "lucide-react";
import { lazy, Suspense, useMemo, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { LoadingState } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { firstNameOf } from "@/lib/format/names.ts";
import { newId } from "@/lib/new-id.ts";
import { analysisTexts as texts } from "@/texts/analysis.ts";
import { analysisDetailTexts as details } from "@/texts/analysis-detail.ts";
import { tellerOf } from "@/components/afterwards/told-afterwards.tsx";
import { afterwardsTexts } from "@/texts/afterwards.ts";
import { bedsideReportTexts } from "@/texts/bedside-report.ts";
import { debriefTexts } from "@/texts/debrief.ts";
import { surenessTexts } from "@/texts/sureness.ts";
import { AnnotatedTranscript } from "./annotated-transcript.tsx";
import { reportAfter } from "./contest-places.ts";
import { ExpertPath, LearningPoints } from "./debrief.tsx";
import { FirstView } from "./first-view.tsx";
import { FullReport, type Place } from "./full-report.tsx";
import { isLost } from "./items.ts";
import { NextCase } from "./next-case.tsx";
import { conversationPlace, PlacesContext, usePlaces } from "./places.ts";
import { PrintedReport } from "./printed-report.tsx";
import { ReflectionCard } from "./reflection-card.tsx";
import { ReportActions } from "./report-actions.tsx";
import { Comments, StrengthsAndAreas } from "./report-overview.tsx";
import { afterwardsPlace, WhatBecame } from "./what-became.tsx";
import { ContestContext } from "./use-contest.ts";
import { turnNumbers, TurnsContext } from "./turns.ts";

// Closed at first, and the largest: fetched when they are opened.
const Marks = lazy(() => import("./marks.tsx").then(({ Marks }) => ({ default: Marks })));
const ReasoningReplay = lazy(() =>
  import("./reasoning-replay.tsx").then(({ ReasoningReplay }) => ({ default: ReasoningReplay })),
);
const BedsideReplay = lazy(() =>
  import("./bedside-replay.tsx").then(({ BedsideReplay }) => ({ default: BedsideReplay })),
);
const HowSure = lazy(() => import("./how-sure.tsx").then(({ HowSure }) => ({ default: HowSure })));
const OwnThinking = lazy(() =>
  import("./own-thinking.tsx").then(({ OwnThinking }) => ({ default: OwnThinking })),
);
// Below the report, and not there before it has been asked for.
const RewardsCard = lazy(() =>
  import("./rewards-card.tsx").then(({ RewardsCard }) => ({ default: RewardsCard })),
);

const names = debriefTexts.places;

/** Whether the learner left anything to set beside the findings. */
const hasOwnThinking = ({ notebook }: Session): boolean =>
  notebook.notes.trim() !== "" || notebook.differential.length > 0;

/** The parts of the full report: only what this report has. */
function placesOf(report: FinalDiagnosisReport, session: Session | null): Place[] {
  const { items, replay, bedside, expertPath, expertReasoning, learningPoints, sources } = report;
  const { afterwards, judgements = [] } = session ?? {};
  const places: (Place | false)[] = [
    session !== null &&
      afterwards !== undefined && {
        id: afterwardsPlace,
        icon: Mail,
        title: afterwardsTexts.title(firstNameOf(session.patient.name)),
        hint: afterwardsTexts.hint(afterwards.when, tellerOf(session.patient, afterwards)),
        content: <WhatBecame patient={session.patient} afterwards={afterwards} />,
      },
    {
      id: "points",
      icon: Scale,
      title: names.points,
      hint: names.pointsHint(report.strengths.length, report.areasToImprove.length),
      content: <StrengthsAndAreas report={report} />,
    },
    {
      id: "comments",
      icon: MessageSquareText,
      title: names.comments,
      hint: names.commentsHint,
      content: <Comments report={report} />,
    },
    items.length > 0 && {
      id: "marks",
      icon: ListChecks,
      title: details.marks.title,
      hint: names.marksHint(items.length, items.filter(isLost).length),
      content: <Marks report={report} />,
    },
    bedside !== undefined && {
      id: "bedside",
      icon: HeartPulse,
      title: bedsideReportTexts.title,
      hint: bedsideReportTexts.hint(
        bedside.acts.length,
        bedside.times.filter(({ outcome }) => outcome !== "in time").length,
      ),
      content: <BedsideReplay report={bedside} />,
    },
    replay.steps.length > 1 && {
      id: "replay",
      icon: ChartNoAxesColumn,
      title: details.replay.title,
      hint: names.replayHint(replay.steps.length - 1),
      content: <ReasoningReplay replay={replay} />,
    },
    session !== null &&
      hasOwnThinking(session) && {
        id: "thinking",
        icon: Lightbulb,
        title: names.thinking,
        hint: names.thinkingHint,
        content: <OwnThinking session={session} replay={replay} />,
      },
    judgements.length > 0 && {
      id: "sureness",
      icon: Gauge,
      title: surenessTexts.debrief.title,
      hint: surenessTexts.debrief.hint(judgements.length),
      content: <HowSure judgements={judgements} />,
    },
    expertPath.length > 0 && {
      id: "expert",
      icon: Route,
      title: details.expert.title,
      hint: names.expertHint(expertPath.length),
      content: <ExpertPath expertPath={expertPath} expertReasoning={expertReasoning} />,
    },
    session !== null && {
      id: conversationPlace,
      icon: MessagesSquare,
      title: details.transcript.title,
      hint: names.conversationHint(
        session.messages.filter(({ sender }) => sender === "user").length,
      ),
      content: <AnnotatedTranscript session={session} items={items} />,
    },
    learningPoints.length > 0 && {
      id: "learning",
      icon: BookOpenCheck,
      title: details.learning.title,
      hint: names.learningHint(learningPoints.length, sources.length),
      content: <LearningPoints learningPoints={learningPoints} sources={sources} />,
    },
  ];
  return places.filter((place) => place !== false);
}

interface Props {
  report: FinalDiagnosisReport;
  patient: Pick<Patient, "_id" | "age" | "gender" | "informant" | "informantName" | "name"> &
    Partial<Pick<Patient, "portrait">>;
  /** The conversation that was marked; null with a sample report, which has none. */
  session: Session | null;
  /** At the end, such as the rating of the module. */
  children?: ReactNode;
}

function Ways({ patientId, isOwn }: { patientId: string; isOwn: boolean }) {
  const [restartKey] = useState(newId);
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-6 print:hidden">
      {isOwn && (
        <Button asChild variant="secondary">
          <Link to={`/simulation/${patientId}?restart=${restartKey}`}>
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
  );
}

/** The whole analysis: what to know in ninety seconds, then what it rests on, each part closed until it is wanted. */
export function ReportView({ report, patient, session, children }: Props) {
  const shown = useMemo(() => reportAfter(report, session), [report, session]);
  const turns = useMemo(() => session && turnNumbers(session.messages), [session]);
  const places = usePlaces();
  return (
    <TurnsContext value={turns}>
      <ContestContext value={session}>
        <PlacesContext value={places}>
          <div className="space-y-5 sm:space-y-6">
            <FirstView
              report={shown}
              patient={patient}
              session={session}
              markedScore={report.overallScore}
            />
            <FullReport places={placesOf(shown, session)} />
            <PrintedReport report={shown} session={session} />
            {session !== null && (
              <>
                <ReportActions patientName={patient.name} />
                <Suspense fallback={<LoadingState />}>
                  <RewardsCard sessionId={session._id} report={report} />
                </Suspense>
                <ReflectionCard session={session} />
                <NextCase sessionId={session._id} />
              </>
            )}
            <div className="print:hidden">{children}</div>
            <Ways patientId={patient._id} isOwn={session !== null} />
          </div>
        </PlacesContext>
      </ContestContext>
    </TurnsContext>
  );
}
