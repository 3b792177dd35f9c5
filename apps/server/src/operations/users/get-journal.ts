import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getJournal = handler(operations.getJournal, async ({ journal }, { person }) =>
  journal.find(person.id),
);
