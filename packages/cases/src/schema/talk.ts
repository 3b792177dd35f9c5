import { z } from "zod";

/** Stock lines that belong to this person: what everybody says now and then, in their own words. */
export const talkLines = [
  "greet",
  "thanks",
  "comfort",
  "reassured",
  "agree",
  "understood",
  "ack",
  "explained",
  "puzzled",
  "again",
  "not_caught",
  "hurt",
  "forgive",
  "misheard",
  "dodge",
  "no_idea",
  "machine",
  "game",
  "foreign",
  "diagnosis",
  "no_questions",
  "questions",
  "goodbye",
  "summary_right",
  "summary_wrong",
  "not_so",
  "smalltalk",
  "teachback",
] as const;
export type TalkLine = (typeof talkLines)[number];

/** How they take being told of something, from what they have at stake. */
export const talkReactions = [
  "admission",
  "needle",
  "operation",
  "test",
  "medicine",
  "ban",
  "home",
  "bad_news",
  "good_news",
  "waiting",
  "not_knowing",
  "transfer",
  "relatives",
  "advice",
  "safetynet",
  "plan",
  "feel",
] as const;
export type TalkReaction = (typeof talkReactions)[number];

/** What a patient does or says who is spoken for, when they are spoken to. */
export const talkOfPatient = ["greet", "hurts", "scared", "any", "goodbye"] as const;
export type TalkOfPatient = (typeof talkOfPatient)[number];

const wordings = z.array(z.string().min(1)).min(1);
const each = <Key extends string>(keys: readonly Key[]) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, wordings])) as Record<Key, typeof wordings>,
  );

/** Somebody or something that the patient's own lines name, and what they say when asked about it. */
const mention = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/),
  /** How a listener may name it. */
  words: z.array(z.string().min(1)).min(1),
  /** Who or what it is. */
  who: wordings,
  /** What more there is to it, when asked on. */
  more: wordings,
});
export type Mention = z.infer<typeof mention>;

export const talkSchema = z.strictObject({
  lines: each(talkLines).extend({
    /** Questions of theirs that are answered by being told what it is, and by being told where they will be. */
    questions_of_illness: wordings.optional(),
    questions_of_place: wordings.optional(),
    // "As I told you" is said by nobody any more; cases written before may still hold lines for it.
    told_you: wordings.optional(),
  }),
  reactions: each(talkReactions),
  patient: each(talkOfPatient).optional(),
  mentions: z.array(mention).default([]),
  /** What waits for them outside and what they fear most; for authors and for a voice, never spoken as it stands. */
  stakes: z.string(),
});
export type Talk = z.infer<typeof talkSchema>;
