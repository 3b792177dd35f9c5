import type { Module } from "@anamnesis/contract";

export interface ModuleFilter {
  text: string;
  /** A level of the contract, or "all". */
  level: string;
}

/** Modules whose name or description holds the text, of the level asked for; case does not matter. */
export function filterModules(
  modules: readonly Module[],
  { text, level }: ModuleFilter,
): readonly Module[] {
  const needle = text.trim().toLowerCase();
  return modules.filter(
    (module) =>
      (level === "all" || module.difficulty.toLowerCase() === level.toLowerCase()) &&
      (needle === "" ||
        module.name.toLowerCase().includes(needle) ||
        module.description.toLowerCase().includes(needle)),
  );
}
