import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const deleteAccount = handler(
  operations.deleteAccount,
  async ({ accounts }, { person, body }) => {
    await accounts.deleteAccount(person, body.password);
    return { message: "Your account and everything that was kept of you are gone." };
  },
);
