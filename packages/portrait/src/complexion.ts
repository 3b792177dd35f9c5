import { mix, skinTones } from "./palette.ts";
import type { Expression } from "./expression.ts";
import type { PortraitParameters, Sign } from "./parameters.ts";

export interface Complexion {
  readonly skin: string;
  readonly light: string;
  readonly shade: string;
  readonly deep: string;
  readonly line: string;
  readonly blush: string;
  readonly blushShare: number;
  readonly lip: string;
  readonly lipShade: string;
  readonly white: string;
  readonly socket: string;
}

/** The degree of a sign, 0 where it is not there. */
export const degree = ({ signs }: Pick<PortraitParameters, "signs">, name: Sign): number =>
  signs.find(({ sign }) => sign === name)?.degree ?? 0;

/**
 * Colours of skin, lips and eyes. Pallor takes the red out and shows on dark skin as grey and in the lips; jaundice is
 * plainest in the white of the eye; central cyanosis is in the lips on every skin; darkened skin is brown, greyer where it
 * was dark before (Bickley, Bates' Guide to Physical Examination: skin, head).
 */
export function complexionOf(portrait: PortraitParameters, { flush }: Expression): Complexion {
  const own = skinTones[portrait.skin - 1] ?? skinTones[3];
  const isDark = portrait.skin >= 6;
  const pallor = degree(portrait, "pallor");
  const jaundice = degree(portrait, "jaundice");
  const blue = degree(portrait, "cyanosis");
  const dark = degree(portrait, "darkened_skin");
  const red = degree(portrait, "flush");
  let skin: string = own;
  skin = mix(skin, isDark ? "#8d857f" : "#eee7df", pallor * (isDark ? 0.11 : 0.17));
  skin = mix(skin, isDark ? "#a3823a" : "#e3bd55", jaundice * (isDark ? 0.1 : 0.17));
  skin = mix(skin, "#8f94a6", blue * 0.06);
  skin = mix(skin, "#5a3c28", dark * 0.09);
  skin = mix(skin, isDark ? "#8a3f33" : "#e79a86", red * 0.05);
  const rose = isDark ? "#7b3a36" : "#c86a62";
  let lip = mix(skin, rose, isDark ? 0.5 : 0.52);
  lip = mix(lip, skin, pallor * 0.22);
  lip = mix(lip, "#5f5f86", blue * 0.3);
  lip = mix(lip, "#4c2f2a", dark * 0.14);
  const white = mix("#f8f4ee", "#e6c93f", Math.min(1, jaundice * 0.3));
  return {
    skin,
    light: mix(skin, "#fff3e2", isDark ? 0.13 : 0.28),
    shade: mix(skin, isDark ? "#1f1012" : "#8e4a3c", isDark ? 0.26 : 0.2),
    deep: mix(skin, isDark ? "#170b0d" : "#6f352d", isDark ? 0.46 : 0.42),
    line: mix(skin, isDark ? "#120809" : "#4a2420", 0.72),
    blush: isDark ? mix(skin, "#a4483c", 0.6) : "#e0705f",
    blushShare: Math.max(0, (isDark ? 0.24 : 0.2) + red * 0.09 + flush * 0.14 - pallor * 0.08),
    lip,
    lipShade: mix(lip, isDark ? "#2a1011" : "#7c2f30", 0.34),
    white: mix(white, "#dcd3c8", isDark ? 0.1 : 0.04),
    socket: mix(skin, isDark ? "#1c1015" : "#7d4a52", 0.5),
  };
}
