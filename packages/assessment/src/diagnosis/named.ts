import type { CompiledCase } from "@anamnesis/cases";
import {
  broaderThan,
  composedOf,
  diagnosisById,
  editDistance,
  findDiagnoses,
  relate,
  tokenise,
  type DiagnosisMention,
  type DiagnosisRelation,
} from "@anamnesis/terminology";

/** How a diagnosis that the learner wrote stands to the case's. */
export interface NamedDiagnosis {
  /** Share of the points for the diagnosis, 0..1. */
  readonly credit: number;
  readonly match:
    | "exact"
    | "more precise"
    | "too broad"
    | "related"
    | "one of several"
    | "other cause"
    | "other"
    | "denied"
    | "not recognised"
    | "none";
  /** The diagnosis that earned the credit. */
  readonly id?: string;
  /** Every diagnosis that was committed to. */
  readonly ids: readonly string[];
  readonly relation?: DiagnosisRelation;
}

/** The disease is right, and set down to something that the findings speak against. */
const otherCauseCredit = 0.5;
/** From here on a diagnosis is at least the right line of thought, and can share its credit with others. */
const leastShared = 0.5;
/** Longest line that is read as a diagnosis; beyond it stands an essay. */
const longestDiagnosis = 600;

const broadCredit = [0.7, 0.5, 0.35] as const;

/** Credit for one diagnosis alone: the author's word first, then how it is related. */
export function creditOf(compiled: CompiledCase, id: string): number {
  const stated = compiled.marking.diagnosis.credit[id];
  if (stated !== undefined) return stated;
  const expected = compiled.diagnosis.id;
  switch (relate(id, expected)) {
    case "same":
    case "subtype":
      return 1;
    case "supertype":
      return broadCredit[(broaderThan(expected).get(id) ?? 3) - 1] ?? 0.25;
    case "sibling":
      return 0.3;
    case "neighbour":
      return 0.15;
    case "same_organ":
      return 0.1;
    default:
      return 0;
  }
}

/** Whether two diagnoses are one line of thought (the same, or one within the other). */
const isSameLine = (a: string, b: string): boolean =>
  ["same", "subtype", "supertype"].includes(relate(a, b));

/**
 * Judges a diagnosis line. Denied diagnoses count for nothing; of several that compete ("MI or PE", a list) each counts
 * its share, so that naming everything earns little. Conditions beside the diagnosis ("with diabetes") cost nothing, nor do its
 * cause, complications, severity and site: one disease in full is one diagnosis. `reasoning` is what was written with the
 * line; a cause that it denies is not credited.
 */
export function judgeNamed(
  compiled: CompiledCase,
  text: string | undefined,
  reasoning = "",
): NamedDiagnosis {
  const line = (text ?? "").slice(0, longestDiagnosis);
  if (line.trim() === "") return { credit: 0, match: "none", ids: [] };
  const mentions = findDiagnoses(line);
  const stated = committedTo(
    line,
    mentions.filter((mention) => !mention.negated),
  );
  if (stated.length === 0) {
    if (mentions.length > 0) return { credit: 0, match: "denied", ids: [] };
    return soundsLikeName(line, compiled.diagnosis.name)
      ? {
          credit: 1,
          match: "exact",
          id: compiled.diagnosis.id,
          ids: [compiled.diagnosis.id],
          relation: "same",
        }
      : { credit: 0, match: "not recognised", ids: [] };
  }
  const named = [...new Set(stated.map((mention) => mention.id))];
  // "Septic shock from pyelonephritis" is urosepsis, in two words.
  const composed = alternativesIn(line) ? [] : composedOf(named);
  const ids = [...new Set([...named, ...composed])];
  const credits = new Map(ids.map((id) => [id, creditOf(compiled, id)]));
  const highest = ids.reduce((a, b) => ((credits.get(b) ?? 0) > (credits.get(a) ?? 0) ? b : a));
  // "Acute coronary syndrome (NSTEMI)" commits to the narrower one, which here is another disease.
  const narrower = ids.find(
    (id) => relate(id, highest) === "subtype" && !isSameLine(id, compiled.diagnosis.id),
  );
  const isOnlyBroad = relate(highest, compiled.diagnosis.id) === "supertype";
  const best = isOnlyBroad && narrower !== undefined ? narrower : highest;
  const heads = ids.filter(
    (id) =>
      id !== best &&
      isAlternative(compiled, id) &&
      stated.some((one) => one.id === id && isHeadOf(line, one, stated, best)),
  );
  const competing = [...new Set([...rivalsOf(compiled, line, ids, best), ...heads])];
  const companions = competing.filter(
    (id) =>
      !heads.includes(id) &&
      stated.filter((one) => one.id === id).every((one) => isCompanion(line, one, stated)),
  );
  const own = ofThisPatient(compiled);
  // Two companions make a picture; more that are not this patient's are a list that is strung together.
  const rivals =
    companions.filter((id) => !own.has(id)).length > 2
      ? competing
      : competing.filter((id) => !companions.includes(id));
  const total = [best, ...rivals].reduce((sum, id) => sum + (credits.get(id) ?? 0), 0);
  const strangers = ids.filter(
    (id) => !isSameLine(id, best) && !rivals.includes(id) && !own.has(id),
  );
  const crowd = Math.max(0, strangers.length - 4);
  const isOtherCause =
    isSameLine(best, compiled.diagnosis.id) && deniesCause(compiled, line, reasoning);
  const credit = (total / (1 + rivals.length + crowd)) * (isOtherCause ? otherCauseCredit : 1);
  const canShare = (credits.get(best) ?? 0) >= leastShared;
  return {
    credit,
    match: isOtherCause
      ? "other cause"
      : matchOf(compiled, best, credit, canShare ? rivals.length : 0),
    id: best,
    ids,
    relation: relate(best, compiled.diagnosis.id),
  };
}

