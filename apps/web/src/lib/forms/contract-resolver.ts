import type * as Contract from "@anamnesis/contract";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

const loadSchemas = () => import("./contract-schemas.ts");

/** Fetches the schemas ahead of the first submit; call it when a form is shown. */
export const preloadSchemas = (): void => {
  loadSchemas().catch(() => undefined);
};

/**
 * Validates a form with a schema of the contract, so that its messages are the server's own. When the schemas cannot be
 * fetched the values pass: the server checks them again anyway.
 */
export const contractResolver =
  <T extends FieldValues>(pick: (contract: typeof Contract) => z.ZodType): Resolver<T> =>
  async (values, context, options) => {
    let schemas: Awaited<ReturnType<typeof loadSchemas>>;
    try {
      schemas = await loadSchemas();
    } catch {
      return { values, errors: {} };
    }
    // A schema may accept more than the form holds (optional fields), never less: the form's own type stands.
    const schema = pick(schemas.contract) as z.ZodType<T, T>;
    return schemas.zodResolver(schema, undefined, { raw: true })(values, context, options);
  };
