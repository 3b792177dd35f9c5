import * as contract from "@anamnesis/contract";
import { z } from "zod";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Entities that stand once under `components` and are referred to from everywhere. */
const named = z.registry<{ id: string }>();
const entities = {
  Error: contract.apiErrorSchema,
  User: contract.userSchema,
  AuthResult: contract.authResultSchema,
  UserStats: contract.userStatsSchema,
  Achievement: contract.achievementSchema,
  LeaderboardEntry: contract.leaderboardEntrySchema,
  JournalState: contract.journalStateSchema,
  Module: contract.moduleSchema,
  ModuleProgress: contract.moduleProgressSchema,
  Patient: contract.patientSchema,
  VitalSigns: contract.vitalSignsSchema,
  CatalogueTest: contract.catalogueTestSchema,
  Session: contract.sessionSchema,
  SessionSummary: contract.sessionSummarySchema,
  Message: contract.messageSchema,
  SentMessage: contract.sendMessageOutputSchema,
  TestResult: contract.testResultSchema,
  InitialDiagnosis: contract.initialDiagnosisSchema,
  FinalDiagnosis: contract.finalDiagnosisSchema,
  Report: contract.finalDiagnosisReportSchema,
  ReportItem: contract.reportItemSchema,
  Evidence: contract.evidenceSchema,
  PanelLine: contract.panelLineSchema,
} as const;
for (const [id, schema] of Object.entries(entities)) named.add(schema, { id });

/** Gathers the named schemas that were referred to. */
export interface SchemaBook {
  /** What a caller sends. */
  input(schema: z.ZodType): JsonSchema;
  /** What a caller gets. */
  output(schema: z.ZodType): JsonSchema;
  readonly components: Record<string, JsonSchema>;
}

/** Writes the contract's schemas as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export const schemaBook = (): SchemaBook => {
  const components: Record<string, JsonSchema> = {};
  const write = (schema: z.ZodType, io: "input" | "output"): JsonSchema => {
    const json = z.toJSONSchema(schema, {
      io,
      metadata: named,
      unrepresentable: "any",
      target: "draft-2020-12",
      // The format says it; the pattern behind it would only be noise.
      override: ({ jsonSchema }) => {
        if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      },
    });
    const { $schema: _, $defs = {}, ...own } = relocate(json) as Record<string, unknown>;
    for (const [name, definition] of Object.entries($defs as Record<string, JsonSchema>))
      components[name] = withoutId(definition);
    const id = named.get(schema)?.id;
    if (id === undefined) return own;
    // An entity that is used more than once stands among the definitions already.
    components[id] ??= withoutId(own);
    return { $ref: `#/components/schemas/${id}` };
  };
  return {
    input: (schema) => write(schema, "input"),
    output: (schema) => write(schema, "output"),
    components,
  };
};

const withoutId = ({ id: _, ...schema }: JsonSchema): JsonSchema => schema;

const relocate = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(relocate);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === "$ref" && typeof entry === "string"
        ? entry.replace("#/$defs/", "#/components/schemas/")
        : relocate(entry),
    ]),
  );
};
