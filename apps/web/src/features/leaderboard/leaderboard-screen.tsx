import type { LeaderboardEntry } from "@anamnesis/contract";
import { useQuery } from "@tanstack/react-query";
import { Trophy } from "lucide-react";
import { Link } from "react-router";
import { leaderboardPeriods } from "virtual:contract";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { EmptyState, LoadingState, SampleDataBanner } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { Tabs } from "@/components/ui/tabs.tsx";
import { read } from "@/lib/api/queries.ts";
import { useQueryText } from "@/lib/use-query-text.ts";
import { Podium } from "./podium.tsx";
import { Rankings } from "./rankings.tsx";
import { sampleEntries } from "./sample-entries.ts";

type Period = (typeof leaderboardPeriods)[number];
const labels: Readonly<Record<Period, string>> = {
  week: "This Week",
  month: "This Month",
  all: "All Time",
};
const tabs = leaderboardPeriods.map((value) => ({ value, label: labels[value] }));

/** The server names the first hundred; how many stand below them is not told. */
const totalText = (listed: number): string => (listed < 100 ? String(listed) : "100+");

function YourRank({ entries }: { entries: readonly LeaderboardEntry[] }) {
  const own = entries.find((entry) => entry.isCurrentUser);
  if (own === undefined) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-brand-line bg-brand-soft p-5 sm:px-6">
      <div>
        <h2 className="text-sm font-medium tracking-normal text-ink-muted">Your Rank</h2>
        <p className="mt-0.5 text-lg text-ink-muted">
          <span className="text-3xl font-semibold tracking-[-0.02em] text-ink tabular-nums">
            #{own.rank}
          </span>{" "}
          out of {totalText(entries.length)}
        </p>
      </div>
      <div className="sm:text-right">
        <p className="text-sm font-medium text-ink-muted">Total points</p>
        <p className="mt-0.5 text-3xl font-semibold tracking-[-0.02em] tabular-nums">
          {Math.round(own.totalScore).toLocaleString()}
        </p>
      </div>
    </Card>
  );
}

function LeaderboardSkeleton() {
  return (
    <LoadingState label="Loading the leaderboard" className="space-y-6">
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
        title="Nobody is ranked yet"
        text={
          period === "all"
            ? "The first completed case opens the leaderboard."
            : `No case has been completed ${period === "week" ? "this week" : "this month"}. Yours could be the first.`
        }
        action={
          <Button asChild>
            <Link to="/modules">Start a case</Link>
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
      <PageHeading
        title="Leaderboard"
        subtitle="Points are earned by completed cases. Equal scores share a rank."
      />
      <Tabs label="Period" value={period} onValueChange={setPeriod} tabs={tabs}>
        <Ranking key={period} period={period} />
      </Tabs>
    </>
  );
}
