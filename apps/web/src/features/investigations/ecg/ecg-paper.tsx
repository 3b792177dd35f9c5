import type { Sheet } from "@anamnesis/ecg/paper";
import { useId } from "react";

/** Squares of 1 and of 5 mm, and on them the tracing with its lead names and calibration. All in millimetres. */
export function EcgPaper({ sheet, label }: { sheet: Sheet; label: string }) {
  const id = useId();
  const { width, height, strips, calibration, divisions } = sheet;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full bg-paper"
    >
      <defs>
        <pattern id={`${id}-small`} width="1" height="1" patternUnits="userSpaceOnUse">
          <path d="M1 0H0V1" className="fill-none stroke-paper-line" strokeWidth="0.1" />
        </pattern>
        <pattern id={`${id}-large`} width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" fill={`url(#${id}-small)`} />
          <path d="M5 0H0V5" className="fill-none stroke-paper-line-strong" strokeWidth="0.2" />
        </pattern>
      </defs>
      <rect width={width} height={height} fill={`url(#${id}-large)`} />
      <g
        className="fill-none stroke-trace"
        strokeWidth="0.32"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        {calibration.map((path) => (
          <path key={path} d={path} />
        ))}
        {divisions.map((path) => (
          <path key={path} d={path} />
        ))}
        {strips.map((strip) => (
          <path key={`${strip.lead} ${strip.baseline}`} d={strip.path} />
        ))}
      </g>
      <g
        className="fill-trace stroke-paper"
        strokeWidth="0.9"
        style={{ paintOrder: "stroke" }}
        fontSize="3.6"
        fontWeight="600"
      >
        {strips.map((strip) => (
          <text
            key={`${strip.lead} ${strip.baseline}`}
            x={strip.left + 1.6}
            y={strip.baseline - 8.6}
          >
            {strip.lead}
          </text>
        ))}
        <text x="3" y={height - 3.4} fontSize="3" fontWeight="400">
          25 mm/s · 10 mm/mV
        </text>
      </g>
    </svg>
  );
}
