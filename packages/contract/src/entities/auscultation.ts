import { heardSchema, siteSchema } from "@anamnesis/sounds/schema";
import { z } from "zod";

/** What a stethoscope finds at one place: what the sound is made from, and the same in words for whoever cannot hear it. */
export const placeHeardSchema = z.object({
  site: siteSchema,
  heard: heardSchema,
  text: z.string().describe("the sound as it is, never what it means"),
});
export type PlaceHeard = z.infer<typeof placeHeardSchema>;

/** Every place of what has been listened to in this session, as it was when that was last done; empty before anything was. */
export const auscultationSchema = z.object({ places: z.array(placeHeardSchema) });
export type Auscultation = z.infer<typeof auscultationSchema>;
