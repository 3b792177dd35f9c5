import type { BodyView } from "./views.ts";

export type Body = "infant" | "child" | "adult";

/** Half outlines, the reader's left; the other half is their mirror image. */
const halves: Readonly<Record<Body, string>> = {
  adult:
    "M50 -2 L43 -2 L43 12 C42 16.5 36 18 28 20 C18 22 12.5 28 10.5 38 L4 68 L12 70 L19.5 46 C21 60 21.5 70 20.5 82 C19.5 90 18.5 96 18 102 L50 102",
  child:
    "M50 -2 L44 -2 L44 10.5 C43 14.5 37 16.5 30 19 C21 21.5 16 28 14 38 L7.5 67 L15 69 L21.5 47 C22 60 21.5 72 21.5 84 C21.5 92 21.5 97 21.5 102 L50 102",
  infant:
    "M50 -2 L44.5 -2 L44.5 8 C43.5 12.5 37 15 30 18 C21.5 21 17 28 15 38 L8.5 64 L16.5 67 L22 49 C19.5 60 17 72 18.5 84 C19.5 92 22.5 97 24 102 L50 102",
};
const front = [
  "M47.5 20.5 C40 18.5 32 20 25.5 24",
  "M49 57 C44 59.5 36 66 29.5 75",
  "M33.8 45 a1.4 1.4 0 1 0 2.8 0 a1.4 1.4 0 1 0 -2.8 0",
] as const;
const back = ["M41 27 C34 26 28 29 27 33 C29 42 33 49 38 52 C41 46 42 35 41 27 Z"] as const;

/** A torso as a figure to point at; what it is called stands on the buttons upon it. */
export function Torso({ view, body }: { view: BodyView; body: Body }) {
  const lines = view.side === "front" ? front : back;
  return (
    <svg viewBox={view.crop.join(" ")} aria-hidden="true" className="block w-full">
      {[undefined, "matrix(-1 0 0 1 100 0)"].map((transform) => (
        <g key={transform ?? "left"} transform={transform}>
          <path d={halves[body]} className="fill-sunken stroke-line-strong" strokeWidth={0.7} />
          {lines.map((d) => (
            <path key={d} d={d} className="fill-none stroke-line-strong" strokeWidth={0.5} />
          ))}
        </g>
      ))}
      {view.side === "front" ? (
        <>
          <path d="M50 22 V57" className="stroke-line-strong" strokeWidth={0.5} />
          <ellipse
            cx={50}
            cy={79}
            rx={1}
            ry={1.6}
            className="fill-none stroke-line-strong"
            strokeWidth={0.5}
          />
        </>
      ) : (
        <path
          d="M50 8 V98"
          className="stroke-line-strong"
          strokeWidth={0.7}
          strokeDasharray="1.6 1.6"
        />
      )}
    </svg>
  );
}
