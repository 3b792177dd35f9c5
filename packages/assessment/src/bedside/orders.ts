import type { CompiledCase } from "@anamnesis/cases";
import { actAnswers, type Act } from "@anamnesis/patient";
import { bedsideTermById, drugById } from "@anamnesis/terminology";
import { turnEvidence, type Consultation } from "../encounter/consultation.ts";
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

/** What was given and done at the bedside, as orders that need no writing any more. */
export function bedsideOrders(
  compiled: CompiledCase,
  consultation: Consultation,
): readonly Order[] {
  const { acts } = consultation;
  return acts.flatMap((act): Order[] => {
    const evidence = evidenceOf(consultation, act);
    const given = {
      from: "bedside" as const,
      isLater: false,
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
}
