import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const exportStatements = handler(
  operations.exportStatements,
  async ({ records }, { person }) => records.statements(person),
);
