import type { LeaderboardEntry } from "@anamnesis/contract";
import { useQuery } from "@tanstack/react-query";
import { Trophy } from "lucide-react";
import { Link } from "react-router";
import { leaderboardPeriods } from "virtual:contract";
import { Trace } from "@/components/illustration/trace.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { EmptyState, LoadingState, SampleDataBanner } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { Tabs } from "@/components/ui/tabs.tsx";
import { read } from "@/lib/api/queries.ts";
import { useQueryText } from "@/lib/use-query-text.ts";
import { leaderboardTexts as texts } from "@/texts/leaderboard.ts";
import { Podium } from "./podium.tsx";
import { Rankings } from "./rankings.tsx";
import { sampleEntries } from "./sample-entries.ts";

type Period = (typeof leaderboardPeriods)[number];
const tabs = leaderboardPeriods.map((value) => ({ value, label: texts.periods[value] }));

/** The server names the first hundred; how many stand below them is not told. */
const totalText = (listed: number): string => (listed < 100 ? String(listed) : "100+");

function YourRank({ entries }: { entries: readonly LeaderboardEntry[] }) {
  const own = entries.find((entry) => entry.isCurrentUser);
  if (own === undefined) return null;
  return (
    <section
      aria-label={texts.own.rank}
      className="relative isolate flex flex-wrap items-end justify-between gap-x-8 gap-y-4 overflow-hidden rounded-xl bg-night p-5 text-on-night sm:px-7 sm:py-6"
    >
      <Trace
        beats={4}
        className="absolute inset-y-0 left-1/3 -z-10 my-auto h-16 w-1/2 text-on-night/12 max-sm:hidden"
      />
      <div>
        <h2 className="text-sm font-medium tracking-normal text-on-night-muted">
          {texts.own.rank}
        </h2>
        <p className="mt-1 text-lg text-on-night-muted">
          <span className="font-serif text-5xl leading-none font-medium tracking-[-0.02em] text-on-night lining-nums">
            #{own.rank}
          </span>{" "}
          {texts.own.outOf(totalText(entries.length))}
        </p>
      </div>
      <div className="sm:text-right">
        <p className="text-sm font-medium text-on-night-muted">{texts.own.points}</p>
        <p className="mt-1 font-serif text-4xl leading-none font-medium tracking-[-0.02em] lining-nums">
          {Math.round(own.totalScore).toLocaleString()}
        </p>
      </div>
    </section>
  );
}

function LeaderboardSkeleton() {
  return (
    <LoadingState label={texts.loading} className="space-y-6">
      <div className="grid gap-3 lg:grid-cols-3 lg:gap-5">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-20 rounded-xl lg:h-56" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-xl" />
    </LoadingState>
  );
}

function Ranking({ period }: { period: Period }) {
  const query = useQuery(read("getLeaderboard", { query: { period } }));
  if (query.isPending) return <LeaderboardSkeleton />;
  if (!query.isError && query.data.length === 0)
    return (
      <EmptyState
        icon={Trophy}
        title={texts.empty.title}
        text={texts.empty[period]}
        action={
          <Button asChild>
            <Link to="/modules">{texts.empty.action}</Link>
          </Button>
        }
      />
    );
  const entries = query.isError ? sampleEntries : query.data;
  return (
    <div className="space-y-8">
      {query.isError && (
        <SampleDataBanner onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      <YourRank entries={entries} />
      <Podium entries={entries} />
      <Rankings entries={entries} />
    </div>
  );
}

export function LeaderboardScreen() {
  const [text, setPeriod] = useQueryText("period", "week");
  const period = leaderboardPeriods.find((known) => known === text) ?? "week";
  return (
    <>
      <PageHeading title={texts.title} subtitle={texts.subtitle} />
      <Tabs label={texts.period} value={period} onValueChange={setPeriod} tabs={tabs}>
        <Ranking key={period} period={period} />
      </Tabs>
    </>
  );
}
