import { has, scaleOf, shade, sidesOf, type Finding } from "./shade.ts";

/** A finding's chamber: the heart's left lies on the reader's right in the apical view. */
const isRight = (finding: Finding): boolean => sidesOf(finding)[0] === "right";

function Mark({ finding }: { finding: Finding }) {
  const scale = scaleOf(finding);
  switch (finding.kind) {
    case "wall_hypokinesia":
      return (
        <g>
          <path
            d={
              isRight(finding)
                ? "M92 96C84 130 92 164 108 178"
                : finding.zone === "front" || finding.zone === "upper"
                  ? "M152 52C190 50 216 66 226 96"
                  : "M228 100C238 130 232 164 214 180"
            }
            stroke={shade.bone}
            strokeWidth={11}
            strokeDasharray="3 5"
            fill="none"
          />
        </g>
      );
    case "pericardial_effusion":
      return (
        <path
          d="M160 30C236 26 262 110 236 200C226 262 96 262 84 200C58 110 84 26 160 30Z"
          fill="none"
          stroke={shade.air}
          strokeWidth={14 * scale}
        />
      );
    case "vegetation":
      return <circle cx={isRight(finding) ? 124 : 190} cy={186} r={7 * scale} fill={shade.blood} />;
    case "thrombus":
      return <ellipse cx={188} cy={70} rx={14 * scale} ry={9 * scale} fill={shade.solid} />;
    default:
      return null;
  }
}

/** The four chambers from the apex. */
export function HeartFourChamber({ findings }: { findings: readonly Finding[] }) {
  const grown = (kind: string): number => {
    const finding = has(findings, kind);
    return finding ? 1 + 0.22 * scaleOf(finding) : 1;
  };
  const thick = has(findings, "lv_hypertrophy") ? 22 : 12;
  const chamber = (d: string, [x, y]: readonly [number, number], size: number, wall: number) => (
    <path
      d={d}
      fill={shade.air}
      stroke={shade.solid}
      strokeWidth={wall}
      transform={`translate(${x} ${y}) scale(${size}) translate(${-x} ${-y})`}
    />
  );
  return (
    <>
      <path d="M160 6L310 300Q160 340 10 300Z" fill={shade.lung} />
      <path
        d="M160 36C228 32 252 110 230 196C222 250 100 250 90 196C68 110 92 32 160 36Z"
        fill={shade.soft}
      />
      {chamber("M150 60C116 72 96 130 104 178H150Z", [130, 140], grown("rv_dilated"), 7)}
      {chamber("M168 52C206 52 226 120 216 178H168Z", [192, 130], grown("lv_dilated"), thick)}
      {chamber("M106 194H150V232C128 246 104 232 106 194Z", [128, 212], 1, 7)}
      {chamber("M168 194H214C220 232 192 248 168 232Z", [192, 212], grown("la_dilated"), 7)}
      <path
        d="M106 186l20 6M150 186l-20 6M170 186l20 6M214 186l-20 6"
        stroke={shade.bone}
        strokeWidth={3}
      />
      {findings.map((finding, index) => (
        <Mark key={index} finding={finding} />
      ))}
      <g fill={shade.solid} fontSize={13} fontWeight={600} textAnchor="middle">
        <text x={128} y={140}>
          RV
        </text>
        <text x={192} y={140}>
          LV
        </text>
        <text x={128} y={220}>
          RA
        </text>
        <text x={192} y={220}>
          LA
        </text>
      </g>
    </>
  );
}
