import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const saveReflection = handler(
  operations.saveReflection,
  async ({ reflections }, { person, params, body, now }) =>
    reflections.save(person, params.sessionId, body.text, now),
);
