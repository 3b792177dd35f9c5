import type { Report } from "@anamnesis/assessment";
import { claimsIn, type Claims, type ViolationKind } from "@anamnesis/patient";
import { sentencesOf } from "./sentences.ts";

export interface Refusal {
  readonly kind: ViolationKind;
  readonly violation: string;
}

/** Words in which any report can be talked about; clinical matter is not among them. */
const teaching = claimsIn(
  `history questions asked asking ask patient patients consultation encounter interview learner performance work effort approach structure
structured order organised systematic thorough focused efficient open closed leading explore explored exploring cover covered covering
elicit elicited gathered gather information details key important essential relevant crucial useful helpful strong strength strengths
solid sound clear clearly careful carefully thoughtful attentive empathy empathic rapport warm respectful emotion emotions concerns ideas
expectations summary summarise summarised diagnosis diagnoses diagnostic differential reasoning reason reasoned justify justified support
supported evidence findings finding features feature tests test investigations investigation results result ordered order ordering
interpret interpreted appropriate appropriately inappropriate correct correctly incorrect right accurate accurately identify identified
recognise recognised reach reached conclude conclusion consider considered considering treatment treat treated management manage plan
planned medication medications prescribe prescribed dose choice chose chosen safe safely safety unsafe harm risk risks follow-up followup
lifestyle advice advise advised next future improve improved improvement improving area areas miss missed missing omit omitted omission
overlook overlooked forget lacking lack incomplete partial partly fully complete include included including add added attention focus
practice practise practising remember early earlier late later first final initial step steps overall case cases learn learned learning
point points towards build built building show showed shown demonstrate demonstrated start started begin link linked explain explained
explanation highlight highlighted detail detailed specific broad narrow worth valuable value excellent impressive commendable acceptable
needed need necessary unnecessary wasteful economical economy red flags flag rule ruled out serious condition prevent prevented ensure
ensured aim try opportunity opportunities consistent confident confidence progress keep continue review reviewed reflect`,
).stated;

const missing =
  /\b(miss(ed|ing)?|did not|didn['’]t|not (ask|cover|explor|order|prescrib|giv|mention|includ)\w*|never|forgot|omit\w*|overlook\w*|lack\w*|fail\w*|without|could have|should have|would have|remember to|next time|in future|try to|consider|aim to|left out|neglect\w*|unaddressed|incomplete)\b/i;
const markTalk =
  /\b(scores?|scored|marks?|marked|points? (out|for)|grade[sd]?|per ?cent|percentage|out of (ten|10)|\d+ ?\/ ?\d+|pass(ed)?|full marks)\b|%/i;
const machine =
  /\b(as an? (ai|language)|language model|system prompt|my instructions|ignore (all|previous|the)|the learner wrote)\b/i;
const unspoken = /[#`|{}<>_\\^~]|https?:|\n/;

const longest = 900;
const mostSentences = 6;
/** Of the words of a sentence that carry meaning, so many may be the model's own. */
const ownShare = 0.25;

const firstOf = <T>(wanted: ReadonlySet<T>, known: ReadonlySet<T>): T | undefined =>
  [...wanted].find((value) => !known.has(value));

/**
 * Judges a comment on a finished report by the report's own items and texts: it may name no symptom, medicine, figure,
 * diagnosis, place or matter that the report does not, may not praise what was missed or fault what was earned, and may not
 * speak of marks, which are fixed.
 */
export const commentChecker = (report: Report): ((text: string) => Refusal | null) => {
  const itemTexts = report.items.flatMap(({ label, why, question }) => [
    label,
    why,
    question ?? "",
  ]);
  const known = claimsIn(
    report.summaryFeedback,
    report.questioningFeedback,
    report.diagnosisFeedback,
    report.treatmentFeedback,
    report.diagnosis.expected,
    ...report.strengths,
    ...report.areasToImprove,
    ...itemTexts,
  );
  const items = report.items.map(({ label, outcome }) => ({
    label,
    words: claimsIn(label).stated,
    isEarned: outcome === "earned" || outcome === "partial",
    isMissed: outcome === "missed" || outcome === "penalty" || outcome === "partial",
  }));

  const invented = (claims: Claims): Refusal | null => {
    const found: readonly (readonly [ViolationKind, unknown])[] = [
      ["diagnosis", firstOf(claims.diagnoses, known.diagnoses)],
      ["medicine", firstOf(claims.medicines, known.medicines)],
      ["symptom", firstOf(claims.symptoms, known.symptoms)],
      ["place", firstOf(claims.places, known.places)],
      ["figure", [...claims.figures].find((value) => value > 3 && !known.figures.has(value))],
    ];
    const [kind, what] = found.find(([, value]) => value !== undefined) ?? [];
    if (kind) return { kind, violation: `names ${String(what)}, which the report does not` };
    const own = [...claims.stated].filter((word) => !known.stated.has(word) && !teaching.has(word));
    return own.length > Math.max(1, claims.stated.size * ownShare)
      ? { kind: "invention", violation: `says "${own.slice(0, 4).join(", ")}"` }
      : null;
  };

  /** A sentence that is about items of the report says of them what their outcome says. */
  const contradicted = (sentence: string, claims: Claims): Refusal | null => {
    const about = items.filter(
      ({ words }) =>
        words.size > 0 && [...words].filter((word) => claims.stated.has(word)).length >= words.size,
    );
    if (about.length === 0) return null;
    const isFaulted = missing.test(sentence);
    const isTrue = about.some(({ isEarned, isMissed }) => (isFaulted ? isMissed : isEarned));
    if (isTrue) return null;
    const label = about[0]?.label ?? "";
    return isFaulted
      ? { kind: "negation", violation: `faults "${label}", which was earned` }
      : { kind: "negation", violation: `praises "${label}", which was missed` };
  };

  return (text) => {
    const sentences = sentencesOf(text);
    if (text.trim() === "" || text.length > longest || sentences.length > mostSentences)
      return { kind: "form", violation: "is empty or too long" };
    for (const sentence of sentences) {
      if (unspoken.test(sentence)) return { kind: "form", violation: "is not plain text" };
      if (machine.test(sentence)) return { kind: "role", violation: "is no examiner's comment" };
      if (markTalk.test(sentence)) return { kind: "figure", violation: "speaks of marks" };
      const claims = claimsIn(sentence);
      const refusal = invented(claims) ?? contradicted(sentence, claims);
      if (refusal) return refusal;
    }
    return null;
  };
};
