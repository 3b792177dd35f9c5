/** The lobes whose consolidation is drawn with its right silhouette; of the others there is no picture. */
export const lobes = ["RLL"] as const;
export type Lobe = (typeof lobes)[number];
export type Side = "left" | "right";

/** What a frontal chest film shows; lengths in centimetres as a report gives them. */
export interface ChestParameters {
  /** The person's own shape of ribs, vessels and noise; the same film for the same number. */
  readonly seed: number;
  readonly sex: "male" | "female";
  /** `pa` standing, `ap` sitting or lying with the plate behind the back, which makes heart and mediastinum look larger. */
  readonly projection: "pa" | "ap";
  /** Build: 0 thin to 1 heavy. */
  readonly build: number;
  /** The widest part of the heart over the inner width of the chest. */
  readonly cardiothoracicRatio: number;
  /** 0 none to 1 marked: low flat diaphragms, narrow heart, few vessels in the upper zones. */
  readonly hyperinflation: number;
  readonly consolidation?: { readonly lobe: Lobe; readonly extent: number } | undefined;
  /** The rim of air, at the apex and at the height of the hilum. */
  readonly pneumothorax?:
    { readonly side: Side; readonly apexCm: number; readonly hilumCm: number } | undefined;
  /** Width of the upper mediastinum; absent means not widened. */
  readonly mediastinumCm?: number | undefined;
}

export const normalChest: ChestParameters = {
  seed: 1,
  sex: "male",
  projection: "pa",
  build: 0.4,
  cardiothoracicRatio: 0.46,
  hyperinflation: 0,
};

/** Field of view of a film, millimetres. */
export const field = 384;
/** Linear attenuation at about 70 keV, per millimetre; of bone what it has above soft tissue (after ICRU 44). */
export const attenuation = { soft: 0.0185, lung: 0.0046, spongy: 0.0105, cortex: 0.032 } as const;
