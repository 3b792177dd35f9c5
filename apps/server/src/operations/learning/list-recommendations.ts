import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const listRecommendations = handler(
  operations.listRecommendations,
  async ({ learning }, { person, query: { except }, now }) =>
    learning.recommend(person, { now, ...(except === undefined ? {} : { except }) }),
);
