import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const logout = handler(operations.logout, async ({ accounts }, { tokenHash }) => {
  await accounts.logout(tokenHash);
  return { message: "You are signed out." };
});
