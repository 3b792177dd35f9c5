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
