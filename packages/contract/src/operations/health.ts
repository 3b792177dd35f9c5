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
export const getLiveness = operation({
  id: "get-liveness",
  area: "health",
  method: "GET",
  path: "/health/live",
  auth: "none",
  status: 200,
  summary:
    "Whether the process answers at all, whatever the database does: for a supervisor that restarts what does not",
  output: z.object({ status: z.literal("alive"), uptimeSeconds: z.number().int() }),
  errors: [],
});
export const getReadiness = operation({
  id: "get-readiness",
  area: "health",
  method: "GET",
  path: "/health/ready",
  auth: "none",
  status: 200,
  summary:
    "Whether learners can be served: the database answers and there is room to write. For a load balancer that leaves out what is not ready; a restart would not help",
  output: z.object({ status: z.literal("ready") }),
  errors: ["unavailable"],
});
