import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const register = handler(operations.register, async ({ accounts }, { body, now }) =>
  accounts.register(body, now),
);
