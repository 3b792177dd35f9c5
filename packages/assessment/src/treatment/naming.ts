import { drugById, drugClassById } from "@anamnesis/terminology";
import type { Evidence } from "../types.ts";

/** A medicine's or class's name for the reader. */
export const drugName = (id: string): string =>
  (drugById(id) ?? drugClassById(id))?.name ?? id.replace(/_/g, " ");

/** The first few pieces of evidence, each once. */
export const unique = (list: readonly Evidence[]): readonly Evidence[] =>
  list
    .filter(
      (one, at) =>
        list.findIndex((other) => other.text === one.text && other.index === one.index) === at,
    )
    .slice(0, 3);
