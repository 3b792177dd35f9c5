import { has, scaleOf, shade, sidesOf, towards, type Finding } from "./shade.ts";

const middle = 160;
const lungX = 56;
const zoneY: Readonly<Record<string, number>> = {
  upper: 98,
  mid: 150,
  lower: 204,
  whole: 150,
  front: 150,
  back: 150,
};
const at = (finding: Finding) =>
  sidesOf(finding).map((side) => ({
    side,
    x: middle + towards(side) * lungX,
    y: zoneY[finding.zone] ?? 150,
    turn: towards(side),
  }));

/** Right lung; mirrored for the left one. Its base lies at 244, or flat and low in an overfilled chest. */
const lungPath = (isFlat: boolean) =>
  isFlat
    ? "M148 62C128 52 100 62 84 96C68 132 62 190 62 254L146 256C150 200 152 120 148 62Z"
    : "M148 62C128 52 100 62 84 96C70 130 64 186 64 240C86 222 120 220 146 240C150 190 152 120 148 62Z";

function Cloud({ x, y, scale, tall = 1 }: { x: number; y: number; scale: number; tall?: number }) {
  return (
    <g filter="url(#soften)" fill={shade.fluid} opacity={0.8}>
      <ellipse cx={x} cy={y} rx={24 * scale} ry={20 * scale * tall} />
      <ellipse cx={x + 12} cy={y + 10} rx={18 * scale} ry={14 * scale * tall} />
      <ellipse cx={x - 11} cy={y + 7} rx={16 * scale} ry={15 * scale * tall} />
    </g>
  );
}

function Mark({ finding }: { finding: Finding }) {
  const scale = scaleOf(finding);
  switch (finding.kind) {
    case "consolidation":
      return at(finding).map(({ side, x, y }) => (
        <Cloud key={side} x={x} y={y} scale={scale} tall={finding.zone === "whole" ? 3 : 1} />
      ));
    case "collapse":
      return at(finding).map(({ side, x, y, turn }) => (
        <path
          key={side}
          d={`M${x - turn * 34} ${y - 14 * scale}L${x + turn * 26} ${y + 4}L${x - turn * 34} ${y + 26 * scale}Z`}
          fill={shade.fluid}
          opacity={0.85}
        />
      ));
    case "effusion":
      return at(finding).map(({ side, turn }) => {
        const top = 236 - 34 * scale;
        const outer = middle + turn * 96;
        const inner = middle + turn * 12;
        return (
          <path
            key={side}
            d={`M${outer} ${top - 22}Q${middle + turn * 70} ${top + 8} ${inner} ${top + 10}L${inner} 250L${outer} 250Z`}
            fill={shade.fluid}
            opacity={0.92}
          />
        );
      });
    case "pneumothorax":
      return at(finding).map(({ side, turn }) => {
        const rim = middle + turn * (92 - 30 * scale);
        return (
          <g key={side}>
            <path
              d={`M${middle + turn * 14} 58C${middle + turn * 60} 44 ${middle + turn * 104} 120 ${middle + turn * 98} 236L${rim} 226C${rim + turn * 4} 150 ${middle + turn * 52} 82 ${middle + turn * 14} 76Z`}
              fill={shade.air}
            />
            <path
              d={`M${middle + turn * 14} 76C${middle + turn * 52} 82 ${rim + turn * 4} 150 ${rim} 226`}
              fill="none"
              stroke={shade.bone}
              strokeWidth={1.6}
            />
          </g>
        );
      });
    case "mass":
      return at(finding).map(({ side, x, y }) => (
        <circle key={side} cx={x} cy={y} r={17 * scale} fill={shade.fluid} />
      ));
    case "nodules":
      return at(finding).flatMap(({ side, x }) =>
        [-3, -2, -1, 0, 1, 2, 3].map((step) => (
          <circle
            key={`${side}${step}`}
            cx={x + ((step * 37) % 25)}
            cy={150 + step * 24}
            r={4.5 * scale}
            fill={shade.fluid}
          />
        )),
      );
    case "cavity":
      return at(finding).map(({ side, x, y }) => (
        <circle
          key={side}
          cx={x}
          cy={y}
          r={15 * scale}
          fill={shade.air}
          stroke={shade.fluid}
          strokeWidth={6}
        />
      ));
    case "oedema":
      return (["left", "right"] as const).map((side) => (
        <g key={side}>
          <Cloud x={middle + towards(side) * 40} y={150} scale={1.1 * scale} tall={1.7} />
          {[190, 198, 206, 214].map((y) => (
            <path
              key={y}
              d={`M${middle + towards(side) * 94} ${y}h${-12 * towards(side)}`}
              stroke={shade.fluid}
              strokeWidth={1.2}
            />
          ))}
        </g>
      ));
    case "interstitial":
      return at(finding).map(({ side, x, y }) => (
        <path
          key={side}
          d={[-24, -16, -8, 0, 8, 16, 24]
            .map((d) => `M${x - 32} ${y + d}l64 ${d / 3}M${x + d} ${y - 30}l${d / 4} 60`)
            .join("")}
          stroke={shade.solid}
          strokeWidth={1}
          opacity={0.75}
        />
      ));
    case "hilar_enlargement":
      return at(finding).map(({ side, turn }) => (
        <ellipse
          key={side}
          cx={middle + turn * 30}
          cy={146}
          rx={16 * scale}
          ry={22 * scale}
          fill={shade.solid}
        />
      ));
    case "free_air":
      return [1, -1].map((turn) => (
        <path
          key={turn}
          d={`M${middle + turn * 18} 240C${middle + turn * 50} 218 ${middle + turn * 80} 224 ${middle + turn * 94} 242C${middle + turn * 74} 232 ${middle + turn * 46} 230 ${middle + turn * 18} 248Z`}
          fill={shade.air}
          stroke={shade.bone}
          strokeWidth={1}
        />
      ));
    case "fracture":
      return at(finding).map(({ side, turn, y }) => (
        <path
          key={side}
          d={`M${middle + turn * 84} ${y - 4}l${turn * 9} 5m${turn * 1} 4l${turn * 9} 4`}
          stroke={shade.bone}
          strokeWidth={4}
        />
      ));
    default:
      return null;
  }
}

