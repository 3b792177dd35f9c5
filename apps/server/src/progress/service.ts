import type { ModuleInfo } from "@anamnesis/cases";
import type { Database } from "../db/database.ts";
import type { Library } from "../library/library.ts";
import type { CaseVersions } from "../sessions/case-versions.ts";
import { figures, type Figures } from "./figures.ts";
import { modulesOfPerson, type ModulesOfPerson } from "./module-progress.ts";

/** What a person has done, and how far they are in each module. */
export type Progress = Figures & ModulesOfPerson;

export const progress = (
  db: Database,
  library: Library,
  versions: CaseVersions,
  catalogue: readonly ModuleInfo[],
): Progress => ({
  ...figures(db, versions),
  ...modulesOfPerson(db, library, catalogue),
});
