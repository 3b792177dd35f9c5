import { has, scaleOf, shade, sidesOf, towards, type Finding } from "./shade.ts";

const middle = 160;
const depth: Readonly<Record<string, number>> = {
  front: 120,
  upper: 120,
  mid: 160,
  whole: 160,
  lower: 206,
  back: 206,
};
const at = (finding: Finding) =>
  sidesOf(finding).map((side) => ({
    side,
    turn: towards(side),
    x: middle + towards(side) * 76,
    y: depth[finding.zone] ?? 160,
  }));

function Mark({ finding }: { finding: Finding }) {
  const scale = scaleOf(finding);
  switch (finding.kind) {
    case "consolidation":
      return at(finding).map(({ side, x, y }) => (
        <g key={side} filter="url(#soften)" fill={shade.fluid} opacity={0.8}>
          <ellipse cx={x} cy={y} rx={26 * scale} ry={20 * scale} />
          <ellipse cx={x + 10} cy={y + 8} rx={18 * scale} ry={16 * scale} />
        </g>
      ));
    case "effusion":
      return at(finding).map(({ side, turn }) => (
        <path
          key={side}
          d={`M${middle + turn * 36} 228C${middle + turn * 70} ${232 - 26 * scale} ${middle + turn * 104} ${226 - 30 * scale} ${middle + turn * 124} ${196 - 14 * scale}C${middle + turn * 118} 226 ${middle + turn * 84} 250 ${middle + turn * 36} 242Z`}
          fill={shade.fluid}
        />
      ));
    case "pneumothorax":
      return at(finding).map(({ side, turn }) => (
        <path
          key={side}
          d={`M${middle + turn * 34} 104C${middle + turn * 80} 84 ${middle + turn * 128} 120 ${middle + turn * 126} 168C${middle + turn * 112} ${130 + 16 * scale} ${middle + turn * 74} ${112 + 10 * scale} ${middle + turn * 34} ${112 + 8 * scale}Z`}
          fill={shade.air}
          stroke={shade.bone}
          strokeWidth={1.2}
        />
      ));
    case "mass":
      return at(finding).map(({ side, x, y }) => (
        <circle key={side} cx={x} cy={y} r={17 * scale} fill={shade.fluid} />
      ));
    case "nodules":
      return at(finding).flatMap(({ side, x }) =>
        [-2, -1, 0, 1, 2].map((step) => (
          <circle
            key={`${side}${step}`}
            cx={x + ((step * 31) % 27)}
            cy={164 + step * 18}
            r={4 * scale}
            fill={shade.fluid}
          />
        )),
      );
    case "embolus":
      return finding.side === "midline" ? (
        <path
          d="M132 152C150 144 172 144 190 152"
          stroke={shade.dark}
          strokeWidth={7 * scale}
          fill="none"
        />
      ) : (
        sidesOf(finding).map((side) => (
          <ellipse
            key={side}
            cx={middle + towards(side) * 38}
            cy={156}
            rx={8 * scale}
            ry={4.5 * scale}
            fill={shade.dark}
          />
        ))
      );
    case "dissection":
      return (
        <>
          <path d="M158 118l22 22" stroke={shade.dark} strokeWidth={3} />
          <path d="M184 208c6 6 10 12 12 20" stroke={shade.dark} strokeWidth={3} fill="none" />
        </>
      );
    case "coronary_calcification":
      return (
        <g fill={shade.bone}>
          <rect x={146} y={170} width={9} height={3.5} rx={1.5} />
          <rect x={163} y={176} width={7} height={3.5} rx={1.5} />
        </g>
      );
    default:
      return null;
  }
}

/** A slice through the chest at the level of the pulmonary arteries, seen from the feet. */
export function ChestAxial({ findings }: { findings: readonly Finding[] }) {
  const rim = has(findings, "pericardial_effusion");
  return (
    <>
      <ellipse cx={160} cy={168} rx={148} ry={104} fill={shade.soft} />
      <ellipse
        cx={160}
        cy={168}
        rx={138}
        ry={94}
        fill="none"
        stroke={shade.bone}
        strokeWidth={6}
        strokeDasharray="26 14"
        opacity={0.55}
      />
      {[1, -1].map((turn) => (
        <path
          key={turn}
          d={`M${middle + turn * 34} 104C${middle + turn * 80} 84 ${middle + turn * 128} 120 ${middle + turn * 126} 172C${middle + turn * 122} 222 ${middle + turn * 84} 248 ${middle + turn * 36} 240C${middle + turn * 50} 200 ${middle + turn * 50} 140 ${middle + turn * 34} 104Z`}
          fill={shade.lung}
        />
      ))}
      <path
        d="M118 108C140 88 184 88 204 110C214 150 206 196 190 214H132C114 194 108 148 118 108Z"
        fill={shade.soft}
      />
      {rim && (
        <path
          d="M122 166C122 204 152 220 182 214C204 206 208 178 200 164C192 196 140 196 122 166Z"
          fill={shade.fluid}
          opacity={0.5 + 0.2 * scaleOf(rim)}
        />
      )}
      <circle cx={170} cy={128} r={19} fill={shade.solid} />
      <path
        d="M146 132C140 144 128 150 112 152V162C136 164 150 158 160 152C172 158 190 164 208 160V150C190 148 172 144 164 136Z"
        fill={shade.solid}
      />
      <circle cx={138} cy={120} r={11} fill={shade.solid} />
      <circle cx={192} cy={216} r={13} fill={shade.solid} />
      <path
        d="M146 236c0-12 28-12 28 0v18h10l-4 10h-40l-4-10h10Z"
        fill={shade.bone}
        opacity={0.85}
      />
      <ellipse cx={150} cy={184} rx={7} ry={9} fill={shade.air} />
      <ellipse cx={176} cy={184} rx={7} ry={9} fill={shade.air} />
      {findings.map((finding, index) => (
        <Mark key={index} finding={finding} />
      ))}
    </>
  );
}
