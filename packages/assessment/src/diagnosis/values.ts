import type { CompiledCase } from "@anamnesis/cases";
import { isDenial, type Occurrence } from "../encounter/prose.ts";
import type { Sentence } from "./sense.ts";

type Finding = CompiledCase["marking"]["diagnosis"]["findings"][number];

const normalWords =
  /\b(?:normal|negative|not raised|not elevated|unremarkable|within (?:normal|range)|not high|not low|flat)\b/i;
const abnormalWords = /\b(?:raised|elevated|positive|high|increased|abnormal|prolonged)\b/i;
const wantsAbnormal = /\b(?:raised|elevated|elevation|high|positive|low|reduced|rise|increased)\b/i;
const wantsNormal = /\b(?:normal|negative|clear|not raised|unremarkable)\b/i;

/** "CRP normal" is not the raised CRP that the rubric means, nor "troponin raised" its normal troponin. */
export function isOtherValue(
  finding: Finding,
  sentence: string,
  hit: Pick<Occurrence, "start" | "end">,
  from: number,
): boolean {
  const behind =
    sentence.slice(hit.end - from, hit.end - from + 28).split(/[,;.]|\band\b/)[0] ?? "";
  const before =
    sentence
      .slice(Math.max(0, hit.start - from - 14), hit.start - from)
      .split(/[,;.]|\band\b/)
      .at(-1) ?? "";
  const around = `${before} ${behind}`;
  if (wantsAbnormal.test(finding.label) && !wantsNormal.test(finding.label))
    return normalWords.test(around) && !abnormalWords.test(around);
  if (wantsNormal.test(finding.label) && !wantsAbnormal.test(finding.label))
    return abnormalWords.test(around) && !/\bnot\b|\bno\b/i.test(around);
  return false;
}

const valueWords =
  /\b(?:low|lower|raised|high|higher|elevated|reduced|increased|rise|positive|of|is|was|at|a|the|very|mildly|markedly)\b|[\d.,<>=%]+/gi;

/** "Ferritin 6" says that the ferritin is low: a measured value beside the name of what the rubric wants high or low. */
export function valueOf({ id, any }: Finding, sentence: Sentence): string | undefined {
  if (!id.startsWith("test:")) return undefined;
  for (const phrase of any) {
    if (!wantsAbnormal.test(phrase)) continue;
    const name = phrase.replace(valueWords, " ").trim();
    if (name.length < 3 || /\s/.test(name) || isDenial(phrase)) continue;
    const found = new RegExp(
      `\\b${name.replace(/[^\p{L}\p{N}]/gu, ".")}\\w*(?: (?:of|is|was|only|at))?\\s*[:=<>]?\\s*\\d+(?:\\.\\d+)?`,
      "iu",
    ).exec(sentence.text);
    if (found) return found[0];
  }
  return undefined;
}
