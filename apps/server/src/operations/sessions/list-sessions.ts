import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const listSessions = handler(operations.listSessions, async ({ encounters }, { person }) =>
  encounters.list(person),
);
