import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const openReport = handler(
  operations.openReport,
  async ({ encounters }, { person, params, body, now }) =>
    encounters.openReport(person, params.sessionId, body.testName, now),
);
