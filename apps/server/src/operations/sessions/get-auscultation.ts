import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getAuscultation = handler(
  operations.getAuscultation,
  async ({ encounters }, { person, params }) => encounters.auscultation(person, params.sessionId),
);
