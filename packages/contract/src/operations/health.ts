import { z } from "zod";
import { operation } from "../operation.ts";

export const getHealth = operation({
  id: "get-health",
  area: "health",
  method: "GET",
  path: "/health",
  auth: "none",
  status: 200,
  summary: "Whether the server and its database answer",
  output: z.object({
    status: z.literal("ok"),
    database: z.enum(["embedded", "postgres"]),
    cases: z.number().int(),
    version: z.string(),
  }),
  errors: ["unavailable"],
});
