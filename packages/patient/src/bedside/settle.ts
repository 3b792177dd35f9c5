import { bodyWeightOf, type PatientView } from "@anamnesis/cases";
import {
  adrenalineForAge,
  bedsideTermById,
  findInvestigation,
  soonestRepeat,
  usualDoseOf,
} from "@anamnesis/terminology";
import type { Order } from "../hear/ordering.ts";
import { investigate } from "../investigate/investigate.ts";
import { dangerOf, nameOf } from "./danger.ts";
import { wordsOf } from "./order-words.ts";
import type { Act, BedsideMemory, Pending, Signs } from "./memory.ts";
import { capitalised } from "../speak/sentences.ts";

/** What came of the orders of one line. */
export interface Settled {
  readonly acts: readonly Act[];
  /** What the nurse says to it, in order. */
  readonly answers: readonly string[];
  readonly pending?: Pending;
  /** Minutes that were said to be waited. */
  readonly waited: number;
  /** A word on an order before ("0.5 mg, thigh", "I'm sure") was taken up. */
  readonly isTakenUp: boolean;
}

/** What goes into the body by more than one way, and not to the same end. */
const routeMatters = new Set([
  "adrenaline",
  "glucagon",
  "morphine",
  "fentanyl",
  "naloxone",
  "insulin",
  "heparin",
  "diazepam",
  "potassium_chloride",
]);

const isBeginner = ({ level }: PatientView): boolean => level === "Beginner";

/** "0.4 g a kilo" as one dose, where what they weigh is known; where it is not, the nurse asks how much that is. */
function inAll(view: PatientView, order: Order): Order {
  if (!order.isPerKilogram || order.dose === undefined) return order;
  const { isPerKilogram: _, dose, unit: said = "", ...others } = order;
  const rest = { ...others, unit: said.replace(/\s*(?:\/|per)\s*k.*$/i, "") };
  const { low, high } = bodyWeightOf(view);
  if (high > low * 1.2) return rest;
  const kilos = (low + high) / 2;
  return { ...rest, dose: Number((dose * kilos).toPrecision(2)) };
}

/** An order with what the nurse adds of her own: at the first level the usual dose, later only the way that everybody means. */
function completed(view: PatientView, said: Order, signs: Signs): Order {
  const { age } = view.person;
  const order = inAll(view, said);
  if (order.kind === "drug") {
    const usual = usualDoseOf(order.id);
    if (!usual) return order;
    const isAdult = age >= 12;
    const drug = order.isClass && isBeginner(view) ? usual.drug : order.id;
    const dose =
      drug === "adrenaline" && !isAdult
        ? { dose: adrenalineForAge(age), unit: "mg" }
        : isAdult
          ? { dose: usual.dose, unit: usual.unit }
          : {};
    const route = routeMatters.has(drug) && !isBeginner(view) ? {} : { route: usual.route };
    const { isClass: _, ...rest } = order;
    return {
      ...(isBeginner(view) ? dose : {}),
      ...route,
      ...(drug === order.id && order.isClass && !isBeginner(view) ? order : rest),
      id: drug,
    };
  }
  if (!isBeginner(view)) return order;
  if (order.kind === "oxygen" && order.litresPerMinute === undefined) {
    const isIll = signs.spo2 < 94 || signs.systolic < 100 || signs.consciousness !== undefined;
    return isIll
      ? { ...order, litresPerMinute: 15, device: order.device ?? "reservoir mask" }
      : { ...order, litresPerMinute: 2, device: order.device ?? "nasal cannulae" };
  }
  if (order.kind === "fluid" && order.millilitres === undefined)
    return {
      ...order,
      millilitres: order.id === "blood" ? 600 : age < 12 ? Math.round(age * 20 + 80) : 500,
      overMinutes: order.overMinutes ?? 10,
    };
  return order;
}

