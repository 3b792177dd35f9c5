import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const listPatientsBySpecialization = handler(
  operations.listPatientsBySpecialization,
  async ({ library }, { params }) =>
    library.inModule(params.specialization.toLowerCase()).map(({ patient }) => patient),
);
