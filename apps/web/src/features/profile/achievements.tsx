import type { Achievement, Module } from "@anamnesis/contract";
import { AchievementBadge } from "@/components/progress/achievement-badge.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { achievementTexts } from "@/texts/achievements.ts";
import { profileTexts } from "@/texts/profile.ts";

const texts = profileTexts.achievements;
const dateOf = (iso: string): string =>
  new Date(iso).toLocaleDateString(undefined, { day: "numeric", month: "short", year: "numeric" });

/** "Level 2 of 3 · Earned 3 Feb 2026": what has been reached, and when. */
function Reached({
  achievement: { level, levels, earned, earnedAt },
}: {
  achievement: Achievement;
}) {
  if (!earned) return null;
  return (
    <p className="text-sm font-medium text-brand-ink">
      {levels.length > 1 && (
        <>
          {achievementTexts.level(level, levels.length)}
          {earnedAt !== null && <span aria-hidden="true"> · </span>}
        </>
      )}
      <span className={levels.length > 1 ? "sr-only" : undefined}>{achievementTexts.earned} </span>
      {earnedAt !== null && <span className="whitespace-nowrap">{dateOf(earnedAt)}</span>}
    </p>
  );
}

type Cases = Pick<Module, "id" | "cases">;

/** How many cases an expert's badge still waits for: those that are not in the library yet. */
const toCome = ({ id, goal }: Achievement, modules: readonly Cases[]): number => {
  const there = modules.find((module) => id === `${module.id}-expert`);
  return there === undefined ? 0 : Math.max(0, goal - there.cases);
};

function AchievementRow({
  achievement,
  modules,
}: {
  achievement: Achievement;
  modules: readonly Cases[];
}) {
  const { name, description, earned, level, levels, progress, goal } = achievement;
  const missing = toCome(achievement, modules);
  const hasNext = level < levels.length;
  return (
    <li className="flex items-start gap-4">
      <AchievementBadge achievement={achievement} />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-medium">{name}</p>
        <Reached achievement={achievement} />
        <p className="text-sm text-ink-muted">
          {hasNext && earned && <span className="font-medium">{achievementTexts.next} </span>}
          {description}
          {hasNext && missing > 0 && <>. {texts.toCome(missing)}</>}
        </p>
        {hasNext && (
          <div className="mt-2 flex items-center gap-3">
            <Progress
              value={progress}
              max={goal}
              label={texts.progressOf(name)}
              valueText={texts.progress(progress, goal)}
              className="h-1.5"
            />
            <span aria-hidden="true" className="shrink-0 text-sm text-ink-subtle tabular-nums">
              {texts.progressShort(progress, goal)}
            </span>
          </div>
        )}
      </div>
    </li>
  );
}

const groups = Object.keys(achievementTexts.groups) as readonly Achievement["group"][];

/** Every achievement there is by its group: earned or not, how far, and what comes next. */
export function Achievements({
  achievements,
  modules,
}: {
  achievements: readonly Achievement[];
  modules: readonly Cases[];
}) {
  return (
    <div className="space-y-8">
      {groups.map((group) => {
        const own = achievements.filter((achievement) => achievement.group === group);
        if (own.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`achievements-${group}`}>
            <h3
              id={`achievements-${group}`}
              className="mb-4 border-b border-line pb-2 text-sm font-semibold text-ink-muted"
            >
              {achievementTexts.groups[group]}
            </h3>
            <ul className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
              {own.map((achievement) => (
                <AchievementRow key={achievement.id} achievement={achievement} modules={modules} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
