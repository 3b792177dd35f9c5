import { examSystems, type CompiledCase } from "@anamnesis/cases";
import { findInvestigation, relate } from "@anamnesis/terminology";
import { earnable, quote } from "../items.ts";
import { isDenial, Prose } from "../encounter/prose.ts";
import type { Consultation } from "../encounter/consultation.ts";
import type { Encounter, Evidence, ReportItem } from "../types.ts";
import { diagnosisName } from "./named.ts";

/** Points for the findings of the rubric that are weighed. */
export const findingPoints = 2.3;
export const alternativePoints = 1.2;
const alternativesNeeded = 3;
/** More diagnoses than this in a reasoning are a list, not a differential. */
const mostDiagnoses = 9;
/** What was only written before the results counts a little less than what the final reasoning says. */
const earlierShare = 0.8;

/** What a learner sees without asking: the triage note and the vital signs. */
const vitalWords =
  /hypotens|hypertens|blood pressure|\bbp\b|bradycard|tachycard|heart rate|pulse|febrile|fever|pyrex|temperature|hypox|saturat|spo2|tachypn|respiratory rate|\d{2,3}\/\d{2,3}/i;

interface Sources {
  readonly final: Prose;
  readonly initial: Prose;
}
export const reasoningOf = (encounter: Encounter): Sources => ({
  final: new Prose(encounter.finalDiagnosis?.updatedReasoning),
  initial: new Prose(encounter.initialDiagnosis?.clinicalReasoning),
});

/** All that this learner could have read or heard, for findings that are put in other words than the rubric's fact. */
export function knownTexts(
  compiled: CompiledCase,
  consultation: Consultation,
  tests: ReadonlySet<string>,
): Prose {
  const { problem, symptoms, history, criticalFactors } = compiled.triage;
  const told = compiled.facts
    .filter((fact) => consultation.told.has(fact.id))
    .flatMap((fact) => [fact.is, ...fact.say]);
  const seen = examSystems.flatMap((system) =>
    consultation.examined.has(system) ? [compiled.examination[system]?.text ?? ""] : [],
  );
  const read = Object.entries(compiled.investigations).flatMap(([id, result]) =>
    tests.has(findInvestigation(id)?.id ?? id) ? [result.report] : [],
  );
  // What the learner put to the patient and had confirmed is as good as told.
  const confirmed = consultation.turns
    .filter((turn) =>
      turn.reply.plan.some((step) => step.kind === "social" && step.move === "summary_right"),
    )
    .map((turn) => turn.text);
  return new Prose(
    [
      problem,
      history,
      ...symptoms,
      ...criticalFactors,
      ...told,
      ...seen,
      ...read,
      ...confirmed,
    ].join(". "),
  );
}

/** Whether a finding was there to be used: told, examined, resulted, or on the triage card. */
function isEstablished(
  compiled: CompiledCase,
  consultation: Consultation,
  tests: ReadonlySet<string>,
  known: Prose,
  id: string,
  phrase: string,
): boolean {
  if (id.startsWith("test:")) return tests.has(findInvestigation(id.slice(5))?.id ?? id.slice(5));
  if (id.startsWith("exam:") && consultation.examined.has(id.slice(5))) return true;
  if (id.startsWith("exam:") && vitalWords.test(phrase)) return true;
  const asked = compiled.marking.ask.find((item) => item.fact.includes(id));
  const told = [...consultation.told.keys()];
  const isTold = [id, ...(asked?.fact ?? [])].some((fact) =>
    told.some((one) => one === fact || one.startsWith(`${fact}.`)),
  );
  return isTold || known.findStated(phrase, false).length > 0 || known.mentions(phrase);
}

