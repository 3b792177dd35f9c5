import { wordsOf } from "./order-sense.ts";
import { isAsOrdered, type CompiledCase } from "@anamnesis/cases";
import { isDrugOf } from "@anamnesis/terminology";
import { earnable } from "../items.ts";
import type { Evidence, ReportItem } from "../types.ts";
import { doseCredit } from "./dose-credit.ts";
import { isTooBroad, type Order, type Plan } from "./prescriptions.ts";

type Target = CompiledCase["marking"]["treatment"]["needed"][number];

const neededPoints = 6.5;
const acceptablePoints = 1;
/** Sensible extras are a choice; this share of their weight earns the whole. */
const acceptableEnough = 0.75;
const shares = {
  otherCondition: 0.5,
  classOnly: 0.5,
  secondBest: 0.5,
  earlierOnly: 0.75,
  mentioned: 0.5,
  lightAct: 0.4,
  late: 0.75,
} as const;

interface Hit {
  readonly order: Order;
  readonly share: number;
  readonly remark?: string;
  readonly isTooLittle?: boolean;
}

/** Acts that go with any plan, with the labels that ask for them; where something particular is wanted they are a small part of it. */
const lightActs: Readonly<Record<string, RegExp>> = {
  safety_netting: /\bnet|come back|when to|seen again/i,
  reassurance: /expla|support|reassur|blame|company/i,
  dietary_advice: /diet|food|feed|eat|salt|nutri|weight/i,
};
const isLight = (target: Target, order: Order): boolean => {
  const own = lightActs[order.id];
  return (
    (own !== undefined &&
      !own.test(target.label) &&
      target.anyOf.some((id) => lightActs[id] === undefined)) ||
    (order.id === "admission" &&
      target.anyOf.some((id) => /monitor|icu|observ/.test(id)) &&
      !/admi|hospital|inpatient|ward/i.test(target.label))
  );
};

const joined = (remark: string | undefined, more: string): string =>
  remark ? `${remark} ${more}` : more;

function hitOf(compiled: CompiledCase, target: Target, order: Order): Hit | undefined {
  const isExact = target.anyOf.some((wanted) => isDrugOf(order.id, wanted));
  const isSecond =
    !isExact && (target.secondBest ?? []).some((wanted) => isDrugOf(order.id, wanted));
  const isBroad =
    !isExact && !isSecond && target.anyOf.some((wanted) => isTooBroad(order.id, wanted));
  if (!isExact && !isSecond && !isBroad) return undefined;
  let share = isBroad ? shares.classOnly : isSecond ? shares.secondBest : 1;
  let remark = isBroad
    ? "A class is named; the prescription needs a drug."
    : isSecond
      ? "It is the second best, for when the first cannot be had."
      : undefined;
  const dose = doseCredit(compiled, target, order, isSecond);
  share *= dose.share;
  if (dose.remark) remark = joined(remark, dose.remark);
  // What is put off as the case asks is not begun "today", whatever else ends today.
  const waits = target.mayWait === true && order.isLater;
  if (!waits && !isAsOrdered(target, wordsOf(order))) {
    share *= shares.otherCondition;
    remark = joined(remark, "Ordered like this it is only a part of what is needed.");
  }
  if (isLight(target, order)) {
    share *= shares.lightAct;
    remark ??= "A part of it, and the smaller one.";
  }
  if (order.from === "bedside" && order.minute !== undefined) {
    const at = `Given at ${order.minute} min.`;
    if (order.isLate) share *= shares.late;
    remark = joined(remark, order.isLate ? `Late: ${at.toLowerCase()}` : at);
  } else if (order.from === "initial") {
    share *= shares.earlierOnly;
    remark ??= "Given at first, but no longer in the final plan.";
  } else if (order.kind !== "action" && order.from !== "final") {
    share *= shares.mentioned;
    remark ??= "Mentioned in the advice, but not prescribed.";
  } else if (order.isMention === true) {
    share *= shares.mentioned;
    remark ??= "Named, but not ordered or arranged.";
  } else if (order.isLater && order.from === "final" && !waits) {
    share *= 0.9;
  }
  return {
    order,
    share,
    ...(remark ? { remark } : {}),
    ...(dose.isTooLittle ? { isTooLittle: true } : {}),
  };
}

