import { cloud, step } from "./maths.ts";
import type { ChestParameters, Lobe } from "./parameters.ts";

/**
 * Fissures (Fraser and Pare, Diagnosis of Diseases of the Chest). The oblique one runs from the level of the fourth thoracic vertebra behind
 * to the front third of the diaphragm; towards the middle what lies in front of it reaches further back, so that middle lobe and lingula and
 * not the lower lobes lie against the heart. The horizontal one leaves it at the right hilum and runs level to the front.
 */
const oblique = (away: number, z: number, isRight: boolean): number =>
  112 + (z + 90) * 1.04 + (isRight ? 32 * step(72, 44, away) : 34 * step(112, 76, away));
/** Height of the horizontal fissure: it falls a little to the side and to the front. */
export const horizontal = (away: number, z: number): number => 166 + 0.05 * (away - 60) + 0.06 * z;

/** How much a place belongs to a lobe, 0 to 1; the upper division of the left upper lobe and the lingula are taken apart. */
function within(lobe: Lobe, x: number, y: number, z: number): number {
  const isRight = x < 0;
  if (isRight !== lobe.startsWith("R")) return 0;
  const away = Math.abs(x);
  const behind = y - oblique(away, z, isRight) + 3 * cloud(x / 30, y / 30, z / 30, 2);
  if (lobe === "RLL" || lobe === "LLL") return step(-3, 3, behind);
  const inFront = step(3, -3, behind);
  const below = y - (isRight ? horizontal(away, z) : 182 + 0.1 * z);
  // No fissure parts the lingula from the rest of its lobe.
  const edge = isRight ? 1.5 : 22;
  return (
    inFront *
    (lobe === "RML" || lobe === "lingula" ? step(-edge, edge, below) : step(edge, -edge, below))
  );
}

/** Where a lobe is full first, and how far up or down from there it is: lower lobes fill from the base, upper ones from their fissure. */
const fronts: Readonly<Record<Lobe, (extent: number, patch: number, y: number) => number>> = {
  RLL: (extent, patch, y) => (y - (275 - 110 * extent)) / 34 + 0.9 * patch,
  LLL: (extent, patch, y) => (y - (286 - 110 * extent)) / 34 + 0.9 * patch,
  RUL: (extent, patch, y) => (y - (150 - 90 * extent)) / 26 + 0.8 * patch,
  LUL: (extent, patch, y) => (y - (160 - 95 * extent)) / 26 + 0.8 * patch,
  RML: (extent, patch) => 3.2 * extent - 1 + 0.7 * patch,
  lingula: (extent, patch) => 3.2 * extent - 1 + 0.7 * patch,
};

/** Share of alveoli at a place that are filled, 0 aerated to 1 solid. */
export function filledBy({ consolidation, seed }: Pick<ChestParameters, "consolidation" | "seed">) {
  if (!consolidation) return () => 0;
  const { lobe, extent } = consolidation;
  const front = fronts[lobe];
  // Above the hila there is little but lung in the way of a ray: some of it is still aerated.
  const most = lobe === "RUL" || lobe === "LUL" ? 0.78 : 1;
  return (x: number, y: number, z: number): number => {
    const inside = within(lobe, x, y, z);
    if (inside <= 0) return 0;
    const patch = cloud(x / 34 + 5 + seed, y / 34, z / 60, 4);
    return most * inside * step(-0.55, 0.75, front(extent, patch, y));
  };
}