/** What the nurse has to know first, or undefined where the order can be carried out. */
function missingOf(order: Order): string | undefined {
  const { kind, id } = order;
  if (kind === "drug") {
    if (order.isClass && id !== "antibiotic")
      return `Which ${nameOf(id)} would you like, doctor, and how much?`;
    if (order.isClass) return "Which antibiotic, doctor, and what dose?";
    const route = order.route === undefined && routeMatters.has(id);
    if (order.dose === undefined && route)
      return `How much ${nameOf(id)}, doctor, and which way: muscle, vein?`;
    if (order.dose === undefined) return `How much ${nameOf(id)}, doctor?`;
    return route ? `${wordsOf(order)}: which way, doctor? Muscle, vein?` : undefined;
  }
  if (kind === "oxygen" && order.litresPerMinute === undefined && order.device !== "Venturi mask")
    return "How many litres, doctor, and by what mask?";
  return kind === "fluid" && order.millilitres === undefined && id !== "blood"
    ? "How much fluid, doctor, and how fast?"
    : undefined;
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

/** What a bedside test shows. */
function readingOf(view: PatientView, id: string, seed: number): string {
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

/** "Adrenaline's in", "painkiller coming now": spoken of once more, not ordered once more. */
function alreadyGiven(
  order: Order,
  full: Order,
  before: readonly Act[],
  minute: number,
): Act | undefined {
  const isSpelt =
    order.dose !== undefined ||
    order.millilitres !== undefined ||
    order.litresPerMinute !== undefined ||
    order.device !== undefined;
  if (isSpelt || order.isAgain || !/^(drug|fluid|oxygen)$/.test(order.kind)) return undefined;
  // Named again without a dose before another is due, it is the one just given.
  const within = soonestRepeat(full.id);
  return before.findLast(
    (act) => act.kind === full.kind && act.id === full.id && minute - act.minute < within,
  );
}

/** For how many turns a question of the nurse's waits for its answer. */
const patience = 3;

/** A word on the order that waits, put together with it. */
function withDetail(order: Order, detail: Order): Order {
  const { kind: _, id: __, ...said } = detail;
  return { ...order, ...said };
}

/**
 * What is done of what was ordered. What is unclear is asked back, what is dangerous is asked once and done when it is ordered
 * again. Pure.
 */
export function settle(
  view: PatientView,
  memory: BedsideMemory,
  orders: readonly Order[],
  at: {
    readonly minute: number;
    readonly turn: number;
    readonly seed: number;
    readonly signs: Signs;
  },
): Settled {
  const acts: Act[] = [];
  const answers: string[] = [];
  let pending =
    memory.pending && at.turn - memory.pending.turn <= patience ? memory.pending : undefined;
  let waited = 0;
  let isTakenUp = false;
  const before = (): readonly Act[] => [...memory.acts, ...acts];

  const carryOut = (order: Order, isInsisted: boolean, said = order): void => {
    const full = completed(view, order, at.signs);
    const done = isInsisted ? undefined : alreadyGiven(said, full, before(), at.minute);
    if (done) {
      if (done.turn < at.turn) answers.push(`${capitalised(done.words)}: that's in, doctor.`);
      return;
    }
    const missing = missingOf(full);
    if (missing !== undefined) {
      // What she has asked is not asked once more when the thing is only named again.
      const isAsked = pending?.why === "detail" && pending.order.id === full.id;
      if (!isAsked || order.kind === "detail") answers.push(missing);
      pending = { why: "detail", order: full, turn: at.turn };
      return;
    }
    const danger = dangerOf(view, full, before());
    if (danger !== undefined && !isInsisted) {
      answers.push(`Are you sure, doctor? ${capitalised(danger)}. Say so again, and I'll do it.`);
      pending = { why: "danger", order: full, turn: at.turn };
      return;
    }
    if (full.kind === "wait") {
      waited += full.minutes ?? 5;
      return;
    }
    if (pending && pending.order.id === full.id) pending = undefined;
    const { kind, id, dose, unit, route, millilitres, overMinutes, litresPerMinute, device } = full;
    const words = kind === "measure" ? readingOf(view, id, at.seed) : wordsOf(full);
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
    answers.push(capitalised(given[kind]?.(words) ?? `${words}.`));
  };

  for (const order of orders) {
    if (order.kind === "detail" || order.kind === "confirm") {
      if (!pending) continue;
      isTakenUp = true;
      const { why, order: waiting } = pending;
      if (order.kind === "detail") carryOut(withDetail(waiting, order), false, order);
      else if (why === "danger") carryOut(waiting, true);
      else answers.push(missingOf(waiting) ?? "");
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
      const same =
        order.kind === "drug" && order.dose === undefined && last
          ? { dose: last.dose, unit: last.unit, route: last.route }
          : {};
      const named = Object.fromEntries(
        Object.entries({ ...same, ...order }).filter(([, value]) => value !== undefined),
      ) as unknown as Order;
      carryOut(again && pending ? { ...pending.order, ...named } : named, again, order);
    }
  }
  return {
    acts,
    answers: answers.filter((text) => text !== ""),
    ...(pending ? { pending } : {}),
    waited,
    isTakenUp,
  };
}
