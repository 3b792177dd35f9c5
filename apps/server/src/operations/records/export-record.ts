import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const exportRecord = handler(operations.exportRecord, async ({ records }, { person, now }) =>
  records.everything(person, now),
);
