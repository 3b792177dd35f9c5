import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const listTests = handler(operations.listTests, async ({ clinic }) => [...clinic.tests]);
