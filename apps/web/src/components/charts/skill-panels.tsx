import type { ReasoningKind, Skill } from "@anamnesis/contract";
import { Panel } from "@/components/ui/card.tsx";
import { cn } from "@/lib/cn.ts";
import { progressTexts } from "@/texts/progress.ts";
import { SkillRadar } from "./skill-radar.tsx";
import { SkillTable } from "./skill-table.tsx";

/** In the order in which a case goes. */
const caseOrder: Readonly<Record<ReasoningKind, number>> = {
  history: 0,
  "red-flags": 1,
  "pertinent-negatives": 2,
  communication: 3,
  examination: 4,
  diagnosis: 5,
  justification: 6,
  investigations: 7,
  treatment: 8,
  safety: 9,
  "follow-up": 10,
};
const placeOf = (key: string): number =>
  key in caseOrder ? caseOrder[key as ReasoningKind] : Infinity;

/** The best and the weakest; null where they stand level. */
function extremesOf(skills: readonly Skill[]) {
  const ordered = skills.toSorted((a, b) => b.percent - a.percent);
  const strongest = ordered[0];
  const weakest = ordered.at(-1);
  return strongest && weakest && strongest.percent > weakest.percent
    ? { strongest: strongest.label, weakest: weakest.label }
    : null;
}

interface Props {
  skills: readonly Skill[];
  className?: string;
}

const sentence = "-mt-2 mb-3 text-[0.9375rem] text-ink-muted";

/** How the person stands by kind of reasoning: a web where there is room for its names, and the figures as bars. */
export function ReasoningSkills({ skills, className }: Props) {
  const texts = progressTexts.skills;
  const shown = skills
    .filter(({ dimension }) => dimension === "reasoning")
    .sort((a, b) => placeOf(a.key) - placeOf(b.key));
  const [first] = shown;
  if (first === undefined) return null;
  const extremes = extremesOf(shown);
  return (
    <Panel title={texts.title} className={cn("min-w-0", className)}>
      <p className={sentence}>
        {extremes
          ? texts.summary(extremes.strongest, extremes.weakest)
          : texts.level(first.percent)}
      </p>
      <div className="grid items-center gap-x-10 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        {shown.length > 2 && <SkillRadar skills={shown} className="w-full max-sm:hidden" />}
        <SkillTable
          skills={shown}
          caption={texts.title}
          column={texts.columns.skill}
          className={cn(shown.length <= 2 && "md:col-span-2")}
        />
      </div>
      <p className="mt-4 text-[0.8125rem] text-ink-subtle">{texts.remark}</p>
    </Panel>
  );
}

/** How the person stands by specialty, the strongest first. */
export function SpecialtySkills({ skills, className }: Props) {
  const texts = progressTexts.specialties;
  const shown = skills
    .filter(({ dimension }) => dimension === "specialty")
    .sort((a, b) => b.percent - a.percent || a.label.localeCompare(b.label));
  const [first] = shown;
  if (first === undefined) return null;
  const extremes = extremesOf(shown);
  return (
    <Panel title={texts.title} className={cn("min-w-0", className)}>
      <p className={sentence}>
        {extremes
          ? texts.summary(extremes.strongest, extremes.weakest)
          : shown.length === 1
            ? texts.single(first.label)
            : progressTexts.skills.level(first.percent)}
      </p>
      <SkillTable skills={shown} caption={texts.title} column={texts.column} />
    </Panel>
  );
}
