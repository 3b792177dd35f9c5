import type { CompiledCase } from "@anamnesis/cases";
import type { TreatmentMark } from "../treatment/mark-treatment.ts";
import { quote } from "../items.ts";
import type { Encounter, ReportItem } from "../types.ts";
import { byLoss, inSentence, listed, pick, sentence } from "./wording.ts";

/** What a teacher would say about the plan. */
export function treatmentFeedback(
  compiled: CompiledCase,
  encounter: Encounter,
  mark: TreatmentMark,
): string {
  const needed = mark.items.filter((item) => item.group === "Needed" && item.outcome !== "cap");
  const given = needed.filter((item) => item.outcome === "earned");
  const missed = needed.filter((item) => item.outcome === "missed").sort(byLoss);
  const partial = needed.filter((item) => item.outcome === "partial");
  const isDanger = ({ id }: ReportItem): boolean => /^(?:harm|left-out):/.test(id);
  const harm = mark.items.filter(isDanger);
  const other = mark.items.filter((item) => item.outcome === "penalty" && !isDanger(item));
  if (!encounter.finalDiagnosis && given.length === 0 && harm.length === 0) {
    return `No plan was handed in. What ${compiled.person.calledName} needs: ${listed(missed.slice(0, 3).map((item) => inSentence(item.label)))}.`;
  }
  const key = `${compiled.id}:${given.length}:${missed.length}`;
  const lines: string[] = [];
  if (harm[0]) lines.push(`${sentence(harm[0].label)} ${sentence(harm[0].why)}`);
  if (harm.length > 0) {
    // Praise beside a danger reads as if the one made up for the other.
  } else if (missed.length === 0 && partial.length === 0) {
    lines.push(
      pick(key, [
        "Everything that this patient needs is on the chart.",
        "The plan holds all that is needed.",
      ]),
    );
  } else if (given.length > 0) {
    lines.push(
      `Right on the chart: ${listed(given.slice(0, 4).map((item) => inSentence(item.label)))}.`,
    );
  }
  // What saves the life and was left out is not said twice.
  const isSaid = (item: ReportItem): boolean => harm[0]?.id === `left-out:${item.ref ?? ""}`;
  const [first, ...others] = missed.filter((item) => !isSaid(item));
  if (first) {
    lines.push(`Missing: ${inSentence(first.label)}. ${sentence(first.why)}`);
    if (others.length > 0) {
      lines.push(
        `Missing too: ${listed(others.slice(0, 3).map((item) => inSentence(item.label)))}.`,
      );
    }
  }
  const half = partial.find((item) => !isSaid(item));
  if (half) {
    const words = half.evidence[0]?.text;
    lines.push(
      `${words ? `“${quote(words, 60)}” is part of the way to ${inSentence(half.label)}.` : sentence(half.label)} ${sentence(half.why)}`,
    );
  }
  if (other[0]) lines.push(`${sentence(other[0].label)} ${sentence(other[0].why)}`);
  lines.push(advice(mark, encounter));
  return lines.filter((line) => line !== "").join(" ");
}

const says = {
  "who sees the patient":
    /\b(?:gp|pcp|clinic|doctor|nurse|team|surg\w*|specialist|cardiolog\w*|outpatient|opd|ward|registrar|neurosurg\w*|audiolog\w*|endocrin\w*|urolog\w*|physio\w*|referral|refer|midwife|health visitor)\b/i,
  when: /\d|\b(?:today|tomorrow|tonight|now|daily|weekly|monthly|yearly|overnight|(?:one|two|three|four|six) (?:day|week|month|hour)s?)\b/i,
  "what should bring them back sooner":
    /\b(?:return|come back|call|ring|999|911|112|seek|safety[- ]?net\w*|emergency|worse|if)\b/i,
} as const;

/** What the follow-up leaves open of who, when and what for; nothing is said to be open that stands there. */
function open(encounter: Encounter): readonly string[] {
  const { lifestyleRecommendations = "", followUpInstructions = "" } =
    encounter.finalDiagnosis?.treatmentPlan ?? {};
  const text = `${lifestyleRecommendations}. ${followUpInstructions}`;
  return Object.entries(says).flatMap(([what, words]) => (words.test(text) ? [] : [what]));
}

function advice(mark: TreatmentMark, encounter: Encounter): string {
  const texts = mark.items.filter(
    (item) => item.group === "Lifestyle" || item.group === "Follow-up",
  );
  const missed = texts.filter((item) => item.outcome === "missed").sort(byLoss);
  const vague = texts.filter((item) => item.outcome === "partial");
  const share =
    texts.filter((item) => item.outcome !== "missed").length / Math.max(1, texts.length);
  const left = open(encounter);
  if (vague.length > 0 && share < 0.8 && left.length > 0)
    return `The follow-up stays general: say ${listed(left)}.`;
  if (missed.length === 0) return "Advice and follow-up are complete.";
  if (share === 0)
    return `I could not find in the plan what happens afterwards, such as ${inSentence(missed[0]?.label ?? "follow-up")}.`;
  return share >= 0.75
    ? ""
    : `Advice that I could not find: ${listed(missed.slice(0, 2).map((item) => inSentence(item.label)))}.`;
}
