import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getSkills = handler(operations.getSkills, async ({ learning }, { person }) =>
  learning.skills(person),
);
