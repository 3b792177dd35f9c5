import { bowelSoundsSchema, heartSoundsSchema, lungSoundsSchema } from "@anamnesis/sounds/schema";
import { z } from "zod";
import { doseRoutes } from "./marking.ts";
import { tracingSchema } from "./tracing.ts";

/**
 * How people fall ill at the bedside: what a case's course is one of. Vital signs, look and speech of each are in the patient
 * engine (`bedside/archetypes`); a case gives the tempo and what helps, and may word its own.
 */
export const archetypes = [
  "shock_hypovolaemic",
  "shock_distributive",
  "shock_cardiogenic",
  "shock_obstructive",
  "anaphylaxis",
  "airway",
  "bronchospasm",
  "hypoxia",
  "sepsis",
  "raised_icp",
  "arrhythmia",
  "hypoglycaemia",
  "acidosis",
  "pain",
  "stable",
] as const;
export type Archetype = (typeof archetypes)[number];

/** States that a patient passes through; `found` is the one of the case's own vital signs. */
export const courseBands = ["better", "found", "worse", "critical"] as const;
export type CourseBand = (typeof courseBands)[number];
const changed = z.enum(["better", "worse", "critical"]);

const minutes = z.number().min(0).max(2_000);

/** What helps: any of the ids (drug, class, or bedside term), with what it needs to be enough. */
const remedy = z.strictObject({
  id: z.string(),
  label: z.string(),
  anyOf: z.array(z.string()).min(1),
  /** By another route a fifth of it helps. */
  route: z
    .array(z.enum([...doseRoutes, "io"]))
    .min(1)
    .optional(),
  /** Least single dose that is enough; less helps in proportion. */
  least: z.strictObject({ dose: z.number().positive(), unit: z.string() }).optional(),
  /** Millilitres that are enough, of a fluid. */
  millilitres: z.number().positive().optional(),
  /** Litres a minute that are enough, of oxygen. */
  litres: z.number().positive().optional(),
  /** Litres a minute above which it does not help: oxygen that is to be turned down. */
  mostLitres: z.number().positive().optional(),
  /** How much of the illness it holds: at half of all it stands still, above that it turns. */
  share: z.number().min(0.05).max(1),
  /** Minutes until it works. */
  onset: minutes.default(2),
  /** Minutes for which one dose works; for good without it, or once `doses` have been given. */
  lasts: minutes.optional(),
  doses: z.number().int().min(1).default(1),
  /** By when, in minutes of the case's time, it is expected; later is marked late. */
  within: minutes.optional(),
  /** Why it is expected by then, for the debrief, with whose rule it is. */
  why: z.string().optional(),
  /** What the nurse sees as it is done (a rate that dips and comes back), while the illness is still there. */
  sees: z.string().optional(),
});
export type Remedy = z.infer<typeof remedy>;

/** What hurts: the patient is worse by `raises` states; the nurse asks once before it is done. */
const hazard = z.strictObject({
  id: z.string(),
  anyOf: z.array(z.string()).min(1),
  route: z
    .array(z.enum([...doseRoutes, "io"]))
    .min(1)
    .optional(),
  /** Only from this flow of oxygen on, in litres a minute. */
  litres: z.number().positive().optional(),
  /** Only above this volume in all, in millilitres. */
  millilitres: z.number().positive().optional(),
  /** Only from this single dose on. */
  from: z.strictObject({ dose: z.number().positive(), unit: z.string() }).optional(),
  raises: z.number().min(0).max(3),
  /** What the nurse says when she asks whether it is meant. */
  ask: z.string(),
});
export type Hazard = z.infer<typeof hazard>;

const figures = z.strictObject({
  heartRate: z.number().min(0).max(260).optional(),
  bloodPressure: z
    .string()
    .regex(/^\d{2,3}\/\d{2,3}$/)
    .optional(),
  temperatureC: z.number().min(30).max(43).optional(),
  respiratoryRate: z.number().min(0).max(90).optional(),
  spo2: z.number().min(40).max(100).optional(),
  consciousness: z.enum(["alert", "confused", "voice", "pain", "unresponsive"]).optional(),
});
const words = z.array(z.string().min(1)).min(1);

const courseFields = z.strictObject({
  archetype: z.enum(archetypes),
  /** Minutes from the first word until each state, where nothing is done. Without `death` nobody dies of it here. */
  untreated: z
    .strictObject({ worse: minutes, critical: minutes.optional(), death: minutes.optional() })
    .optional(),
  /** Minutes for one state's way back under full treatment. */
  recovery: z.number().min(1).max(600).default(15),
  remedies: z.array(remedy).default([]),
  hazards: z.array(hazard).default([]),
  /** A rhythm that breaks: between as found and better nothing is measured. */
  isAbrupt: z.boolean().optional(),
  /** What the monitor runs in a state, where it is another rhythm than the case's electrocardiogram. */
  ecg: z.partialRecord(changed, tracingSchema).optional(),
  /** What is measured in a state, where it is not what the archetype makes of the case's vital signs. */
  vitals: z.partialRecord(changed, figures).default({}),
  /** What a bedside test shows in a state, by its bedside term: "15 mL/kg". */
  readings: z.partialRecord(changed, z.record(z.string(), z.string())).default({}),
  /** What is seen at a glance. */
  look: z.partialRecord(changed, z.string()).default({}),
  /** What whoever speaks says of themselves on coming into the state. */
  say: z.partialRecord(changed, words).default({}),
  examination: z.partialRecord(changed, z.record(z.string(), z.string())).default({}),
  /** What is heard in a state, where its examination says that it is not what was heard before. */
  sounds: z
    .partialRecord(
      changed,
      z.strictObject({
        cardiovascular: heartSoundsSchema.optional(),
        respiratory: lungSoundsSchema.optional(),
        abdomen: bowelSoundsSchema.optional(),
      }),
    )
    .optional(),
  sources: z.array(z.string()).default([]),
});

export const courseSchema = courseFields.check(({ value, issues }) => {
  // A rhythm that has broken is another one: else the monitor would run the old one at the new rate.
  if (value.isAbrupt === true && value.ecg?.better === undefined)
    issues.push({
      code: "custom",
      path: ["ecg", "better"],
      message: "a rhythm that breaks (isAbrupt) needs the tracing of the one that comes after it",
      input: value,
    });
});
export type Course = z.infer<typeof courseSchema>;