/** What the case's author writes of this patient besides the diagnosis itself: its parts, cause, complications, other illnesses. */
const ownIds = new WeakMap<CompiledCase, ReadonlySet<string>>();
function ofThisPatient(compiled: CompiledCase): ReadonlySet<string> {
  let ids = ownIds.get(compiled);
  if (!ids) {
    const { diagnosis, expert, differential, marking, facts } = compiled;
    const table = new Set([
      ...differential.map((entry) => entry.id),
      ...marking.diagnosis.alternatives,
      ...marking.diagnosis.dangerous.map((entry) => entry.id),
    ]);
    const texts = [
      diagnosis.name,
      expert.final.reasoning,
      expert.reasoning,
      ...facts
        .filter(({ topic, polarity }) => topic === "pmh" && polarity !== "absent")
        .map((fact) => fact.is),
    ];
    const stated = texts
      .flatMap((text) => findDiagnoses(text))
      .filter(({ id, negated }) => !negated && !table.has(id));
    const named = findDiagnoses(diagnosis.name).filter(({ negated }) => !negated);
    ids = new Set([...stated, ...named].map(({ id }) => id));
    ownIds.set(compiled, ids);
  }
  return ids;
}

const alternativesIn = (line: string): boolean =>
  /\b(?:or|vs\.?|versus|either|ddx|differentials?|alternatively)\b|\?/i.test(line);

const setDownTo =
  /\b(?:from|due to|caused by|because of|secondary to|2ry to|as a result of|source)\b|2°/i;

/** The line sets the disease down to something, and the cause that the case's own name holds is denied. */
function deniesCause(compiled: CompiledCase, line: string, reasoning: string): boolean {
  if (!setDownTo.test(line)) return false;
  const known = findDiagnoses(compiled.diagnosis.name)
    .map(({ id }) => id)
    .filter((id) => !isSameLine(id, compiled.diagnosis.id));
  const said = [...findDiagnoses(line), ...findDiagnoses(reasoning.slice(0, 12_000))];
  return known.some((id) => {
    const own = said.filter((one) => isSameLine(one.id, id));
    return (
      own.some(({ negated }) => negated) &&
      !findDiagnoses(line).some((one) => !one.negated && isSameLine(one.id, id))
    );
  });
}

const causes =
  /(?:\bw\/|\bc\/b\b|2°|\bsec(?:\.|ondary)? to\b)[^,;]*$|\b(secondary to|2ry to|due to|caused by|because of|from|complicat\w+( by)?|leading to|resulting in|causing|with|on a background of|in the context of)\b[^,;]*$/i;

const setAside =
  /\b(ddx|d\/d|differentials?|alternatives?|(also |to )?(consider(ed|ing)?|exclude|rule out)|other possibilit\w+)\b/i;

/** What stands before "ddx", "differentials" or "to exclude"; everything, when nothing stands there. */
function committedTo(
  line: string,
  stated: readonly DiagnosisMention[],
): readonly DiagnosisMention[] {
  const marker = setAside.exec(line)?.index ?? line.length;
  const before = stated.filter(({ span }) => span.start < marker);
  return before.length > 0 ? before : stated;
}

