import type { UserStats } from "@anamnesis/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState, LoadingState } from "@/components/states/states.tsx";
import { Panel } from "@/components/ui/card.tsx";
import { InfoTip } from "@/components/ui/info-tip.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { read } from "@/lib/api/queries.ts";
import { profileTexts } from "@/texts/profile.ts";
import { Achievements } from "./achievements.tsx";

const texts = profileTexts.stats;
const achievementTexts = profileTexts.achievements;

function Figure({
  label,
  remark,
  children,
}: {
  label: string;
  remark?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="group"
      aria-label={label}
      className="rounded-lg bg-canvas px-3.5 py-3 max-[22.5rem]:px-2"
    >
      <p className="text-xl font-semibold tracking-[-0.015em] tabular-nums">{children}</p>
      <p className="flex items-center gap-1 text-[0.8125rem] text-ink-subtle">
        {label}
        {remark && <InfoTip label={texts.howCounted(label)} text={remark} />}
      </p>
    </div>
  );
}

function Figures({ stats }: { stats: UserStats }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Figure label={texts.cases}>{stats.casesCompleted.toLocaleString()}</Figure>
      <Figure label={texts.average}>
        {stats.averageScore === null ? texts.none : `${Math.round(stats.averageScore)}%`}
      </Figure>
      <Figure label={texts.study} remark={texts.studyNote}>
        {texts.hours(stats.studyHours)}
      </Figure>
      <Figure label={texts.points} remark={texts.pointsNote}>
        {Math.round(stats.totalScore).toLocaleString()}
      </Figure>
      <Figure label={texts.streak} remark={texts.streakNote}>
        {stats.currentStreak}
      </Figure>
      <Figure label={texts.longest} remark={texts.longestNote}>
        {stats.longestStreak}
      </Figure>
    </div>
  );
}

/** One's own figures, computed on the server. */
export function PerformanceStats() {
  const stats = useQuery(read("getStats"));
  return (
    <Panel title={texts.title}>
      {stats.isPending ? (
        <LoadingState label={texts.loading} className="grid grid-cols-2 gap-3">
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <Skeleton key={key} className="h-18 rounded-lg" />
          ))}
        </LoadingState>
      ) : stats.isError ? (
        <ErrorState
          error={stats.error}
          onRetry={() => void stats.refetch()}
          isRetrying={stats.isFetching}
          className="py-4"
        />
      ) : (
        <Figures stats={stats.data} />
      )}
    </Panel>
  );
}

/** Every badge with its progress; absent while the figures could not be loaded, which the stats panel says. */
export function AchievementsPanel() {
  const stats = useQuery(read("getStats"));
  const modules = useQuery(read("listModules"));
  if (stats.isError) return null;
  return (
    <Panel
      title={achievementTexts.title}
      action={
        stats.data && (
          <span className="text-sm text-ink-subtle tabular-nums">
            {achievementTexts.count(
              stats.data.achievements.filter(({ earned }) => earned).length,
              stats.data.achievements.length,
            )}
          </span>
        )
      }
    >
      {stats.isPending ? (
        <LoadingState
          label={achievementTexts.loading}
          className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3"
        >
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <Skeleton key={key} className="h-14 rounded-lg" />
          ))}
        </LoadingState>
      ) : (
        <Achievements achievements={stats.data.achievements} modules={modules.data ?? []} />
      )}
    </Panel>
  );
}
