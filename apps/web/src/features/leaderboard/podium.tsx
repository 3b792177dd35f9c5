import type { LeaderboardEntry } from "@anamnesis/contract";
import { Avatar } from "@/components/ui/avatar.tsx";
import { Card } from "@/components/ui/card.tsx";
import { specializationLabel } from "@/components/profile-fields/profile-values.ts";
import { cn } from "@/lib/cn.ts";
import { leaderboardTexts as texts } from "@/texts/leaderboard.ts";
import { RankIcon } from "./rank-icon.tsx";

/** On wide screens 2nd, 1st, 3rd from left to right; one below the other in order of rank on small ones. */
const positions = ["lg:order-2", "lg:order-1", "lg:order-3"];
/** They stand on one floor; the steps beneath them differ. */
const steps = ["lg:pt-9 lg:pb-16", "lg:pt-6 lg:pb-11", "lg:pt-6 lg:pb-6"];

interface Props {
  entries: readonly LeaderboardEntry[];
  shared: ReadonlySet<number>;
}

export function Podium({ entries, shared }: Props) {
  return (
    <section aria-labelledby="podium">
      <h2 id="podium" className="sr-only">
        {texts.podium}
      </h2>
      <ol className="flex flex-col gap-3 lg:flex-row lg:items-end lg:justify-center lg:gap-5">
        {entries.slice(0, 3).map((entry, index) => {
          const figures = texts.row.figures(entry.casesCompleted, entry.averageScore);
          return (
            <li key={entry._id} className={cn("lg:w-[calc((100%-2.5rem)/3)]", positions[index])}>
              <Card
                className={cn(
                  "flex items-center gap-4 p-4 max-[22.5rem]:gap-3 max-[22.5rem]:p-3 lg:flex-col lg:gap-0 lg:px-5 lg:text-center",
                  steps[index],
                  entry.isCurrentUser && "border-brand ring-1 ring-brand",
                )}
              >
                <span className="relative">
                  <Avatar
                    name={entry.name}
                    className={cn(
                      "size-12 max-[22.5rem]:size-10 lg:text-lg",
                      index === 0 ? "lg:size-20 lg:text-2xl" : "lg:size-16",
                    )}
                  />
                  <RankIcon
                    rank={entry.rank}
                    isShared={shared.has(entry.rank)}
                    className="absolute -right-2 -bottom-2 h-7 min-w-7 text-xs lg:h-8 lg:min-w-8 lg:text-sm"
                  />
                </span>
                <span className="min-w-0 flex-1 lg:mt-5 lg:w-full">
                  <span className="block leading-snug font-semibold max-lg:break-words lg:truncate">
                    {entry.name}
                  </span>
                  <span className="block truncate text-sm text-ink-subtle">
                    {specializationLabel(entry.specialization) || texts.row.noSpecialization}
                  </span>
                  <span className="block text-sm text-ink-subtle tabular-nums lg:hidden">
                    {figures}
                  </span>
                </span>
                <span className="text-right lg:mt-4 lg:text-center">
                  <span className="block text-2xl leading-none font-semibold tracking-[-0.02em] tabular-nums max-[22.5rem]:text-lg lg:text-[1.75rem]">
                    {Math.round(entry.totalScore).toLocaleString()}
                  </span>
                  <span className="mt-1 block text-sm text-ink-subtle">{texts.row.points}</span>
                  <span className="mt-2 hidden text-sm text-ink-muted tabular-nums lg:block">
                    {figures}
                  </span>
                </span>
              </Card>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
