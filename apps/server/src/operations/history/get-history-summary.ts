import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getHistorySummary = handler(
  operations.getHistorySummary,
  async ({ history }, { person }) => history.summary(person),
);
