import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const exportTable = handler(operations.exportTable, async ({ records }, { person }) =>
  records.table(person),
);
