/**
 * What a registrar at one's shoulder says in the first cases. `from` and `upTo` count the learner's own lines so far; `cases`
 * is how many completed cases it outlasts, so that the voice fades. Every hint would fit any patient: none can give one away.
 */
export interface Hint {
  readonly id: string;
  readonly from: number;
  readonly upTo?: number;
  readonly cases: 0 | 1 | 2;
  /** Only while this holds. */
  readonly while?: "nobody has been examined" | "the patient is unwell and untreated";
  /** The learner's own words that make it needless. */
  readonly unless?: RegExp;
  readonly say: string;
  readonly why: string;
}

export const hints: readonly Hint[] = [
  {
    id: "open",
    from: 0,
    upTo: 0,
    cases: 0,
    say: "Say who you are, ask one open question, and let them talk.",
    // Langewitz W et al., BMJ 2002;325:682-3: 78 % had finished after two minutes.
    why: "Most people finish within two minutes if nobody interrupts.",
  },
  {
    id: "more",
    from: 1,
    upTo: 2,
    cases: 0,
    say: "Stay with it: “Tell me more about that.”",
    why: "What comes unasked is what matters to them.",
  },
  {
    id: "exact",
    from: 3,
    upTo: 5,
    cases: 0,
    say: "Now make the complaint exact: when, how it began, where, how bad, what changes it.",
    why: "One thing at a time. Two questions in one breath get one answer.",
  },
  {
    id: "red-flags",
    from: 5,
    upTo: 9,
    cases: 2,
    say: "What must you not miss with this complaint? Ask for it by name.",
    why: "A clear no is worth as much as a yes.",
  },
  {
    id: "background",
    from: 7,
    cases: 0,
    unless: /\ballerg|\bmedic(?:ine|ation)s?\b|\btablets?\b/i,
    say: "Medicines, allergies, past illnesses, family: ask, even when the story seems clear.",
    why: "What they take may explain it. What they cannot take changes your plan.",
  },
  {
    id: "examine",
    from: 8,
    cases: 1,
    while: "nobody has been examined",
    say: "You haven't examined them yet. Open Examine, or say what you would like to look at.",
    why: "Examine what the story points to, not everything.",
  },
  {
    id: "ideas",
    from: 9,
    cases: 1,
    unless: /\bworr(?:y|ie)|\bconcern|\bafraid|\bscared|\bwhat do you think\b/i,
    say: "Ask what they think it is, and what worries them.",
    why: "It may be the one thing they came to say.",
  },
  {
    id: "notes",
    from: 10,
    upTo: 13,
    cases: 0,
    say: "Write three diagnoses in your notes, the most dangerous among them.",
    why: "The next question is the one that tells them apart.",
  },
  {
    id: "summary",
    from: 12,
    cases: 2,
    unless:
      /\bsum(?:marise|marize| up)\b|\brecap\b|\bhave i (?:got|missed|understood)\b|\blet me check\b/i,
    say: "Say it back in two sentences, and ask what you have missed.",
    why: "People correct a summary who would never correct a doctor.",
  },
  {
    id: "decide",
    from: 15,
    cases: 1,
    say: "When another answer would no longer change what you do, end the chat and commit.",
    why: "You can still come back to the conversation.",
  },
  {
    id: "unwell",
    from: 2,
    cases: 2,
    while: "the patient is unwell and untreated",
    say: "Look at the vital signs. With someone this unwell, treat while you ask: open Do.",
    why: "In an emergency, history and treatment go on together.",
  },
];

export const registrarTexts = {
  label: "Hint from the registrar",
  who: "Registrar",
  dismiss: "Got it",
  dismissLabel: "Got it: put this hint away",
  off: "No more hints",
  failed: "That could not be kept. The hint may come back.",
  offDone: "No more hints. You can turn them on again on your profile.",
} as const;
