import { useQuery } from "@tanstack/react-query";
import { Award, ClipboardList, Gauge, Plus, SearchX, X, type LucideIcon } from "lucide-react";
import { useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { ScoreTrend } from "@/components/charts/score-trend.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { EmptyState, LoadingState, SampleDataBanner } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { SearchInput } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { read } from "@/lib/api/queries.ts";
import { trendOf } from "@/lib/sessions/progress.ts";
import { useQueryText } from "@/lib/use-query-text.ts";
import { historyTexts as texts } from "@/texts/history.ts";
import {
  filterSessions,
  isFiltering,
  knownOption,
  specializationOptions,
  timeOptions,
} from "./filters.ts";
import { sampleSessions } from "./sample-sessions.ts";
import { SessionList } from "./session-list.tsx";
import { historyStats } from "./stats.ts";

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

/** The sessions of the past, and those still open. */
export function HistoryScreen() {
  const query = useQuery(read("listSessions"));
  const [text, setText] = useQueryText("search");
  const [specialization, setSpecialization] = useQueryText("specialization", "all");
  const [time, setTime] = useQueryText("time", "all");
  const [, setQuery] = useSearchParams();
  const [now] = useState(() => new Date());
  const isSample = query.isError && query.data === undefined;
  const sessions = isSample ? sampleSessions(now) : query.data;

  const filter = {
    text,
    specialization: knownOption(specializationOptions, specialization.toLowerCase()),
    time: knownOption(timeOptions, time),
  };
  const all = sessions ?? [];
  const shown = filterSessions(all, filter, now);
  const stats = useMemo(() => historyStats(query.data ?? []), [query.data]);
  const points = useMemo(() => trendOf(query.data ?? []), [query.data]);
  const figures = isSample ? historyStats(all) : stats;
  const note = figures.average === null ? texts.figures.notScored : texts.figures.scored;
  const clear = () => setQuery({}, { replace: true, preventScrollReset: true });

  return (
    <>
      <PageHeading
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <Button asChild>
            <Link to="/modules">
              <Plus aria-hidden="true" />
              {texts.newDiagnosis}
            </Link>
          </Button>
        }
      />
      {isSample && (
        <SampleDataBanner onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      <div className="mb-6 grid grid-cols-3 gap-2.5 sm:gap-4">
        <Figure
          icon={ClipboardList}
          label={texts.figures.total}
          value={sessions === undefined ? texts.figures.none : figures.total.toLocaleString()}
          note={texts.figures.totalNote}
        />
        <Figure
          icon={Gauge}
          label={texts.figures.average}
          value={percentText(figures.average)}
          note={note}
        />
        <Figure
          icon={Award}
          label={texts.figures.best}
          value={percentText(figures.best)}
          note={note}
        />
      </div>
      {!isSample && points.length > 1 && <ScoreTrend points={points} className="mb-6" />}
      <div className="mb-4 flex flex-col gap-3 md:flex-row">
        <SearchInput
          label={texts.filters.label}
          placeholder={texts.filters.placeholder}
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
      {all.length > 0 && (
        <div className="mb-3 flex min-h-9 items-center justify-between gap-4 text-sm text-ink-muted">
          <p role="status" className="tabular-nums">
            {texts.count(shown.length, all.length)}
          </p>
          {isFiltering(filter) && (
            <Button variant="ghost" size="sm" onClick={clear}>
              <X aria-hidden="true" />
              {texts.filters.clear}
            </Button>
          )}
        </div>
      )}
      {sessions === undefined ? (
        <HistorySkeleton />
      ) : shown.length === 0 ? (
        <EmptyState
          icon={all.length > 0 ? SearchX : ClipboardList}
          title={texts.empty.title}
          text={isFiltering(filter) ? texts.empty.filtered : texts.empty.none}
          action={
            !isFiltering(filter) && (
              <Button asChild>
                <Link to="/modules">{texts.empty.action}</Link>
              </Button>
            )
          }
        />
      ) : (
        <SessionList sessions={shown} now={now} isSample={isSample} />
      )}
    </>
  );
}
