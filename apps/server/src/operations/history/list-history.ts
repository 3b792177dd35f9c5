import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const listHistory = handler(
  operations.listHistory,
  async ({ history }, { person, query, now }) => history.page(person, query, now),
);
