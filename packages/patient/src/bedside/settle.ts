import type { PatientView } from "@anamnesis/cases";
import { bedsideTermById, findInvestigation } from "@anamnesis/terminology";
import type { HeldBack } from "../hear/moves.ts";
import type { Order } from "../hear/ordering.ts";
import { investigate } from "../investigate/investigate.ts";
import { alreadyGiven, alreadyWords, stillSo } from "./already.ts";
import { asksDoses, completed, isPlainDose, missingOf } from "./complete.ts";
import { dangerOf, nameOf } from "./danger.ts";
import { wordsOf } from "./order-words.ts";
import type { Act, Band, BedsideMemory, Pending, Signs } from "./memory.ts";
import { answers as answersTo, courseOf } from "./severity.ts";
import { done, saying, type Answer } from "./nurse-voice.ts";
import { capitalised } from "../speak/sentences.ts";

/** What came of the orders of one line. */
export interface Settled {
  readonly acts: readonly Act[];
  /** What the nurse says to it, in order. */
  readonly answers: readonly Answer[];
  readonly pending?: Pending;
  /** Minutes that were said to be waited. */
  readonly waited: number;
  /** A word on an order before ("0.5 mg, thigh", "I'm sure") was taken up. */
  readonly isTakenUp: boolean;
}

const given: Readonly<Partial<Record<Order["kind"], (words: string) => string>>> = {
  drug: (words) => `${words}: given.`,
  oxygen: (words) => `${words}: on.`,
  fluid: (words) => `${words}: running.`,
  position: (words) => `${words}: done.`,
  access: (words) => `${words}: in and flushed.`,
  monitor: (words) => `${words}: attached.`,
  procedure: (words) => `${words}: done.`,
  call: (words) => `I've called ${words}; they're on their way.`,
  move: (words) => `${words}: we're moving now.`,
};

/** What a bedside test shows: in a state the case's word for it, else its report. */
function readingOf(view: PatientView, id: string, seed: number, band: Band): string {
  const now = band === "found" || band === "dead" ? undefined : courseOf(view).readings[band]?.[id];
  if (now !== undefined) return `${wordsOf({ kind: "measure", id })} ${now}`;
  const test = bedsideTermById(id)?.test;
  const name = test === undefined ? undefined : findInvestigation(test)?.name;
  const report = name === undefined ? undefined : investigate(view, name, seed);
  const line = report?.values[0];
  const words = wordsOf({ kind: "measure", id });
  if (line) return `${words} ${line.value} ${line.unit}`.trim();
  return `${words}: ${(report?.report ?? "not to be had").replace(/[[\]"]/g, "")}`.replace(
    /\.$/,
    "",
  );
}

/** What is seen as something is done: a rate that dips and comes back. */
const seenWith = (view: PatientView, order: Order): string | undefined =>
  courseOf(view).remedies.find(({ sees, anyOf }) => sees !== undefined && answersTo(order, anyOf))
    ?.sees;

/** For how many turns a question of the nurse's waits for its answer. */
const patience = 3;

/** How a medicine was given, or was to be given. */
const doseOf = (
  order: Pick<Order, "dose" | "unit" | "route" | "isPerKilogram" | "per"> | undefined,
) => ({
  dose: order?.dose,
  unit: order?.unit,
  route: order?.route,
  isPerKilogram: order?.isPerKilogram,
  per: order?.per,
});

/** A word on the order that waits, put together with it. */
function withDetail(order: Order, detail: Order): Order {
  const { kind: _, id: __, ...said } = detail;
  return { ...order, ...said };
}

/**
 * What is done of what was ordered; `held` is what is not to be given. What is unclear is asked back, what is dangerous is asked once and done when it is ordered
 * again. Pure.
 */
