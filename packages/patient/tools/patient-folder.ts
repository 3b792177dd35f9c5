import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** `packages/patient` of the checkout that `from` lies in, also when the caller was bundled elsewhere in it. */
export function patientFolder(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, "packages", "patient");
    if (existsSync(join(candidate, "training"))) return candidate;
    if (dirname(folder) === folder) throw new Error("packages/patient/training not found");
  }
}
