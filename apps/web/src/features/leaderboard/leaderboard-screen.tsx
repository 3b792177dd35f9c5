import type { Board, User } from "@anamnesis/contract";
import { useQuery } from "@tanstack/react-query";
import { Building2, Trophy } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { leaderboardPeriods } from "virtual:contract";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { EmptyState, LoadingState, SampleDataBanner } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { Tabs } from "@/components/ui/tabs.tsx";
import { read } from "@/lib/api/queries.ts";
import { useUser } from "@/lib/auth/auth-context.ts";
import { leaderboardTexts as texts } from "@/texts/leaderboard.ts";
import { BoardChoice } from "./board-choice.tsx";
import { BoardTerms } from "./board-terms.tsx";
import { Podium } from "./podium.tsx";
import { RankedList } from "./ranked-list.tsx";
import { Rankings } from "./rankings.tsx";
import { sampleBoard } from "./sample-board.ts";
import { sharedRanks } from "./ties.ts";
import { boardPageSize, useBoardQuery, type BoardChoice as Choice } from "./use-board-query.ts";
import { NotRanked, YourRank } from "./your-rank.tsx";

const tabs = leaderboardPeriods.map((value) => ({ value, label: texts.periods[value] }));

function LeaderboardSkeleton() {
  return (
    <LoadingState label={texts.loading} className="space-y-8">
      <div className="grid gap-3 lg:grid-cols-3 lg:gap-5">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-20 rounded-xl lg:h-56" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-xl" />
    </LoadingState>
  );
}

/** Where oneself stands: one's rank, or what brings one onto the board; nothing on a board of others. */
function Own({ board, user, shared }: { board: Board; user: User; shared: ReadonlySet<number> }) {
  if (board.own !== null)
    return (
      <YourRank
        own={board.own}
        isShared={shared.has(board.own.rank)}
        board={board}
        name={user.name}
      />
    );
  const isOfOthers = board.scope === "specialization" && board.of !== user.specialization;
  return isOfOthers || board.people === 0 ? null : <NotRanked period={board.period} />;
}

interface BoardViewProps {
  board: Board;
  user: User;
  page: number;
  isBusy: boolean;
  isSample: boolean;
  pageHref: (page: number) => string;
}

function BoardView({ board, user, page, isBusy, isSample, pageHref }: BoardViewProps) {
  const shared = sharedRanks(
    // Whoever is hidden is not in the lists: sharing a rank with somebody there shows all the same.
    [...board.neighbours, ...(board.own === null ? [] : [board.own])],
    board.entries,
    (board.page - 1) * boardPageSize,
  );
  return (
    <div className="space-y-8">
      <BoardTerms board={board} />
      {!isSample && <Own board={board} user={user} shared={shared} />}
      {board.people === 0 ? (
        <EmptyState
          icon={Trophy}
          title={texts.empty.title}
          text={texts.empty[board.period]}
          action={
            <Button asChild>
              <Link to="/modules">{texts.empty.action}</Link>
            </Button>
          }
        />
      ) : (
        <>
          {board.page === 1 && <Podium entries={board.entries} shared={shared} />}
          {board.neighbours.length > 0 && (
            <section aria-labelledby="your-place">
              <h2 id="your-place" className="text-lg font-semibold">
                {texts.place.title}
              </h2>
              <p className="mb-3 text-sm text-ink-subtle">{texts.place.text}</p>
              <RankedList entries={board.neighbours} shared={shared} />
            </section>
          )}
          <Rankings board={board} page={page} shared={shared} isBusy={isBusy} pageHref={pageHref} />
        </>
      )}
    </div>
  );
}

function LoadedBoard({
  choice: { period, scope, specialization, page },
  pageHref,
}: {
  choice: Choice;
  pageHref: (page: number) => string;
}) {
  const user = useUser();
  const query = useQuery({
    ...read("getBoard", {
      query: { period, scope, page, ...(scope === "specialization" ? { specialization } : {}) },
    }),
    // The page before stays in view until the next one has come.
    placeholderData: (before: Board | undefined) => before,
  });
  if (query.isPending) return <LeaderboardSkeleton />;
  return (
    <>
      {query.isError && (
        <SampleDataBanner onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      <BoardView
        board={query.isError ? sampleBoard({ period, scope }) : query.data}
        user={user}
        page={page}
        isBusy={query.isPlaceholderData}
        isSample={query.isError}
        pageHref={pageHref}
      />
    </>
  );
}

function NoInstitution() {
  return (
    <EmptyState
      icon={Building2}
      title={texts.noInstitution.title}
      text={texts.noInstitution.text}
      action={
        <Button asChild>
          <Link to="/profile">{texts.noInstitution.action}</Link>
        </Button>
      }
    />
  );
}

export function LeaderboardScreen() {
  const user = useUser();
  const { choice, change, pageHref } = useBoardQuery(user.specialization);
  const { period, scope, specialization } = choice;
  const isWithoutInstitution = scope === "institution" && user.institutionName.trim() === "";
  let content: ReactNode = <NoInstitution />;
  if (!isWithoutInstitution)
    content = (
      <LoadedBoard
        key={`${period} ${scope} ${scope === "specialization" ? specialization : ""}`}
        choice={choice}
        pageHref={pageHref}
      />
    );
  return (
    <>
      <PageHeading title={texts.title} subtitle={texts.subtitle} />
      <Tabs
        label={texts.period}
        value={period}
        onValueChange={(next) => change({ period: next })}
        tabs={tabs}
      >
        <div className="space-y-6">
          <BoardChoice choice={choice} onChange={change} />
          {content}
        </div>
      </Tabs>
    </>
  );
}
