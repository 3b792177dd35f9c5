import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const listPeopleMet = handler(
  operations.listPeopleMet,
  async ({ album }, { person, query }) => album.page(person, query),
);
