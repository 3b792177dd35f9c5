import * as contract from "@anamnesis/contract";
import { z } from "zod";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Entities under names of their own; every other schema that the contract exports goes by the name of its export. */
const chosen = {
  Error: contract.apiErrorSchema,
  CatalogueTest: contract.catalogueTestSchema,
  SentMessage: contract.sendMessageOutputSchema,
  Report: contract.finalDiagnosisReportSchema,
} as const;

const exported = Object.entries(contract as Readonly<Record<string, unknown>>).filter(
  (entry): entry is [string, z.ZodType] =>
    entry[0].endsWith("Schema") && entry[1] instanceof z.ZodType && isStructure(entry[1]),
);
const nameOf = (key: string): string =>
  key.charAt(0).toUpperCase() + key.slice(1).replace(/Schema$/, "");

/** What stands once under `components`, and is referred to from everywhere. */
const answers = z.registry<{ id: string }>();
/** What is sent has registries apart: a schema with defaults is another one for who sends it than for who gets it. */
const bodies = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(chosen)) answers.add(schema, { id });
for (const [key, schema] of exported) {
  if (key.endsWith("InputSchema")) bodies.add(schema, { id: nameOf(key) });
  else if (!answers.has(schema)) answers.add(schema, { id: nameOf(key) });
}

/** Whether a schema is worth a name: an object, or a choice of objects. */
function isStructure(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject || schema instanceof z.ZodUnion;
}

/** Gathers the named schemas that were referred to. */
export interface SchemaBook {
  /** What a caller sends; `name` is for a body that the contract has no name for. */
  input(schema: z.ZodType, name?: string): JsonSchema;
  /** What a caller gets; likewise. */
  output(schema: z.ZodType, name?: string): JsonSchema;
  readonly components: Record<string, JsonSchema>;
}

/** Writes the contract's schemas as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export const schemaBook = (): SchemaBook => {
  const components: Record<string, JsonSchema> = {};
  const write = (schema: z.ZodType, io: "input" | "output", name?: string): JsonSchema => {
    const named = io === "input" ? bodies : answers;
    const nameless = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema;
    if (name !== undefined && isStructure(nameless) && !named.has(nameless))
      named.add(nameless, { id: name });
    const json = z.toJSONSchema(schema, {
      io,
      metadata: named,
      unrepresentable: "any",
      target: "draft-2020-12",
      override: ({ zodSchema, jsonSchema }) => {
        // The format says it; the pattern behind it would only be noise.
        if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
        const description = z.globalRegistry.get(zodSchema)?.description;
        if (description !== undefined) jsonSchema.description ??= description;
      },
    });
    const { $schema: _, $defs = {}, ...own } = relocate(json) as Record<string, unknown>;
    for (const [id, definition] of Object.entries($defs as Record<string, JsonSchema>))
      components[id] = withoutId(definition);
    const id = named.get(schema)?.id;
    if (id === undefined) return own;
    // An entity that is used more than once stands among the definitions already.
    components[id] ??= withoutId(own);
    return { $ref: `#/components/schemas/${id}` };
  };
  return {
    input: (schema, name) => write(schema, "input", name),
    output: (schema, name) => write(schema, "output", name),
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
