import { sentCompanionPortraitSchema, sentPortraitSchema } from "@anamnesis/portrait/schema";
import { z } from "zod";

export const levels = ["Beginner", "Intermediate", "Advanced"] as const;
export const levelSchema = z.enum(levels);

export const vitalSignsSchema = z.object({
  heartRate: z.number().describe("beats per minute"),
  systolic: z.number().describe("mmHg"),
  diastolic: z.number().describe("mmHg"),
  temperatureC: z.number().describe("degrees Celsius"),
  respiratoryRate: z.number().describe("breaths per minute"),
  spo2: z.number().describe("percent"),
  /** What was found besides; absent means on air, alert, and not recorded. */
  onOxygen: z.literal(true).optional(),
  consciousness: z.enum(["confused", "voice", "pain", "unresponsive"]).optional(),
  capillaryRefillSeconds: z.number().optional(),
});
export type VitalSigns = z.infer<typeof vitalSignsSchema>;

/** An early-warning score of the vital signs at triage, with what each sign adds to it. */
export const earlyWarningSchema = z.object({
  name: z.enum(["NEWS2", "Bedside PEWS"]),
  score: z.number().int(),
  most: z.number().int(),
  risk: z.enum(["low", "low to medium", "medium", "high"]),
  points: z.array(
    z.object({
      sign: z.enum([
        "respiratoryRate",
        "spo2",
        "oxygen",
        "bloodPressure",
        "heartRate",
        "consciousness",
        "temperature",
        "capillaryRefill",
        "respiratoryEffort",
      ]),
      points: z.number().int(),
    }),
  ),
  source: z.string(),
});
export type EarlyWarning = z.infer<typeof earlyWarningSchema>;

/**
 * What triage knows, and all that a learner is sent of a case before it is earned. `mainDiseases` holds the presenting
 * problem in a triage nurse's words and the long-standing conditions that the patient knows of, never the diagnosis.
 */
export const patientSchema = z.object({
  _id: z.string(),
  name: z.string(),
  age: z.number().describe("years; a fraction for infants"),
  /** "58", "7 months": as a person would say it. */
  ageText: z.string(),
  gender: z.string(),
  mainDiseases: z.array(z.string()),
  criticalFactors: z.array(z.string()),
  symptoms: z.array(z.string()),
  emotionalState: z.string(),
  history: z.string(),
  healthStatus: z.number().min(0).max(100),
  vitals: vitalSignsSchema,
  /** Absent where vital signs are sample data. */
  earlyWarning: earlyWarningSchema.optional(),
  moduleId: z.string(),
  level: levelSchema,
  /** Who speaks when it is not the patient, such as "Mother"; null otherwise. */
  informant: z.string().nullable(),
  /** The name of who speaks; absent where the patient does. */
  informantName: z.string().optional(),
  /** What the face is drawn from; absent in what was stored before faces were. */
  portrait: sentPortraitSchema.optional(),
  informantPortrait: sentCompanionPortraitSchema.optional(),
  createdAt: z.iso.datetime(),
});
export type Patient = z.infer<typeof patientSchema>;

export type Complexity = "Low" | "Medium" | "High";
/** Specification, section 9: by the count of critical factors plus symptoms. */
export const complexityOf = (
  patient: Pick<Patient, "criticalFactors" | "symptoms">,
): Complexity => {
  const count = patient.criticalFactors.length + patient.symptoms.length;
  return count <= 3 ? "Low" : count <= 6 ? "Medium" : "High";
};

/** From this best result on, whole percent, a case counts as mastered: the specification's "Excellent" rating. */
export const masteredPercent = 85;

export const moduleSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The true count of cases that can be played now. */
  cases: z.number().int(),
  /** The person's own completed share, whole percent. */
  progress: z.number().int().min(0).max(100),
  /** Cases of it whose best result is at least `masteredPercent`. */
  mastered: z.number().int(),
  difficulty: levelSchema,
  rating: z.number(),
  ratingCount: z.number().int(),
  ownRating: z.number().int().nullable(),
  estimatedTime: z.string(),
});
export type Module = z.infer<typeof moduleSchema>;

export const moduleProgressSchema = z.object({
  moduleId: z.string(),
  completedCases: z.number().int(),
  masteredCases: z.number().int(),
  cases: z.number().int(),
  progress: z.number().int(),
});
export type ModuleProgress = z.infer<typeof moduleProgressSchema>;

export const catalogueTestSchema = z.object({
  name: z.string(),
  category: z.string(),
  description: z.string(),
  cost: z.number().describe("pounds sterling, indicative"),
  turnaroundMinutes: z.number(),
  invasiveness: z.enum(["none", "needle", "catheter or scope"]),
  radiationMillisievert: z.number().describe("typical effective dose; 0 without radiation"),
  synonyms: z.array(z.string()).describe("other names to search by"),
});
export type CatalogueTest = z.infer<typeof catalogueTestSchema>;
