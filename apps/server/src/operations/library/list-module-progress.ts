import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const listModuleProgress = handler(
  operations.listModuleProgress,
  async ({ progress }, { person }) => progress.moduleProgress(person),
);
