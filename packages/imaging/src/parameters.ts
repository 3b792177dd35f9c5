/** The lobes whose consolidation is drawn with its right silhouette; `LUL` is the upper division of the left upper lobe. */
export const lobes = ["RLL", "RML", "RUL", "LLL", "LUL", "lingula"] as const;
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
  /** Fluid in the pleural space: how far its edge stands up the side wall above the angle of the diaphragm. */
  readonly effusions?: readonly { readonly side: Side; readonly heightCm: number }[] | undefined;
  /**
   * Of the pulmonary vessels: 0 none to 1 alveolar oedema. From 0.3 the upper-lobe veins are as wide as the lower, from 0.5 there are
   * septal lines and thick bronchial walls, above that hazy shadows about the hila.
   */
  readonly congestion?: number | undefined;
  /** Fluid in the horizontal fissure. */
  readonly fissure?: boolean | undefined;
  /** How much higher than usual both domes stand. */
  readonly domesUpCm?: number | undefined;
  /** Sides with thin level bands of collapse above the dome. */
  readonly bands?: readonly Side[] | undefined;
  /** A dome that stands higher than the other one makes it. */
  readonly raisedDome?: { readonly side: Side; readonly cm: number } | undefined;
  /** A small opacity with its base against the pleura above the angle of that side, rounded towards the hilum (Hampton and Castleman 1940). */
  readonly wedge?: Side | undefined;
  /** A metal plate with screws on that clavicle. */
  readonly clavicleImplant?: Side | undefined;
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
