import type { DailyRound } from "@anamnesis/contract";
import { ArrowRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { ErrorState, LoadingState } from "@/components/states/states.tsx";
import { BackLink } from "@/components/ui/back-link.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { firstNameOf } from "@/lib/format/names.ts";
import { dailyTexts as texts } from "@/texts/daily.ts";
import { AnswerBar } from "./answer-bar.tsx";
import { RoundResult } from "./round-result.tsx";
import { RoundPatient, RoundTalk } from "./round-talk.tsx";
import { useFocusWhenNew } from "./use-focus-when-new.ts";
import { useRound, useSay } from "./use-round.ts";

function RoundSkeleton() {
  return (
    <LoadingState label={texts.loading} className="space-y-6">
      <Card className="flex gap-4 p-5">
        <Skeleton className="size-16 rounded-full sm:size-20" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-56" />
        </div>
      </Card>
      <Skeleton className="h-20 w-3/4 rounded-2xl" />
    </LoadingState>
  );
}

/** A round that is being played. */
function OpenRound({ round }: { round: DailyRound }) {
  const say = useSay(round);
  const end = useRef<HTMLDivElement>(null);
  const count = round.turns.length;
  const seen = useRef(count);
  const pending = say.isPending && say.variables.kind === "ask" ? say.variables.text : null;
  useEffect(() => {
    if (count === seen.current && pending === null) return;
    seen.current = count;
    end.current?.scrollIntoView({ block: "end" });
  }, [count, pending]);
  return (
    <>
      <div className="mt-6">
        <RoundTalk round={round} pending={pending} />
        {/* Below what is newest, so that the bar at the foot does not lie on it. */}
        <div ref={end} className="h-2 scroll-mb-40" />
      </div>
      <AnswerBar round={round} say={say} />
    </>
  );
}

function Withheld({ round, isNew }: { round: DailyRound; isNew: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenNew(heading, isNew);
  return (
    <Card className="mb-6 p-5 sm:p-7">
      <h2
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-24 font-serif text-[1.375rem] font-medium outline-none sm:text-2xl"
      >
        {texts.withheld.title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-muted">
        {texts.withheld.text(firstNameOf(round.patient.name))}
      </p>
      <p className="mt-2 break-words">{texts.result.youSaid(round.given ?? "")}</p>
      <Button asChild className="mt-5">
        <Link to={`/simulation/${round.patient._id}`}>
          {texts.withheld.action}
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </Card>
  );
}

function ClosedRound({ round, isNew }: { round: DailyRound; isNew: boolean }) {
  return (
    <>
      {round.result ? (
        <RoundResult round={round} result={round.result} isNew={isNew} />
      ) : (
        <Withheld round={round} isNew={isNew} />
      )}
      <RoundPatient round={round} />
      <div className="mt-6">
        <RoundTalk round={round} lines={round.result?.lines ?? []} />
      </div>
    </>
  );
}

function Round() {
  const query = useRound();
  const round = query.data;
  const [opened, setOpened] = useState<string | null>(null);
  // The day whose round was open in this visit: what closes then was closed just now.
  if (round?.given === null && opened !== round.day) setOpened(round.day);
  if (round === undefined)
    return query.isPending ? (
      <RoundSkeleton />
    ) : (
      <ErrorState
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  if (round.given !== null) return <ClosedRound round={round} isNew={opened === round.day} />;
  return (
    <>
      <RoundPatient round={round} />
      <OpenRound key={round.day} round={round} />
    </>
  );
}

/** One patient for everybody a day, eight questions, then a first diagnosis. */
export function DailyScreen() {
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/dashboard">{texts.back}</BackLink>
      <PageHeading title={texts.title} subtitle={texts.subtitle} />
      <Round />
    </div>
  );
}
