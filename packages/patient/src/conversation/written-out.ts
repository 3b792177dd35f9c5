/** The clipped words of a text message, each with what it stands for. */
const clipped: readonly (readonly [RegExp, string])[] = [
  [/\bu\b(?![&'’/])/g, "you"],
  [/\bur\b/g, "your"],
  [/\br\b(?= (you|they|your|the)\b)/g, "are"],
  [/\b(wat|wot)\b/g, "what"],
  [/\bwen\b/g, "when"],
  [/\bb4\b/g, "before"],
  [/\bgonna\b/g, "going to"],
  [/\bout(ta| a) (?=10\b|ten\b)/g, "out of "],
  [/\bprobs\b/g, "problems"],
  [/\bprob\b(?= with\b)/g, "problem"],
  [/\bw(?= (that|this|it|the|your|who|you|dye|contrast)\b)/g, "with"],
  [/(?<=\p{L} )n(?= (how|what|when|where|who|does|did|is|for|\p{L}{3,}))/gu, "and"],
  [/\b(fam)\b/g, "family"],
  [/\bnight ?sweats\b/g, "night sweats"],
  [/\b(?:wt|wgt)\b/g, "weight"],
  [/\bwet(ting)? yourself\b/g, "lost control of your bladder"],
];

const you = "(you|he|she|they)";

/** What speakers of other languages say, in the words that are used for it here. */
const turned: readonly (readonly [RegExp, string])[] = [
  [/\b(?:in |on |at )?(?:which|what) place\b/gi, "where"],
  [/\b(in|your|his) (?:nuts|bollocks|goolies)\b/gi, "$1 testicles"],
  [/\bhow (?:much|long) time\b/gi, "how long"],
  [/\bwith the respiration\b/gi, "when you breathe"],
  [/\brespiration\b(?! rate)/gi, "breathing"],
  [new RegExp(`(${you} )(?:have|has) (?:a )?lack of air`, "gi"), "are $2 short of breath"],
  [
    /\b(take|took|taken|something|anything) against (?:the )?(pain|fever|cough)\b/gi,
    "$1 for the $2",
  ],
  [/\b(?:lost|lose|losing) (?:the |your |his |her )?conscience\b/gi, "lost consciousness"],
  [/\bdifficult(?:y|ies) to (\p{L}+)( or (?:to )?)(\p{L}+)\b/giu, "trouble $1ing$2$3ing"],
  [/\bdifficult(?:y|ies) to (\p{L}+)\b/giu, "trouble $1ing"],
  [/\bmak(?:e|ing) (?:some |an? |any )?(?:big |strong )?efforts?\b/gi, "doing anything strenuous"],
  [/\btake (?:the|your) pressure\b/gi, "check your blood pressure"],
  [
    new RegExp(
      `\\bwhen ${you} (?:have|has) (eaten|drunk|slept) (?:the |for the )?last time\\b`,
      "gi",
    ),
    "when did $1 last $2",
  ],
  [/\bsince how (many|much|long)\b/gi, "for how $1"],
  [
    new RegExp(
      `\\bwhen (?:was|is) (?:the )?last time (?:that )?${you} (?:have |has |had |did )?(?:eaten|eat|ate)\\b`,
      "gi",
    ),
    "when did $1 last eat",
  ],
  [
    new RegExp(`^(\\W*(?:and )?)(?:do |does )?${you} ha(?:ve|s) hunger\\b`, "gi"),
    "$1is your appetite good",
  ],
  [
    new RegExp(`^(\\W*(?:and )?)(?:do |does )?${you} ha(?:ve|s) thirst\\b`, "gi"),
    "$1are $2 thirsty",
  ],
  [
    new RegExp(`^(\\W*(?:and )?)${you} (?:were|was|are|is) operated\\b`, "gi"),
    "$1have $2 had an operation",
  ],
];

/** "How long it lasted, the lights?": what stands behind is put in the place of the "it" that points to it. */
const behind =
  /^(\W*(?:and |so |but )?(?:how|what|when|where|why|did|does|is|was|has)\b[^,.?!]*?)\b(?:it|they)\b([^,.?!]*), (the|your|his|her) ([\p{L}]+(?: [\p{L}]+)?)(\W*)$/iu;

/** What was typed, with clipped words written out and turns of phrase from other languages put as they are said here. */
export function writtenOut(text: string): string {
  const words = [...clipped, ...turned].reduce(
    (said, [form, full]) => said.replace(form, full),
    text,
  );
  return words.replace(behind, "$1$3 $4$2$5");
}
