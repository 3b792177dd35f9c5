import { has, scaleOf, shade, sidesOf, towards, type Finding } from "./shade.ts";

const middle = 160;
const zoneY: Readonly<Record<string, number>> = {
  upper: 110,
  mid: 166,
  whole: 166,
  front: 166,
  back: 166,
  lower: 228,
};

function Mark({ finding }: { finding: Finding }) {
  const scale = scaleOf(finding);
  const y = zoneY[finding.zone] ?? 166;
  const [side] = sidesOf(finding);
  const turn = side ? towards(side) : 0;
  const x = middle + turn * 58;
  switch (finding.kind) {
    case "free_air":
      return (
        <path
          d="M62 78C100 44 220 44 258 78C220 62 100 62 62 78Z"
          fill={shade.air}
          stroke={shade.bone}
          strokeWidth={1}
        />
      );
    case "dilated_bowel":
      return [150, 178, 206].map((place) => (
        <g key={place}>
          <rect
            x={102}
            y={place - 11 * scale}
            width={116}
            height={21 * scale}
            rx={10 * scale}
            fill={shade.air}
            stroke={shade.solid}
            strokeWidth={1.5}
          />
          {[118, 134, 150, 166, 182, 198].map((fold) => (
            <path
              key={fold}
              d={`M${fold} ${place - 10 * scale}v${19 * scale}`}
              stroke={shade.solid}
              strokeWidth={1}
              opacity={0.7}
            />
          ))}
        </g>
      ));
    case "free_fluid":
      return (
        <path
          d={`M84 ${264 - 24 * scale}Q160 ${284 - 12 * scale} 236 ${264 - 24 * scale}Q214 292 160 294Q106 292 84 ${264 - 24 * scale}Z`}
          fill={shade.dark}
        />
      );
    case "target":
      return (
        <g>
          <circle cx={x} cy={y} r={26 * scale} fill={shade.dark} />
          <circle cx={x} cy={y} r={19 * scale} fill={shade.solid} />
          <circle cx={x} cy={y} r={12 * scale} fill={shade.dark} />
          <circle cx={x} cy={y} r={6 * scale} fill={shade.bone} />
        </g>
      );
    case "inflamed_appendix":
      return (
        <g filter="url(#soften-little)">
          <path
            d="M108 226c-12 8-14 24-4 34"
            stroke={shade.fluid}
            strokeWidth={13 * scale}
            strokeLinecap="round"
            fill="none"
          />
          <path
            d="M108 226c-12 8-14 24-4 34"
            stroke={shade.dark}
            strokeWidth={4 * scale}
            strokeLinecap="round"
            fill="none"
          />
        </g>
      );
    case "gallstones":
      return [0, 1, 2].map((step) => (
        <circle
          key={step}
          cx={122 + step * 8}
          cy={134 + (step % 2) * 5}
          r={4 * scale}
          fill={shade.bone}
        />
      ));
    case "hydronephrosis":
      return sidesOf(finding).map((each) => (
        <ellipse
          key={each}
          cx={middle + towards(each) * 62}
          cy={160}
          rx={13 * scale}
          ry={20 * scale}
          fill={shade.air}
        />
      ));
    case "stone":
      return <circle cx={middle + turn * 44} cy={y} r={5 * scale} fill={shade.blood} />;
    case "mass":
      return <circle cx={x} cy={y} r={24 * scale} fill={shade.fluid} />;
    case "adnexal_mass":
      return (
        <g>
          <circle cx={middle + turn * 38} cy={254} r={16 * scale} fill={shade.solid} />
          <circle
            cx={middle + turn * 38}
            cy={254}
            r={8 * scale}
            fill={shade.air}
            stroke={shade.bone}
            strokeWidth={3}
          />
        </g>
      );
    case "empty_uterus":
      return (
        <g>
          <path d="M144 236q16-12 32 0q4 22-10 38h-12q-14-16-10-38Z" fill={shade.solid} />
          <path d="M160 244v20" stroke={shade.bone} strokeWidth={2} />
        </g>
      );
    case "faecal_loading":
      return [
        [92, 214],
        [92, 186],
        [98, 158],
        [222, 176],
        [226, 206],
        [220, 236],
      ].map(([cx = 0, cy = 0]) => (
        <ellipse
          key={`${cx}${cy}`}
          cx={cx}
          cy={cy}
          rx={12}
          ry={11}
          fill={shade.solid}
          stroke={shade.dark}
          strokeWidth={2}
          strokeDasharray="2 3"
        />
      ));
    default:
      return null;
  }
}

/** An abdomen from the front: liver, spleen, kidneys, spine and pelvis, with bowel gas. */
export function AbdomenFrontal({ findings }: { findings: readonly Finding[] }) {
  const liver = has(findings, "large_liver");
  const spleen = has(findings, "large_spleen");
  return (
    <>
      <path d="M48 40H272C284 120 284 220 268 308H52C36 220 36 120 48 40Z" fill={shade.soft} />
      <path
        d="M64 84C96 60 160 62 186 84C176 108 130 120 92 152C70 150 60 118 64 84Z"
        fill={shade.solid}
        opacity={0.8}
        transform={
          liver
            ? `translate(64 70) scale(1 ${1 + 0.35 * scaleOf(liver)}) translate(-64 -70)`
            : undefined
        }
      />
      <ellipse
        cx={242}
        cy={108}
        rx={16}
        ry={28}
        fill={shade.solid}
        opacity={0.8}
        transform={
          spleen
            ? `translate(242 80) scale(${1 + 0.6 * scaleOf(spleen)}) translate(-242 -80)`
            : undefined
        }
      />
      {[1, -1].map((turn) => (
        <ellipse
          key={turn}
          cx={middle + turn * 62}
          cy={160}
          rx={17}
          ry={32}
          fill={shade.solid}
          opacity={0.55}
        />
      ))}
      <ellipse cx={128} cy={134} rx={14} ry={9} fill={shade.dark} opacity={0.75} />
      {[52, 82, 112, 142, 172, 202].map((y) => (
        <rect key={y} x={147} y={y} width={26} height={23} rx={4} fill={shade.bone} opacity={0.6} />
      ))}
      <path
        d="M76 236C92 220 130 226 146 240H174C190 226 228 220 244 236C250 264 226 296 196 300L176 284H144L124 300C94 296 70 264 76 236Z"
        fill={shade.bone}
        opacity={0.34}
      />
      <g fill={shade.air} opacity={0.5}>
        <ellipse cx={206} cy={100} rx={22} ry={11} />
        <ellipse cx={94} cy={204} rx={12} ry={16} />
        <ellipse cx={228} cy={206} rx={10} ry={18} />
        <ellipse cx={162} cy={262} rx={11} ry={9} />
      </g>
      {findings.map((finding, index) => (
        <Mark key={index} finding={finding} />
      ))}
    </>
  );
}
