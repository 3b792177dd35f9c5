import { filmSchema } from "@anamnesis/imaging/schema";
import {
  bowelSoundsSchema,
  heartSoundsSchema,
  lungSoundsSchema,
  neckSoundsSchema,
} from "@anamnesis/sounds/schema";
import { companionPortraitSchema, portraitSchema, restingMoods } from "@anamnesis/portrait/schema";
import { z } from "zod";
import { afterwardsSchema } from "./afterwards.ts";
import { courseSchema } from "./course.ts";
import { historyEntrySchema } from "./history.ts";
import { markingSchema } from "./marking.ts";
import { talkSchema } from "./talk.ts";
import { tracingSchema } from "./tracing.ts";
import { vignetteSchema } from "./vignette.ts";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens");
const lines = z
  .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
  .transform((value) => (Array.isArray(value) ? value : [value]));

/** The moods of a person; a face can show each of them. */
export const moods = restingMoods;
export type Mood = (typeof moods)[number];

export const personSchema = z.strictObject({
  name: z.string(),
  /** How they want to be called. */
  calledName: z.string(),
  age: z.number().min(0).max(110),
  /** "7 months": only where years would not do. */
  ageText: z.string().optional(),
  born: z.string().describe("date of birth as the person would say it"),
  sex: z.enum(["male", "female"]),
  work: z.string(),
  lives: z.string(),
  town: z.string(),
  literacy: z.enum(["low", "ordinary", "high"]),
  /** How much they say: terse answers barely more than asked, talkative ones add a little of their own. */
  talk: z.enum(["terse", "ordinary", "talkative"]),
  manner: z.string(),
  mood: z.enum(moods),
  /** Breath for speaking: breathless people talk in short runs. */
  breath: z.enum(["normal", "short"]).default("normal"),
  /** Present when somebody else speaks: a parent for a child, a relative for someone confused. */
  informant: z
    .strictObject({
      name: z.string(),
      relation: z.string(),
      portrait: companionPortraitSchema.optional(),
    })
    .optional(),
  /** A look for the portrait: hair, build, clothing in a few words; no stereotypes. */
  look: z.string(),
  /** What the portrait is drawn from: the look, and the signs that anybody would see (lint holds them to the case). */
  portrait: portraitSchema.optional(),
});
export type Person = z.infer<typeof personSchema>;

export const triageSchema = z.strictObject({
  problem: z.string(),
  mainDiseases: z.array(z.string()).min(1),
  symptoms: z.array(z.string()).min(1),
  criticalFactors: z.array(z.string()),
  history: z.string(),
  emotionalState: z.string(),
  healthStatus: z.number().min(0).max(100),
});

const vitals = z.strictObject({
  heartRate: z.number().min(20).max(260),
  bloodPressure: z.string().regex(/^\d{2,3}\/\d{2,3}$/, 'write it as "98/60"'),
  temperatureC: z.number().min(30).max(43),
  respiratoryRate: z.number().min(4).max(90),
  spo2: z.number().min(50).max(100),
  /** On the ACVPU scale; absent in somebody alert. */
  consciousness: z.enum(["confused", "voice", "pain", "unresponsive"]).optional(),
  /** Whether the saturation was taken on supplemental oxygen. */
  onOxygen: z.literal(true).optional(),
  /** For children, where they were recorded. */
  capillaryRefillSeconds: z.number().min(0).max(10).optional(),
  respiratoryEffort: z.enum(["normal", "mild", "moderate", "severe"]).optional(),
});

/** One investigation's result. `values` are shown as a table line each; `report` is what the reporter wrote. */
const analyte = z.strictObject({
  name: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.string().default(""),
  range: z.string().default(""),
  flag: z.enum(["", "L", "H", "LL", "HH", "abnormal"]).default(""),
});
/** A real picture beside the case's file, for those who have one and may show it. */
const pictureFile = z.strictObject({
  file: z
    .string()
    .regex(
      /^[\w-]+(\/[\w-]+)*\.(png|jpe?g|webp)$/i,
      "a PNG, JPEG or WebP file beside or below the case's file",
    ),
  /** What is seen, for those who cannot see it; never the diagnosis. */
  alt: z.string().min(10),
  licence: z.string().min(2),
  credit: z.string().min(2),
  /** Of the file's content; filled in when it is read. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
export type PictureFile = z.infer<typeof pictureFile>;

export const investigationSchema = z.strictObject({
  report: z.string(),
  values: z.array(analyte).default([]),
  abnormal: z.boolean(),
  /** Parameters from which the tracing is drawn. */
  ecg: tracingSchema.optional(),
  /** What a chest film is drawn from; the picture lies beside the case (`npm run -s cases:films`). */
  film: filmSchema.optional(),
  image: pictureFile.optional(),
});
export type InvestigationResult = z.infer<typeof investigationSchema>;

const written = z.strictObject({
  text: z.string(),
  abnormal: z.boolean(),
  words: z.array(z.string()).default([]),
});
const ofOneLine = z
  .string()
  .transform((text) => ({ text, abnormal: true, words: [] as string[], sounds: undefined }));
const finding = z.union([ofOneLine, written]);
/** A finding with what is heard through the stethoscope; without it the sounds are a healthy person's. */
const heardFinding = <S extends z.ZodType>(sounds: S) =>
  z.union([ofOneLine, written.extend({ sounds: sounds.optional() })]);
export const examSystems = [
  "general",
  "cardiovascular",
  "respiratory",
  "abdomen",
  "neurological",
  "ent",
  "skin",
  "limbs",
  "mental_state",
] as const;
export type ExamSystem = (typeof examSystems)[number];
type PlainFindings = Readonly<Record<ExamSystem, z.ZodOptional<typeof finding>>>;

