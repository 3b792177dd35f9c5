import type { CompiledCase } from "@anamnesis/cases";
import { actAnswers, type Act } from "@anamnesis/patient";
import { bedsideTermById, drugById, findDrugs, isDrugOf } from "@anamnesis/terminology";
import { does, turnEvidence, type Consultation } from "../encounter/consultation.ts";
import { isForLater } from "../treatment/order-sense.ts";
import type { Order } from "../treatment/prescriptions.ts";
import type { Evidence } from "../types.ts";

type Remedy = NonNullable<CompiledCase["course"]>["remedies"][number];

/** The remedy of the case that an act is, where the case says by when it is expected. */
export const timedRemedy = (compiled: CompiledCase, act: Act): Remedy | undefined =>
  compiled.course?.remedies.find(
    ({ within, anyOf }) => within !== undefined && actAnswers(act, anyOf),
  );

/** Whether an act came after the time at which the case expects the first of its kind. */
export function isLate(compiled: CompiledCase, acts: readonly Act[], act: Act): boolean {
  const remedy = timedRemedy(compiled, act);
  if (!remedy) return false;
  const first = acts.find((one) => actAnswers(one, remedy.anyOf));
  return (first?.minute ?? act.minute) > (remedy.within ?? Infinity);
}

/** The line in which something was ordered. */
export const evidenceOf = ({ turns }: Consultation, act: Act): Evidence => {
  const turn = turns.find(({ number }) => number === act.turn);
  return turn ? turnEvidence(turn) : { kind: "none", text: act.words };
};

/** Only the minute as it is read: whole ones. */
export const minuteOf = (act: Pick<Act, "minute">): number => Math.floor(act.minute);

/**
 * Whether the line that led to an act puts it off ("we start colchicine two weeks from now"): what a nurse gives all the
 * same is no order of the learner's.
 */
export function isPutOffAct({ turns }: Consultation, act: Act): boolean {
  const line = act.kind === "drug" ? turns.find(({ number }) => number === act.turn)?.text : "";
  const clauses = (line ?? "").split(/(?<=[.;!?,])\s+|\band then\b/);
  return clauses.some(
    (clause) => isForLater(clause) && findDrugs(clause).some(({ id }) => isDrugOf(id, act.id)),
  );
}

const fewestWordsOfAnExplanation = 12;
/** Words that say what it is or what was found, and not only what is done next. */
const saysWhatItIs =
  /\b(?:i think|looks? like|what we call|is called|means|inflam\w+|confirm\w*|shows?|you(?:['’]ve| have) (?:got|had) (?:an?|some|the)|it['’]s (?:an?|the|not)|this is (?:an?|the)|my leading thought|the results?)\b/i;
/** What was explained in the talk is done, and its line is the one to quote. */
function explained({ turns }: Consultation): readonly Order[] {
  const told = turns
    .map((turn) => ({
      turn,
      words: turn.text
        .replace(/[^.?!]*\?/g, " ")
        .trim()
        .split(/\s+/).length,
    }))
    .filter(
      ({ turn, words }) =>
        does(turn, "explanation", "explanation_plan") &&
        !does(turn, "examination_request", "summary", "introduction") &&
        saysWhatItIs.test(turn.text) &&
        words >= fewestWordsOfAnExplanation,
    )
    .sort((a, b) => b.words - a.words)[0];
  return told
    ? [
        {
          id: "reassurance",
          kind: "action",
          from: "bedside",
          isLater: false,
          words: "explanation",
          evidence: turnEvidence(told.turn),
        },
      ]
    : [];
}

/** What was given and done at the bedside, and explained, as orders that need no writing any more. */
export function bedsideOrders(
  compiled: CompiledCase,
  consultation: Consultation,
): readonly Order[] {
  const { acts } = consultation;
  const done = acts.flatMap((act): Order[] => {
    const evidence = evidenceOf(consultation, act);
    const given = {
      from: "bedside" as const,
      isLater: isPutOffAct(consultation, act),
      act,
      evidence,
      minute: minuteOf(act),
      isLate: isLate(compiled, acts, act),
    };
    if (act.kind === "drug") {
      const { id, dose, unit, route } = act;
      const kind = drugById(id) ? ("drug" as const) : ("class" as const);
      const mention = {
        id,
        kind,
        text: act.words,
        span: { start: 0, end: 0 },
        negated: false,
        ...(dose === undefined ? {} : { dose }),
        ...(unit === undefined ? {} : { unit }),
        ...(route === undefined ? {} : { route }),
      };
      return [{ ...given, id, kind, mention }];
    }
    return (bedsideTermById(act.id)?.marks ?? []).map((id) => ({
      ...given,
      id,
      kind: "action" as const,
      words: act.words,
    }));
  });
  return [...explained(consultation), ...done];
}
