import type { Achievement } from "@anamnesis/contract";
import { Award, Lock } from "lucide-react";
import { Progress } from "@/components/ui/progress.tsx";
import { cn } from "@/lib/cn.ts";

const dateOf = (iso: string): string =>
  new Date(iso).toLocaleDateString(undefined, { day: "numeric", month: "short", year: "numeric" });

function AchievementRow({ achievement }: { achievement: Achievement }) {
  const { name, description, earned, earnedAt, progress, goal } = achievement;
  const Icon = earned ? Award : Lock;
  return (
    <li className="flex gap-3.5">
      <span
        className={cn(
          "flex size-10 shrink-0 items-center justify-center rounded-xl",
          earned ? "bg-brand text-on-brand" : "bg-sunken text-ink-subtle",
        )}
      >
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-medium">{name}</p>
        <p className="text-sm text-ink-muted">{description}</p>
        {earned ? (
          <p className="mt-0.5 text-sm font-medium text-brand-ink">
            {earnedAt === null ? "Earned" : `Earned ${dateOf(earnedAt)}`}
          </p>
        ) : (
          <div className="mt-2 flex items-center gap-3">
            <Progress
              value={progress}
              max={goal}
              label={`${name} progress`}
              valueText={`${progress} of ${goal}`}
              className="h-1.5"
            />
            <span className="shrink-0 text-sm text-ink-subtle tabular-nums">
              {progress} / {goal}
            </span>
          </div>
        )}
      </div>
    </li>
  );
}

/** Every badge there is: those earned first, then those nearest to being earned. */
export function Achievements({ achievements }: { achievements: readonly Achievement[] }) {
  const share = ({ progress, goal }: Achievement) => (goal > 0 ? progress / goal : 0);
  const ordered = achievements.toSorted(
    (a, b) => Number(b.earned) - Number(a.earned) || share(b) - share(a),
  );
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2">
      {ordered.map((achievement) => (
        <AchievementRow key={achievement.id} achievement={achievement} />
      ))}
    </ul>
  );
}
