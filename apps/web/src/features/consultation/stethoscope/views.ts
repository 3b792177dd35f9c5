import type { PlaceHeard } from "@anamnesis/contract";
import {
  abdomenSites,
  heartSites,
  lungSites,
  neckSites,
  places,
  type Site,
} from "@anamnesis/sounds";

export type ViewId = "heart" | "front" | "back" | "abdomen" | "neck";

/** A part of the body to choose a place on. */
export interface BodyView {
  readonly id: ViewId;
  readonly side: "front" | "back";
  /** The part of the figure that is shown: left, top, width, height. */
  readonly crop: readonly [number, number, number, number];
  readonly has: (site: Site) => boolean;
}

const among = (list: readonly Site[]) => (site: Site) => list.includes(site);
const lungsOn = (side: "front" | "back") => (site: Site) =>
  among(lungSites)(site) && places[site].side === side;

const all: readonly BodyView[] = [
  { id: "heart", side: "front", crop: [20, 0, 68, 66], has: among(heartSites) },
  { id: "front", side: "front", crop: [6, 2, 88, 72], has: lungsOn("front") },
  { id: "back", side: "back", crop: [6, 2, 88, 72], has: lungsOn("back") },
  { id: "abdomen", side: "front", crop: [14, 52, 72, 48], has: among(abdomenSites) },
  { id: "neck", side: "front", crop: [20, 0, 60, 36], has: among(neckSites) },
];

/** The views of which something is to be heard. */
export const viewsOf = (heard: readonly PlaceHeard[]): readonly BodyView[] =>
  all.filter(({ has }) => heard.some(({ site }) => has(site)));

/** Where a place is in a view, in per cent of its width and height. */
export function spotIn({ crop: [left, top, width, height] }: BodyView, site: Site) {
  const { x, y } = places[site];
  return { left: `${(100 * (x - left)) / width}%`, top: `${(100 * (y - top)) / height}%` };
}

/** How a sound goes up and down: the greatest size in each of so many columns. */
export function outlineOf(samples: Float32Array, columns: number): readonly number[] {
  const width = samples.length / columns;
  return Array.from({ length: columns }, (_, column) => {
    let most = 0;
    for (let i = Math.floor(column * width); i < Math.floor((column + 1) * width); i++)
      most = Math.max(most, Math.abs(samples[i] ?? 0));
    return most;
  });
}
