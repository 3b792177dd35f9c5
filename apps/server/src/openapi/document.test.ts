import { allOperations, errorCodes, operations } from "@anamnesis/contract";
import { describe, expect, it } from "vitest";
import { apiDocument, type ApiOperation } from "./document.ts";
import { bodyExamples, finalDiagnosisExample } from "./examples.ts";

const document = apiDocument();
const described = (id: string): ApiOperation => {
  const found = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`${id} is not described.`);
  return found;
};

describe("the API document", () => {
  it("describes every operation under its own path, with the errors that it names", () => {
    for (const operation of allOperations) {
      const entry = document.paths[operation.path]?.[operation.method.toLowerCase()];
      expect(entry?.operationId).toBe(operation.id);
      const statuses = Object.keys(entry?.responses ?? {});
      expect(statuses).toContain(String(operation.status));
      for (const code of operation.errors) expect(statuses).toContain(String(errorCodes[code]));
    }
  });

  it("has every schema that it refers to, and refers to each", () => {
    const text = JSON.stringify(document);
    const referred = new Set(
      [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, n]) => n),
    );
    const { schemas } = document.components as { readonly schemas: object };
    expect([...referred].toSorted()).toEqual(Object.keys(schemas).toSorted());
    expect(text).not.toContain("$defs");
  });

  it("says which calls need a token, and which take an Idempotency-Key", () => {
    for (const operation of allOperations) {
      const { security, parameters } = described(operation.id);
      expect(security.length > 0).toBe(operation.auth !== "none");
      const headers = parameters.filter((parameter) => parameter.in === "header");
      expect(headers.map(({ name }) => name)).toEqual(
        operation.idempotent ? ["Idempotency-Key"] : [],
      );
    }
  });

  it("names every parameter of a path", () => {
    for (const { id, path } of allOperations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const parameters = described(id).parameters.filter((parameter) => parameter.in === "path");
      expect(parameters.map(({ name }) => name)).toEqual(named);
    }
  });

  it("gives an example for every body, and each is one that the operation accepts", () => {
    for (const [name, operation] of Object.entries(operations)) {
      if (!("body" in operation)) continue;
      const example = bodyExamples[name as keyof typeof bodyExamples];
      expect(operation.body.safeParse(example)).toMatchObject({ success: true });
      expect(
        described(operation.id).requestBody?.content["application/json"]?.examples,
      ).toBeDefined();
    }
    expect(operations.submitDiagnosis.body.safeParse(finalDiagnosisExample).success).toBe(true);
  });

  it("marks the older names of calls", () => {
    const old = allOperations.filter(({ deprecatedAliasOf }) => deprecatedAliasOf !== undefined);
    expect(old.map(({ id }) => described(id).deprecated)).toEqual(old.map(() => true));
  });
});

type Node = Readonly<Record<string, unknown>>;
/** Every place in a schema where a structure stands that has no name: an object with properties of its own. */
const namelessIn = (schema: unknown): boolean => {
  const { $ref, properties, items, type, oneOf, anyOf } = schema as Node;
  if ($ref !== undefined) return false;
  if (type === "array") return namelessIn(items);
  const choices = (oneOf ?? anyOf) as readonly unknown[] | undefined;
  return properties !== undefined || (choices ?? []).some((choice) => namelessIn(choice));
};

describe("names and words for whoever generates a client", () => {
  it("has a name for every body and every answer", () => {
    const nameless = allOperations.flatMap(({ id, status, events }) => {
      const { requestBody, responses } = described(id);
      const body = requestBody?.content["application/json"]?.schema;
      const answer = responses[status]?.content?.["application/json"]?.schema;
      return [
        ...(body && namelessIn(body) ? [`${id}: body`] : []),
        ...(answer && !events && namelessIn(answer) ? [`${id}: answer`] : []),
      ];
    });
    expect(nameless).toEqual([]);
  });

  it("has a description for every parameter", () => {
    const silent = allOperations.flatMap(({ id }) =>
      described(id)
        .parameters.filter(({ description, schema }) => !(description ?? schema["description"]))
        .map(({ name }) => `${id}: ${name}`),
    );
    expect(silent).toEqual([]);
  });

  it("keeps what the contract says of a property: units, ranges, meanings", () => {
    const { schemas } = document.components as { readonly schemas: Readonly<Record<string, Node>> };
    const words = Object.values(schemas).flatMap(({ properties }) =>
      Object.values((properties ?? {}) as Readonly<Record<string, Node>>).filter(
        ({ description }) => description !== undefined,
      ),
    );
    expect(words.length).toBeGreaterThan(20);
    expect(JSON.stringify(schemas["VitalSigns"])).toContain("description");
  });

  it("says what happens to what is too large, of another type, or not to be had just now", () => {
    for (const { id, body, area } of allOperations) {
      const statuses = Object.keys(described(id).responses);
      if (body) expect(statuses, id).toEqual(expect.arrayContaining(["413", "415"]));
      if (area === "health") expect(statuses, id).not.toContain("429");
      else expect(statuses, id).toEqual(expect.arrayContaining(["429", "503"]));
    }
  });
});
