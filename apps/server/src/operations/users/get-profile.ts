import { operations } from "@anamnesis/contract";
import { userOf } from "../../accounts/person.ts";
import { handler } from "../../http/handler.ts";

export const getProfile = handler(operations.getProfile, async (_services, { person }) =>
  userOf(person),
);
