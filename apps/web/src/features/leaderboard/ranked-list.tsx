import type { LeaderboardEntry } from "@anamnesis/contract";
import { Avatar } from "@/components/ui/avatar.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Card } from "@/components/ui/card.tsx";
import { specializationLabel } from "@/components/profile-fields/profile-values.ts";
import { cn } from "@/lib/cn.ts";
import { leaderboardTexts as texts } from "@/texts/leaderboard.ts";
import { RankIcon } from "./rank-icon.tsx";

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs whitespace-nowrap text-ink-subtle">{label}</dt>
      <dd className="text-[0.9375rem] font-medium tabular-nums">{children}</dd>
    </div>
  );
}

interface RowProps {
  entry: LeaderboardEntry;
  isShared: boolean;
  /** As wide as the widest rank of the list, so that names stand in one line. */
  rankWidth: string;
}

function RankedRow({ entry, isShared, rankWidth }: RowProps) {
  const about = [specializationLabel(entry.specialization), entry.institutionName].filter(
    (part) => part !== "",
  );
  return (
    <li
      aria-current={entry.isCurrentUser || undefined}
      className={cn(
        "flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5",
        entry.isCurrentUser &&
          "bg-brand-soft forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]",
      )}
    >
      <span className={cn("flex shrink-0 justify-center", rankWidth)}>
        <RankIcon rank={entry.rank} isShared={isShared} />
      </span>
      <Avatar
        name={entry.name}
        className={cn("max-sm:hidden", entry.isCurrentUser && "bg-surface")}
      />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{entry.name}</span>
          {entry.isCurrentUser && (
            <Badge tone="brand" className="shrink-0 bg-surface">
              {texts.row.you}
            </Badge>
          )}
        </p>
        <p className="truncate text-sm text-ink-subtle">
          {about.join(" · ") || texts.row.noSpecialization}
        </p>
      </div>
      <dl className="grid w-full grid-cols-[repeat(4,auto)] justify-between gap-x-3 sm:w-auto sm:grid-cols-[4.5rem_3.5rem_4.5rem_5rem] sm:text-right">
        <Figure label={texts.row.score}>{Math.round(entry.totalScore).toLocaleString()}</Figure>
        <Figure label={texts.row.cases}>{entry.casesCompleted.toLocaleString()}</Figure>
        <Figure label={texts.row.average}>{texts.row.percent(entry.averageScore)}</Figure>
        <Figure label={texts.row.studyTime}>{texts.row.hours(entry.studyHours)}</Figure>
      </dl>
    </li>
  );
}

interface Props {
  entries: readonly LeaderboardEntry[];
  shared: ReadonlySet<number>;
  isBusy?: boolean;
}

/** People in order of rank; one's own row stands out. */
export function RankedList({ entries, shared, isBusy = false }: Props) {
  const highest = Math.max(...entries.map(({ rank }) => rank));
  const rankWidth = highest < 100 ? "w-11" : highest < 10_000 ? "w-16" : "w-20";
  return (
    <Card className={cn("overflow-hidden transition-opacity", isBusy && "opacity-60")}>
      <ol aria-busy={isBusy || undefined} className="divide-y divide-line">
        {entries.map((entry) => (
          <RankedRow
            key={entry._id}
            entry={entry}
            isShared={shared.has(entry.rank)}
            rankWidth={rankWidth}
          />
        ))}
      </ol>
    </Card>
  );
}
