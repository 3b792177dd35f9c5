import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const saveJournal = handler(
  operations.saveJournal,
  async ({ journal }, { person, body, now }) => {
    await journal.save(person.id, body, now);
    return body;
  },
);
