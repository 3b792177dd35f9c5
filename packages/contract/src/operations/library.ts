import { z } from "zod";
import {
  catalogueTestSchema,
  moduleProgressSchema,
  moduleSchema,
  patientSchema,
} from "../entities/patient.ts";
import { termKinds, termSchema } from "../entities/term.ts";
import { operation } from "../operation.ts";

const area = "library";

export const listModules = operation({
  id: "list-modules",
  area,
  method: "GET",
  path: "/modules",
  auth: "user",
  status: 200,
  summary: "The specialty modules with the person's own progress",
  output: z.array(moduleSchema),
  errors: ["not_signed_in"],
});
export const listModuleProgress = operation({
  id: "list-module-progress",
  area,
  method: "GET",
  path: "/modules/progress",
  auth: "user",
  status: 200,
  summary: "The person's own progress by module",
  output: z.array(moduleProgressSchema),
  errors: ["not_signed_in"],
});
export const rateModule = operation({
  id: "rate-module",
  area,
  method: "PUT",
  path: "/modules/{moduleId}/rating",
  auth: "user",
  status: 200,
  summary: "Rate a module in which one has completed a case with a score above 0",
  params: z.object({ moduleId: z.string().max(100) }),
  body: z.object({ rating: z.number().int().min(1).max(5) }),
  output: moduleSchema,
  errors: ["invalid_input", "not_signed_in", "not_found", "out_of_order"],
});
export const listPatients = operation({
  id: "list-patients",
  area,
  method: "GET",
  path: "/patients",
  auth: "user",
  status: 200,
  summary: "Every patient that can be seen now",
  output: z.array(patientSchema),
  errors: ["not_signed_in"],
});
export const listPatientsBySpecialization = operation({
  id: "list-patients-by-specialization",
  area,
  method: "GET",
  path: "/patients/specialization/{specialization}",
  auth: "user",
  status: 200,
  summary: "The patients of a module; an unknown module has none",
  params: z.object({ specialization: z.string().max(100) }),
  output: z.array(patientSchema),
  errors: ["not_signed_in"],
});
export const getPatient = operation({
  id: "get-patient",
  area,
  method: "GET",
  path: "/patients/{patientId}",
  auth: "user",
  status: 200,
  summary: "One patient as triage knows them",
  params: z.object({ patientId: z.string().max(200) }),
  output: patientSchema,
  errors: ["not_signed_in", "not_found"],
});
export const listTests = operation({
  id: "list-tests",
  area,
  method: "GET",
  path: "/tests",
  auth: "user",
  status: 200,
  summary: "The catalogue of investigations that can be ordered",
  output: z.array(catalogueTestSchema),
  errors: ["not_signed_in"],
});
export const searchTerms = operation({
  id: "search-terms",
  area,
  method: "GET",
  path: "/terms",
  auth: "user",
  status: 200,
  summary:
    "Diagnoses or medicines whose name, abbreviation, brand or lay word begins like the text, best first: a help for writing, never a list to choose from",
  query: z.object({
    kind: z.enum(termKinds),
    q: z.string().trim().max(100),
  }),
  output: z.array(termSchema),
  errors: ["invalid_input", "not_signed_in"],
});
