import type { Achievement } from "@anamnesis/contract";
import { useId } from "react";
import { cn } from "@/lib/cn.ts";
import { achievementTexts as texts } from "@/texts/achievements.ts";
import { AchievementBadge } from "./achievement-badge.tsx";

function EarnedBadge({ achievement }: { achievement: Achievement }) {
  const { name, description, level, levels } = achievement;
  const earned = levels[level - 1];
  const isLast = level >= levels.length;
  return (
    <li className="flex animate-rise items-center gap-4 rounded-xl border border-line bg-canvas p-4">
      <AchievementBadge achievement={achievement} className="size-16" />
      <div className="min-w-0">
        <p className="leading-snug font-semibold break-words">{name}</p>
        {levels.length > 1 && (
          <p className="text-sm font-medium text-brand-ink">{texts.level(level, levels.length)}</p>
        )}
        <p className="mt-0.5 text-sm">{earned?.description ?? description}</p>
        {!isLast && (
          <p className="mt-0.5 text-sm text-ink-muted">
            <span className="font-medium">{texts.next} </span>
            {description}
          </p>
        )}
      </div>
    </li>
  );
}

interface Props {
  /** What has just been earned; nothing is shown where that is nothing. */
  earned: readonly Achievement[];
  /** Level of the heading in the page's outline. */
  level?: 2 | 3;
  className?: string;
}

/** Achievements, or levels of them, that have just been earned: each with its medal, its level, and what comes next. */
export function EarnedBadges({ earned, level = 3, className }: Props) {
  const id = useId();
  if (earned.length === 0) return null;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className="text-base font-semibold">
        {texts.fresh(earned.length)}
      </Heading>
      <ul className={cn("mt-3 grid grid-cols-1 gap-3", earned.length > 1 && "md:grid-cols-2")}>
        {earned.map((achievement) => (
          <EarnedBadge key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </section>
  );
}
