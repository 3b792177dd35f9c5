import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getVoices = handler(operations.getVoices, async ({ voices }, { query, now }) =>
  voices.summary(query.days, now),
);
