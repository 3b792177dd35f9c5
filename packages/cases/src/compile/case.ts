import { bands, type CaseSource } from "../schema/case.ts";
import { defaultFacts } from "../defaults/index.ts";
import type { ReplySlotId } from "../schema/reply-slots.ts";
import type { Fact } from "./fact.ts";
import { factsOfEntry, factsOfMentions, topicOfKey } from "./facts.ts";

/** By slot: blocks of replies, each with the ways of saying what they answer. */
export type Replies = Readonly<
  Partial<
    Record<
      ReplySlotId,
      readonly { readonly ways: readonly string[]; readonly say: readonly string[] }[]
    >
  >
>;

/** What this person says where just these facts are asked for, and the questions that it is said to. */
export interface Answer {
  /** Ids of the facts that it tells, and it tells no others. */
  readonly facts: readonly string[];
  readonly asked: readonly string[];
  readonly say: string;
}

/** What this person says to what they are told, and the line that it was said to. */
export interface Reaction {
  /** Dialogue acts of the line ("news", "plan", "check", …). */
  readonly acts: readonly string[];
  readonly told: string;
  readonly say: string;
}

/** A case ready to be played: what the author wrote, with every history statement turned into a fact. */
export interface CompiledCase extends Omit<
  CaseSource,
  "history" | "differential" | "complaint" | "schema" | "draft" | "imported"
> {
  /** Still being written, and never served. */
  readonly draft?: true;
  /** Topic id of the main complaint, such as `symptom:chest_pain`. */
  readonly complaint: string;
  /** Key of the main complaint under `history`, the prefix of its fact ids. */
  readonly complaintKey: string;
  /** The case's own facts first, then the declared defaults for every topic that it leaves open. */
  readonly facts: readonly Fact[];
  /** What is heard through the stethoscope is written, or healthy; absent in versions stored before it could be. */
  readonly hasSounds?: true;
  /** What this person says to all that is no question, by slot; from the bank beside the case's file. */
  readonly replies?: Replies;
  /** What this person says to the questions of others before, from the answers beside the case's file. */
  readonly answers?: readonly Answer[];
  /** What this person says to news, plans and farewells, from the reactions beside the case's file. */
  readonly reactions?: readonly Reaction[];
  /** Likelihood ratios as numbers, with the source where one was given. */
  readonly differential: readonly {
    readonly id: string;
    readonly prior: number;
    readonly weights: Readonly<Record<string, { readonly lr: number; readonly source?: string }>>;
  }[];
}

/**
 * Compiles a validated case.
 * @throws Error with the author's key in its message when history names something unknown.
 */
export function compileCase(source: CaseSource): CompiledCase {
  const {
    history,
    differential,
    complaint: complaintKey,
    schema: _schema,
    draft,
    imported: _imported,
    ...rest
  } = source;
  const complaint = topicOfKey(complaintKey);
  if (!complaint) throw new Error(`complaint: ${complaintKey} is not a known topic or symptom`);
  const own = Object.entries(history).flatMap(([key, entry]) => factsOfEntry(key, entry));
  return {
    ...rest,
    hasSounds: true,
    ...(draft ? { draft: true as const } : {}),
    complaint,
    complaintKey,
    facts: [
      ...own,
      ...defaultFacts(source.person, own),
      ...factsOfMentions(source.talk?.mentions ?? []),
    ],
    differential: differential.map(({ weights, ...entry }) => ({
      ...entry,
      weights: Object.fromEntries(
        Object.entries(weights).map(([id, weight]) => [
          id,
          typeof weight === "number"
            ? { lr: weight }
            : typeof weight === "string"
              ? { lr: bands[weight] }
              : weight,
        ]),
      ),
    })),
  };
}
