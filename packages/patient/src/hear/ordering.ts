import { findDrugs, isDrugOf, type BedsideKind } from "@anamnesis/terminology";
import { aboutBefore } from "./about-before.ts";
import { ordersInClause } from "./clause-orders.ts";
import { goesOnStopping, heldIn, isSpelt, tellsOfOrders } from "./held-back.ts";
import type { Move, MoveTouch } from "./moves.ts";
import {
  type Clause,
  clausesOf,
  does,
  isCondition,
  isOrdering,
  ofHistory,
} from "./order-clauses.ts";
import { noMore } from "./order-place.ts";
import { isCallingOn, isHead, isLookedAt, isTail } from "./order-parts.ts";
import { inFigures } from "./spoken-figures.ts";

/** Something that the learner orders or does now, as it was said; what was left out is left out. */
export interface Order {
  readonly kind: BedsideKind | "confirm" | "repeat" | "detail";
  /** Of a drug or class, or of a bedside term; "" for a word about an order before. */
  readonly id: string;
  /** Only the class of the medicine was named. */
  readonly isClass?: boolean;
  readonly dose?: number;
  readonly unit?: string;
  /** The dose is for each kilogram of the body. */
  readonly isPerKilogram?: true;
  readonly route?: string;
  /** Of a fluid. */
  readonly millilitres?: number;
  readonly overMinutes?: number;
  /** Of a crystalloid that is not saline: which one. */
  readonly crystalloid?: string;
  /** Of oxygen. */
  readonly litresPerMinute?: number;
  readonly device?: string;
  /** Of waiting. */
  readonly minutes?: number;
  /** The dose is for each hour or minute: it runs in. */
  readonly per?: "hour" | "minute";
  /** The patient is told of it; nobody is bidden to do it. */
  readonly isTold?: true;
  /** One more is meant, whatever was given before: "a second dose", or bidden outright. */
  readonly isAgain?: true;
}

/** Whether something is bidden in one of them. */
const bidsIn = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ mood }) => mood === "bidden");

const touchesOf: Readonly<Partial<Record<Order["kind"], MoveTouch>>> = {
  drug: "medicine",
  oxygen: "medicine",
  fluid: "medicine",
  access: "needle",
  measure: "test",
  monitor: "test",
};

/** Each thing once: as it was said first, or where its amount was said. */
const distinct = (orders: readonly Order[]): readonly Order[] =>
  orders.flatMap((order, at) => {
    if (orders.findIndex(({ id }) => id === order.id) !== at) return [];
    const same = orders.filter(({ id }) => id === order.id);
    return [same.find(isSpelt) ?? same.find(({ isTold }) => isTold !== true) ?? order];
  });

/** Words by which something is given, again or now. */
const gives =
  /\b(?:giv\w*|put\w*|get\w*|have|start\w*|push|draw\w*|hang(?! on)|run\w*|load\w*|order\w*|prescrib\w*|chart\w*|repeat\w*|more|another|again|please|stat|now)\b/i;
/** "Ondansetron." behind the patient's naming it is their word taken up, and so is "the ondansetron, that's worth knowing". */
function isEchoOf({ before = [] }: Move, { id, kind, ...order }: Order): boolean {
  if (kind !== "drug" || isSpelt({ kind, id, ...order }) || order.isAgain) return false;
  return findDrugs(before.join(" ")).some((one) => one.id === id);
}

/**
 * The moves with what is ordered or done in each: medicines with dose and route, and the acts of the bedside. What is asked,
 * told of before, explained, kept for later or refused is none. Pure.
 */
export const withOrders = (moves: readonly Move[]): Move[] =>
  withoutClasses(moves.map((move, at) => ordered(move, at, moves)));

/** "We'd give you antibiotics. Nurse, levofloxacin please": the class is only said with the drug. */
function withoutClasses(moves: readonly Move[]): Move[] {
  const drugs = moves.flatMap(({ orders = [] }) =>
    orders.filter(({ kind, isClass }) => kind === "drug" && isClass !== true),
  );
  const isSpokenFor = ({ isClass, id }: Order): boolean =>
    isClass === true && drugs.some((drug) => isDrugOf(drug.id, id));
  return moves.map((move) =>
    move.orders?.some(isSpokenFor)
      ? { ...move, orders: move.orders.filter((order) => !isSpokenFor(order)) }
      : move,
  );
}

function ordered(move: Move, at: number, moves: readonly Move[]): Move {
  const after = moves[at + 1];
  const lead = moves[at - 1];
  // "10 ml/kg of 0.9 | % saline" was cut within what it says.
  if (after && isHead(move)) return move;
  const said =
    lead && (isHead(lead) || isCondition(lead.words))
      ? `${lead.words} ${move.words}`
      : lead && isCallingOn(lead, move)
        ? `call ${move.words}`
        : move.words;
  const words = inFigures(after && isTail(after) ? `${said} ${after.words}` : said);
  const isStopping =
    noMore.test(words) || noMore.test(after?.words ?? "") || goesOnStopping(moves, at);
  const isOrder = isOrdering(move, words) && !isStopping;
  const clauses = clausesOf(words).filter(({ mood }) => mood !== "deferred");
  const isShort =
    words.trim().split(/\s+/).length <= 3 && !/!|\b(?:now|please|stat|give|start)\b/i.test(words);
  const named = (isOrder ? distinct(clauses.flatMap(ordersInClause)) : []).filter(
    (order) => !((isShort || !gives.test(words)) && isEchoOf(move, order)),
  );
  const drug = named.some(({ kind }) => kind === "drug" || kind === "fluid" || kind === "oxygen");
  const before = moves[at - 1];
  // "… | im now" was read with what it ends.
  if (before && isTail(move) && !isOrder) return move;
  const given = new Set(named.map(({ id }) => id));
  const held = (
    isStopping
      ? findDrugs(words).map(({ id, text }) => ({
          id,
          name: text.toLowerCase(),
          isLater: false,
        }))
      : tellsOfOrders(move, isOrder)
        ? heldIn(words)
        : []
  ).filter(({ id }) => !given.has(id));
  const orders =
    named.length > 0
      ? [...named, ...(drug ? [] : aboutBefore(words).filter(({ kind }) => kind === "repeat"))]
      : ofHistory.test(words) && !does.has(move.act)
        ? []
        : aboutBefore(words).filter(
            ({ kind }) =>
              (kind !== "repeat" || !isLookedAt(move)) &&
              // "One tablet, carbimazole, calms the gland": an amount of what is only talked about.
              (kind !== "detail" || findDrugs(words).length === 0 || bidsIn(clauses)),
          );
  const heard = held.length > 0 ? { ...move, held } : move;
  if (orders.length === 0) return heard;
  const [first] = named;
  if (!first || does.has(move.act)) return { ...heard, orders };
  return { ...heard, act: "plan", touches: touchesOf[first.kind] ?? "other", slots: [], orders };
}
