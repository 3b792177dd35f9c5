import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const askDaily = handler(
  operations.askDaily,
  async ({ daily }, { person, params, body, now, remember }) =>
    daily.ask(person, params.day, body.message, now, remember),
);
