import { z } from "zod";

// Every message between the page and the program behind it. The server validates what comes in and what goes out; the page
// takes its types from here.

const path = z.array(z.union([z.string().max(200), z.number().int().min(0)])).max(20);
const text = z.string().max(5_000_000);

/** The files beside a case that hold what it is asked and what it says besides its history. */
export const besideKinds = ["asked", "said", "life", "replies"] as const;
export const besideKindSchema = z.enum(besideKinds);
export type BesideKind = z.infer<typeof besideKindSchema>;

export const editSchema = z.discriminatedUnion("kind", [
  /** Without a value the field is taken out. */
  z.strictObject({ kind: z.literal("set"), path, value: z.unknown().optional() }),
  z.strictObject({ kind: z.literal("rename"), path, name: z.string().min(1).max(200) }),
  /** One part of the file, as it is written. */
  z.strictObject({ kind: z.literal("source"), key: z.string(), text }),
  /** The whole file. */
  z.strictObject({ kind: z.literal("text"), text }),
]);
export type EditMessage = z.infer<typeof editSchema>;

export const editRequestSchema = z.strictObject({
  /** What the page knew of the file; an edit of something older is refused. */
  revision: z.number().int(),
  edit: editSchema,
});

const ownCase = z.object({ file: z.string(), name: z.string() });
const opened = z.object({
  kind: z.literal("open"),
  /** As a person would type it, from the folder in which the command was given. */
  file: z.string(),
  revision: z.number(),
  /** What the file says; null where it is no YAML. */
  value: z.unknown(),
  problem: z.object({ line: z.number(), message: z.string() }).nullable(),
  save: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("saved") }),
    z.object({ kind: z.literal("failed"), message: z.string() }),
    /** The file was changed on the disk; what is written here lies in `beside` until one of both is chosen. */
    z.object({ kind: z.literal("conflict"), beside: z.string() }),
  ]),
  undo: z.string().nullable(),
  redo: z.string().nullable(),
  /** Something that happened to the file from outside. */
  notice: z.string().nullable(),
});
export const stateSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("start"), folder: z.string(), cases: z.array(ownCase) }),
  opened,
]);
export type State = z.infer<typeof stateSchema>;
export type OpenState = z.infer<typeof opened>;

export const newCaseSchema = z.strictObject({
  id: z.string(),
  module: z.string(),
  level: z.string(),
  diagnosis: z.string(),
  complaint: z.string(),
  name: z.string(),
  age: z.string(),
  sex: z.string(),
});
export type NewCase = z.infer<typeof newCaseSchema>;

/** A refusal that a person can act on; `fields` where it is about inputs. */
export const refusalSchema = z.object({
  problem: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export const pickKinds = [
  "diagnosis",
  "treatment",
  "test",
  "topic",
  "fact",
  "finding",
  "bedside",
  "system",
  "item",
] as const;
export type PickKind = (typeof pickKinds)[number];
export const termSchema = z.object({ id: z.string(), name: z.string(), detail: z.string() });
export type Term = z.infer<typeof termSchema>;

/** A term with what else it is called. */
export interface ListedTerm extends Term {
  readonly also: readonly string[];
}
/** What is picked from the terminology; facts, findings and items are those of the case. */
export type TermLists = Readonly<
  Record<Exclude<PickKind, "fact" | "finding" | "item">, readonly ListedTerm[]>
>;

/** One thing that the linter says, with the place that it is about. */
const remark = z.object({
  severity: z.enum(["error", "advice"]),
  path,
  line: z.number(),
  message: z.string(),
});
export type Remark = z.infer<typeof remark>;

const fact = z.object({ id: z.string(), is: z.string(), isDefault: z.boolean() });
const span = z.object({
  /** Path of the symptom under `history`. */
  fact: z.string(),
  /** In minutes before now; null where no time could be read. */
  began: z.number().nullable(),
  lasted: z.number().nullable(),
  onset: z.string(),
  /** What the symptom is, where it has no onset. */
  about: z.string(),
  duration: z.string(),
});
export type Span = z.infer<typeof span>;
export const checkSchema = z.object({
  revision: z.number(),
  remarks: z.array(remark),
  facts: z.array(fact),
  timeline: z.array(span),
  /** Items of the marking by the ids that `recall` names them with. */
  items: z.array(termSchema),
  /** Whether the patient can be talked to. */
  isPlayable: z.boolean(),
});
export type Check = z.infer<typeof checkSchema>;

export const talkRequestSchema = z.strictObject({
  lines: z.array(z.string().min(1).max(2000)).max(200),
  seed: z.number().int().min(1).max(1_000_000),
});
const turn = z.object({
  line: z.string(),
  reply: z.string(),
  /** Facts told by the reply. */
  told: z.array(z.string()),
  /** Facts that were asked for and not told yet: guarded, or told before. */
  withheld: z.boolean(),
  isUnderstood: z.boolean(),
});
export type TalkTurn = z.infer<typeof turn>;
export const talkSchema = z.object({
  problem: z.string().nullable(),
  greeting: z.string(),
  turns: z.array(turn),
});
export type Talk = z.infer<typeof talkSchema>;

export const bankRequestSchema = z.strictObject({
  fact: z.string().min(1).max(200),
  question: z.string().min(1).max(500),
});

const learner = z.object({
  level: z.string(),
  about: z.string(),
  questioning: z.number(),
  diagnosis: z.number(),
  treatment: z.number(),
  overall: z.number(),
  missed: z.array(z.string()),
});
export const marksSchema = z.object({
  problem: z.string().nullable(),
  learners: z.array(learner),
  /** What is not as it should be; empty where all is. */
  verdict: z.array(z.string()),
});
export type Marks = z.infer<typeof marksSchema>;

export const besideSchema = z.object({ text });
export const besideEditSchema = z.strictObject({ kind: besideKindSchema, was: text, text });
export const sourceSchema = z.object({ text });

/** One field of a form, made of the schema of a case. */
export interface FieldSpec {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional: boolean;
  readonly control: Control;
}
export type Control =
  | { readonly kind: "text" }
  | { readonly kind: "paragraph" }
  /** A number where it is written as one, a text otherwise. */
  | { readonly kind: "scalar" }
  | {
      readonly kind: "number";
      readonly min?: number;
      readonly max?: number;
      readonly isWhole: boolean;
    }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  | { readonly kind: "switch" }
  /** Several texts; one alone may be written without a list. */
  | { readonly kind: "lines"; readonly mayBeOne: boolean }
  /** Some of a short list. */
  | { readonly kind: "several"; readonly options: readonly string[] }
  | { readonly kind: "pick"; readonly of: PickKind }
  | { readonly kind: "picks"; readonly of: PickKind; readonly mayBeOne: boolean }
  | { readonly kind: "group"; readonly fields: readonly FieldSpec[] }
  | { readonly kind: "list"; readonly item: Control; readonly noun: string }
  | {
      readonly kind: "record";
      readonly of: PickKind | null;
      readonly options?: readonly string[];
      readonly item: Control;
      readonly noun: string;
    }
  /** What is seen or heard: one line, or fields. */
  | { readonly kind: "finding"; readonly fields: readonly FieldSpec[] }
  | { readonly kind: "weight" }
  | { readonly kind: "history" }
  | { readonly kind: "yaml" };

/** A part of a case in the order of the guide, with the keys of the file that it holds. */
export interface PartSpec {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly fields: readonly FieldSpec[];
}

/** All that the forms are made of; it does not change while the studio runs. */
export interface Form {
  readonly parts: readonly PartSpec[];
  readonly terms: TermLists;
}
