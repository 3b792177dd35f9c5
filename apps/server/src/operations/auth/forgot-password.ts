import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const forgotPassword = handler(
  operations.forgotPassword,
  async ({ passwordReset }, { body, now }) => {
    passwordReset.request(body.email, now);
    return {
      message: "If this address has an account, a link to set a new password is on its way.",
    };
  },
);
