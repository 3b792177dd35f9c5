import { operations } from "@anamnesis/contract";
import { notFound } from "../../http/api-failure.ts";
import { handler } from "../../http/handler.ts";

export const getPatient = handler(operations.getPatient, async ({ library }, { params }) => {
  const entry = library.findByPatient(params.patientId);
  if (!entry) throw notFound("This patient");
  return entry.patient;
});
