import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const listPatients = handler(operations.listPatients, async ({ library }) =>
  library.cases.map(({ patient }) => patient),
);
