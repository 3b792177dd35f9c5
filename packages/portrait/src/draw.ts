import { clothesOf, bareShoulders } from "./clothes.ts";
import { complexionOf, degree } from "./complexion.ts";
import { expressionOf } from "./expression.ts";
import { eyes } from "./eyes.ts";
import { ageLines, beardOf, headwear, neckwear } from "./extras.ts";
import { hairOf } from "./hair.ts";
import { ears, faceOutline, modelling, neck, nose } from "./head.ts";
import { mouth } from "./mouth.ts";
import { grounds, luminance, mix } from "./palette.ts";
import type { Sitter } from "./parameters.ts";
import { proportionsOf } from "./proportions.ts";
import { handOf, neckOf, signsInSkin, signsOnTop } from "./signs.ts";
import { clipPath, group } from "./svg.ts";

const filters = [
  ["s", 1.1],
  ["m", 4],
  ["l", 7],
]
  .map(
    ([name, size]) =>
      `<filter id="blur-${name}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${size}"/></filter>`,
  )
  .join("");

/** The same ground always for the same cloth; never one that the hair or the cloth sinks into. */
const groundOf = ({ portrait }: Sitter) => {
  const index =
    (portrait.cloth.length + portrait.hair.length + portrait.eyes.length) % grounds.length;
  return grounds[index] ?? grounds[0];
};

/**
 * A portrait as SVG on a field of 200 by 200: the same sitter with the same mood is always the same drawing.
 * @param mood as a case or a session names it ("in_pain", "in pain"); an unknown one leaves the face at rest
 */
export function drawPortrait(sitter: Sitter, mood?: string): string {
  const { portrait } = sitter;
  const p = proportionsOf(sitter);
  const e = expressionOf(mood ?? portrait.rest, portrait.signs);
  const c = complexionOf(portrait, e);
  const hair = hairOf(sitter, p);
  const eyesDrawn = eyes(sitter, p, c, e);
  const ground = groundOf(sitter);
  const outline = faceOutline(p);
  const head = group(
    [
      ears(p, c),
      `<path d="${outline}" fill="url(#skin)"/>`,
      modelling(p, c),
      signsInSkin(sitter, p, c),
      ageLines(sitter, p, c),
      nose(p, c, degree(portrait, "bent_nose") > 0),
      eyesDrawn.body,
      beardOf(sitter, p, c),
      mouth(sitter, p, c, e),
      hair.front,
      headwear(sitter, p),
      signsOnTop(sitter, p, e),
    ],
    e.tilt ? `transform="rotate(${e.tilt} 100 ${p.chin})"` : "",
  );
  const bare = portrait.wears === "vest" ? bareShoulders(p, mix(c.skin, c.shade, 0.14)) : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><defs>${filters}` +
    `<linearGradient id="skin" x1="0.15" y1="0.1" x2="0.9" y2="0.9"><stop offset="0" stop-color="${mix(c.skin, c.light, 0.6)}"/><stop offset="0.55" stop-color="${c.skin}"/><stop offset="1" stop-color="${mix(c.skin, c.shade, 0.55)}"/></linearGradient>` +
    `<radialGradient id="ground" cx="0.38" cy="0.3" r="0.9"><stop offset="0" stop-color="${mix(ground, "#ffffff", luminance(ground) > 0.5 ? 0.45 : 0.2)}"/><stop offset="1" stop-color="${mix(ground, "#6b6f86", 0.16)}"/></radialGradient>` +
    `${clipPath("face", `<path d="${outline}"/>`)}${eyesDrawn.defs}</defs>` +
    `<rect width="200" height="200" fill="url(#ground)"/>` +
    hair.back +
    neck(p, c) +
    bare +
    neckOf(sitter, p, c) +
    clothesOf(sitter, p) +
    neckwear(sitter, p) +
    head +
    handOf(sitter, p, c) +
    "</svg>"
  );
}
