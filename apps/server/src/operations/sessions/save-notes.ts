import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const saveNotes = handler(
  operations.saveNotes,
  async ({ notebooks }, { person, params, body, now }) =>
    notebooks.save(person, params.sessionId, body, now),
);
