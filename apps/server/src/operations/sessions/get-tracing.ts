import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getTracing = handler(
  operations.getTracing,
  async ({ encounters }, { person, params, query }) =>
    encounters.tracing(person, params.sessionId, query.testName),
);
