import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const analyzeSession = handler(
  operations.analyzeSession,
  async ({ encounters }, { person, params }) => encounters.analyze(person, params.sessionId),
);
