import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CompiledCase } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import type { Encounter } from "../types.ts";

const here = dirname(fileURLToPath(import.meta.url));
const packages = join(here, "..", "..", "..");

/** The cases that ship. */
export const shippedCases: readonly CompiledCase[] = loadLibrary(
  join(packages, "cases", "library"),
).cases;

export const caseNamed = (id: string): CompiledCase => {
  const found = shippedCases.find((compiled) => compiled.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return found;
};

type Band = readonly [number, number];

/** An encounter of a known kind of learner, with the band in which its scores must lie. */
export interface ReferenceEncounter {
  readonly name: string;
  readonly about: string;
  readonly expect: {
    readonly [score in "overall" | "questioning" | "diagnosis" | "treatment"]?: Band;
  };
  readonly encounter: Encounter;
}

export function referencesOf(caseId: string): readonly ReferenceEncounter[] {
  const folder = join(packages, "assessment", "reference", caseId);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => ({
      ...(JSON.parse(readFileSync(join(folder, file), "utf8")) as Omit<ReferenceEncounter, "name">),
      name: file.replace(".json", ""),
    }));
}

export const referenceNamed = (caseId: string, name: string): ReferenceEncounter => {
  const found = referencesOf(caseId).find((reference) => reference.name === name);
  if (!found) throw new Error(`no reference ${name} for ${caseId}`);
  return found;
};
