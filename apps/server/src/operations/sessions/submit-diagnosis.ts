import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const submitDiagnosis = handler(
  operations.submitDiagnosis,
  async ({ encounters }, { person, params, body, now, remember }) =>
    "finalDiagnosis" in body
      ? encounters.submitFinal(person, params.sessionId, body, now, remember)
      : encounters.submitInitial(person, params.sessionId, body, now, remember),
);
