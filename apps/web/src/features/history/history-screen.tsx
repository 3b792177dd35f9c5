import { useQuery } from "@tanstack/react-query";
import { Award, ClipboardList, Gauge, Plus, SearchX, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { EmptyState, LoadingState, SampleDataBanner } from "@/components/states/states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { SearchInput } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { read } from "@/lib/api/queries.ts";
import { useQueryText } from "@/lib/use-query-text.ts";
import {
  filterSessions,
  isFiltering,
  knownOption,
  specializationOptions,
  timeOptions,
} from "./filters.ts";
import { sampleSessions } from "./sample-sessions.ts";
import { SessionRow } from "./session-row.tsx";
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

const percentText = (value: number | null): string => (value === null ? "–" : `${value}%`);

function HistorySkeleton() {
  return (
    <LoadingState label="Loading your sessions" className="space-y-4">
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
  const [now] = useState(() => new Date());
  const isSample = query.isError && query.data === undefined;
  const sessions = isSample ? sampleSessions(now) : query.data;

  const filter = {
    text,
    specialization: knownOption(specializationOptions, specialization.toLowerCase()),
    time: knownOption(timeOptions, time),
  };
  const shown = filterSessions(sessions ?? [], filter, now);
  const stats = historyStats(sessions ?? []);
  const hasAny = (sessions ?? []).length > 0;
  const scored = stats.average === null ? "No session scored yet" : "Over all scored sessions";

  return (
    <>
      <PageHeading
        title="Patient Diagnosis History"
        subtitle="Every patient you have seen, and what came of it."
        actions={
          <Button asChild>
            <Link to="/modules">
              <Plus aria-hidden="true" />
              New Diagnosis
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
          label="Total Sessions"
          value={sessions === undefined ? "–" : String(stats.total)}
          note="Finished and open"
        />
        <Figure
          icon={Gauge}
          label="Average Score"
          value={percentText(stats.average)}
          note={scored}
        />
        <Figure icon={Award} label="Best Score" value={percentText(stats.best)} note={scored} />
      </div>
      <div className="mb-6 flex flex-col gap-3 md:flex-row">
        <SearchInput
          label="Search sessions"
          placeholder="Search by patient name, condition, or specialization..."
          value={text}
          onValueChange={setText}
          className="min-w-0 flex-1"
        />
        <div className="grid grid-cols-2 gap-3 md:flex">
          <Select
            label="Specialization"
            value={filter.specialization}
            onValueChange={setSpecialization}
            options={specializationOptions}
            className="md:w-44"
          />
          <Select
            label="Time"
            value={filter.time}
            onValueChange={setTime}
            options={timeOptions}
            className="md:w-40"
          />
        </div>
      </div>
      {sessions === undefined ? (
        <HistorySkeleton />
      ) : shown.length === 0 ? (
        <EmptyState
          icon={hasAny ? SearchX : ClipboardList}
          title="No sessions found"
          text={
            isFiltering(filter)
              ? "Try adjusting your filters to see more results"
              : "Start your first medical training session to see your history here"
          }
          action={
            !isFiltering(filter) && (
              <Button asChild>
                <Link to="/modules">Start New Diagnosis</Link>
              </Button>
            )
          }
        />
      ) : (
        <ul className="space-y-4">
          {shown.map((session) => (
            <li key={session._id}>
              <SessionRow session={session} now={now} isSample={isSample} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
