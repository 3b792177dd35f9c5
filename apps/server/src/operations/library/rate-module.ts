import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const rateModule = handler(
  operations.rateModule,
  async ({ progress }, { person, params, body, now }) =>
    progress.rateModule(person, params.moduleId, body.rating, now),
);
