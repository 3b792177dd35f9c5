import { operations } from "@anamnesis/contract";
import { handler } from "../../http/handler.ts";

export const getLiveness = handler(operations.getLiveness, async () => ({
  status: "alive" as const,
  uptimeSeconds: Math.floor(process.uptime()),
}));
