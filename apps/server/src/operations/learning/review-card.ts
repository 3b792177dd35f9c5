import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const reviewCard = handler(
  operations.reviewCard,
  async ({ learning }, { person, params, body, now, remember }) =>
    learning.review(person, params.cardId, body.rating, now, remember),
);
