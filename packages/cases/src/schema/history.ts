import { z } from "zod";

/** When a fact is told: unprompted, on an open question, only when asked, or only with rapport or privacy. */
export const tellRules = ["opening", "open", "asked", "rapport", "private"] as const;
export type TellRule = (typeof tellRules)[number];

const lines = z
  .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
  .transform((value) => (Array.isArray(value) ? value : [value]));

/** YAML 1.2 reads a bare `no` as text; an author means the word. */
const yesNo = z.union([z.boolean(), z.enum(["yes", "no"]).transform((word) => word === "yes")]);

const isValue = z.union([yesNo, z.string(), z.number(), z.array(z.string())]);

const leafShape = {
  /** The value for the machine; `no` is a pertinent negative. */
  is: isValue.optional(),
  /** The patient's own words, several ways. Each is a whole sentence that can stand alone. */
  say: lines.optional(),
  /** What is added when the learner invites more about this. */
  more: lines.optional(),
  /** A clause without a full stop, for weaving several facts into one sentence. */
  brief: lines.optional(),
  /** With an informant: the few words that the patient puts in when this is told ("It hurts here."). */
  aside: lines.optional(),
  tell: z.enum(tellRules).optional(),
  /** This case's own words for it ("the bakery", "Jean", "water tablet"). */
  words: z.array(z.string()).optional(),
  /** How it is written on the left panel once it has been told. */
  panel: z.string().optional(),
  /** The feeling that telling it brings up. */
  mood: z
    .enum(["calm", "worried", "frightened", "tearful", "embarrassed", "irritated", "relieved"])
    .optional(),
};

const simple = z.union([yesNo, z.string(), z.array(z.string())]);
const leaf = z.union([simple, z.strictObject(leafShape)]);
export type LeafSource = z.infer<typeof leaf>;

/** An entry under `history`: a leaf, its attributes (onset, radiation, …) and its named items (a drug, a relative, "lying down"). */
export const historyEntrySchema = z.union([
  simple,
  z.object({ ...leafShape, items: z.record(z.string(), leaf).optional() }).catchall(leaf),
]);
export type HistoryEntrySource = z.infer<typeof historyEntrySchema>;
