import { chestOf, type ChestParameters, keyOf } from "@anamnesis/imaging";
import type { InvestigationResult, Person, PictureFile } from "./schema/case.ts";

type Owner = { readonly id: string; readonly person: Pick<Person, "sex"> };

/** What the film of a case is drawn from, and the picture's place beside the case. */
export function filmOf({ id, person }: Owner, film: NonNullable<InvestigationResult["film"]>) {
  const parameters: ChestParameters = chestOf(film, { id, sex: person.sex });
  return { parameters, file: `films/${id}-${keyOf(parameters)}.webp` };
}

const whites: Readonly<Record<NonNullable<ChestParameters["consolidation"]>["lobe"], string>> = {
  RLL: "low on the patient's right an even white area with darker branching lines, in which the edge of the diaphragm is lost and that of the heart kept",
  RML: "in the middle of the right lung a white area with a straight upper edge, in which the edge of the heart is lost and that of the diaphragm kept",
  RUL: "in the upper third of the right lung a white area with a straight lower edge, in which the edge of the upper middle is lost",
  LLL: "low on the patient's left an even white area, in which the edge of the diaphragm is lost and that of the heart kept",
  LUL: "in the upper half of the left lung a white area that fades downward, in which the knob of the great artery is lost",
  lingula:
    "in the lower half of the left lung a white area, in which the edge of the heart is lost and that of the diaphragm kept",
};

/** The look of a film for those who cannot see it; the report names it. */
function appearanceOf({
  projection,
  pneumothorax,
  consolidation,
  hyperinflation,
  mediastinumCm,
  cardiothoracicRatio,
  effusions = [],
  congestion = 0,
  fissure,
  domesUpCm,
  bands = [],
  raisedDome,
  wedge,
  clavicleImplant,
}: ChestParameters): string {
  const seen = [
    pneumothorax &&
      `on the patient's ${pneumothorax.side} a fine curved line with even black outside it`,
    consolidation && whites[consolidation.lobe],
    congestion >= 0.6
      ? "a hazy white about both lung roots, wide vessels in the upper zones, and short level lines at the sides low down"
      : congestion > 0 && "wide vessels in the upper zones",
    fissure && "a white level line across the middle of the right lung",
    effusions.length > 0 &&
      `white low down on the patient's ${effusions.map(({ side }) => side).join(" and ")}, its upper edge climbing to the side`,
    domesUpCm !== undefined && "both domes of the diaphragm high",
    raisedDome && `the ${raisedDome.side} dome of the diaphragm higher than usual`,
    wedge &&
      `a small white patch with its broad side against the chest wall, low down on the patient's ${wedge}`,
    bands.length > 0 &&
      `thin white lines, nearly level, above the dome on the patient's ${bands.join(" and ")}`,
    clavicleImplant && `a bright metal strip with screws on the ${clavicleImplant} collarbone`,
    hyperinflation > 0.7 && "large dark lungs above low flat diaphragms",
    mediastinumCm !== undefined && "a broad white shadow in the upper middle",
    cardiothoracicRatio > 0.5 && "a heart more than half as wide as the chest",
  ].filter((part) => typeof part === "string");
  const view = `Frontal chest film, ${projection === "pa" ? "from behind, upright" : "from the front"}`;
  return seen.length > 0
    ? `${view}: ${seen.join("; ")}`
    : `${view}: both lungs dark to the edges, the heart less than half as wide as the chest`;
}

/** The picture of every result that has a film and none of its own, as if the case had named it. */
export function withFilms<T extends Readonly<Record<string, InvestigationResult>>>(
  investigations: T,
  owner: Owner,
): T {
  return Object.fromEntries(
    Object.entries(investigations).map(([test, result]) => {
      if (!result.film || result.image) return [test, result];
      const { parameters, file } = filmOf(owner, result.film);
      const image: PictureFile = {
        file,
        alt: appearanceOf(parameters),
        credit: "Computer-made for teaching, of nobody",
        licence: "MIT",
      };
      return [test, { ...result, image }];
    }),
  ) as T;
}
