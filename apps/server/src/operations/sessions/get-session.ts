import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getSession = handler(
  operations.getSession,
  async ({ encounters }, { person, params }) => encounters.get(person, params.sessionId),
);
