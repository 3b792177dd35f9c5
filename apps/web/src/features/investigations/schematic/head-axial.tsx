import { has, scaleOf, shade, sidesOf, towards, type Finding } from "./shade.ts";

const middle = 160;
const depth: Readonly<Record<string, number>> = {
  front: 112,
  upper: 112,
  mid: 160,
  whole: 160,
  lower: 212,
  back: 212,
};

function Mark({ finding }: { finding: Finding }) {
  const scale = scaleOf(finding);
  const y = depth[finding.zone] ?? 160;
  const places = sidesOf(finding).map((side) => ({ side, turn: towards(side) }));
  switch (finding.kind) {
    case "subarachnoid_blood":
      return (
        <path
          d="M160 150l-26-18m26 18l26-18m-26 18l-22 26m22-26l22 26m-22-26v-30M104 150c10 4 18 4 28-2m84 2c-10 4-18 4-28-2M160 74v24M160 222v24"
          stroke={shade.blood}
          strokeWidth={6 * scale}
          strokeLinecap="round"
          fill="none"
          filter="url(#soften-little)"
        />
      );
    case "extradural_blood":
      return places.map(({ side, turn }) => (
        <ellipse
          key={side}
          cx={middle + turn * (92 - 8 * scale)}
          cy={y}
          rx={17 * scale}
          ry={42 * scale}
          fill={shade.blood}
        />
      ));
    case "subdural_blood":
      return places.map(({ side, turn }) => (
        <path
          key={side}
          d={`M${middle + turn * 34} 72C${middle + turn * 116} 100 ${middle + turn * 116} 222 ${middle + turn * 34} 250C${middle + turn * (106 - 18 * scale)} 214 ${middle + turn * (106 - 18 * scale)} 110 ${middle + turn * 34} 72Z`}
          fill={shade.blood}
        />
      ));
    case "intracerebral_blood":
      return places.map(({ side, turn }) => (
        <ellipse
          key={side}
          cx={middle + turn * 48}
          cy={y}
          rx={20 * scale}
          ry={17 * scale}
          fill={shade.blood}
        />
      ));
    case "infarct":
      return places.map(({ side, turn }) => (
        <path
          key={side}
          d={`M${middle + turn * 30} ${y}L${middle + turn * 94} ${y - 44 * scale}Q${middle + turn * 104} ${y} ${middle + turn * 92} ${y + 44 * scale}Z`}
          fill={shade.dark}
          filter="url(#soften-little)"
          opacity={0.9}
        />
      ));
    case "mass":
      return places.map(({ side, turn }) => (
        <g key={side}>
          <ellipse
            cx={middle + turn * 52}
            cy={y}
            rx={36 * scale}
            ry={34 * scale}
            fill={shade.dark}
            filter="url(#soften)"
          />
          <circle
            cx={middle + turn * 52}
            cy={y}
            r={17 * scale}
            fill={shade.soft}
            stroke={shade.blood}
            strokeWidth={4}
          />
        </g>
      ));
    case "oedema":
      return places.map(({ side, turn }) => (
        <ellipse
          key={side}
          cx={middle + turn * 56}
          cy={y}
          rx={38 * scale}
          ry={44 * scale}
          fill={shade.dark}
          filter="url(#soften)"
        />
      ));
    case "white_matter_lesions":
      return [1, -1].flatMap((turn) =>
        [
          [28, 112],
          [44, 132],
          [34, 194],
          [54, 176],
          [62, 150],
        ].map(([x = 0, place = 0]) => (
          <ellipse
            key={`${turn}${x}`}
            cx={middle + turn * x}
            cy={place}
            rx={5 * scale}
            ry={7 * scale}
            fill={shade.blood}
          />
        )),
      );
    default:
      return null;
  }
}

/** A slice through the head at the level of the lateral ventricles, seen from the feet. */
export function HeadAxial({ findings }: { findings: readonly Finding[] }) {
  const water = has(findings, "hydrocephalus");
  const shift = has(findings, "midline_shift");
  const wide = water ? 1 + 0.8 * scaleOf(water) : 1;
  const [from] = shift ? sidesOf(shift) : [];
  // The midline is pushed away from the side that is named.
  const pushed = shift && from ? -towards(from) * 15 * scaleOf(shift) : 0;
  return (
    <>
      <ellipse cx={160} cy={161} rx={118} ry={134} fill={shade.bone} />
      <ellipse cx={160} cy={161} rx={106} ry={122} fill={shade.soft} />
      <g fill="none" stroke={shade.dark} strokeWidth={1.6} opacity={0.55}>
        {[1, -1].flatMap((turn) =>
          [84, 110, 140, 172, 204, 232].map((y) => (
            <path
              key={`${turn}${y}`}
              d={`M${middle + turn * (Math.abs(161 - y) > 60 ? 62 : 98)} ${y}q${-turn * 12} 8 ${-turn * 26} 2`}
            />
          )),
        )}
      </g>
      <path
        d={`M160 42Q${160 + pushed * 1.6} 161 160 280`}
        fill="none"
        stroke={shade.dark}
        strokeWidth={2}
      />
      <g transform={`translate(${160 + pushed} 0) scale(${wide} 1)`} fill={shade.air}>
        <path d="M-6 112C-20 108 -26 124 -16 140L-8 156C-6 142 -4 126 -6 112Z" />
        <path d="M6 112C20 108 26 124 16 140L8 156C6 142 4 126 6 112Z" />
        <path d="M-10 172C-18 184 -28 196 -24 214C-14 208 -8 190 -6 176Z" />
        <path d="M10 172C18 184 28 196 24 214C14 208 8 190 6 176Z" />
      </g>
      {findings.map((finding, index) => (
        <Mark key={index} finding={finding} />
      ))}
    </>
  );
}
