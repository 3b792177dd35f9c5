import type { Encounter } from "@anamnesis/assessment";
import type { CompiledCase } from "@anamnesis/cases";
import type { FinalDiagnosisReport, ReportItem } from "@anamnesis/contract";
import { aboutOf, type About } from "../learning/about.ts";
import type { AwardTraits } from "./records.ts";

/** From this credit on the examiner takes a final diagnosis for right (packages/assessment, "move"). */
const rightCredit = 0.6;
/** Of the points for answering feelings; kind words that answer nothing get less. */
const answeredShare = 0.8;

/** What the achievements look at beyond the scores. The compiled case is the version that was played. */
export const traitsOf = (
  report: Pick<FinalDiagnosisReport, "items" | "replay" | "isUnsafe">,
  compiled: CompiledCase,
  encounter: Pick<Encounter, "messages" | "tests">,
): AwardTraits => {
  const { items } = report;
  const itemOf = (about: About, ref: string): ReportItem | undefined =>
    items.find((item) => aboutOf(item).about === about && aboutOf(item).ref === ref);
  const consultation = items.filter((item) => aboutOf(item).about === "manner");
  const redFlags = items.filter(({ kind, group }) => kind === "red-flags" || group === "Red flags");
  const perspective = items.filter(
    (item) => item.group === "Ideas, concerns and expectations" && shareOf(item) >= 0.5,
  );
  const feelings = itemOf("manner", "feelings");
  const course = courseOf(report);
  return {
    communicationPercent: percentOf(consultation),
    feelingsAnswered: feelings !== undefined && shareOf(feelings) >= answeredShare,
    perspective: Math.min(3, perspective.length),
    redFlagPercent: redFlags.length > 0 ? percentOf(redFlags) : null,
    ...(report.isUnsafe === undefined ? {} : { isUnsafe: report.isUnsafe }),
    harms: items.filter((item) => isHarm(item, compiled)).length,
    tests: new Set(encounter.tests).size,
    idleTests: report.replay.insights?.idleTests.length ?? 0,
    neededTests: compiled.marking.tests.needed.every(
      ({ test }) => itemOf("test", test)?.outcome === "earned",
    ),
    rightFromTheStart: course === "right from the start",
    changedToRight: course === "changed to right",
    turns: encounter.messages.filter(({ sender }) => sender === "user").length,
  };
};

const shareOf = ({ points, maxPoints }: ReportItem): number =>
  maxPoints > 0 ? points / maxPoints : 0;

/** Points of the items, penalties included, of those that could be earned; whole, 0 to 100. */
const percentOf = (items: readonly ReportItem[]): number => {
  const possible = items.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
  const earned = items.reduce((sum, { points }) => sum + points, 0);
  return possible > 0 ? Math.round(100 * Math.max(0, Math.min(1, earned / possible))) : 0;
};

/**
 * Items that name harm or danger: an unsafe or overdosed treatment, a dangerous diagnosis, a dangerous delay, a test that
 * harms this patient. The ceiling that follows from a serious harm is not counted besides the harm itself.
 */
const isHarm = (item: ReportItem, compiled: CompiledCase): boolean =>
  item.isHarm ?? wasHarm(item, compiled);

/** Reports of examiners before 2.0 say it in the id alone. */
const wasHarm = ({ id, outcome }: ReportItem, compiled: CompiledCase): boolean => {
  if (outcome !== "penalty" && outcome !== "cap") return false;
  return (
    /^(harm:|overdose:|duplicate:|dangerous:)/.test(id) ||
    id === "delay" ||
    compiled.marking.tests.harmful.some(({ test }) => id === `test:${test}`)
  );
};

/** How the first diagnosis stands to the final one; null where the final one is not right. */
const courseOf = ({
  items,
  replay,
}: Pick<FinalDiagnosisReport, "items" | "replay">):
  "right from the start" | "changed to right" | null => {
  const final = items.find((item) => aboutOf(item).about === "diagnosis");
  const { initial, final: last } = replay.insights ?? { initial: null, final: null };
  if (!final || shareOf(final) < rightCredit || !initial || !last) return null;
  const isSame = last.diagnosisId !== null && initial.diagnosisId === last.diagnosisId;
  return isSame ? "right from the start" : "changed to right";
};