export function settle(
  view: PatientView,
  memory: BedsideMemory,
  orders: readonly Order[],
  held: readonly HeldBack[],
  at: {
    readonly minute: number;
    readonly turn: number;
    readonly seed: number;
    readonly signs: Signs;
    readonly band: Band;
  },
): Settled {
  const acts: Act[] = [];
  const answers: Answer[] = [];
  const doseless: string[] = [];
  let pending =
    memory.pending && at.turn - memory.pending.turn <= patience ? memory.pending : undefined;
  // What is not to be given waits for nothing any more.
  if (pending && held.some(({ id }) => id === pending?.order.id)) pending = undefined;
  let waited = 0;
  let isTakenUp = false;
  const before = (): readonly Act[] => [...memory.acts, ...acts];

  const carryOut = (order: Order, isInsisted: boolean, said = order): void => {
    // What somebody is told they will be treated with is given when it is ordered, or its dose is said.
    if (order.kind === "drug" && said.isTold === true && order.dose === undefined) {
      pending = { why: "detail", order, turn: at.turn };
      return;
    }
    const full = completed(view, order, at.signs);
    const same = isInsisted
      ? undefined
      : (alreadyGiven(said, full, before(), at.minute) ?? stillSo(full, before(), at.minute));
    if (same) {
      // Spoken of to the patient it is no business of hers.
      if (same.turn < at.turn && said.isTold !== true) answers.push(saying(...alreadyWords(same)));
      return;
    }
    // Named twice in one breath it is one order.
    const isTwin = acts.some(
      ({ kind, id, dose }) => kind === full.kind && id === full.id && dose === full.dose,
    );
    if (isTwin && said.isAgain !== true) return;
    const missing = missingOf(full);
    if (missing !== undefined) {
      // What the patient is only told of is not asked back, nor what she has asked when it is only named again.
      if (said.isTold !== true && isPlainDose(full)) doseless.push(nameOf(full.id));
      else if (said.isTold !== true) answers.push(saying(...missing));
      pending = { why: "detail", order: full, turn: at.turn };
      return;
    }
    const danger = dangerOf(view, full, before());
    if (danger !== undefined && !isInsisted) {
      const doubt = `Are you sure, doctor? ${capitalised(danger)}. Say so again, and I'll do it.`;
      answers.push(done(doubt));
      pending = { why: "danger", order: full, turn: at.turn };
      return;
    }
    if (full.kind === "wait") {
      waited += full.minutes ?? 5;
      return;
    }
    if (pending && pending.order.id === full.id) pending = undefined;
    const { kind, id, dose, unit, route, per, millilitres, overMinutes, litresPerMinute, device } =
      full;
    const words = kind === "measure" ? readingOf(view, id, at.seed, at.band) : wordsOf(full);
    acts.push({
      kind: kind as Act["kind"],
      id,
      minute: at.minute,
      turn: at.turn,
      words,
      ...(dose === undefined ? {} : { dose }),
      ...(unit === undefined ? {} : { unit }),
      ...(route === undefined ? {} : { route }),
      ...(millilitres === undefined ? {} : { millilitres }),
      ...(overMinutes === undefined ? {} : { overMinutes }),
      ...(litresPerMinute === undefined ? {} : { litresPerMinute }),
      ...(device === undefined ? {} : { device }),
      ...(danger !== undefined ? { isInsisted: true as const } : {}),
    });
    // Who is left in peace is told so by nobody.
    if (id === "minimal_handling") return;
    if (kind === "oxygen" && litresPerMinute === 0) answers.push(done(`${words}.`));
    else
      answers.push(
        done(
          per !== undefined || (kind === "drug" && (overMinutes ?? 0) > 10)
            ? `${words}: running.`
            : (given[kind]?.(words) ?? `${words}.`),
        ),
      );
    const seen = at.band === "better" ? undefined : seenWith(view, full);
    if (seen !== undefined) answers.push(done(seen));
  };

  for (const order of orders) {
    if (order.kind === "detail" || order.kind === "confirm") {
      if (!pending) continue;
      isTakenUp = true;
      const { why, order: waiting } = pending;
      if (order.kind === "detail") carryOut(withDetail(waiting, order), false, order);
      else if (why === "danger") carryOut(waiting, true);
      else answers.push(saying(...(missingOf(waiting) ?? [])));
    } else if (order.kind === "repeat") {
      const last = before().findLast(({ kind }) => kind === "drug" || kind === "fluid");
      if (!last) continue;
      isTakenUp = true;
      const { minute: _, turn: __, words: ___, isInsisted: ____, ...same } = last;
      carryOut(same, false, { ...same, isAgain: true });
    } else {
      const again = pending?.why === "danger" && pending.order.id === order.id;
      // "Repeat the adrenaline": as it was given last.
      const last = before().findLast(({ kind, id }) => kind === "drug" && id === order.id);
      // What was said for later counts when it is bidden, and not when it is only spoken of.
      const named = order.isTold ? undefined : memory.doses?.findLast(({ id }) => id === order.id);
      const same = order.kind === "drug" && order.dose === undefined ? doseOf(last ?? named) : {};
      const whole = Object.fromEntries(
        Object.entries({ ...same, ...order }).filter(([, value]) => value !== undefined),
      ) as unknown as Order;
      carryOut(again && pending ? { ...pending.order, ...whole } : whole, again, order);
    }
  }
  return {
    acts,
    answers: [...answers, ...(doseless.length > 0 ? [asksDoses(doseless)] : [])],
    ...(pending ? { pending } : {}),
    waited,
    isTakenUp,
  };
}
