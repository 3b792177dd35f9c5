import type { Picture } from "@anamnesis/contract";
import type { ComponentType } from "react";
import { AbdomenFrontal } from "./abdomen-frontal.tsx";
import { appearanceOf } from "./appearance.ts";
import { ChestAxial } from "./chest-axial.tsx";
import { ChestFrontal } from "./chest-frontal.tsx";
import { HeadAxial } from "./head-axial.tsx";
import { HeartFourChamber } from "./heart-four-chamber.tsx";
import { shade, type Finding } from "./shade.ts";

const views: Readonly<Record<Picture["view"], ComponentType<{ findings: readonly Finding[] }>>> = {
  chest_frontal: ChestFrontal,
  chest_axial: ChestAxial,
  head_axial: HeadAxial,
  abdomen_frontal: AbdomenFrontal,
  heart_four_chamber: HeartFourChamber,
};

/** The study drawn from its findings: an aid to reading, plainly not the real thing. */
export function Schematic({ picture }: { picture: Picture }) {
  const View = views[picture.view];
  return (
    <figure
      className="overflow-hidden rounded-lg border border-line"
      style={{ background: shade.air }}
    >
      <svg
        viewBox="0 0 320 320"
        role="img"
        aria-label={appearanceOf(picture)}
        className="mx-auto block max-h-96 w-full"
      >
        <defs>
          <filter id="soften" x="-40%" y="-40%" width="180%" height="180%">
            <feGaussianBlur stdDeviation={6} />
          </filter>
          <filter id="soften-little" x="-20%" y="-20%" width="140%" height="140%">
            <feGaussianBlur stdDeviation={1.6} />
          </filter>
        </defs>
        <View findings={picture.findings} />
        <g fill={shade.bone} fontSize={14} fontWeight={700}>
          <text x={10} y={22}>
            R
          </text>
          <text x={298} y={22}>
            L
          </text>
        </g>
      </svg>
      <figcaption
        className="px-3 py-1.5 text-center text-[0.8125rem] font-medium"
        style={{ color: shade.bone }}
      >
        Schematic, not a radiograph
      </figcaption>
    </figure>
  );
}
