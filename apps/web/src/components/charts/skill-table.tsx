import type { Skill } from "@anamnesis/contract";
import { cn } from "@/lib/cn.ts";
import { progressTexts } from "@/texts/progress.ts";

const texts = progressTexts.skills;

interface Props {
  skills: readonly Skill[];
  /** What the table is about, for those who do not see where it stands. */
  caption: string;
  /** Heading of the names. */
  column: string;
  className?: string;
}

/** Skills as a table whose rows are drawn as bars: the same figures for the eye and for a screen reader. */
export function SkillTable({ skills, caption, column, className }: Props) {
  return (
    <table className={cn("w-full text-[0.9375rem]", className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{column}</th>
          <th scope="col">{texts.columns.percent}</th>
          <th scope="col">{texts.columns.cases}</th>
        </tr>
      </thead>
      <tbody>
        {skills.map(({ key, label, percent, sessions }) => (
          <tr key={key}>
            <th scope="row" className="w-full py-1.5 pr-3 text-left font-normal">
              {label}
              <span
                aria-hidden="true"
                className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken forced-colors:border"
              >
                <span
                  className="block h-full rounded-full bg-brand forced-colors:bg-[Highlight]"
                  style={{ width: `${percent}%` }}
                />
              </span>
            </th>
            <td className="min-w-11 text-right font-medium tabular-nums">{percent}%</td>
            <td className="pl-3 text-right text-[0.8125rem] whitespace-nowrap text-ink-subtle tabular-nums">
              {texts.cases(sessions)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
