import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const resetPassword = handler(
  operations.resetPassword,
  async ({ passwordReset }, { body, now }) =>
    passwordReset.complete(body.token, body.password, now),
);
