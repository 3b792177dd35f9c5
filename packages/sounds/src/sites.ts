/** Places on the body where a stethoscope is held, by what is listened to there. */
export const heartSites = [
  "aortic",
  "pulmonary",
  "left_sternal_edge",
  "tricuspid",
  "mitral",
  "right_carotid",
  "left_carotid",
] as const;
export const lungSites = [
  "windpipe",
  "right_upper_front",
  "left_upper_front",
  "right_middle_front",
  "left_middle_front",
  "right_lower_front",
  "left_lower_front",
  "right_axilla",
  "left_axilla",
  "left_upper_back",
  "right_upper_back",
  "left_middle_back",
  "right_middle_back",
  "left_lower_back",
  "right_lower_back",
] as const;
export const abdomenSites = [
  "right_upper_abdomen",
  "left_upper_abdomen",
  "right_lower_abdomen",
  "left_lower_abdomen",
] as const;
export const neckSites = ["thyroid"] as const;

export type HeartSite = (typeof heartSites)[number];
export type LungSite = (typeof lungSites)[number];
export type AbdomenSite = (typeof abdomenSites)[number];
export type NeckSite = (typeof neckSites)[number];
export const sites = [...heartSites, ...lungSites, ...abdomenSites, ...neckSites] as const;
export type Site = (typeof sites)[number];

export interface Place {
  /** "Left lower back". */
  readonly name: string;
  readonly side: "front" | "back";
  /** On a figure 100 wide and 100 high, neck to groin; from the front the person's right is on the reader's left. */
  readonly x: number;
  readonly y: number;
}

const at = (name: string, side: Place["side"], x: number, y: number): Place => ({
  name,
  side,
  x,
  y,
});

/** Where each place is (Macleod's Clinical Examination, 15th edition, chapters 4 and 5). */
export const places: Readonly<Record<Site, Place>> = {
  aortic: at("Aortic area, right second space", "front", 42, 29),
  pulmonary: at("Pulmonary area, left second space", "front", 58, 29),
  left_sternal_edge: at("Left sternal edge, third space", "front", 58, 38),
  tricuspid: at("Lower left sternal edge, tricuspid area", "front", 58, 48),
  mitral: at("Apex, mitral area", "front", 71, 54),
  right_carotid: at("Right carotid", "front", 43, 9),
  left_carotid: at("Left carotid", "front", 57, 9),
  windpipe: at("Windpipe", "front", 50, 12),
  right_upper_front: at("Right upper chest", "front", 36, 28),
  left_upper_front: at("Left upper chest", "front", 64, 28),
  right_middle_front: at("Right middle chest", "front", 35, 42),
  left_middle_front: at("Left middle chest", "front", 65, 42),
  right_lower_front: at("Right lower chest", "front", 33, 56),
  left_lower_front: at("Left lower chest", "front", 67, 56),
  right_axilla: at("Right armpit", "front", 21, 47),
  left_axilla: at("Left armpit", "front", 79, 47),
  left_upper_back: at("Left upper back", "back", 37, 27),
  right_upper_back: at("Right upper back", "back", 63, 27),
  left_middle_back: at("Left middle back", "back", 36, 42),
  right_middle_back: at("Right middle back", "back", 64, 42),
  left_lower_back: at("Left lower back", "back", 35, 57),
  right_lower_back: at("Right lower back", "back", 65, 57),
  right_upper_abdomen: at("Right upper abdomen", "front", 38, 72),
  left_upper_abdomen: at("Left upper abdomen", "front", 62, 72),
  right_lower_abdomen: at("Right lower abdomen", "front", 40, 86),
  left_lower_abdomen: at("Left lower abdomen", "front", 60, 86),
  thyroid: at("Over the thyroid", "front", 50, 12),
};

const ofLung = (has: (site: LungSite) => boolean): readonly LungSite[] =>
  lungSites.filter((site) => site !== "windpipe" && has(site));
const on = (side: string) => (site: string) => site.startsWith(side);
const isLow = (site: string) => site.includes("_lower_");
const isMiddle = (site: string) => site.includes("_middle_") || site.endsWith("_axilla");

/** Words for several places of the lungs at once, as a case gives them. */
export const lungRegions = {
  all: ofLung(() => true),
  right: ofLung(on("right")),
  left: ofLung(on("left")),
  right_base: ofLung((site) => on("right")(site) && isLow(site)),
  left_base: ofLung((site) => on("left")(site) && isLow(site)),
  both_bases: ofLung(isLow),
  bases_to_middle: ofLung((site) => isLow(site) || isMiddle(site)),
} as const;
export type LungRegion = keyof typeof lungRegions;
export const lungRegionNames = Object.keys(lungRegions) as [LungRegion, ...LungRegion[]];

/** The places that a list of regions and places means. */
export const lungSitesOf = (where: readonly (LungRegion | LungSite)[]): ReadonlySet<LungSite> =>
  new Set(
    where.flatMap((one) =>
      one in lungRegions ? lungRegions[one as LungRegion] : [one as LungSite],
    ),
  );
