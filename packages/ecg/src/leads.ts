/** The six limb leads and the six chest leads of the standard twelve. */
export const limbLeads = ["I", "II", "III", "aVR", "aVL", "aVF"] as const;
export const chestLeads = ["V1", "V2", "V3", "V4", "V5", "V6"] as const;
/** Where the six chest electrodes may also be put: right-sided for the right ventricle, posterior for the back wall. */
export const placements = {
  standard: chestLeads,
  right_sided: ["V1", "V2", "V3R", "V4R", "V5R", "V6R"],
  posterior: ["V1", "V2", "V3", "V7", "V8", "V9"],
} as const;
export type Placement = keyof typeof placements;

export type LimbLead = (typeof limbLeads)[number];
export type ChestLead = (typeof placements)[Placement][number];
export type Lead = LimbLead | ChestLead;
export const allLeads: readonly Lead[] = [
  ...limbLeads,
  ...new Set<ChestLead>(Object.values(placements).flat()),
];
export const isLead = (text: string): text is Lead => allLeads.some((lead) => lead === text);
export const isLimbLead = (lead: Lead): lead is LimbLead => limbLeads.some((limb) => limb === lead);

/** Where the electrodes must be for these leads to be recorded; standard unless a lead says otherwise. */
export function placementOf(named: readonly string[]): Placement {
  const others: readonly Placement[] = ["right_sided", "posterior"];
  const special = (placement: Placement) =>
    placements[placement].filter((lead) => !placements.standard.some((usual) => usual === lead));
  return (
    others.find((placement) => special(placement).some((lead) => named.includes(lead))) ??
    "standard"
  );
}

/** The eight independent channels in millivolts: I, II, then the six chest electrodes. All else follows from them. */
export type Channels = readonly number[];
export const channelCount = 8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A vector of the frontal plane in millivolts: x to the patient's left, y to the feet. */
export interface Frontal {
  readonly x: number;
  readonly y: number;
}
export const frontal = (millivolts: number, degrees: number): Frontal => ({
  x: millivolts * Math.cos(radians(degrees)),
  y: millivolts * Math.sin(radians(degrees)),
});

/** Lead vectors of Einthoven's equilateral triangle; the augmented leads are shorter by √3/2 (Goldberger). */
const half = Math.sqrt(3) / 2;
const limbVectors: Readonly<Record<LimbLead, Frontal>> = {
  I: { x: 1, y: 0 },
  II: { x: 0.5, y: half },
  III: { x: -0.5, y: half },
  aVR: { x: -0.75, y: -half / 2 },
  aVL: { x: 0.75, y: -half / 2 },
  aVF: { x: 0, y: half },
};

/** What a limb lead shows of a frontal vector. */
export const seenIn = (lead: LimbLead, { x, y }: Frontal): number =>
  x * limbVectors[lead].x + y * limbVectors[lead].y;

/** Channels of a frontal vector and six chest amplitudes. */
export const channels = (vector: Frontal, chest: readonly number[]): Channels => [
  seenIn("I", vector),
  seenIn("II", vector),
  ...chest,
];

export const frontalOf = ([one = 0, two = 0]: Channels): Frontal => ({
  x: one,
  y: (two - one / 2) / half,
});

/**
 * The frontal vector that comes nearest to what is wanted in each limb lead (weighted least squares). Six limb leads have only
 * two degrees of freedom, so wishes that contradict each other are met half-way.
 */
export function fitFrontal(
  wishes: readonly { readonly lead: LimbLead; readonly value: number; readonly weight: number }[],
): Frontal {
  // A trace of weight on zero makes one wish alone give the shortest vector that fulfils it.
  const trace = 1e-6;
  let [xx, xy, yy, bx, by] = [trace, 0, trace, 0, 0];
  for (const { lead, value, weight } of wishes) {
    const { x, y } = limbVectors[lead];
    xx += weight * x * x;
    xy += weight * x * y;
    yy += weight * y * y;
    bx += weight * x * value;
    by += weight * y * value;
  }
  const determinant = xx * yy - xy * xy;
  return { x: (bx * yy - by * xy) / determinant, y: (by * xx - bx * xy) / determinant };
}

/** Wishes by lead laid over base channels: chest leads are replaced, limb leads fitted, unnamed ones kept if that can be. */
export function overlay(
  base: Channels,
  wishes: Readonly<Partial<Record<Lead, number>>>,
  placement: Placement,
): Channels {
  const named = limbLeads.some((lead) => wishes[lead] !== undefined);
  const current = frontalOf(base);
  const vector = named
    ? fitFrontal(
        limbLeads.map((lead) => ({
          lead,
          value: wishes[lead] ?? seenIn(lead, current),
          weight: wishes[lead] === undefined ? 0.002 : 1,
        })),
      )
    : current;
  return channels(
    vector,
    placements[placement].map((lead, i) => wishes[lead] ?? base[i + 2] ?? 0),
  );
}