/** One item for every finding that sound reasoning names, for or against; what was never established earns nothing. */
export function markFindings(
  compiled: CompiledCase,
  consultation: Consultation,
  tests: ReadonlySet<string>,
  sources: Sources,
  known: Prose,
): readonly ReportItem[] {
  const { findings } = compiled.marking.diagnosis;
  return findings.map((finding) => {
    // A rubric that names a missing symptom bare ("weakness") wants it denied; one that writes out the denials ("no weakness",
    // "neck supple") wants its phrases as they stand.
    const isAbsent =
      compiled.facts.find((fact) => fact.id === finding.id)?.polarity === "absent" &&
      !finding.any.some(isDenial);
    const used = (["final", "initial"] as const).flatMap((which) =>
      finding.any.flatMap((phrase) =>
        sources[which].findStated(phrase, isAbsent).map((hit) => ({ which, phrase, hit })),
      ),
    );
    const valid = used.filter(({ phrase }) =>
      isEstablished(compiled, consultation, tests, known, finding.id, phrase),
    );
    const best = valid[0] ?? used[0];
    const share = valid.length === 0 ? 0 : valid[0]?.which === "final" ? 1 : earlierShare;
    const evidence: Evidence[] = best
      ? [
          {
            kind: best.which === "final" ? "reasoning" : "initial-diagnosis",
            text: quote(sources[best.which].sentenceAt(best.hit.start)),
          },
        ]
      : [];
    return earnable({
      id: `finding:${finding.id}`,
      area: "diagnosis",
      group: "Reasoning",
      label: finding.label,
      maxPoints: findingPoints / findings.length,
      share,
      why:
        used.length > 0 && valid.length === 0
          ? "You cite this, but nothing that you asked, examined or ordered shows it."
          : finding.direction === "for"
            ? `It speaks for ${lowerFirst(compiled.diagnosis.name)}.`
            : "It argues against an alternative that would be treated quite differently.",
      evidence,
    });
  });
}

/** Alternatives that were weighed: named with a reason in the same sentence, in either reasoning. */
export function markAlternatives(
  compiled: CompiledCase,
  sources: Sources,
  given: readonly string[],
): readonly ReportItem[] {
  // What was settled on is no alternative to itself.
  const alternatives = compiled.marking.diagnosis.alternatives.filter((id) => !given.includes(id));
  const texts = [sources.final, sources.initial];
  const expected = compiled.diagnosis.id;
  // "MI" is not an alternative to a STEMI, although another infarction would be.
  const isExpected = (id: string): boolean =>
    !alternatives.includes(id) && ["same", "subtype", "supertype"].includes(relate(id, expected));
  const mentions = texts.flatMap((prose) =>
    prose.diagnoses
      .filter((mention) => !isExpected(mention.id))
      .map((mention) => ({ id: mention.id, prose, at: mention.span.start })),
  );
  const named = new Set(mentions.map((mention) => mention.id));
  const argued = new Set(
    mentions.filter(({ prose, at }) => hasReason(prose, at)).map(({ id }) => id),
  );
  const isList = named.size > mostDiagnoses && argued.size < named.size / 2;
  const weighed = alternatives.map((id) => {
    const own = mentions.filter((one) =>
      ["same", "subtype", "supertype"].includes(relate(one.id, id)),
    );
    const best = own.find(({ prose, at }) => hasReason(prose, at)) ?? own[0];
    if (!best) return { id, sentence: "", share: 0 };
    return {
      id,
      sentence: best.prose.sentenceAt(best.at),
      share: isList ? 0 : hasReason(best.prose, best.at) ? 1 : 0.5,
    };
  });
  const sum = weighed.reduce((total, one) => total + one.share, 0);
  const needed = Math.min(alternativesNeeded, alternatives.length);
  return [
    earnable({
      id: "alternatives",
      area: "diagnosis",
      group: "Alternatives",
      label: "Alternatives weighed, with a reason for or against each",
      maxPoints: alternativePoints,
      share: sum / needed,
      why: isList
        ? "So many diagnoses are named that none of them is weighed. Three or four, each with its reason, show more."
        : whyAlternatives(compiled, weighed, needed),
      evidence: weighed
        .filter((one) => one.share > 0)
        .slice(0, 4)
        .map((one) => ({ kind: "reasoning", text: quote(one.sentence) })),
    }),
  ];
}

function whyAlternatives(
  compiled: CompiledCase,
  weighed: readonly { readonly id: string; readonly share: number }[],
  needed: number,
): string {
  const argued = weighed.filter((one) => one.share === 1).length;
  if (argued >= needed) {
    return "A diagnosis is safe when what else it could be has been looked in the eye.";
  }
  const open = weighed
    .filter((one) => one.share < 1)
    .slice(0, Math.max(2, needed - argued))
    .map((one) => lowerFirst(diagnosisName(compiled, one.id)));
  const names =
    open.length > 1 ? `${open.slice(0, -1).join(", ")} and ${open.at(-1) ?? ""}` : (open[0] ?? "");
  return `What else could it be? Say what speaks for or against ${names}.`;
}

/** A sentence argues when it says enough beside the diagnoses that it names. */
function hasReason(prose: Prose, offset: number): boolean {
  const { words, named, diagnoses } = prose.argumentAt(offset);
  return words - named >= Math.max(4, 1.5 * diagnoses);
}

export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
