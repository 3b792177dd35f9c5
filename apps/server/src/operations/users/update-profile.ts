import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const updateProfile = handler(
  operations.updateProfile,
  async ({ accounts }, { person, body }) => accounts.updateProfile(person, body),
);
