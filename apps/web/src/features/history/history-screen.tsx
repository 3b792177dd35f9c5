import type { HistoryFilter, HistorySummary } from "@anamnesis/contract";
import { useQuery } from "@tanstack/react-query";
import {
  Award,
  ClipboardList,
  Gauge,
  Plus,
  SearchX,
  UsersRound,
  X,
  type LucideIcon,
} from "lucide-react";
import { useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import {
  EmptyState,
  ErrorState,
  LoadingState,
  SampleDataBanner,
} from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { SearchInput } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { read } from "@/lib/api/queries.ts";
import { cn } from "@/lib/cn.ts";
import { useQueryText } from "@/lib/use-query-text.ts";
import { historyTexts as texts } from "@/texts/history.ts";
import { filterOf, isFiltering, specializationOptions, timeOptions } from "./filters.ts";
import { MoreSessions } from "./more-sessions.tsx";
import { sampleSessions, sampleSummary } from "./sample-sessions.ts";
import { SessionList } from "./session-list.tsx";
import { useHistory, useRested } from "./use-history.ts";

/** Milliseconds of rest in writing before a search is asked for. */
const searchRest = 250;

interface FigureProps {
  icon: LucideIcon;
  label: string;
  value: string;
  note: string;
}
function Figure({ icon: Icon, label, value, note }: FigureProps) {
  return (
    <Card className="flex gap-4 p-3 sm:items-center sm:p-5">
      <span className="flex size-11 shrink-0 max-md:hidden items-center justify-center rounded-xl bg-brand-soft text-brand-ink">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <dl className="flex min-w-0 flex-col max-sm:justify-between">
        <dt className="text-[0.8125rem] text-ink-muted sm:text-sm">{label}</dt>
        <dd className="text-2xl leading-tight font-semibold tracking-[-0.02em] tabular-nums">
          {value}
        </dd>
        <dd className="text-[0.8125rem] text-ink-subtle max-sm:sr-only">{note}</dd>
      </dl>
    </Card>
  );
}

interface OwnProps {
  history: ReturnType<typeof useHistory>;
  filter: HistoryFilter;
  /** Of all sessions, whatever is filtered. */
  total: number;
  now: Date;
}

const percentText = (value: number | null): string =>
  value === null ? texts.figures.none : `${value}%`;

function HistorySkeleton() {
  return (
    <LoadingState label={texts.loading} className="space-y-4">
      {[1, 2, 3].map((key) => (
        <Card key={key} className="p-6">
          <div className="flex gap-4">
            <Skeleton className="size-14 rounded-full" />
            <div className="flex-1 space-y-3">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="w-1/3" />
              <Skeleton className="w-1/2" />
            </div>
          </div>
          <Skeleton className="mt-6 h-2 w-64" />
        </Card>
      ))}
    </LoadingState>
  );
}

function Figures({ summary }: { summary: HistorySummary | undefined }) {
  const note = summary && summary.average !== null ? texts.figures.scored : texts.figures.notScored;
  return (
    <div className="mb-6 grid grid-cols-3 gap-2.5 sm:gap-4">
      <Figure
        icon={ClipboardList}
        label={texts.figures.total}
        value={summary?.total.toLocaleString() ?? texts.figures.none}
        note={texts.figures.totalNote}
      />
      <Figure
        icon={Gauge}
        label={texts.figures.average}
        value={percentText(summary?.average ?? null)}
        note={note}
      />
      <Figure
        icon={Award}
        label={texts.figures.best}
        value={percentText(summary?.best ?? null)}
        note={note}
      />
    </div>
  );
}

/** The person's own sessions under the filters of the address. */
function OwnSessions({ history, filter, total, now }: OwnProps) {
  const { data, isPlaceholderData } = history;
  const sessions = useMemo(() => data?.pages.flatMap((page) => page.sessions) ?? [], [data]);
  const matching = data?.pages.at(-1)?.matching ?? 0;
  if (history.isError && !data)
    return (
      <ErrorState
        error={history.error}
        onRetry={() => void history.refetch()}
        isRetrying={history.isFetching}
      />
    );
  if (!data) return <HistorySkeleton />;
  const isFiltered = isFiltering(filter);
  if (sessions.length === 0)
    return (
      <EmptyState
        icon={total > 0 ? SearchX : ClipboardList}
        title={texts.empty.title}
        text={isFiltered ? texts.empty.filtered : texts.empty.none}
        action={
          !isFiltered && (
            <Button asChild>
              <Link to="/modules">{texts.empty.action}</Link>
            </Button>
          )
        }
      />
    );
  return (
    <div className={cn("transition-opacity", isPlaceholderData && "opacity-60")}>
      <SessionList sessions={sessions} count={matching} now={now} isSample={false} />
      {history.hasNextPage && (
        <MoreSessions
          onMore={() => void history.fetchNextPage({ cancelRefetch: false })}
          isLoading={history.isFetchingNextPage}
          error={history.isFetchNextPageError ? history.error : null}
        />
      )}
    </div>
  );
}

/** The sessions of the past, and those still open. */
export function HistoryScreen() {
  const [text, setText] = useQueryText("search");
  const [specialization, setSpecialization] = useQueryText("specialization", "all");
  const [time, setTime] = useQueryText("time", "all");
  const [, setQuery] = useSearchParams();
  const [now] = useState(() => new Date());
  const filter = filterOf(text, specialization, time);
  const searched = useRested(filter.q, searchRest);
  // An emptied box, and a choice from a list, need no rest.
  const history = useHistory({ ...filter, q: filter.q === "" ? "" : searched });
  const summary = useQuery(read("getHistorySummary"));
  // Sample data is never mixed with real data: when one of the two is missing, both are samples. A search that fails is none.
  const isSample =
    (summary.isError && !summary.data) ||
    (history.isError && !history.data && !isFiltering(filter));
  const retry = () => {
    if (summary.isError) void summary.refetch();
    if (history.isError) void history.refetch();
  };
  const clear = () => setQuery({}, { replace: true, preventScrollReset: true });
  const total = summary.data?.total ?? 0;
  const matching = history.data?.pages.at(-1)?.matching;

  return (
    <>
      <PageHeading
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            <Button asChild variant="secondary">
              <Link to="/people">
                <UsersRound aria-hidden="true" />
                {texts.people}
              </Link>
            </Button>
            <Button asChild>
              <Link to="/modules">
                <Plus aria-hidden="true" />
                {texts.newDiagnosis}
              </Link>
            </Button>
          </>
        }
      />
      {isSample && (
        <SampleDataBanner onRetry={retry} isRetrying={summary.isFetching || history.isFetching} />
      )}
      <Figures summary={isSample ? sampleSummary : summary.data} />
      {isSample ? (
        <SessionList
          sessions={sampleSessions(now)}
          count={sampleSummary.total}
          now={now}
          isSample
        />
      ) : (
        <>
          <div className="mb-4 flex flex-col gap-3 md:flex-row">
            <SearchInput
              label={texts.filters.label}
              placeholder={texts.filters.placeholder}
              inputClassName="max-sm:placeholder:text-[0.8125rem] max-sm:placeholder:tracking-tight"
              value={text}
              onValueChange={setText}
              className="min-w-0 flex-1"
            />
            <div className="grid grid-cols-2 gap-3 md:flex">
              <Select
                label={texts.filters.specialization}
                value={filter.specialization}
                onValueChange={setSpecialization}
                options={specializationOptions}
                className="md:w-44"
              />
              <Select
                label={texts.filters.time}
                value={filter.time}
                onValueChange={setTime}
                options={timeOptions}
                className="md:w-40"
              />
            </div>
          </div>
          {/* Its place is kept from the start, so that the list does not move when the count comes. */}
          <div className="mb-3 flex min-h-9 items-center justify-between gap-4 text-sm text-ink-muted">
            <p role="status" className="tabular-nums">
              {matching !== undefined && total > 0 && texts.count(matching, total)}
            </p>
            {total > 0 && isFiltering(filter) && (
              <Button variant="ghost" size="sm" onClick={clear}>
                <X aria-hidden="true" />
                {texts.filters.clear}
              </Button>
            )}
          </div>
          <OwnSessions history={history} filter={filter} total={total} now={now} />
        </>
      )}
    </>
  );
}
