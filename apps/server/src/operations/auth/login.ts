import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const login = handler(operations.login, async ({ accounts }, { body, now }) =>
  accounts.login(body, now),
);
