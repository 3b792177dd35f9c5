import { z } from "zod";
import { lobes } from "./parameters.ts";

/** A chest film of a grown person as a case gives it; its numbers are those of the report (lint compares them). */
export const filmSchema = z.strictObject({
  projection: z.enum(["pa", "ap"]).default("pa"),
  build: z.number().min(0).max(1).default(0.4).describe("0 thin to 1 heavy"),
  cardiothoracicRatio: z.number().min(0.36).max(0.62).default(0.46),
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
  effusions: z
    .array(
      z.strictObject({
        side: z.enum(["left", "right"]),
        heightCm: z.number().min(1.5).max(14).describe("above the angle, along the side wall"),
      }),
    )
    .min(1)
    .max(2)
    .optional(),
  congestion: z
    .number()
    .min(0.3)
    .max(1)
    .optional()
    .describe(
      "wide upper-lobe veins from 0.3, septal lines from 0.5, haze about the hila from 0.6",
    ),
  fissure: z.literal(true).optional().describe("fluid in the horizontal fissure"),
  domesUpCm: z.number().min(1).max(3.5).optional(),
  bands: z
    .array(z.enum(["left", "right"]))
    .min(1)
    .max(2)
    .optional()
    .describe("sides with thin bands of collapse above the dome"),
  raisedDome: z
    .strictObject({ side: z.enum(["left", "right"]), cm: z.number().min(1).max(4) })
    .optional(),
  wedge: z.enum(["left", "right"]).optional().describe("small, against the pleura of that base"),
  clavicleImplant: z.enum(["left", "right"]).optional(),
});
export type Film = z.infer<typeof filmSchema>;
