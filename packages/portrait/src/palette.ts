import type { Cloth, EyeColour, HairColour } from "./parameters.ts";

type Rgb = readonly [number, number, number];
const parse = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
const part = (value: number) =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, "0");

/** Between two colours, `share` of the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  const at = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share;
  return `#${part(at(0))}${part(at(1))}${part(at(2))}`;
}
/** Relative luminance of sRGB, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Ten steps after the Monk Skin Tone scale, warmed as lamplight would. */
export const skinTones = [
  "#f7e0d1",
  "#f3d3bd",
  "#ecc4a6",
  "#e0b08b",
  "#cf9a72",
  "#b57d55",
  "#976344",
  "#7a4d35",
  "#5f3b2a",
  "#482c21",
] as const;

export const hairShades: Readonly<Record<HairColour, string>> = {
  black: "#231d1e",
  dark_brown: "#3a2a24",
  brown: "#5b4032",
  red_brown: "#7d4630",
  auburn: "#8e3f2c",
  dark_fair: "#9a7a52",
  fair: "#d0ad76",
  grey: "#84828a",
  silver: "#b9b9bf",
  white: "#e2e0de",
};

export const irisShades: Readonly<Record<EyeColour, string>> = {
  dark: "#2e1f19",
  brown: "#5d3c26",
  hazel: "#7d6238",
  green: "#5f7552",
  grey: "#6c7a86",
  blue: "#4f7796",
};

export const clothShades: Readonly<Record<Cloth, string>> = {
  ink: "#2b3350",
  navy: "#34466b",
  slate: "#62708a",
  sky: "#8fb0cc",
  teal: "#3f7a7c",
  moss: "#5d6f4b",
  sage: "#9aae93",
  sand: "#cbb592",
  cream: "#eadfc9",
  ochre: "#c9953f",
  rust: "#b0623c",
  brick: "#934a3e",
  plum: "#71496b",
  rose: "#c98a8f",
  charcoal: "#3c3f47",
  white: "#f3f1ec",
};

/** Grounds that every face stands well on, in both themes. */
export const grounds = ["#dbe3ea", "#e3dfea", "#dce7e1", "#ece3d6", "#ecdfdb", "#e2e6d6"] as const;
