import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Layers } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { EmptyState, ErrorState, LoadingState } from "@/components/states/states.tsx";
import { BackLink } from "@/components/ui/back-link.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { read } from "@/lib/api/queries.ts";
import { useUser } from "@/lib/auth/auth-context.ts";
import { recallTexts as texts } from "@/texts/recall.ts";
import { daysUntil } from "./days-until.ts";
import { RecallEnd } from "./recall-end.tsx";
import { RecallRun, type Tally } from "./recall-run.tsx";

const toModules = (label: string): ReactNode => (
  <Button asChild>
    <Link to="/modules">{label}</Link>
  </Button>
);

function RecallSkeleton() {
  return (
    <LoadingState label={texts.loading}>
      <Skeleton className="mb-5 h-2 rounded-full" />
      <Card className="space-y-4 p-5 sm:p-8">
        <Skeleton className="h-6 w-24 rounded-full" />
        <Skeleton className="w-2/3" />
        <Skeleton className="h-7" />
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-20 rounded-lg" />
        <Skeleton className="h-11 w-36 rounded-lg" />
      </Card>
    </LoadingState>
  );
}

function Deck() {
  const { timeZone } = useUser();
  // Asked for anew by every visit and after every sitting, and left alone while cards are on the table.
  const query = useQuery({
    ...read("getRecallDeck"),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [sitting, setSitting] = useState(0);
  const [tally, setTally] = useState<Tally | null>(null);
  const deck = query.data;

  if (deck === undefined)
    return query.isPending ? (
      <RecallSkeleton />
    ) : (
      <ErrorState
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  if (tally !== null)
    return (
      <RecallEnd
        tally={tally}
        deck={query.isFetching || query.isRefetchError ? null : deck}
        isChecking={query.isFetching}
        onRetry={() => void query.refetch()}
        timeZone={timeZone}
        onMore={() => {
          setSitting(sitting + 1);
          setTally(null);
        }}
      />
    );
  if (deck.total === 0)
    return (
      <EmptyState
        icon={Layers}
        title={texts.empty.title}
        text={texts.empty.text}
        action={toModules(texts.empty.action)}
      />
    );
  if (deck.cards.length === 0)
    return (
      <EmptyState
        icon={CircleCheck}
        title={texts.caughtUp.title}
        text={texts.caughtUp.text(
          deck.total,
          deck.nextDueAt === null ? null : daysUntil(deck.nextDueAt, new Date(), timeZone),
        )}
        action={toModules(texts.caughtUp.action)}
      />
    );
  return (
    <RecallRun
      key={sitting}
      cards={deck.cards}
      onEnd={(given) => {
        setTally(given);
        void query.refetch();
      }}
    />
  );
}

/** Cards made of what was missed, one at a time, each when it is about to be forgotten. */
export function RecallScreen() {
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/dashboard">{texts.back}</BackLink>
      <PageHeading title={texts.title} subtitle={texts.subtitle} />
      <Deck />
    </div>
  );
}
