import type { ChestParameters } from "./parameters.ts";

/** Raised whenever the same parameters would be drawn differently: every picture is then made anew. */
export const drawingVersion = 2;

/** 32 bits of a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The parameters of a person's film: the case's, with a shape of ribs and vessels that is the person's own. */
export const chestOf = (
  film: Omit<ChestParameters, "seed" | "sex">,
  person: { readonly id: string; readonly sex: "male" | "female" },
): ChestParameters => ({ ...film, seed: 1 + (hashOf(person.id) % 997), sex: person.sex });

/** Names a picture by what it was drawn from, so that one that has gone stale is found. */
export const keyOf = (parameters: ChestParameters): string => {
  const sorted = JSON.stringify(parameters, (_, value: unknown) =>
    value !== null && typeof value === "object"
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return hashOf(`${drawingVersion}${sorted}`).toString(16).padStart(8, "0");
};