/** Joined to another diagnosis as its cause or consequence ("sepsis secondary to pneumonia"). */
function isCompanion(
  line: string,
  mention: DiagnosisMention,
  stated: readonly DiagnosisMention[],
): boolean {
  const at = stated.indexOf(mention);
  const between = (a: DiagnosisMention | undefined, b: DiagnosisMention | undefined): string =>
    a && b ? line.slice(a.span.end, b.span.start) : "";
  return (
    causes.test(between(stated[at - 1], mention)) || causes.test(between(mention, stated[at + 1]))
  );
}

/** What the case weighs against its diagnosis, under whatever name. */
const isAlternative = ({ marking }: CompiledCase, id: string): boolean =>
  marking.diagnosis.alternatives.some(
    (one) => isSameLine(one, id) || relate(one, id) === "sibling",
  );

const complicatedBy = /\b(?:complicat\w+ (?:by|with)|leading to|resulting in|causing)\b/i;
/** "Pneumonia complicated by embolism": what the line makes the first illness, of which the other is only what became of it. */
function isHeadOf(
  line: string,
  head: DiagnosisMention,
  stated: readonly DiagnosisMention[],
  best: string,
): boolean {
  return stated.some(
    ({ id, span }) =>
      id === best &&
      span.start > head.span.end &&
      complicatedBy.test(line.slice(head.span.end, span.start)),
  );
}

/** Diagnoses beside the best one that compete with it for the presentation, rather than accompany it. */
function rivalsOf(
  compiled: CompiledCase,
  line: string,
  ids: readonly string[],
  best: string,
): readonly string[] {
  const onTheTable = new Set([
    ...compiled.differential.map((entry) => entry.id),
    ...compiled.marking.diagnosis.alternatives,
    ...compiled.marking.diagnosis.dangerous.map((entry) => entry.id),
  ]);
  const isReached = isSameLine(best, compiled.diagnosis.id);
  const own = isReached ? ofThisPatient(compiled) : new Set<string>();
  // What the author credits in part and does not weigh as an alternative is a part of the whole, unless it is put against it.
  const isPart = (id: string): boolean =>
    isReached &&
    !alternativesIn(line) &&
    compiled.marking.diagnosis.credit[id] !== undefined &&
    !onTheTable.has(id);
  const rivals: string[] = [];
  for (const id of ids) {
    if (id === best || [best, ...rivals].some((other) => isSameLine(id, other))) continue;
    if (isSameLine(id, compiled.diagnosis.id) || own.has(id) || isPart(id)) continue;
    const relation = relate(id, best);
    if (onTheTable.has(id) || relation === "sibling" || relation === "neighbour") rivals.push(id);
  }
  return rivals;
}

function matchOf(
  compiled: CompiledCase,
  id: string,
  credit: number,
  rivals: number,
): NamedDiagnosis["match"] {
  if (rivals > 0 && credit > 0.05) return "one of several";
  switch (relate(id, compiled.diagnosis.id)) {
    case "same":
      return "exact";
    case "subtype":
      return "more precise";
    case "supertype":
      return "too broad";
    case "sibling":
      return "related";
    default:
      return credit >= 0.9 ? "exact" : credit >= 0.2 ? "related" : "other";
  }
}

/** The first letters of a name's words, with and without the little ones: "MwA", "MA". */
function initialsOf(name: string): readonly string[] {
  const words = tokenise(name.split(/[,(]/)[0] ?? name).map((token) => token.word);
  const of = (list: readonly string[]): string => list.map((word) => word[0] ?? "").join("");
  return [of(words), of(words.filter((word) => word.length > 3))].filter((one) => one.length > 2);
}

/** For a case whose diagnosis has a name of its own: its initials, or most of its words, give or take a slip. */
function soundsLikeName(line: string, name: string): boolean {
  const initials = initialsOf(name);
  if (tokenise(line).some((token) => initials.includes(token.word))) return true;
  const wanted = tokenise(name)
    .map((token) => token.word)
    .filter((word) => word.length > 3);
  const typed = tokenise(line).map((token) => token.word);
  const found = wanted.filter((word) =>
    typed.some((other) => editDistance(other, word, 1) <= (word.length > 5 ? 1 : 0)),
  );
  return wanted.length > 0 && found.length / wanted.length >= 0.75;
}

export const diagnosisName = (compiled: CompiledCase, id: string): string =>
  id === compiled.diagnosis.id
    ? compiled.diagnosis.name
    : (diagnosisById(id)?.name ?? id.replace(/_/g, " "));
