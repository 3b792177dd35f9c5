import type { LeaderboardEntry } from "@anamnesis/contract";
import { Avatar } from "@/components/ui/avatar.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Card } from "@/components/ui/card.tsx";
import { specializationLabel } from "@/components/profile-fields/profile-values.ts";
import { cn } from "@/lib/cn.ts";
import { RankIcon } from "./rank-icon.tsx";

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs whitespace-nowrap text-ink-subtle">{label}</dt>
      <dd className="text-[0.9375rem] font-medium tabular-nums">{children}</dd>
    </div>
  );
}

/** Everybody in order of rank; one's own row stands out. */
export function Rankings({ entries }: { entries: readonly LeaderboardEntry[] }) {
  return (
    <section aria-labelledby="full-rankings">
      <h2 id="full-rankings" className="mb-3 text-lg font-semibold">
        Full Rankings
      </h2>
      <Card className="overflow-hidden">
        <ol className="divide-y divide-line">
          {entries.map((entry) => (
            <li
              key={entry._id}
              aria-current={entry.isCurrentUser || undefined}
              className={cn(
                "flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5",
                entry.isCurrentUser && "bg-brand-soft",
              )}
            >
              <RankIcon rank={entry.rank} />
              <Avatar
                name={entry.name}
                className={cn("max-sm:hidden", entry.isCurrentUser && "bg-surface")}
              />
              <div className="min-w-0 flex-1 basis-40">
                <p className="flex items-center gap-2">
                  <span className="truncate font-medium">{entry.name}</span>
                  {entry.isCurrentUser && (
                    <Badge tone="brand" className="bg-surface">
                      You
                    </Badge>
                  )}
                </p>
                <p className="truncate text-sm text-ink-subtle">
                  {[specializationLabel(entry.specialization), entry.institutionName]
                    .filter((part) => part !== "")
                    .join(" · ") || "No specialization"}
                </p>
              </div>
              <dl className="grid w-full grid-cols-[repeat(4,auto)] justify-between gap-x-3 max-sm:pl-13 sm:w-auto sm:grid-cols-[4.5rem_3.5rem_4.5rem_5rem] sm:text-right">
                <Figure label="Score">{Math.round(entry.totalScore).toLocaleString()}</Figure>
                <Figure label="Cases">{String(entry.casesCompleted)}</Figure>
                <Figure label="Average">{`${Math.round(entry.averageScore)}%`}</Figure>
                <Figure label="Study time">{`${entry.studyHours} h`}</Figure>
              </dl>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
