import { lazy } from "react";
import { Panel } from "@/components/ui/card.tsx";
import type { SkillMean } from "@/lib/sessions/progress.ts";
import { progressTexts } from "@/texts/progress.ts";
import { Picture } from "./picture.tsx";

const RadarPicture = lazy(() =>
  import("./radar-picture.tsx").then(({ RadarPicture }) => ({ default: RadarPicture })),
);
const texts = progressTexts.radar;

/** The three skills, lately and before: as a picture and as figures. */
export function SkillRadar({ means }: { means: readonly SkillMean[] }) {
  const ordered = means.toSorted((a, b) => b.recent - a.recent);
  const strongest = ordered[0];
  const weakest = ordered.at(-1);
  if (!strongest || !weakest) return null;
  const isLevel = strongest.recent === weakest.recent;
  return (
    <Panel title={texts.title} className="flex min-w-0 flex-col self-start xl:row-span-2">
      <p className="-mt-2 mb-2 text-[0.9375rem] text-ink-muted">
        {texts.strongest(
          progressTexts.skills[strongest.skill],
          progressTexts.skills[isLevel ? strongest.skill : weakest.skill],
        )}
      </p>
      <Picture className="h-60" failed={null}>
        <RadarPicture means={means} />
      </Picture>
      <table className="mt-4 w-full text-sm">
        <thead className="text-ink-subtle">
          <tr>
            <td />
            <th scope="col" className="py-1 text-right font-medium">
              <span
                aria-hidden="true"
                className="mr-1.5 inline-block h-0.5 w-3 bg-brand align-middle"
              />
              {texts.recent}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              <span
                aria-hidden="true"
                className="mr-1.5 inline-block w-3 border-t-2 border-dotted border-line-strong align-middle"
              />
              {texts.before}
            </th>
          </tr>
        </thead>
        <tbody>
          {means.map(({ skill, recent, before }) => (
            <tr key={skill} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {progressTexts.skills[skill]}
              </th>
              <td className="text-right font-medium tabular-nums">{texts.of(recent)}</td>
              <td className="text-right text-ink-muted tabular-nums">{texts.of(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
