import { operations } from "@anamnesis/contract";
import { searchTerms as search } from "@anamnesis/terminology";
import { handler } from "../../http/handler.ts";

/** As many as can be looked over while writing. */
const mostShown = 8;

export const searchTerms = handler(operations.searchTerms, async (_services, { query }) => [
  ...search(query.kind, query.q, mostShown),
]);
