/** Acts of a line that ask for no fact: what somebody makes of them together is one thing, and may be written in a case. */
export const reactionActs = [
  "consent",
  "signpost",
  "private",
  "empathise",
  "reassure",
  "apologise",
  "thank",
  "acknowledge",
  "news",
  "explain",
  "plan",
  "offer",
  "instruct",
  "safetynet",
  "check",
  "feel",
  "goodbye",
] as const;
export type ReactionAct = (typeof reactionActs)[number];

const known: ReadonlySet<string> = new Set(reactionActs);
export const isReactionAct = (act: string): act is ReactionAct => known.has(act);
