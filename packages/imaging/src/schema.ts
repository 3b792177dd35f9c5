import { z } from "zod";
import { lobes } from "./parameters.ts";

/** A chest film of a grown person as a case gives it; its numbers are those of the report (lint compares them). */
export const filmSchema = z.strictObject({
  projection: z.enum(["pa", "ap"]).default("pa"),
  build: z.number().min(0).max(1).default(0.4).describe("0 thin to 1 heavy"),
  cardiothoracicRatio: z.number().min(0.36).max(0.58).default(0.46),
  hyperinflation: z.number().min(0).max(1).default(0),
  consolidation: z
    .strictObject({ lobe: z.enum(lobes), extent: z.number().min(0.3).max(1).default(0.8) })
    .optional(),
  pneumothorax: z
    .strictObject({
      side: z.enum(["left", "right"]),
      apexCm: z.number().min(1).max(6),
      hilumCm: z.number().min(0.5).max(4),
    })
    .optional(),
  mediastinumCm: z.number().min(8).max(11).optional(),
});
export type Film = z.infer<typeof filmSchema>;
