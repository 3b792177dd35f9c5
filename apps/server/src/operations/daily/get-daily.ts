import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getDaily = handler(operations.getDaily, async ({ daily }, { person, now }) =>
  daily.today(person, now),
);
