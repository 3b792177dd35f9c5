import { z } from "zod";

const weight = z.number().min(0.5).max(5);

export const askItemSchema = z.strictObject({
  /** Fact id(s): any one of them, once told, earns the item. */
  fact: z
    .union([z.string(), z.array(z.string()).min(1)])
    .transform((value) => (Array.isArray(value) ? value : [value])),
  kind: z.enum(["key", "red-flag", "negative", "background", "ice"]).default("key"),
  weight,
  label: z.string(),
  why: z.string(),
  /** A question that would have found it. */
  question: z.string(),
});

/** Facts of `ask` items, any one of which has to be asked for. */
const mustAskItem = z.strictObject({
  fact: z
    .union([z.string(), z.array(z.string()).min(1)])
    .transform((value) => (Array.isArray(value) ? value : [value])),
  why: z.string(),
});

const testItem = z.strictObject({ test: z.string(), why: z.string(), weight: weight.default(2) });
const neededTest = testItem.extend({
  /** Tests that answer the same question as well: any one of them earns the item (ultrasound here, CT there). */
  or: z.array(z.string()).min(1).optional(),
});

const doseRange = z.strictObject({ min: z.number(), max: z.number(), unit: z.string() });
/** As they are read beside a medicine. */
export const doseRoutes = [
  "iv",
  "im",
  "sc",
  "sublingual",
  "nebulised",
  "inhaled",
  "intranasal",
  "buccal",
  "rectal",
  "topical",
  "oral",
] as const;

/** A drug (terminology id), a drug class, or an action (terminology id), any of `anyOf` earns it. */
const treatmentTarget = z.strictObject({
  id: z.string(),
  label: z.string(),
  anyOf: z.array(z.string()).min(1),
  /** What earns half: right only where the first choice cannot be had. */
  secondBest: z.array(z.string()).min(1).optional(),
  /** Dose range for a drug, in `unit`, single dose; outside it the item earns half and is pointed out. */
  dose: doseRange.optional(),
  /** Dose ranges by drug id, where one cannot serve all of `anyOf`; they go before `dose`. */
  doses: z.record(z.string(), doseRange).optional(),
  /** The routes by which it does what is needed here; another one that is written earns half. */
  route: z.array(z.enum(doseRoutes)).min(1).optional(),
  /**
   * The order must say one of `when` and none of `unless`: words ("bolus", "maintenance") or limits ("< 250 ml/h", "> 15 units").
   * One that differs is only a part of what is wanted: it earns half and is pointed out.
   */
  when: z.array(z.string().min(2)).min(1).optional(),
  unless: z.array(z.string().min(2)).min(1).optional(),
  /** So often a day at least: an order that says less often earns half and is pointed out. */
  timesADay: z.number().int().min(2).max(6).optional(),
  /** The case asks to wait with it: an order that begins it later is whole. */
  mayWait: z.boolean().optional(),
  why: z.string(),
  weight: weight.default(2),
});

const harmful = z.strictObject({
  id: z.string(),
  label: z.string(),
  anyOf: z.array(z.string()).min(1),
  /** Harmful only where the order says one of these words ("iv") or limits ("> 20 mmol/h"), and none of `unless` ("infusion"). */
  when: z.array(z.string().min(2)).min(1).optional(),
  unless: z.array(z.string().min(2)).min(1).optional(),
  /** Harmful only beside one of these, which the patient takes: not where the plan takes it off ("change losartan to ramipril"). */
  beside: z.array(z.string()).min(1).optional(),
  why: z.string(),
  severity: z.enum(["moderate", "serious"]),
});

/** Something a free text should contain: any phrase of `any`, and when `all` is given one of each of its groups. */
const textItem = z.strictObject({
  id: z.string(),
  label: z.string(),
  any: z.array(z.string()).min(1),
  all: z.array(z.array(z.string()).min(1)).optional(),
  why: z.string(),
  weight: weight.default(1),
});

export const markingSchema = z.strictObject({
  /** The few things without which a history is unsafe; cases from before it was asked for have none. */
  mustAsk: z.array(mustAskItem).min(1).max(4).optional(),
  ask: z.array(askItemSchema).min(8),
  examine: z.array(z.strictObject({ system: z.string(), why: z.string() })).default([]),
  tests: z.strictObject({
    needed: z.array(neededTest).min(1),
    useful: z.array(testItem).default([]),
    wasteful: z.array(testItem).default([]),
    harmful: z.array(testItem).default([]),
  }),
  diagnosis: z.strictObject({
    /** Credit 0..1 for a diagnosis that terminology relations alone would judge otherwise. */
    credit: z.record(z.string(), z.number().min(0).max(1)).default({}),
    /** The findings that sound reasoning names: a fact, `test:<id>` or `exam:<system>`, with the words that show it. */
    findings: z
      .array(
        z.strictObject({
          id: z.string(),
          label: z.string(),
          any: z.array(z.string()).min(1),
          direction: z.enum(["for", "against"]),
          against: z.string().optional(),
        }),
      )
      .min(3),
    /** Alternatives that sound reasoning considers (diagnosis ids). */
    alternatives: z.array(z.string()).min(2),
    /** Diagnoses that would be dangerous to settle on; the diagnosis score is capped. */
    dangerous: z.array(z.strictObject({ id: z.string(), why: z.string() })).default([]),
  }),
  treatment: z.strictObject({
    needed: z.array(treatmentTarget).min(1),
    acceptable: z.array(treatmentTarget).default([]),
    harmful: z.array(harmful).default([]),
  }),
  /** For an emergency: how long results may be waited for before treatment, and what is seen and lost beyond that. */
  urgency: z
    .strictObject({
      minutes: z.number().min(5).max(1440),
      /** What the learner is told when the time is over; it must not name the diagnosis. */
      warning: z.string(),
      /** What the delay costs, with its source. */
      why: z.string(),
    })
    .optional(),
  lifestyle: z.array(textItem).min(1),
  followUp: z.array(textItem).min(1),
});
export type Marking = z.infer<typeof markingSchema>;
export type AskItem = Marking["ask"][number];
export type TextItem = Marking["followUp"][number];
