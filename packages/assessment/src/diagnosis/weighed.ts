import type { CompiledCase } from "@anamnesis/cases";
import { diagnosisById, findDiagnoses, relate, tokenise } from "@anamnesis/terminology";
import { stemsOf } from "../encounter/stems.ts";
import type { Known } from "./known.ts";
import type { Argument, Sources } from "./reasoning.ts";
import type { Sentence } from "./sense.ts";

/** What speaks for or against anything in any patient. */
const general = new Set(
  stemsOf(
    "risk factor factors age young onset gradual sudden duration course normal negative vitals pressure bp pulse temperature oxygen saturation equal examination exam ecg trop troponin ct xray cxr ultrasound doppler mri scan bloods blood swab culture pcr test tests result results fever cough rash weight travel trauma injury history pattern exposure response afebrile apyrexial pyrexia sputum purulent phlegm tender tenderness palpation pressing reproducible immobility surgery oedema swelling jvp crackles wheeze consolidation murmur stiffness vomiting bleeding bruising nodes haemoptysis smoker smoking breathing movement unilateral bilateral",
  ),
);
/** Words by which a sentence sets a disease aside. */
const setsAside =
  /\b(?:no|not|non|nor|neither|neg|negative|normal|nad|clear|unlikely|unlike|excluded?|excludes|against|without|flat|absent|low|lower|less|least|only part|cannot|never|rather|ruled out|argues|rules out|denies|tho|though|but)\b|n['’]t\b|[-−]ve\b/i;
const shortestName = 5;
const shortestPrefix = 6;
const ordinary = new Set(
  "against heart muscle urinary under underactive acute chronic syndrome disease disorder pain infection chest primary secondary other severe attack injury failure community acquired cause".split(
    " ",
  ),
);

/** Words of a disease's name that the case's own name does not hold: "viral" of viral meningitis beside a bacterial one. */
function tellingWords(compiled: CompiledCase, id: string): readonly string[] {
  const own = new Set(
    tokenise(`${compiled.diagnosis.name} ${diagnosisById(compiled.diagnosis.id)?.name ?? ""}`).map(
      ({ word }) => word,
    ),
  );
  return tokenise(diagnosisById(id)?.name ?? "")
    .map(({ word }) => word)
    .filter((word) => word.length >= shortestName && !own.has(word) && !ordinary.has(word));
}

const isSameLine = (a: string, b: string): boolean =>
  ["same", "subtype", "supertype"].includes(relate(a, b));

/** A sentence of either reasoning in which a disease stands. */
export interface Naming {
  readonly id: string;
  readonly source: Argument;
  readonly sentence: Sentence;
}

/** Where a disease is named: by any of its names, or, where it is set aside, by the telling word of its name. */
export function namingsOf(
  compiled: CompiledCase,
  sources: Sources,
  id: string,
  labelled: readonly string[] = [],
): readonly Naming[] {
  const telling = tellingWords(compiled, id);
  return [sources.final, sources.initial].flatMap((source) => {
    if (source.isNonsense) return [];
    return source.sentences.flatMap((sentence) => {
      const isNamed = source.prose.diagnoses.some(
        (mention) =>
          mention.span.start >= sentence.start &&
          mention.span.start < sentence.end &&
          isSameLine(mention.id, id) &&
          // "MI" names what the patient has, and no other infarction.
          (mention.id === id || !isSameLine(mention.id, compiled.diagnosis.id)),
      );
      const isShort =
        !isNamed &&
        setsAside.test(sentence.text) &&
        tokenise(sentence.text).some(
          ({ word }) =>
            labelled.includes(word) ||
            telling.some(
              (name) => word === name || (word.length >= shortestPrefix && name.startsWith(word)),
            ),
        );
      return isNamed || isShort ? [{ id, source, sentence }] : [];
    });
  });
}

/** "Heart failure", and under it "For: …", "Against: …": what stands under a heading is said of it. */
function under({ sentences }: Argument, heading: Sentence): string {
  const from = sentences.indexOf(heading) + 1;
  const lines = sentences.slice(from, from + mostUnder);
  const end = lines.findIndex(({ text }) => !/^\W*(?:for|against|pros?|cons?)\b\W/i.test(text));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .map(({ text }) => text)
    .join(" ");
}
const mostUnder = 3;

/** A sentence argues when it says something of this patient besides the diseases that it names. */
export function hasReason(
  { source, sentence }: { readonly source: Argument; readonly sentence: Sentence | undefined },
  known: Known,
): boolean {
  if (!sentence || source.isNonsense) return false;
  if (sentence.isBag || sentence.isStrange || sentence.isContradictory) return false;
  const { prose } = source;
  const inside = prose.diagnoses.filter(
    ({ span }) => span.start >= sentence.start && span.end <= sentence.end,
  );
  let rest = `${prose.text.slice(sentence.start, sentence.end)} ${under(source, sentence)}`;
  for (const { text } of inside) rest = rest.replace(text, " ");
  const reasons = stemsOf(rest).filter((stem) => known.stems.has(stem) || general.has(stem));
  return reasons.length > 0 && reasons.length * 2 >= new Set(inside.map(({ id }) => id)).size;
}

/** The sentence that sets a disease aside with something of this patient's: the argument that a rubric's "against" asks for. */
export function arguedAgainst(
  compiled: CompiledCase,
  sources: Sources,
  known: Known,
  finding: { readonly label: string; readonly against?: string | undefined },
): Naming | undefined {
  if (finding.against === undefined) return undefined;
  const ids = new Set([finding.against, ...findDiagnoses(finding.label).map(({ id }) => id)]);
  const labelled = tokenise(finding.label)
    .map(({ word }) => word)
    .filter((word) => word.length >= shortestName && !ordinary.has(word));
  return [...ids]
    .flatMap((id) => namingsOf(compiled, sources, id, labelled))
    .find((one) => setsAside.test(one.sentence.text) && hasReason(one, known));
}
