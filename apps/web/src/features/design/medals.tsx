import type { Achievement } from "@anamnesis/contract";
import { AchievementBadge } from "@/components/progress/achievement-badge.tsx";
import { EarnedBadges } from "@/components/progress/earned-badges.tsx";
import { achievementTexts } from "@/texts/achievements.ts";
import { Chapter, Specimen } from "./specimen.tsx";

const groups = Object.keys(achievementTexts.groups) as readonly Achievement["group"][];
const levels = [5, 15, 30].map((goal) => ({ goal, description: "", earnedAt: null }));
const earned: Achievement = {
  id: "specimen",
  name: "A specimen of a medal",
  description: "What the next level asks for",
  group: "reasoning",
  level: 2,
  levels,
  earned: true,
  earnedAt: null,
  progress: 17,
  goal: 30,
};

/** What was won. */
export function Medals() {
  return (
    <Chapter
      title="Medals"
      text="The outline tells the group, metal and studs the level. The name and the level stand beside it in words."
    >
      {[0, 1, 2, 3].map((level) => (
        <Specimen
          key={level}
          label={
            level === 0 ? "Before the first level" : achievementTexts.level(level, levels.length)
          }
        >
          {groups.map((group) => (
            <AchievementBadge key={group} achievement={{ group, level, levels }} />
          ))}
        </Specimen>
      ))}
      <EarnedBadges earned={[earned]} className="max-w-xl" />
    </Chapter>
  );
}
