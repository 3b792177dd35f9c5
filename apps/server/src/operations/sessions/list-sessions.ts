import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const listSessions = handler(operations.listSessions, async ({ history }, { person }) =>
  history.newest(person),
);
