import type { UserStats } from "@anamnesis/contract";
import { Clock3, Flame, ListChecks, Target, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card.tsx";
import { InfoTip } from "@/components/ui/info-tip.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { dashboardTexts } from "@/texts/dashboard.ts";

const texts = dashboardTexts.figures;

type Stats = Pick<UserStats, "casesCompleted" | "averageScore" | "studyHours" | "currentStreak">;

function StatCard({
  icon: Icon,
  label,
  value,
  unit,
  remark,
}: {
  icon: LucideIcon;
  label: string;
  value: ReactNode;
  unit?: string;
  remark?: string;
}) {
  return (
    <Card role="group" aria-label={label} className="p-4 sm:p-5">
      <div className="flex items-center justify-between gap-2">
        <p className="flex items-center gap-1 text-sm text-ink-muted">
          {label}
          {remark && <InfoTip label={texts.remarkOn(label)} text={remark} />}
        </p>
        <Icon
          className="size-[1.15rem] shrink-0 text-ink-subtle max-sm:hidden"
          aria-hidden="true"
        />
      </div>
      <p className="mt-2 text-[1.75rem] leading-none font-semibold tracking-[-0.02em] tabular-nums">
        {value}{" "}
        {unit && (
          <span className="text-base font-medium tracking-normal text-ink-subtle">{unit}</span>
        )}
      </p>
    </Card>
  );
}

const grid = "grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4";

/** The four figures at the top of the dashboard. */
export function StatCards({ stats }: { stats: Stats }) {
  return (
    <div className={grid}>
      <StatCard icon={ListChecks} label={texts.cases} value={stats.casesCompleted} />
      <StatCard
        icon={Target}
        label={texts.average}
        value={stats.averageScore === null ? texts.none : `${Math.round(stats.averageScore)}%`}
      />
      <StatCard
        icon={Clock3}
        label={texts.hours}
        value={stats.studyHours}
        unit={texts.hoursUnit(stats.studyHours)}
        remark={texts.hoursRemark}
      />
      <StatCard
        icon={Flame}
        label={texts.streak}
        value={stats.currentStreak}
        unit={texts.streakUnit(stats.currentStreak)}
        remark={texts.streakRemark}
      />
    </div>
  );
}

export function StatCardsSkeleton() {
  return (
    <div className={grid}>
      {["cases", "score", "hours", "streak"].map((key) => (
        <Card key={key} className="p-4 sm:p-5">
          <Skeleton className="w-24" />
          <Skeleton className="mt-3 h-7 w-16" />
        </Card>
      ))}
    </div>
  );
}
