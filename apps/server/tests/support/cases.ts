import { fileURLToPath } from "node:url";
import type { CompiledCase } from "@anamnesis/cases";
import { loadLibrary } from "@anamnesis/cases/files";
import { publicIdOf } from "../../src/library/library.ts";

const { cases } = loadLibrary(
  fileURLToPath(new URL("../../../../packages/cases/library", import.meta.url)),
);
const [base] = cases;
if (!base) throw new Error("The case library is empty.");

const variant = (id: string, module: CompiledCase["module"]): CompiledCase => ({
  ...base,
  id,
  module,
});

/** A small library with fixed ids; the content is that of a real case. */
export const testCases: readonly CompiledCase[] = [
  variant("heart-one", "cardiology"),
  variant("heart-two", "cardiology"),
  variant("lung-one", "pulmonology"),
];
export const baseCase: CompiledCase = base;

const patientIdOf = (caseId: string): string => publicIdOf({ ...base, id: caseId });
/** Their patients, by the ids that the listing gives. */
export const heartOne = patientIdOf("heart-one");
export const heartTwo = patientIdOf("heart-two");
export const lungOne = patientIdOf("lung-one");
