import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const answerDaily = handler(
  operations.answerDaily,
  async ({ daily }, { person, params, body, now, remember }) =>
    daily.answer(person, params.day, body.diagnosis, now, remember),
);
