import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const listModules = handler(operations.listModules, async ({ progress }, { person }) =>
  progress.modules(person),
);
