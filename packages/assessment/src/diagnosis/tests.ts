import type { CompiledCase } from "@anamnesis/cases";
import {
  findInvestigation,
  investigationById,
  investigationsIn,
  bedsideTermById,
  type Investigation,
} from "@anamnesis/terminology";
import { turnEvidence, type Consultation } from "../encounter/consultation.ts";
import { earnable, penalty } from "../items.ts";
import type { Evidence, ReportItem } from "../types.ts";

const group = "Investigations";
const neededPoints = 1.4;
const usefulPoints = 0.3;
/** Useful tests are a choice; this share of their weight earns the whole. */
const usefulEnough = 0.4;
/** Wasteful and harmful tests together never cost more; the thinking keeps its marks. */
const mostLost = 1.2;
/** Tests that the author has not judged and that still pass as ordinary care. */
const freeTests = 3;

export interface OrderedTest {
  readonly id: string;
  readonly index: number;
  readonly name: string;
}

/** The tests ordered, each once, in their order; names that the catalogue does not know are left out. */
export function orderedTests(names: readonly string[]): readonly OrderedTest[] {
  const seen = new Set<string>();
  return names.slice(0, 200).flatMap((name, index) =>
    testsNamed(name).flatMap((test) => {
      if (seen.has(test.id)) return [];
      seen.add(test.id);
      return [{ id: test.id, index, name: test.name }];
    }),
  );
}

/** A row names a test of the catalogue by any of its names, or several ("FBC, U&E and CRP"), or one with its short form. */
function testsNamed(name: string): readonly Investigation[] {
  const text = name.slice(0, 300);
  const whole = findInvestigation(text) ?? findInvestigation(text.replace(/\([^)]*\)/g, " "));
  return whole ? [whole] : investigationsIn(text);
}

const nameOf = (id: string): string => (findInvestigation(id) ?? investigationById(id))?.name ?? id;
const evidenceOf = (test: OrderedTest): Evidence => ({
  kind: "test",
  index: test.index,
  text: test.name,
});

/** Tests that were done at the bedside, each once: a drop of blood from the finger is a glucose. */
export function bedsideTests(consultation: Consultation): ReadonlyMap<string, Evidence> {
  const done = new Map<string, Evidence>();
  for (const act of consultation.acts) {
    const test = bedsideTermById(act.id)?.test;
    const turn = consultation.turns.find(({ number }) => number === act.turn);
    if (test && turn && !done.has(test)) done.set(test, turnEvidence(turn));
  }
  return done;
}

/** Needed tests found and missed, useful ones chosen, and what was wasted or harmful; `atBedside` are those done there. */
export function markTests(
  compiled: CompiledCase,
  ordered: readonly OrderedTest[],
  atBedside: ReadonlyMap<string, Evidence> = new Map(),
): readonly ReportItem[] {
  const { needed, useful, wasteful, harmful } = compiled.marking.tests;
  const idOf = (id: string): string => findInvestigation(id)?.id ?? id;
  const find = (id: string) => ordered.find((test) => test.id === idOf(id));
  const doneAtBedside = new Map([...atBedside].map(([id, evidence]) => [idOf(id), evidence]));
  const totalNeeded = needed.reduce((sum, item) => sum + item.weight, 0);
  const totalUseful = useful.reduce((sum, item) => sum + item.weight, 0);
  const items: ReportItem[] = needed.map((item) => {
    const alike = [item.test, ...(item.or ?? [])];
    const test = alike.map(find).find((one) => one !== undefined);
    const done = alike.map((id) => doneAtBedside.get(idOf(id))).find((one) => one !== undefined);
    return earnable({
      id: `test:${item.test}`,
      about: "test",
      ref: item.test,
      topic: `test:${item.test}`,
      area: "diagnosis",
      group,
      label: `${alike.map(nameOf).join(" or ")} (needed)`,
      maxPoints: (neededPoints * item.weight) / totalNeeded,
      share: test || done ? 1 : 0,
      why: item.why,
      evidence: test ? [evidenceOf(test)] : done ? [done] : [],
    });
  });
  let left = usefulPoints;
  for (const item of useful) {
    const test = find(item.test);
    if (!test) continue;
    const points = Math.min(left, (usefulPoints * item.weight) / (totalUseful * usefulEnough));
    left -= points;
    items.push(
      earnable({
        id: `test:${item.test}`,
        about: "test",
        ref: item.test,
        topic: `test:${item.test}`,
        area: "diagnosis",
        group,
        label: `${nameOf(item.test)} (useful)`,
        maxPoints: points,
        share: 1,
        why: item.why,
        evidence: [evidenceOf(test)],
      }),
    );
  }
  let lost = 0;
  const cost = (points: number): number => {
    const taken = Math.min(points, mostLost - lost);
    lost += taken;
    return taken;
  };
  for (const item of harmful) {
    const test = find(item.test);
    if (!test) continue;
    items.push(
      penalty({
        id: `test:${item.test}`,
        about: "test",
        ref: item.test,
        topic: `test:${item.test}`,
        isHarm: true,
        area: "diagnosis",
        group,
        label: `${test.name} (harmful here)`,
        points: cost(Math.min(1, 0.3 * item.weight)),
        why: item.why,
        evidence: [evidenceOf(test)],
      }),
    );
  }
  for (const item of wasteful) {
    const test = find(item.test);
    if (!test) continue;
    items.push(
      penalty({
        id: `test:${item.test}`,
        about: "test",
        ref: item.test,
        topic: `test:${item.test}`,
        area: "diagnosis",
        group,
        label: `${test.name} (of no use here)`,
        points: cost(0.1 * item.weight),
        why: item.why,
        evidence: [evidenceOf(test)],
      }),
    );
  }
  const judged = new Set(
    [
      ...needed.flatMap(({ test, or = [] }) => [test, ...or]),
      ...[...useful, ...wasteful, ...harmful].map(({ test }) => test),
    ].map((id) => findInvestigation(id)?.id),
  );
  const others = ordered.filter((test) => !judged.has(test.id));
  if (others.length > freeTests) {
    items.push(
      penalty({
        id: "test:shotgun",
        about: "whole",
        area: "diagnosis",
        group,
        label: `${others.length} further tests without a question behind them`,
        points: cost(0.1 * (others.length - freeTests)),
        why: "Every test has false positives, a cost and a wait. Order it when its result would change what you do.",
        evidence: others.slice(0, 4).map(evidenceOf),
      }),
    );
  }
  return items;
}
