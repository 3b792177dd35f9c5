import { chestOf, type ChestParameters, keyOf } from "@anamnesis/imaging";
import type { InvestigationResult, Person, PictureFile } from "./schema/case.ts";

type Owner = { readonly id: string; readonly person: Pick<Person, "sex"> };

/** What the film of a case is drawn from, and the picture's place beside the case. */
export function filmOf({ id, person }: Owner, film: NonNullable<InvestigationResult["film"]>) {
  const parameters: ChestParameters = chestOf(film, { id, sex: person.sex });
  return { parameters, file: `films/${id}-${keyOf(parameters)}.webp` };
}

/** The look of a film for those who cannot see it; the report names it. */
function appearanceOf({
  projection,
  pneumothorax,
  consolidation,
  hyperinflation,
  mediastinumCm,
  cardiothoracicRatio,
}: ChestParameters): string {
  const seen = [
    pneumothorax &&
      `on the patient's ${pneumothorax.side} a fine curved line with even black outside it`,
    consolidation &&
      "low on the patient's right an even white area with darker branching lines, in which the edge of the diaphragm is lost and that of the heart kept",
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
