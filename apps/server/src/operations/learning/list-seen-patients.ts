import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const listSeenPatients = handler(
  operations.listSeenPatients,
  async ({ learning }, { person }) => learning.seen(person),
);
