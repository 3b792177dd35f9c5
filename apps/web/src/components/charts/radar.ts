export interface Spoke {
  readonly x: number;
  readonly y: number;
}

/** The corner of spoke `index` of `count`, the first at the top and then clockwise; `share` 0 is the middle, 1 the rim. */
export const cornerAt = (index: number, count: number, share: number, radius: number): Spoke => {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return { x: Math.cos(angle) * radius * share, y: Math.sin(angle) * radius * share };
};

/** Points of an SVG polygon. */
export const pointsOf = (corners: readonly Spoke[]): string =>
  corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** On which side of its corner a name stands, so that it runs away from the picture. */
export const anchorOf = ({ x }: Spoke, radius: number): "start" | "middle" | "end" =>
  Math.abs(x) < radius * 0.15 ? "middle" : x > 0 ? "start" : "end";

/** A long name in two lines that are about as long as each other. */
export function linesOf(name: string, longest = 13): readonly string[] {
  const words = name.split(" ");
  if (name.length <= longest || words.length === 1) return [name];
  const breaks = words.slice(1).map((_, index) => {
    const first = words.slice(0, index + 1).join(" ");
    const second = words.slice(index + 1).join(" ");
    return { lines: [first, second], width: Math.max(first.length, second.length) };
  });
  return breaks.reduce((best, next) => (next.width < best.width ? next : best)).lines;
}
