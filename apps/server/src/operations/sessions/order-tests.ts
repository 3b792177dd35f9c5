import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const orderTests = handler(
  operations.orderTests,
  async ({ encounters }, { person, params, body, now, remember }) =>
    encounters.orderTests(person, params.sessionId, body.tests, now, remember),
);