/** Likelihood-ratio bands that an expert would give where no figure is published (documented in docs/authoring). */
export const bands = {
  "+++": 10,
  "++": 5,
  "+": 2,
  "0": 1,
  "-": 0.5,
  "--": 0.2,
  "---": 0.1,
} as const;
const weightOf = z.union([
  z.number().positive(),
  z.enum(Object.keys(bands) as [keyof typeof bands, ...(keyof typeof bands)[]]),
  z.strictObject({ lr: z.number().positive(), source: z.string() }),
]);

const differentialEntry = z.strictObject({
  id: z.string().describe("diagnosis id of terminology"),
  prior: z.number().min(0.001).max(0.99),
  /** Fact id, `test:<investigation id>` or `exam:<system>` → likelihood ratio of that finding as it is in this case. */
  weights: z.record(z.string(), weightOf),
});

/** A sentence of the source of an imported case, and the facts, signs and results that it became. */
const importedStatement = z.strictObject({
  at: z.string(),
  text: z.string(),
  became: z.array(z.string()),
});
export type ImportedStatement = z.infer<typeof importedStatement>;

export const caseSourceSchema = z.strictObject({
  schema: z.literal(1),
  id: slug,
  version: z.number().int().min(1),
  module: z.enum(["cardiology", "pulmonology", "neurology", "emergency", "pediatrics", "internal"]),
  level: z.enum(["Beginner", "Intermediate", "Advanced"]),
  diagnosis: z.strictObject({
    id: z.string(),
    name: z.string(),
    patientKnows: z.boolean().default(false),
    /** Words beyond terminology's names that would give it away in the patient's mouth or on the card. */
    giveaways: z.array(z.string()).default([]),
  }),
  person: personSchema,
  triage: triageSchema,
  vitals,
  opening: z.strictObject({
    /** The patient's first line, before the learner has said anything. */
    greeting: lines,
    /** What is said to "what brings you in?". */
    complaint: lines,
    /** Fact ids that `complaint` tells, all of them in every variant. */
    tells: z.array(z.string()).min(1),
    /** Told step by step on "go on", "tell me more". */
    more: z.array(z.strictObject({ say: lines, tells: z.array(z.string()).min(1) })).default([]),
  }),
  /** The person's own stock lines and reactions, and what can be asked of what they mention. */
  talk: talkSchema.optional(),
  /** The history key that is the main complaint, such as `chest_pain`. */
  complaint: z.string(),
  history: z.record(z.string(), historyEntrySchema),
  examination: z
    .strictObject({
      ...Object.fromEntries(examSystems.map((system) => [system, finding.optional()])),
    } as PlainFindings)
    .extend({
      cardiovascular: heardFinding(heartSoundsSchema).optional(),
      respiratory: heardFinding(lungSoundsSchema).optional(),
      abdomen: heardFinding(bowelSoundsSchema).optional(),
      ent: heardFinding(neckSoundsSchema).optional(),
    }),
  investigations: z.record(z.string(), investigationSchema),
  differential: z.array(differentialEntry).min(4),
  /** How the patient changes with time and with what is done; stable without it. */
  course: courseSchema.optional(),
  /** What became of the person, by how the encounter went; told after the analysis alone. */
  afterwards: afterwardsSchema.optional(),
  marking: markingSchema,
  /** What is asked in recall of whoever lost something of it. */
  recall: z.array(vignetteSchema).optional(),
  expert: z.strictObject({
    path: z.array(z.strictObject({ step: z.string(), why: z.string() })).min(4),
    reasoning: z.string(),
    /** The encounter an expert would have; lint marks it and expects at least 9 of 10. */
    questions: z.array(z.string()).min(12),
    orders: z.array(z.string()).min(1),
    initial: z.strictObject({
      reasoning: z.string(),
      diagnosis: z.string(),
      medications: z.array(z.string()),
    }),
    final: z.strictObject({
      reasoning: z.string(),
      diagnosis: z.string(),
      medications: z.array(z.string()),
      lifestyle: z.string(),
      followUp: z.string(),
    }),
  }),
  learn: z.array(z.string()).min(3),
  sources: z.array(z.string()).min(2),
  /** A draft is never served; whoever has reviewed the case says `no`, or takes the line out. */
  draft: z.union([z.literal(false), z.literal("no").transform((): false => false)]).optional(),
  imported: z.array(importedStatement).optional(),
});

const emptyDiagnosis = { reasoning: "", diagnosis: "", medications: [] };
/** A case that is still being written: what only its author can decide may be missing. */
export const draftSourceSchema = caseSourceSchema.extend({
  draft: z.union([z.literal(true), z.literal("yes").transform((): true => true)]),
  differential: z.array(differentialEntry).default([]),
  marking: markingSchema.default({
    ask: [],
    examine: [],
    tests: { needed: [], useful: [], wasteful: [], harmful: [] },
    diagnosis: { credit: {}, findings: [], alternatives: [], dangerous: [] },
    treatment: { needed: [], acceptable: [], harmful: [] },
    lifestyle: [],
    followUp: [],
  }),
  expert: caseSourceSchema.shape.expert.default({
    path: [],
    reasoning: "",
    questions: [],
    orders: [],
    initial: emptyDiagnosis,
    final: { ...emptyDiagnosis, lifestyle: "", followUp: "" },
  }),
  learn: z.array(z.string()).default([]),
  sources: z.array(z.string()).default([]),
});
export type CaseSource = Omit<z.infer<typeof caseSourceSchema>, "draft"> & {
  readonly draft?: boolean | undefined;
};
/** What an author writes, before defaults. */
export type CaseInput = z.input<typeof caseSourceSchema>;