/** A chest from the front: lungs, heart, ribs and diaphragm, and what the findings put there. */
export function ChestFrontal({ findings }: { findings: readonly Finding[] }) {
  const isFlat = has(findings, "hyperinflation") !== undefined;
  const heart = has(findings, "cardiomegaly");
  const wide = has(findings, "wide_mediastinum");
  const width = heart ? 1 + 0.38 * scaleOf(heart) : isFlat ? 0.78 : 1;
  const lung = lungPath(isFlat);
  return (
    <>
      <path d="M30 120C40 60 90 40 160 36C230 40 280 60 290 120L300 320H20Z" fill={shade.soft} />
      <path d={lung} fill={shade.lung} />
      <path d={lung} fill={shade.lung} transform="translate(320 0) scale(-1 1)" />
      {[1, -1].map((turn) => (
        <g key={turn} fill="none" stroke={shade.solid} strokeWidth={5} opacity={0.28}>
          {[72, 96, 120, 144, 168, 192, 216].map((y, index) => (
            <path
              key={y}
              d={`M${middle + turn * 16} ${y}C${middle + turn * (60 + index * 3)} ${y - 12} ${middle + turn * (92 + index)} ${y + 8} ${middle + turn * (96 + index)} ${y + 34}`}
            />
          ))}
        </g>
      ))}
      {[1, -1].map((turn) => (
        <path
          key={turn}
          d={`M${middle + turn * 12} 62C${middle + turn * 50} 50 ${middle + turn * 84} 58 ${middle + turn * 116} 46`}
          fill="none"
          stroke={shade.bone}
          strokeWidth={7}
          opacity={0.7}
        />
      ))}
      <rect x={wide ? 122 : 144} y={40} width={wide ? 76 : 32} height={190} fill={shade.soft} />
      <path
        d={
          has(findings, "steeple")
            ? "M153 20V52L157 84L158 112H162L163 84L167 52V20Z"
            : "M153 20V112L150 128H155L160 116L165 128H170L167 112V20Z"
        }
        fill={shade.lung}
      />
      <path
        d="M146 128C132 150 128 196 140 236C160 250 206 250 216 236C222 206 196 160 172 128Z"
        fill={shade.solid}
        transform={`translate(160 0) scale(${width} 1) translate(-160 0)`}
      />
      {findings.map((finding, index) => (
        <Mark key={index} finding={finding} />
      ))}
    </>
  );
}
