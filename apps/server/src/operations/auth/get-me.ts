import { operations } from "@anamnesis/contract";
import { userOf } from "../../accounts/person.ts";
import { handler } from "../../http/handler.ts";

export const getMe = handler(operations.getMe, async (_services, { person }) => userOf(person));
