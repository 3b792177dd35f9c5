import type { PatientView, ReplySlotId } from "@anamnesis/cases";
import { contentWords } from "./concepts.ts";

/** A reply of the case to just what was said, as the plan names it. */
export interface BankedReply {
  readonly slot: ReplySlotId;
  /** Which block of the slot: "you've pulled a muscle" is not answered like "it's pneumonia". */
  readonly block: number;
  /** The reply of the block that takes up the learner's words. */
  readonly prefer?: number;
}

/** A reply with how sure it is that it answers what was said, 0..1. */
export interface LikelyReply {
  readonly reply: BankedReply;
  readonly share: number;
  /** How like the words are to a way in which it is known to be said, 0..1. */
  readonly like: number;
}

interface Block {
  readonly slot: ReplySlotId;
  readonly block: number;
  readonly ways: readonly ReadonlySet<string>[];
  readonly say: readonly string[];
}

interface Bank {
  readonly blocks: readonly Block[];
  readonly rarity: (word: string) => number;
}

const banks = new WeakMap<PatientView, Bank>();

function bankOf(view: PatientView): Bank {
  const kept = banks.get(view);
  if (kept) return kept;
  const blocks = Object.entries(view.replies ?? {}).flatMap(([slot, own]) =>
    own.map(({ ways, say }, block) => ({
      slot: slot as ReplySlotId,
      block,
      ways: ways.map(contentWords),
      say,
    })),
  );
  const counts = new Map<string, number>();
  for (const { ways } of blocks)
    for (const word of new Set(ways.flatMap((way) => [...way])))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string): number =>
    Math.log((blocks.length + 1) / ((counts.get(word) ?? 0) + 0.5));
  const made = { blocks, rarity };
  banks.set(view, made);
  return made;
}

/** What tells one of these from another is the name in them, not how it is said. */
const byName =
  /^(news\.(lay|named|wrong|cause|not_feared)|tx\.(own|operation|stop)|test\.other|feel\.loss|ban\.sport)$/;
const family = (slot: string): string =>
  /^news\.(lay|named|wrong|cause)$/.test(slot) ? "news.disease" : slot;

/** Replies to the disease itself answer nobody who has not said it: whoever says "pneumonia" is not told of a clot. */
const ofDisease = /^news\.(lay|named|cause)$/;
/** Share of a way's rare words that have to be said for it; and from which it is said, whatever the hearing thinks. */
const leastNamed = 0.6;
const plainlyNamed = 0.8;

/** How much a likeness of the words weighs beside the logarithm of what the hearing thinks. */
const likenessWeighs = 2.5;
/** Below this share nothing was made out, unless the words themselves say it. */
const leastShare = 0.4;
const plainlySaid = 0.5;

/** How like some words are to the likest way of a block, by their rare words: 0..1. */
function likeness({ rarity }: Bank, said: ReadonlySet<string>, { ways }: Block): number {
  const weight = (words: Iterable<string>): number =>
    [...words].reduce((sum, word) => sum + rarity(word) ** 2, 0);
  const own = weight(said);
  return ways.reduce((most, way) => {
    const shared = weight([...way].filter((word) => said.has(word)));
    return shared === 0 ? most : Math.max(most, shared / Math.sqrt(own * weight(way)));
  }, 0);
}

/** How much of the likeliest way of a block is in the words, by its rare words: 0..1. */
function coverage({ rarity }: Bank, said: ReadonlySet<string>, { ways }: Block): number {
  const weight = (words: readonly string[]): number =>
    words.reduce((sum, word) => sum + rarity(word) ** 2, 0);
  return ways.reduce((most, way) => {
    const words = [...way];
    const all = weight(words);
    return all === 0 ? most : Math.max(most, weight(words.filter((one) => said.has(one))) / all);
  }, 0);
}

/**
 * The reply to what was said: of the likeliest slots, and among the names of diseases of all of them, the block whose ways
 * the words are most like; in it the reply that takes the words up. Undefined where nothing fits. Pure.
 */
export function bankedReply(
  view: PatientView,
  slots: readonly { readonly slot: ReplySlotId; readonly share: number }[],
  words: string,
): LikelyReply | undefined {
  const bank = bankOf(view);
  const said = contentWords(words);
  const shares = new Map<string, number>();
  for (const { slot, share } of slots)
    shares.set(family(slot), (shares.get(family(slot)) ?? 0) + share);
  // Whoever tells of the disease in its own words has told of it, whatever else was said beside it.
  const isNews = slots.some(({ slot }) => slot.startsWith("news."));
  const found = bank.blocks
    .flatMap((block) => {
      const named = ofDisease.test(block.slot) && isNews ? coverage(bank, said, block) : 0;
      const share = named >= plainlyNamed ? 1 : shares.get(family(block.slot));
      if (share === undefined) return [];
      const like = likeness(bank, said, block);
      if (share < leastShare && like < plainlySaid) return [];
      if (byName.test(block.slot) && like === 0) return [];
      if (ofDisease.test(block.slot) && coverage(bank, said, block) < leastNamed) return [];
      return [
        {
          block,
          share: Math.max(share, like),
          like,
          score: Math.log(share + 1e-4) + likenessWeighs * like,
        },
      ];
    })
    .sort((a, b) => b.score - a.score);
  const [best] = found;
  if (!best) return undefined;
  const { slot, block, say } = best.block;
  const taken = say.map(
    (reply) => [...contentWords(reply)].filter((word) => said.has(word)).length,
  );
  const most = Math.max(0, ...taken);
  const reply = { slot, block, ...(most > 0 ? { prefer: taken.indexOf(most) } : {}) };
  return { reply, share: best.share, like: best.like };
}
