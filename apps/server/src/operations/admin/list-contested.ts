import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const listContested = handler(operations.listContested, async ({ contests }, { query }) =>
  contests.list(query.caseId),
);