/** What stands on the final chart supersedes what was ordered earlier or only mentioned. */
function bestHit(compiled: CompiledCase, target: Target, plan: Plan): Hit | undefined {
  const hits = plan.orders
    .flatMap((order) => hitOf(compiled, target, order) ?? [])
    .sort((a, b) => b.share - a.share);
  const final = hits.find((hit) => hit.order.from === "final");
  // What was done needs no writing: the better of the two counts.
  const done = hits.find((hit) => hit.order.from === "bedside");
  if (final && done) return done.share > final.share ? done : final;
  return final ?? hits[0];
}

const itemOf = (
  target: Target,
  hit: Hit | undefined,
  group: string,
  maxPoints: number,
): ReportItem =>
  earnable({
    id: `treatment:${target.id}`,
    about: "treatment",
    ref: target.id,
    area: "treatment",
    group,
    label: target.label,
    maxPoints,
    share: hit?.share ?? 0,
    why: hit?.remark ? `${hit.remark} ${target.why}` : target.why,
    evidence: hit ? [hit.order.evidence] : [],
  });

const isPrescribed = ({ from }: Order): boolean =>
  from === "final" || from === "initial" || from === "bedside";

export interface TargetMarks {
  readonly items: readonly ReportItem[];
  /** The weightiest needed treatment that is missing altogether. */
  readonly vitalMissing?: Target;
  /** It was given, and never in a dose that works. */
  readonly vitalTooLittle?: {
    readonly target: Target;
    readonly remark: string;
    readonly evidence: readonly Evidence[];
  };
}

/** What this patient needs, and what is sensible beside it. */
export function markTargets(
  compiled: CompiledCase,
  given: Plan,
  blamed: ReadonlySet<Order> = new Set(),
): TargetMarks {
  // What is called harmful is not praised on the same page.
  const plan = { ...given, orders: given.orders.filter((order) => !blamed.has(order)) };
  const { needed, acceptable } = compiled.marking.treatment;
  const totalNeeded = needed.reduce((sum, target) => sum + target.weight, 0);
  const totalAcceptable = acceptable.reduce((sum, target) => sum + target.weight, 0);
  const heaviest = Math.max(...needed.map((target) => target.weight));
  const items: ReportItem[] = [];
  let vitalMissing: Target | undefined;
  let vitalTooLittle: TargetMarks["vitalTooLittle"];
  for (const target of needed) {
    const hit = bestHit(compiled, target, plan);
    const isDone =
      hit !== undefined &&
      hit.share > 0 &&
      (hit.order.isMention !== true || hit.order.kind !== "action");
    const isOnChart = isDone && (hit.order.kind === "action" || isPrescribed(hit.order));
    const isVital = target.weight >= Math.max(2.5, heaviest);
    if (isVital && hit?.isTooLittle === true)
      vitalTooLittle ??= {
        target,
        remark: hit.remark ?? "",
        evidence: [hit.order.evidence],
      };
    if (!isOnChart && isVital) vitalMissing ??= target;
    items.push(itemOf(target, hit, "Needed", (neededPoints * target.weight) / totalNeeded));
  }
  let left = acceptablePoints;
  // Of what is only sensible, a name in the plan is enough.
  const planned = { ...plan, orders: plan.orders.map((order) => ({ ...order, isMention: false })) };
  for (const target of acceptable) {
    const hit = bestHit(compiled, target, planned);
    if (!hit || hit.share === 0) continue;
    const points = Math.min(
      left,
      (acceptablePoints * target.weight) / (totalAcceptable * acceptableEnough),
    );
    left -= points * hit.share;
    // Once the group is full, a further sensible order is shown as such, without points of its own.
    items.push(itemOf(target, points < 0.01 ? { ...hit, share: 1 } : hit, "Also sensible", points));
  }
  return {
    items,
    ...(vitalMissing ? { vitalMissing } : {}),
    ...(vitalTooLittle ? { vitalTooLittle } : {}),
  };
}
