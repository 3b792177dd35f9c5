import type { CompiledCase, Vignette } from "@anamnesis/cases";
import type { ReportItem } from "@anamnesis/contract";
import type { RecallContent } from "../progress/records.ts";

/** The decision about somebody else that a case asks of whoever lost this item. */
export const vignetteOf = ({ id }: Pick<ReportItem, "id">, { recall }: CompiledCase) =>
  recall?.find((vignette) => vignette.for.includes(id));

/** The choices by the alphabet: their places tell nothing. */
export const askedOf = ({
  person,
  asks,
  answer,
  others,
  why,
}: Vignette): Omit<RecallContent, "kind"> => ({
  situation: person,
  prompt: asks,
  choices: [answer, ...others].sort((a, b) => (a < b ? -1 : 1)),
  answer,
  why,
});

/** Several losses may lead to one vignette: it is asked once, by the card that is there already or by the gravest of them. */
export const onePerVignette = (
  items: readonly ReportItem[],
  compiled: CompiledCase,
  known: ReadonlyMap<string, unknown> = new Map<string, unknown>(),
): readonly ReportItem[] => {
  const taken = new Set([...known.keys()].flatMap((id) => vignetteOf({ id }, compiled) ?? []));
  return items.filter((item) => {
    const vignette = vignetteOf(item, compiled);
    if (!vignette || known.has(item.id)) return true;
    const isFree = !taken.has(vignette);
    taken.add(vignette);
    return isFree;
  });
};
