import type { Achievement } from "@anamnesis/contract";

type Group = Achievement["group"];

/** `count` points on a circle of 64 by 64, beginning at the top; every second one further in where `inner` is given. */
const ring = (count: number, outer: number, inner = outer): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(32 + radius * Math.cos(angle)).toFixed(2)} ${(32 + radius * Math.sin(angle)).toFixed(2)}`;
  }).join("L");
const closed = (points: string): string => `M${points}Z`;

/** The outline of a medal, one a group, so that it is known by its shape before its colour; drawn on 64 by 64. */
export const outlines: Readonly<Record<Group, string>> = {
  milestones: closed(ring(24, 28, 25)),
  specialties: closed(ring(6, 27)),
  communication:
    "M17 7h30a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10H38l-6 7-6-7h-9A10 10 0 0 1 7 41V17A10 10 0 0 1 17 7Z",
  reasoning: closed(ring(8, 27)),
  safety: "M32 5.5c7 4 14 6 23 6v18c0 14-9 23-23 29-14-6-23-15-23-29v-18c9 0 16-2 23-6Z",
  economy: closed(ring(4, 29)),
  consistency: "M32 5a27 27 0 1 1 0 54 27 27 0 0 1 0-54Z",
  comeback: closed(ring(5, 29)),
};

/** What a medal shows, in strokes on 24 by 24. */
export const glyphs: Readonly<Record<Group, string>> = {
  milestones: "M2 13h5l2.5-7 4.5 12 2.5-5H22",
  specialties:
    "M5 3v5.5a5 5 0 0 0 10 0V3M3.5 3H6M14 3h2.5M10 13.5V16a4.5 4.5 0 0 0 9 0v-2.5M19 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  communication: "M4 6.5h16M4 12h11M4 17.5h14",
  reasoning:
    "M6.5 12h4M10.5 12l5-6M10.5 12l5 6M4.5 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM17.5 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM17.5 17a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  safety: "M5 12.5l5 5 9-11",
  economy:
    "M12 3.5v16M8 19.5h8M4.5 7h15M4.5 7 2 13a2.75 2.75 0 0 0 5 0L4.5 7ZM19.5 7 17 13a2.75 2.75 0 0 0 5 0l-2.5-6Z",
  consistency:
    "M12 2.5c.5 4 5.5 6 5.5 11.5a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2-4.5.3 1.5 1 2.3 2 2.5-.8-3.5 0-7 1.5-9.5Z",
  comeback: "M4.5 4.5v5h5M4.9 9.5A8 8 0 1 1 4 13.5",
};

/** How far down the glyph's middle lies: most medals are even, a shield and a bubble carry it higher. */
export const middles: Readonly<Partial<Record<Group, number>>> = {
  communication: 27,
  safety: 29,
  comeback: 32.5,
};
