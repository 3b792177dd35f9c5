import { ArrowRight } from "lucide-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { ErrorState, SampleDataBanner } from "@/components/states/states.tsx";
import { BackLink } from "@/components/ui/back-link.tsx";
import { Button } from "@/components/ui/button.tsx";
import { AvailableTests } from "@/features/investigations/available-tests.tsx";
import { CaseClock } from "@/features/investigations/case-clock.tsx";
import { firstTests } from "@/features/investigations/catalogue.ts";
import { sampleResults } from "@/features/investigations/sample-results.ts";
import { TestResults } from "@/features/investigations/test-results.tsx";
import { TestsSkeleton } from "@/features/investigations/tests-skeleton.tsx";
import { useTestChoice } from "@/features/investigations/use-test-choice.ts";
import { useTestOrder } from "@/features/investigations/use-test-order.ts";
import { read } from "@/lib/api/queries.ts";
import { isFinished } from "@/lib/sessions/stage.ts";
import { investigationTexts as texts } from "@/texts/investigations.ts";
import { FlowBar } from "./flow-steps.tsx";
import { isMissing, isSessionId, PracticeEnds, SessionMissing } from "./session-gate.tsx";

const { title } = texts;

function TestsScreen({ sessionId }: { sessionId: string }) {
  const queryClient = useQueryClient();
  const sessionQuery = useQuery(read("getSession", { params: { sessionId } }));
  const catalogueQuery = useQuery({ ...read("listTests"), staleTime: Infinity });
  const [latest, setLatest] = useState<readonly string[]>([]);
  const session = sessionQuery.data;
  const isSample = session === undefined;
  const isOver = session !== undefined && isFinished(session.stage);
  const results = session?.testResults ?? sampleResults;
  const noted = session?.bedside?.notedTests ?? [];
  const completed = new Set(results.map((result) => result.testName));
  // Nothing goes before the first diagnosis is in, and nothing after the last.
  const isOpen = session !== undefined && session.initialDiagnosis !== null && !isOver;
  const ahead = isOpen ? noted.filter((name) => !completed.has(name)) : [];
  /** What the learner has chosen; until then what was asked for in the consultation is ticked. */
  const { chosen, choose } = useTestChoice(sessionId, ahead, completed);
  const order = useTestOrder(queryClient, sessionId, (tests) => {
    choose(new Set());
    setLatest(tests);
  });

  if (isMissing(sessionQuery.error)) return <SessionMissing title={title} />;
  if (sessionQuery.isPending || catalogueQuery.isPending) return <TestsSkeleton title={title} />;

  const catalogue = isSample ? firstTests : catalogueQuery.data;
  const retry = () => {
    if (sessionQuery.isError) void sessionQuery.refetch();
    if (catalogueQuery.isError) void catalogueQuery.refetch();
  };
  const isRetrying = sessionQuery.isFetching || catalogueQuery.isFetching;

  const selected = chosen ?? new Set(ahead);
  const toggle = (name: string) => {
    const next = new Set(selected);
    if (!next.delete(name)) next.add(name);
    choose(next);
  };

  return (
    <>
      {!isOver && (
        <FlowBar
          current="tests"
          back={
            session && (
              <BackLink to={`/simulation/${session.patient._id}`}>{texts.backToChat}</BackLink>
            )
          }
        />
      )}
      <PageHeading
        title={title}
        subtitle={
          isSample
            ? undefined
            : isOver
              ? `${session.patient.name}: this consultation is complete.`
              : `Order what would change your mind about ${session.patient.name}.`
        }
        actions={
          (results.length > 0 || isOver) && (
            <Button asChild>
              <Link to={isOver ? `/analysis/${sessionId}` : `/diagnosis/final/${sessionId}`}>
                {isOver ? texts.seeAnalysis : texts.finalDiagnosis}
                <ArrowRight aria-hidden="true" />
              </Link>
            </Button>
          )
        }
      />
      {session && <CaseClock session={session} />}
      {isSample && <SampleDataBanner onRetry={retry} isRetrying={isRetrying} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        {catalogue === undefined ? (
          <ErrorState
            title={texts.failed}
            error={catalogueQuery.error}
            onRetry={retry}
            isRetrying={isRetrying}
          />
        ) : (
          <AvailableTests
            catalogue={catalogue}
            completed={completed}
            selected={selected}
            noted={noted}
            tickedAhead={chosen === null ? ahead.length : 0}
            onToggle={toggle}
            onOrder={() => order.place([...selected])}
            isOrdering={order.isOrdering}
            isLocked={isSample || isOver || order.isOrdering}
            problem={order.problem}
          />
        )}
        <TestResults sessionId={session?._id} results={results} latest={latest} />
      </div>
    </>
  );
}

export function Component() {
  const { sessionId = "" } = useParams();
  return isSessionId(sessionId) ? (
    <TestsScreen key={sessionId} sessionId={sessionId} />
  ) : (
    <PracticeEnds title={title} patientId={sessionId} />
  );
}
