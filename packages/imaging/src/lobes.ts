import { cloud, step } from "./maths.ts";
import type { ChestParameters } from "./parameters.ts";

/**
 * How much a place belongs to the right lower lobe, 0 to 1. The oblique fissure runs from the level of the fourth thoracic
 * vertebra behind to the front third of the diaphragm; towards the middle the middle lobe reaches further back, so that it
 * and not the lower lobe lies against the right heart (Fraser and Pare, Diagnosis of Diseases of the Chest).
 */
function inRightLowerLobe(x: number, y: number, z: number): number {
  if (x >= 0) return 0;
  const wave = 3 * cloud(x / 30, y / 30, z / 30, 2);
  const medial = 32 * step(72, 44, -x);
  return step(-3, 3, y - (112 + (z + 90) * 1.04 + medial) + wave);
}

/** Share of alveoli at a place that are filled, 0 aerated to 1 solid; a lower lobe fills from its base. */
export function filledBy({ consolidation, seed }: ChestParameters) {
  if (!consolidation) return () => 0;
  const upper = 275 - 110 * consolidation.extent;
  return (x: number, y: number, z: number): number => {
    const inside = inRightLowerLobe(x, y, z);
    if (inside <= 0) return 0;
    const patch = cloud(x / 34 + 5 + seed, y / 34, z / 60, 4);
    return inside * step(-0.55, 0.75, (y - upper) / 34 + 0.9 * patch);
  };
}
